// `solve connect`: small games exactly, and wins by threats.

#include <fmt/format.h>

#include "base/error.h"
#include "commands/connect/commands.h"
#include "commands/connect/solve_answer.h"
#include "commands/connect/threats_solver.h"
#include "commands/listing.h"

namespace zermelo::connect {
namespace {

Question question_of(const SolveRequest& request, const Arguments& arguments) {
  const GameRules& rules = request.rules;
  if (request.exactly)
    throw Error("connect: --exactly is known to --threats with one stone a turn, not here");
  if (rules.rows * rules.columns > most_points_solved) {
    throw Error(
        fmt::format("connect: a board of {} by {}; games of up to {} points are solved, and "
                    "--threats looks for forced wins on any",
                    rules.rows, rules.columns, most_points_solved));
  }
  Question question = empty_board(rules);
  if (request.grid) {
    question.grid = *request.grid;
    question.stones = rules.p;
  }
  question.to_move = request.to_move;
  if (arguments.has("stones")) {
    const auto stones = arguments.count("stones");
    if (stones > most_points_solved)
      throw Error(
          fmt::format("connect: --stones {}; expected 1 to {}", stones, most_points_solved));
    question.stones = static_cast<unsigned>(stones);
  }
  return question;
}

ExactReport solve_exact(const SolveRequest& request, const Arguments& arguments, Budget& budget) {
  const Question question = question_of(request, arguments);
  return {request, question, solve_game(question, arguments.bytes("memory"), budget)};
}

/// An answer of either kind, with what it cost.
template <class Solution>
Answer answered(const std::string& position, const Solution& solution, const Budget& budget) {
  Answer answer{opening_fields(position, solution.request), text_of(solution),
                solution.is_known() ? Status::answered : Status::unknown};
  for (auto& [name, value] : fields_of(solution).entries)
    answer.fields.add(std::move(name), std::move(value));
  answer.fields.add("nodes", budget.nodes())
      .add("seconds", budget.seconds())
      .add("exact", solution.is_known())
      .add("source", "search");
  answer.text.push_back({say_cost(budget.nodes(), budget.seconds()) + '\n', Tone::dim});
  return answer;
}

Answer answer(const std::string& position, const Arguments& arguments, Budget& given) {
  const SolveRequest request = read_solve_request(position, arguments);
  if (arguments.given("threats") || request.record) {
    Budget budget(checked_at_every_node(given));
    return answered(position, solve_by_threats(request, arguments, budget), budget);
  }
  for (const char* option : {"by", "turns", "reach", "tree"})
    if (arguments.given(option))
      throw Error(fmt::format("connect: --{} is only for wins by threats; add --threats", option));
  return answered(position, solve_exact(request, arguments, given), given);
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
      {"solve connect --rules gomoku --board .xxx.. --threats",
       "by fours (--by vct: by fours and threes)"}};
  command.options = {
      {"rules", Kind::text, "rules", "M,N,K,P,Q, connect6 or gomoku (for a board: connect6)", ""},
      {"board", Kind::flag, "", "the position is a board: rows of x, o and . joined by /", ""},
      {"record", Kind::file, "file", "a game in SGF or a Piskvork .psq; implies --threats", ""},
      {"ply", Kind::count, "n", "the position after n turns of the record (all of them)", ""},
      to_move_option(),
      {"stones", Kind::count, "n", "stones it places now (Q on the empty board, otherwise P)", ""},
      {"threats", Kind::flag, "", "look for a win by threats on a board of any size", ""},
      {"by", Kind::choice, "kind", "the kind of threats", "", {"double", "single", "vcf", "vct"}},
      {"turns", Kind::count, "n", "the longest such win (4; with vcf 100, with vct 8)", ""},
      {"reach", Kind::count, "n", "vct: the turns of fours that a three may threaten", "2"},
      {"exactly", Kind::flag, "", "more than K in a row do not win (standard Go-Moku)", ""},
      {"tree", Kind::flag, "", "show the whole win, with every defence", ""},
      memory_option("1G"),
      threads_option(),
      seconds_option(),
      nodes_option()};
  command.notes = {
      {"by", "two stones: double, single (first turn); one: vcf (fours), vct (fours and threes)"},
      {"result", "first, second or draw; with --threats win, or none within --turns (limit)"},
      {"first_moves", "the number of points, or pairs of points, that win in the fewest turns"},
      {"move", "a winning turn, if the side to move wins"},
      {"won_already", "x or o if that side has a row on the board; otherwise null"},
      {"cut", "true: a win is proved, but the budget was spent before all of it was known"},
      {"line", "points as row,column from the top left, from 0"},
      {"record", "solve connect --record GAME.sgf --ply 12 --by vct: after 12 turns of a game"},
      {"board", "rows from the top: x or X Black, o or O White, . - or _ void; or a file name"}};
  command.start = [](const Arguments& arguments) -> Run {
    return [arguments](const std::string& position, Sink& sink, Budget& budget) {
      sink.answer(answer(position, arguments, budget));
    };
  };
  return command;
}

}  // namespace zermelo::connect
