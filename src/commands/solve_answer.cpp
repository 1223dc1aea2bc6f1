#include "commands/solve_answer.h"

#include <fmt/ranges.h>

namespace zermelo {
namespace {

std::string first_field(Side side) { return fmt::format("{}_first", name(side)); }

bool is_known(const std::optional<WrittenVerdict>& verdict) {
  return !verdict || verdict->winner.has_value();
}
bool is_known(const WrittenSolution& solution) {
  return is_known(solution.left_first) && is_known(solution.right_first);
}

Datum verdict_field(const std::optional<WrittenVerdict>& verdict) {
  if (!verdict) return {};
  return Fields{}
      .add("winner", verdict->winner ? Datum(name(*verdict->winner)) : Datum())
      .add("move", verdict->move);
}

Fields moves_fields(const std::vector<WrittenMoves>& lists) {
  Fields out;
  for (const auto& [first, moves] : lists)
    out.add(first_field(first), moves ? Datum(List(moves->begin(), moves->end())) : Datum());
  return out;
}

void add_verdict(Text& out, Side first, const std::optional<WrittenVerdict>& verdict) {
  if (!verdict) return;
  out.push_back({fmt::format("  {:<12}  ", fmt::format("{} first", title(first)))});
  if (!verdict->winner) {
    out.push_back({"?\n", Tone::strong});
  } else if (verdict->move) {
    out.push_back(
        {fmt::format("{} wins by {}\n", title(*verdict->winner), *verdict->move), Tone::good});
  } else {
    out.push_back(
        {fmt::format("{} wins against every move\n", title(*verdict->winner)), Tone::bad});
  }
}

void add_moves(Text& out, std::string_view what, const WrittenMoves& list,
               std::string_view if_none) {
  std::string words = !list.moves ? " ?" : list.moves->empty() ? std::string(if_none) : "";
  for (const auto& move : list.moves.value_or(std::vector<std::string>{})) words += ' ' + move;
  out.push_back({fmt::format("  {}, {} first:{}\n", what, title(list.first), words)});
}

void add_heading(Text& out, const Subject& subject, const WrittenSolution& solution) {
  out.push_back({fmt::format("{}:", shortened(subject.position))});
  if (solution.left_first && solution.right_first) {
    out.push_back({' ' + say_outcome(solution.outcome), Tone::strong});
    if (solution.outcome) out.push_back({fmt::format(" (outcome {})", letter(*solution.outcome))});
  }
  out.push_back({"\n"});
}

}  // namespace

std::string why_unknown(Spent spent) {
  switch (spent) {
    case Spent::no:
      return "";
    case Spent::nodes:
      return "; not decided within the nodes allowed";
    case Spent::seconds:
      return "; not decided within the time allowed";
    case Spent::stopped:
      break;
  }
  return "; stopped";
}

Fields solution_fields(const Subject& subject, const WrittenSolution& solution,
                       std::string_view method) {
  Fields out = subject.fields();
  out.add("outcome", letter_or_null(solution.outcome))
      .add("left_first", verdict_field(solution.left_first))
      .add("right_first", verdict_field(solution.right_first));
  if (!solution.lines.empty()) out.add("line", moves_fields(solution.lines));
  out.add("nodes", solution.nodes)
      .add("seconds", solution.seconds)
      .add("exact", is_known(solution))
      .add("source", "search")
      .add("method", method);
  if (!solution.winning_moves.empty())
    out.add("winning_moves", moves_fields(solution.winning_moves));
  for (const auto& each : solution.explanations)
    out.add("explanation_" + first_field(each.first), explanation_fields(each));
  return out;
}

Text solution_words(const Subject& subject, const WrittenSolution& solution,
                    std::string_view method) {
  Text out;
  add_heading(out, subject, solution);
  add_verdict(out, Side::left, solution.left_first);
  add_verdict(out, Side::right, solution.right_first);
  for (const auto& line : solution.lines) add_moves(out, "line", line, "");
  out.push_back({fmt::format("  {}, by {}{}\n", say_cost(solution.nodes, solution.seconds), method,
                             why_unknown(solution.spent)),
                 Tone::dim});
  for (const auto& list : solution.winning_moves) add_moves(out, "winning moves", list, " none");
  for (const auto& each : solution.explanations) add_explanation_words(out, each);
  if (!solution.trouble.empty())
    out.push_back({"  " + advised(solution.trouble) + '\n', Tone::dim});
  return out;
}

Answer solution_answer(const Subject& subject, const WrittenSolution& solution,
                       std::string_view method) {
  return {solution_fields(subject, solution, method), solution_words(subject, solution, method),
          is_known(solution) ? Status::answered : Status::unknown};
}

}  // namespace zermelo
