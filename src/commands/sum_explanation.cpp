#include "commands/sum_explanation.h"

#include <fmt/format.h>

#include <algorithm>

#include "commands/advice.h"

namespace zermelo {
namespace {

/// The terms of the sum are the parts of the board, one for one: none was added, cancelled or 0.
bool shows_parts(const SumExplanation& explanation) {
  return !explanation.sum || explanation.sum->size() == explanation.parts.size();
}

Fields part_fields(const ExplainedPart& part) {
  Fields out;
  out.add("part", part_text(part.board));
  if (!part.value) {
    return out.add("value", Datum())
        .add("value_too_long", false)
        .add("outcome", Datum())
        .add("atomic_weight", Datum());
  }
  out.add("value", part.value->text)
      .add("value_too_long", !part.value->text)
      .add("outcome", std::string(1, letter(part.value->outcome)))
      .add("atomic_weight", part.value->atomic_weight);
  if (!part.value->is_weight_known) out.add("unknown", List{"atomic_weight"});
  return out;
}

std::string part_line(const ExplainedPart& part) {
  const auto board = part_text(part.board);
  if (!part.value)
    return fmt::format("    {}  has no value within the work allowed: it is searched\n", board);
  const ExplainedValue& g = *part.value;
  return fmt::format("    {}  = {}, outcome {}{}\n", board, short_text(g.text), letter(g.outcome),
                     g.atomic_weight     ? ", atomic weight " + *g.atomic_weight
                     : g.is_weight_known ? ""
                                         : ", atomic weight ?");
}

/// The terms of a sum with plus signs between them.
std::string sum_text(const std::vector<ExplainedTerm>& sum) {
  std::string out;
  for (const auto& term : sum) {
    out += out.empty() ? "" : " + ";
    out += term.is_part ? "?" : short_text(term.value);
  }
  return out.empty() ? "0" : out;
}

std::string say_nothing_left(const SumExplanation& explanation) {
  const auto who = title(explanation.first);
  if (explanation.parts.empty()) return fmt::format("no move is left, so {} loses", who);
  const bool all_zero = std::ranges::all_of(explanation.parts, [](const ExplainedPart& part) {
    return part.value && part.value->text == "0";
  });
  return fmt::format("{}, so {} has no good move",
                     all_zero ? "every part is 0" : "the parts cancel: the sum is 0", who);
}

/// The static rule that decided the sum also holds of the parts themselves, before anything was
/// added: none is bad for the winner, and at most one, if he moves first, is a first-player win.
bool holds_of_parts(const SumExplanation& explanation) {
  const bool wins = explanation.judgement.result == Result::win;
  const Side winner = wins ? explanation.first : opponent(explanation.first);
  const auto bad = winner == Side::left ? OutcomeClass::right : OutcomeClass::left;
  std::size_t confused = 0;
  for (const auto& part : explanation.parts) {
    if (!part.value || part.value->outcome == bad) return false;
    confused += part.value->outcome == OutcomeClass::next ? 1 : 0;
  }
  return confused <= (wins ? 1U : 0U);
}

std::string say_classes(const SumExplanation& explanation) {
  const auto who = title(explanation.first);
  const std::string_view what = holds_of_parts(explanation) ? "part" : "term of the sum";
  if (explanation.judgement.result == Result::loss)
    return fmt::format("no {} is good for {}, and none hangs in the balance", what, who);
  return fmt::format(
      "no {} is bad for {}, and at most one hangs in the balance: {} moves there, or keeps his "
      "advantage",
      what, who, who);
}

}  // namespace

std::string part_text(std::string board) {
  if (board.find('|') != std::string::npos) return board;
  return board.substr(0, board.find_last_not_of('.') + 1);
}

std::string short_text(const std::optional<std::string>& value) {
  constexpr std::size_t longest = 120;
  return value && value->size() <= longest ? *value : "a value too long to print";
}

std::string say_reason(const SumExplanation& explanation) {
  const auto who = title(explanation.first);
  const auto [result, reason] = explanation.judgement;
  const std::string_view wins = result == Result::win ? "wins" : "loses";
  if (result == Result::unknown && !explanation.trouble.empty())
    return advised(explanation.trouble);
  switch (reason) {
    case Reason::nothing_left:
      return say_nothing_left(explanation);
    case Reason::classes:
      return say_classes(explanation);
    case Reason::bounds:
      return fmt::format("bounds by ups and star, added up, show that {} {}", who, wins);
    case Reason::comparison:
      return fmt::format("two values G and H are left; G compared with -H shows that {} {}", who,
                         wins);
    case Reason::search:
      break;
  }
  return "values alone do not tell: the sum is searched";
}

Fields explanation_fields(const SumExplanation& explanation) {
  List parts;
  for (const auto& part : explanation.parts) parts.emplace_back(part_fields(part));
  return Fields{}.add("parts", std::move(parts)).add("why", say_reason(explanation));
}

void add_explanation_words(Text& out, const SumExplanation& explanation) {
  const auto count = explanation.parts.size();
  out.push_back({fmt::format("  {} first: {} part{}\n", title(explanation.first), count,
                             count == 1 ? "" : "s")});
  for (const auto& part : explanation.parts) out.push_back({part_line(part)});
  if (!shows_parts(explanation))
    out.push_back({"    together " + sum_text(*explanation.sum) + '\n'});
  out.push_back({fmt::format("    {}\n", say_reason(explanation))});
}

}  // namespace zermelo
