#include "sums/family_solver.h"

#include "search/sum_explanation.h"
#include "value/gave_up.h"
#include "value/scoped_limits.h"

namespace zermelo {
namespace {

constexpr std::uint64_t nodes_for_value = 1'000'000;
constexpr std::uint64_t steps_for_value = std::uint64_t{1} << 26;
constexpr unsigned most_failures = 2;

}  // namespace

std::optional<Value> FamilySolver::value_of(const std::vector<SumTerm>& sum, Budget& budget) {
  if (failures_ >= most_failures) return std::nullopt;
  Budget account = budget.portion(nodes_for_value);
  std::optional<Value> out;
  try {
    const TimeLimit clock(store_, account);
    const StepLimit effort(store_, steps_for_value);
    out = sum_value(sum, store_, account, most_bytes_);
  } catch (const GaveUp&) {
    // the winner may still be found
  }
  budget.settle(account);
  failures_ = out ? 0 : failures_ + 1;
  return out;
}

void FamilySolver::solve(const std::vector<SumTerm>& sum, Budget& budget, FamilyMember& out) {
  const TimeLimit clock(store_, budget);
  const MixedSolution solution =
      MixedSolver(store_, {.most_bytes = most_bytes_}).solve(sum, {}, budget);
  out.outcome = solution.outcome();
  out.why = solution.trouble;
}

FamilyMember FamilySolver::member(std::uint64_t n, const std::vector<SumTerm>& sum,
                                  Budget& budget) {
  const double start = budget.seconds();
  FamilyMember out{.n = n};
  out.value = value_of(sum, budget);
  if (out.value) {
    out.outcome = store_.outcome(*out.value);
    out.text = text_if_short_enough(store_, *out.value);
  } else {
    solve(sum, budget, out);
  }
  out.nodes = budget.nodes();
  out.seconds = budget.seconds() - start;
  return out;
}

}  // namespace zermelo
