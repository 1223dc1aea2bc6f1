// `solve connect`: small games exactly, and wins by double threats.

#include <fmt/format.h>

#include <algorithm>

#include "base/error.h"
#include "base/numbers.h"
#include "game/listing.h"
#include "games/connect/commands.h"
#include "games/connect/exact.h"
#include "games/connect/shape.h"
#include "games/connect/threats.h"

namespace zermelo::connect {
namespace {

/// What is asked: rules, and a board or none.
struct Asked {
  GameRules rules;
  std::optional<Grid> grid;
  Colour to_move = Colour::black;
};

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

Fields opening(const std::string& position, const Asked& asked) {
  return Fields{}
      .add("game", "connect")
      .add("position", position.empty() ? Datum() : Datum(position))
      .add("rules", text(asked.rules));
}

/// The cost, and what is the same in all answers.
void close(Answer& answer, const Budget& budget, bool known) {
  answer.status = known ? Status::answered : Status::unknown;
  answer.fields.add("nodes", budget.nodes())
      .add("seconds", budget.seconds())
      .add("exact", known)
      .add("source", "search");
  answer.text.push_back({say_cost(budget.nodes(), budget.seconds()) + '\n', Tone::dim});
}

// -- Exactly
// ---------------------------------------------------------------------------------------

Question question_of(const Asked& asked, const Arguments& arguments) {
  if (asked.rules.rows * asked.rules.columns > most_points_solved) {
    throw Error(
        fmt::format("connect: a board of {} by {}; games of up to {} points are solved, and "
                    "--threats looks for wins by double threats on any",
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

// -- Double threats
// --------------------------------------------------------------------------------

std::string points_text(const std::vector<unsigned>& points, unsigned columns) {
  std::vector<std::string> texts;
  for (const unsigned point : points) texts.push_back(cell_text(point, columns));
  return fmt::format("{}", fmt::join(texts, " "));
}

Answer answer_threats(const std::string& position, const Asked& asked, const Arguments& arguments,
                      Budget& budget) {
  if (!asked.grid) throw Error("connect: --threats without a board; expected rows such as x../...");
  if (asked.rules.p != 2) {
    throw Error(fmt::format("connect: --threats with {} stones a turn; double threats are for 2",
                            asked.rules.p));
  }
  const unsigned k = checked_line_rules(asked.rules.k, 2).k, columns = asked.grid->columns;
  const auto limit = static_cast<unsigned>(std::min<std::uint64_t>(arguments.count("turns"), 1000));
  const auto found = solve_threats(*asked.grid, k, asked.to_move, limit, budget);
  const bool won = found.result == ThreatResult::win;
  const bool known = found.result != ThreatResult::unknown;
  const ThreatWin& win = found.win;
  List line;
  for (const auto& points : win.line) line.emplace_back(points_text(points, columns));
  Answer answer;
  answer.fields = opening(position, asked);
  answer.fields.add("to_move", std::string(1, letter(asked.to_move)))
      .add("result", !known ? Datum() : Datum(won ? "win" : "none"))
      .add("turns", won ? Datum(std::uint64_t{win.turns}) : Datum())
      .add("first_moves", won && win.turns > 1 ? Datum(win.first_moves) : Datum())
      .add("line", won ? Datum(std::move(line)) : Datum());
  const char side = letter(asked.to_move);
  if (won) {
    answer.text.push_back(
        {fmt::format("{} wins in {} turn{}", side, win.turns, win.turns == 1 ? "" : "s"),
         Tone::good});
    if (win.turns > 1)
      answer.text.push_back({fmt::format(", by {} first pairs", with_commas(win.first_moves))});
    answer.text.push_back({"\n"});
    for (std::size_t i = 0; i < win.line.size(); ++i) {
      answer.text.push_back(
          {fmt::format("  {} {}\n", i % 2 == 0 ? side : letter(other(asked.to_move)),
                       points_text(win.line[i], columns))});
    }
  } else {
    answer.text.push_back({known ? fmt::format("no win by double threats within {} turns\n", limit)
                                 : std::string("not known\n"),
                           Tone::strong});
  }
  close(answer, budget, known);
  return answer;
}

}  // namespace

Command solve_command() {
  Command command{"solve", "a small game exactly, or a win by double threats", "board", {}, {},
                  nullptr};
  command.examples = {
      {"solve connect --rules 3,3,3,1,1", "the empty board: M,N,K,P,Q"},
      {"solve connect --rules 3,3,3,1,1 --board xo./.../...", "from a position"},
      {"solve connect --board ..xxx..../.xxx..... --threats", "a win by double threats"}};
  command.options = {
      {"rules", Kind::text, "rules", "M,N,K,P,Q, connect6 or gomoku; for a board else connect6",
       ""},
      {"board", Kind::flag, "", "what follows is a board: rows of x, o and . joined by /", ""},
      {"to-move", Kind::choice, "side", "who is to move", "x", {"x", "o"}},
      {"stones", Kind::count, "n", "stones he places now (Q on the empty board, else P)", ""},
      {"threats", Kind::flag, "", "look for a win by double threats (two stones a turn)", ""},
      {"turns", Kind::count, "n", "the longest such win", "4"},
      memory_option("1G"),
      threads_option(),
      seconds_option(),
      nodes_option()};
  command.notes = {{"result", "first, second or draw; with --threats win or none"},
                   {"first_moves", "pairs of points that win in the fewest turns"},
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
