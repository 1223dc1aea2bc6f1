// `conjecture`: a family of rows such as (BBW)^n, tabulated with outcome, value and cost, and a
// formula for the values where one fits.

#include <fmt/format.h>

#include <algorithm>

#include "base/error.h"
#include "base/numbers.h"
#include "commands/clobber/commands.h"
#include "commands/outcome_words.h"
#include "commands/sum_explanation.h"
#include "games/clobber/sums/family_solver.h"

namespace zermelo::clobber {
namespace {

Fields member_fields(const std::string& family, const FamilyMember& m) {
  return Fields{}
      .add("family", family)
      .add("n", m.n)
      .add("outcome", letter_or_null(m.outcome))
      .add("value", m.value)
      .add("value_too_long", m.has_value && !m.value)
      .add("nodes", m.nodes)
      .add("seconds", m.seconds);
}

Text member_words(const FamilyMember& m) {
  return {{fmt::format(
      "{:>5}  {}  {:<24} {:>10} {:>12}\n", m.n, m.outcome ? letter(*m.outcome) : '?',
      m.has_value ? short_text(m.value) : "-", show_count(m.nodes), show_seconds(m.seconds))}};
}

Answer member_answer(const std::string& family, const FamilyMember& m) {
  return {member_fields(family, m), member_words(m),
          m.outcome ? Status::answered : Status::unknown};
}

/// `is_complete`: every member that was asked for is there; otherwise too few may be known for a
/// formula, and nothing is said about it.
Answer formula_answer(const std::string& family, const std::vector<FamilyMember>& members,
                      bool is_complete) {
  std::vector<std::optional<UpStar>> forms;
  for (const auto& m : members) forms.push_back(m.up_star);
  const auto formula = members.empty() ? std::nullopt : up_star_formula(members.front().n, forms);
  Answer answer;
  answer.fields.add("family", family).add("formula", formula);
  answer.text.push_back(
      {formula       ? fmt::format("{} = {} as far as this goes\n", family, *formula)
       : is_complete ? fmt::format("{}: no formula in ups and star\n", family)
                     : fmt::format("{}: stopped; no formula so far in ups and star\n", family),
       Tone::strong});
  return answer;
}

template <std::size_t Words>
void tabulate(const Family& family, const Arguments& arguments, Sink& sink, Budget& budget) {
  FamilySolver<Words> solver(arguments.bytes("memory"));
  std::vector<FamilyMember> members;
  const auto from = arguments.count("from"), to = arguments.count("to");
  for (auto n = from; n <= to; ++n) {
    Budget one = budget.portion(Limits::no_limit);
    members.push_back(solver.member(n, family.member(n), one));
    budget.settle(one);
    sink.answer(member_answer(family.text(), members.back()));
    sink.progress(fmt::format("n = {}", n), unknown_part);
    if (!members.back().outcome) break;
  }
  const bool is_complete = members.empty() || members.back().outcome.has_value();
  if (!is_complete) members.pop_back();
  sink.answer(formula_answer(family.text(), members, is_complete));
}

}  // namespace

Command conjecture_command() {
  Command command{.name = "conjecture",
                  .summary = "outcome and value along a family of rows",
                  .takes = Takes::positions,
                  .word = "family"};
  command.examples = {{"conjecture clobber \"(BBW)^n\" --to 12", "and the formula behind it"},
                      {"conjecture clobber \"(WB)^n\" --from 1 --to 10 --seconds 60 --json", ""}};
  command.options = {{"from", Kind::count, "n", "the first n", "1"},
                     {"to", Kind::count, "n", "the last n", "20"},
                     {"seconds", Kind::seconds, "s", "stop after s seconds in all"},
                     nodes_option(),
                     memory_option("4G")};
  command.start = [](const Arguments& arguments) -> Run {
    return [arguments](const std::string& text, Sink& sink, Budget& budget) {
      const Family family(text);
      const auto from = arguments.count("from"), to = arguments.count("to");
      if (from > to) throw Error(fmt::format("conjecture: --from {} is above --to {}", from, to));
      const auto cells = family.member(to).cells.size();
      if (cells <= 64) return tabulate<1>(family, arguments, sink, budget);
      if (cells <= 128) return tabulate<2>(family, arguments, sink, budget);
      tabulate<16>(family, arguments, sink, budget);
    };
  };
  return command;
}

}  // namespace zermelo::clobber
