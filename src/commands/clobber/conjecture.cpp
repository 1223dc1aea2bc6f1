// A family of rows such as (BBW)^n, tabulated: outcome, value, cost, and a formula where there is
// one. The solver is kept from n to n + 1, so that parts valued once serve all.

#include <fmt/format.h>

#include <algorithm>

#include "base/error.h"
#include "base/numbers.h"
#include "commands/clobber/commands.h"
#include "commands/outcome_words.h"
#include "commands/sum_explanation.h"
#include "games/clobber/board/family.h"
#include "games/clobber/board/widths.h"
#include "games/clobber/rows/row_values.h"
#include "games/clobber/sums/sum_solvers.h"

namespace zermelo::clobber {
namespace {

struct Member {
  std::uint64_t n = 0;
  std::optional<OutcomeClass> outcome;
  std::optional<std::string> value;  // for programs
  std::string said_value = "-";      // for people
  bool value_too_long = false;       // found, but longer than a text may be
  std::optional<UpStar> up_star;
  std::uint64_t nodes = 0;
  double seconds = 0;
};

/// Answers one member after another; wide enough for the longest.
template <std::size_t Words>
class Tabulator {
 public:
  explicit Tabulator(std::size_t bytes)
      : rules_(1, 64 * Words), solver_(rules_, {.bytes = bytes}, known_rows<Words>(short_rows_)) {}

  Member member(std::uint64_t n, const Board& board, Budget& budget) {
    const double start = budget.seconds();
    const auto p = set_up<Words>(board).position;
    const Result left = solver_.result(p, {}, Side::left, budget);
    const Result right = solver_.result(p, {}, Side::right, budget);
    Member out;
    out.n = n;
    out.outcome = outcome_class(left, right);
    const typename PartValues<Clobber<Words>>::Charge charge(solver_.parts(), budget);
    add_value(p, out);
    out.nodes = budget.nodes();
    out.seconds = budget.seconds() - start;
    return out;
  }

 private:
  /// The value, where it can be had with some more effort than the outcome needed.
  void add_value(const typename Clobber<Words>::Position& p, Member& out) {
    constexpr std::uint64_t steps = 1 << 14;
    solver_.parts().allow(steps);
    std::vector<std::uint32_t> ids;
    solver_.parts().add_parts(p, ids);
    Value sum;
    for (const auto id : ids) {
      const auto g = solver_.parts().value(id);
      if (!g || (ids.size() > 1 && solver_.store().simple(*g) == nullptr)) return;
      sum = solver_.store().sum(sum, *g);
    }
    out.value = whole_value(solver_.store(), sum);
    out.said_value = short_value(solver_.store(), sum);
    out.value_too_long = !out.value;
    if (const Simple* form = solver_.store().simple(sum))
      out.up_star = UpStar{form->ups, form->star};
  }

  Clobber<Words> rules_;
  RowValues short_rows_;
  SumSolver<Clobber<Words>> solver_;
};

Answer row_of(const std::string& family, const Member& m) {
  Answer answer;
  answer.status = m.outcome ? Status::answered : Status::unknown;
  answer.fields.add("family", family)
      .add("n", m.n)
      .add("outcome", letter_or_null(m.outcome))
      .add("value", m.value)
      .add("value_too_long", m.value_too_long)
      .add("nodes", m.nodes)
      .add("seconds", m.seconds);
  answer.text.push_back(
      {fmt::format("{:>5}  {}  {:<24} {:>10} {:>12}\n", m.n, m.outcome ? letter(*m.outcome) : '?',
                   m.said_value, show_count(m.nodes), show_seconds(m.seconds))});
  return answer;
}

Answer summary(const std::string& family, const std::vector<Member>& members) {
  std::vector<std::optional<UpStar>> forms;
  for (const auto& m : members) forms.push_back(m.up_star);
  const auto formula = members.empty() ? std::nullopt : up_star_formula(members.front().n, forms);
  Answer answer;
  answer.fields.add("family", family).add("formula", formula);
  answer.text.push_back({formula ? fmt::format("{} = {} as far as this goes\n", family, *formula)
                                 : fmt::format("{}: no formula in ups and star\n", family),
                         Tone::strong});
  return answer;
}

template <std::size_t Words>
void tabulate(const Family& family, const Arguments& arguments, Sink& sink, Budget& budget) {
  Tabulator<Words> tabulator(arguments.bytes("memory"));
  std::vector<Member> members;
  const auto from = arguments.count("from"), to = arguments.count("to");
  for (auto n = from; n <= to; ++n) {
    Budget one = budget.portion(Limits::no_limit);
    members.push_back(tabulator.member(n, family.member(n), one));
    budget.settle(one);
    sink.answer(row_of(family.text(), members.back()));
    sink.progress(fmt::format("n = {}", n), unknown_part);
    if (!members.back().outcome) break;
  }
  if (!members.empty() && !members.back().outcome) members.pop_back();
  sink.answer(summary(family.text(), members));
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
