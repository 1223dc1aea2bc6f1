// `solve`: the winner of a sum, and a winning move in one of its parts.

#include <fmt/format.h>

#include "commands/advice.h"
#include "commands/listing.h"
#include "commands/outcome_words.h"
#include "commands/solve_answer.h"
#include "commands/solve_command.h"
#include "commands/sum/commands.h"
#include "commands/value_command.h"
#include "sums/sum_reader.h"
#include "value/scoped_limits.h"

namespace zermelo::sum {
namespace {

std::string first_field(Side side) { return fmt::format("{}_first", name(side)); }

/// The winner when `first` moves first; nothing when it is not known.
std::optional<Side> winner_of(Side first, Result result) { return winner(first, result); }

Datum move_field(const std::optional<MixedMove>& move) {
  if (!move) return {};
  return Fields{}.add("part", std::uint64_t{move->part}).add("move", move->move);
}

Datum verdict_field(Side first, const std::optional<Result>& result,
                    const std::optional<MixedMove>& move) {
  if (!result) return {};
  const auto who = winner_of(first, *result);
  return Fields{}.add("winner", who ? Datum(name(*who)) : Datum()).add("move", move_field(move));
}

Fields moves_fields(const std::vector<MixedMoves>& lists) {
  Fields out;
  for (const auto& [first, moves] : lists) {
    if (!moves) {
      out.add(first_field(first), Datum());
      continue;
    }
    List list;
    for (const auto& move : *moves) list.emplace_back(move_field(move));
    out.add(first_field(first), std::move(list));
  }
  return out;
}

bool is_known(const MixedSolution& solution) {
  return solution.left_first != Result::unknown && solution.right_first != Result::unknown;
}

Fields fields_of(const Subject& subject, const WrittenSum& sum, const MixedSolution& solution) {
  Fields out = subject.fields();
  out.add("outcome", letter_or_null(solution.outcome()))
      .add("left_first", verdict_field(Side::left, solution.left_first, solution.left_move))
      .add("right_first", verdict_field(Side::right, solution.right_first, solution.right_move))
      .add("parts", List(sum.texts.begin(), sum.texts.end()));
  if (!solution.lines.empty()) out.add("line", moves_fields(solution.lines));
  out.add("nodes", solution.nodes)
      .add("seconds", solution.seconds)
      .add("exact", is_known(solution))
      .add("source", "search");
  if (!solution.winning_moves.empty())
    out.add("winning_moves", moves_fields(solution.winning_moves));
  for (const auto& each : solution.explanations)
    out.add("explanation_" + first_field(each.first), explanation_fields(each));
  return out;
}

/// `1-2 in part 0, clobber(BBW)`.
std::string words_for(const MixedMove& move, const WrittenSum& sum) {
  const bool is_typed = move.part < sum.texts.size();
  return fmt::format("{} in part {}{}", move.move, move.part,
                     is_typed ? ", " + shortened(sum.texts[move.part]) : "");
}

void add_verdict(Text& out, Side first, const std::optional<Result>& result,
                 const std::optional<MixedMove>& move, const WrittenSum& sum) {
  if (!result) return;
  out.push_back({fmt::format("  {:<12}  ", fmt::format("{} first", title(first)))});
  const auto who = winner_of(first, *result);
  if (!who) {
    out.push_back({"?\n", Tone::strong});
  } else if (*who != first) {
    out.push_back({fmt::format("{} wins against every move\n", title(*who)), Tone::bad});
  } else if (move) {
    out.push_back({fmt::format("{} wins by {}\n", title(*who), words_for(*move, sum)), Tone::good});
  } else {
    out.push_back(
        {fmt::format("{} wins; the move was not found in time\n", title(*who)), Tone::good});
  }
}

void add_moves(Text& out, std::string_view what, const MixedMoves& list, std::string_view if_none) {
  std::string words = !list.moves ? " ?" : list.moves->empty() ? std::string(if_none) : "";
  for (const auto& move : list.moves.value_or(std::vector<MixedMove>{}))
    words += fmt::format(" {}:{}", move.part, move.move);
  out.push_back({fmt::format("  {}, {} first:{}\n", what, title(list.first), words)});
}

Text words_of(const Subject& subject, const WrittenSum& sum, const MixedSolution& solution) {
  Text out{{fmt::format("{}:", shortened(subject.position))}};
  if (solution.left_first && solution.right_first) {
    out.push_back({' ' + say_outcome(solution.outcome()), Tone::strong});
    if (const auto outcome = solution.outcome())
      out.push_back({fmt::format(" (outcome {})", letter(*outcome))});
  }
  out.push_back({"\n"});
  add_verdict(out, Side::left, solution.left_first, solution.left_move, sum);
  add_verdict(out, Side::right, solution.right_first, solution.right_move, sum);
  for (const auto& line : solution.lines) add_moves(out, "line", line, "");
  out.push_back({fmt::format("  {}{}\n", say_cost(solution.nodes, solution.seconds),
                             why_unknown(solution.spent)),
                 Tone::dim});
  for (const auto& list : solution.winning_moves) add_moves(out, "winning moves", list, " none");
  for (const auto& each : solution.explanations) add_explanation_words(out, each);
  if (!solution.trouble.empty())
    out.push_back({"  " + advised(solution.trouble) + '\n', Tone::dim});
  return out;
}

Answer answer_of(const Subject& subject, const WrittenSum& sum, const MixedSolution& solution) {
  return {fields_of(subject, sum, solution), words_of(subject, sum, solution),
          is_known(solution) ? Status::answered : Status::unknown};
}

void answer(const std::string& text, const Arguments& arguments, ValueMemory& memory, Sink& sink,
            Budget& budget) {
  const Subject subject{"sum", text};
  const SolveRequest request = solve_request(arguments);
  ValueStore& values = memory.next().store();
  const std::size_t bytes = arguments.bytes("memory") / 2;
  const TimeLimit limit(values, budget);
  try {
    const WrittenSum sum = read(text, values, budget, bytes);
    sink.answer(
        answer_of(subject, sum,
                  MixedSolver(values, {.most_bytes = bytes}).solve(sum.terms, request, budget)));
  } catch (const GaveUp& reason) {
    sink.answer(answer_of(subject, {}, unknown_solution(request, reason.trouble(), budget)));
  }
}

}  // namespace

Command solve_command() {
  Command command{.name = "solve",
                  .summary = "the winner and a winning move",
                  .takes = Takes::positions,
                  .word = "sum"};
  command.examples = {{"solve sum \"clobber(BBW) + hackenbush(BRR) - *2\"",
                       "the winner, a winning move and its part"},
                      {"solve sum \"3.domineering(2x3) + {1|-1}\" --explain",
                       "and why: the parts and their values"},
                      {"solve sum \"hackenbush(0-1-B 1-2-R) - 1/2\" --line --json",
                       "a drawing, and a line of play"}};
  command.options = {first_option(true),
                     {"line", Kind::flag, "", "also show a line of play to the end"},
                     {"all-moves", Kind::flag, "", "every winning move"},
                     {"explain", Kind::flag, "", "the parts, their values, why it is won"},
                     seconds_option(),
                     nodes_option(),
                     memory_option("4G"),
                     threads_option()};
  command.start = [](const Arguments& arguments) -> Run {
    const auto memory = std::make_shared<ValueMemory>(arguments.bytes("memory") / 2);
    return [arguments, memory](const std::string& position, Sink& sink, Budget& budget) {
      answer(position, arguments, *memory, sink, budget);
    };
  };
  return command;
}

}  // namespace zermelo::sum
