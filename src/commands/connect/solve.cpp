// `solve connect`: small games exactly, and wins by threats.

#include <fmt/format.h>

#include <algorithm>

#include "base/error.h"
#include "commands/connect/commands.h"
#include "commands/connect/threat_answer.h"
#include "games/connect/exact/exact.h"

namespace zermelo::connect {
namespace {

Question question_of(const Asked& asked, const Arguments& arguments) {
  if (asked.exactly)
    throw Error("connect: --exactly is known to --threats with one stone a turn, not here");
  if (asked.rules.rows * asked.rules.columns > most_points_solved) {
    throw Error(
        fmt::format("connect: a board of {} by {}; games of up to {} points are solved, and "
                    "--threats looks for forced wins on any",
                    asked.rules.rows, asked.rules.columns, most_points_solved));
  }
  Question question = empty_board(asked.rules);
  const bool empty = !asked.grid;
  if (!empty) question.grid = *asked.grid;
  question.to_move = asked.to_move;
  question.stones = empty ? asked.rules.q : asked.rules.p;
  if (arguments.has("stones")) {
    const auto stones = arguments.count("stones");
    if (stones > most_points_solved)
      throw Error(
          fmt::format("connect: --stones {}; expected 1 to {}", stones, most_points_solved));
    question.stones = static_cast<unsigned>(stones);
  }
  return question;
}

/// The winning turn, or that there was no budget left to find it.
std::string say_turn(const Solved& solved, const Question& question) {
  if (solved.is_cut) return "  the budget was spent before the winning move was found\n";
  if (solved.turn.empty()) return "";
  return fmt::format("  {} wins by {} ({})\n", letter(question.to_move),
                     cells_text(solved.turn, question.grid.columns), cell_legend);
}

Answer answer_exactly(const std::string& position, const Asked& asked, const Arguments& arguments,
                      Budget& budget) {
  const Question question = question_of(asked, arguments);
  const auto row = row_won_already(question.grid, question.rules.k);
  const Solved solved = solve_game(question, arguments.bytes("memory"), budget);
  const auto& ending = solved.ending;
  Answer answer;
  answer.fields = opening(position, asked);
  answer.fields.add("to_move", std::string(1, letter(question.to_move)))
      .add("result", ending ? Datum(name(*ending)) : Datum())
      .add("move",
           solved.turn.empty() ? Datum() : Datum(cells_text(solved.turn, question.grid.columns)))
      .add("cut", solved.is_cut);
  const char* said = !ending                     ? "not known"
                     : *ending == Ending::first  ? "Black (x), the first player, wins"
                     : *ending == Ending::second ? "White (o), the second player, wins"
                                                 : "a draw";
  if (!row) {
    answer.text.push_back(
        {fmt::format("connect({}): {}\n", text(asked.rules), said), Tone::strong});
    answer.text.push_back({say_turn(solved, question)});
  }
  add_row_won(answer, asked, row);
  close(answer, budget, ending.has_value() && !solved.is_cut);
  return answer;
}

Option to_move_option() {
  Option to_move{"to-move", Kind::choice, "side", "the side to move", "x", {"x", "o"}};
  to_move.synonyms = {{"black", "x"}, {"b", "x"}, {"white", "o"}, {"w", "o"}};
  return to_move;
}

}  // namespace

Command solve_command() {
  Command command{.name = "solve",
                  .summary = "a small game exactly, or a win by threats",
                  .takes = Takes::any_positions,
                  .word = "board"};
  command.examples = {
      {"solve connect --rules 3,3,3,1,1", "the empty board: M,N,K,P,Q"},
      {"solve connect --rules 3,3,3,1,1 --board xo./.../...", "from a position"},
      {"solve connect --board ..xxx..../.xxx..... --threats", "a win by double threats"},
      {"solve connect --rules gomoku --board .xxx.. --threats", "by fours (--by vct: and threes)"}};
  command.options = {
      {"rules", Kind::text, "rules", "M,N,K,P,Q, connect6 or gomoku; for a board else connect6",
       ""},
      {"board", Kind::flag, "", "what follows is a board: rows of x, o and . joined by /", ""},
      {"record", Kind::file, "file", "a game in SGF or a Piskvork .psq; implies --threats", ""},
      {"ply", Kind::count, "n", "the position after n turns of the record, not the last", ""},
      to_move_option(),
      {"stones", Kind::count, "n", "stones it places now (Q on the empty board, else P)", ""},
      {"threats", Kind::flag, "", "look for a win by threats on a board of any size", ""},
      {"by", Kind::choice, "kind", "the kind of threats", "", {"double", "single", "vcf", "vct"}},
      {"turns", Kind::count, "n", "the longest such win (4; 100 by vcf, 8 by vct)", ""},
      {"reach", Kind::count, "n", "vct: turns of fours that a three may threaten", "2"},
      {"exactly", Kind::flag, "", "more than K in a row do not win (standard Go-Moku)", ""},
      {"tree", Kind::flag, "", "the whole win, with every defence", ""},
      memory_option("1G"),
      threads_option(),
      seconds_option(),
      nodes_option()};
  command.notes = {
      {"by", "two stones: double, single (first turn); one: vcf (fours), vct (and threes)"},
      {"result", "first, second or draw; with --threats win, or none within --turns (limit)"},
      {"first_moves", "points, or pairs of them, that win in the fewest turns"},
      {"move", "a turn that wins, where the side to move wins"},
      {"won_already", "x or o where that side has a row on the board; else null"},
      {"cut", "true: a win is proved, but the budget was spent before all of it was told"},
      {"line", "points as row,column from the top left, from 0"},
      {"record", "solve connect --record GAME.sgf --ply 12 --by vct: after 12 turns of a game"},
      {"board", "rows from the top: x or X Black, o or O White, . - or _ void; or a file's name"}};
  command.start = [](const Arguments& arguments) -> Run {
    return [arguments](const std::string& position, Sink& sink, Budget& budget) {
      const Asked what = read_asked(position, arguments);
      sink.answer(arguments.given("threats") || what.record
                      ? answer_threats(position, what, arguments, budget)
                      : answer_exactly(position, what, arguments, budget));
    };
  };
  return command;
}

}  // namespace zermelo::connect
