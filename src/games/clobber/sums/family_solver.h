#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "games/clobber/board/family.h"
#include "games/clobber/rows/row_values.h"
#include "games/clobber/sums/solvers.h"
#include "search/sum_explanation.h"

namespace zermelo::clobber {

/// The findings about one member of a family such as (BBW)^n.
struct FamilyMember {
  std::uint64_t n = 0;
  std::optional<OutcomeClass> outcome;  // nothing: not decided within the budget
  bool has_value = false;               // a value was found, with some more effort
  std::optional<std::string> value;     // its text, unless that is longer than a text may be
  std::optional<UpStar> up_star;        // where the value is ups and star
  std::uint64_t nodes = 0;
  double seconds = 0;
};

/// Solves the members of a family one after another. The solver is kept, so that parts evaluated
/// for one member serve the next; `Words` must be wide enough for the longest. One thread.
template <std::size_t Words>
class FamilySolver {
 public:
  explicit FamilySolver(std::size_t bytes);

  FamilyMember member(std::uint64_t n, const Board& board, Budget& budget);

 private:
  /// The value, where it takes not much more effort than the outcome did.
  void add_value(const typename Clobber<Words>::Position& p, Budget& budget, FamilyMember& out) {
    constexpr std::uint64_t steps = 1 << 14;
    auto& parts = solver_.parts();
    const typename PartValues<Clobber<Words>>::Allowance allowance(parts, budget, steps);
    std::vector<std::uint32_t> ids;
    parts.add_parts(p, ids);
    Value sum;
    for (const auto id : ids) {
      const auto g = parts.value(id);
      if (!g || (ids.size() > 1 && solver_.store().simple(*g) == nullptr)) return;
      sum = solver_.store().sum(sum, *g);
    }
    out.has_value = true;
    out.value = text_if_short_enough(solver_.store(), sum);
    if (const Simple* form = solver_.store().simple(sum))
      out.up_star = UpStar{form->ups, form->star};
  }

  Clobber<Words> rules_;
  RowValues short_rows_;
  SumSolver<Clobber<Words>> solver_;
};

// Compiled once for each width, beside the solvers (solvers_1.cpp and so on).

template <std::size_t Words>
FamilySolver<Words>::FamilySolver(std::size_t bytes)
    : rules_(1, 64 * Words), solver_(rules_, {.bytes = bytes}, known_rows<Words>(short_rows_)) {}

template <std::size_t Words>
FamilyMember FamilySolver<Words>::member(std::uint64_t n, const Board& board, Budget& budget) {
  const double start = budget.seconds();
  const auto p = set_up<Words>(board).position;
  const Result left = solver_.result(p, {}, Side::left, budget);
  const Result right = solver_.result(p, {}, Side::right, budget);
  FamilyMember out{.n = n, .outcome = outcome_class(left, right)};
  add_value(p, budget, out);
  out.nodes = budget.nodes();
  out.seconds = budget.seconds() - start;
  return out;
}

extern template class FamilySolver<1>;
extern template class FamilySolver<2>;
extern template class FamilySolver<16>;

}  // namespace zermelo::clobber
