// `solve connect`: small games exactly, and wins by threats.

#include <fmt/format.h>

#include <algorithm>

#include "base/error.h"
#include "games/connect/commands.h"
#include "games/connect/exact.h"
#include "games/connect/threat_answer.h"

namespace zermelo::connect {
namespace {

bool looks_like_rules(const std::string& position) {
  return position.find(',') != std::string::npos || position == "connect6" || position == "gomoku";
}

/// The position is a board, or rules for the empty one, or it is left out and --rules has them.
Asked asked(const std::string& position, const Arguments& arguments) {
  const bool named = arguments.given("rules");
  Asked out;
  if (named) out.rules = read_rules(arguments.text("rules"));
  out.to_move = read_colour(arguments.text("to-move"));
  if (position.empty() || looks_like_rules(position)) {
    if (position.empty() && !named)
      throw Error("connect: neither rules nor a board; expected --rules M,N,K,P,Q or a board");
    if (!position.empty()) out.rules = read_rules(position);
    return out;
  }
  out.grid = read_grid(position);
  const bool sized = named && arguments.text("rules").find(',') != std::string::npos;
  const Grid& grid = *out.grid;
  const auto sides = std::minmax(grid.rows, grid.columns);
  if (sized && sides != std::minmax(out.rules.rows, out.rules.columns)) {
    throw Error(fmt::format("connect: the board is {} by {}; the rules say {} by {}", grid.rows,
                            grid.columns, out.rules.rows, out.rules.columns));
  }
  out.rules.rows = grid.rows;
  out.rules.columns = grid.columns;
  return out;
}

Question question_of(const Asked& asked, const Arguments& arguments) {
  if (arguments.given("exactly"))
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

Answer answer_exactly(const std::string& position, const Asked& asked, const Arguments& arguments,
                      Budget& budget) {
  const Question question = question_of(asked, arguments);
  const auto ending = solve_exactly(question, arguments.bytes("memory"), budget);
  Answer answer;
  answer.fields = opening(position, asked);
  answer.fields.add("to_move", std::string(1, letter(question.to_move)))
      .add("result", ending ? Datum(name(*ending)) : Datum());
  const char* said = !ending                     ? "not known"
                     : *ending == Ending::first  ? "Black (x), the first player, wins"
                     : *ending == Ending::second ? "White (o), the second player, wins"
                                                 : "a draw";
  answer.text.push_back({fmt::format("connect({}): {}\n", text(asked.rules), said), Tone::strong});
  close(answer, budget, ending.has_value());
  return answer;
}

}  // namespace

Command solve_command() {
  Command command{"solve", "a small game exactly, or a win by threats", "board", {}, {}, nullptr};
  command.examples = {
      {"solve connect --rules 3,3,3,1,1", "the empty board: M,N,K,P,Q"},
      {"solve connect --rules 3,3,3,1,1 --board xo./.../...", "from a position"},
      {"solve connect --board ..xxx..../.xxx..... --threats", "a win by double threats"},
      {"solve connect --rules gomoku --board .xxx.. --threats", "by fours (--by vct: and threes)"}};
  command.options = {
      {"rules", Kind::text, "rules", "M,N,K,P,Q, connect6 or gomoku; for a board else connect6",
       ""},
      {"board", Kind::flag, "", "what follows is a board: rows of x, o and . joined by /", ""},
      {"to-move", Kind::choice, "side", "who is to move", "x", {"x", "o"}},
      {"stones", Kind::count, "n", "stones he places now (Q on the empty board, else P)", ""},
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
      {"result", "first, second or draw; with --threats win or none"},
      {"first_moves", "points, or pairs of them, that win in the fewest turns"},
      {"line", "points as row,column from the top left, from 0"}};
  command.many = true;
  command.start = [](const Arguments& arguments) -> Run {
    return [arguments](const std::string& position, Sink& sink, Budget& budget) {
      const Asked what = asked(position, arguments);
      sink.answer(arguments.given("threats") ? answer_threats(position, what, arguments, budget)
                                             : answer_exactly(position, what, arguments, budget));
    };
  };
  return command;
}

}  // namespace zermelo::connect
