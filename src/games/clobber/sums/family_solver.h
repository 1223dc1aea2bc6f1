#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "games/clobber/board/board.h"
#include "games/clobber/rows/row_values.h"
#include "games/clobber/sums/solvers.h"
#include "search/family_member.h"
#include "search/sum_explanation.h"

namespace zermelo::clobber {

/// Solves the members of a family one after another. The solver is kept, so that parts evaluated
/// for one member serve the next; `Words` must be wide enough for the longest. One thread.
template <std::size_t Words>
class RowFamilySolver {
 public:
  explicit RowFamilySolver(std::size_t bytes);

  FamilyMember member(std::uint64_t n, const Board& board, Budget& budget);
  /// Owns the values of the members.
  ValueStore& store() { return solver_.store(); }

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
    out.value = sum;
    out.text = text_if_short_enough(solver_.store(), sum);
  }

  Clobber<Words> rules_;
  RowValues short_rows_;
  SumSolver<Clobber<Words>> solver_;
};

// Compiled once for each width, beside the solvers (solvers_1.cpp and so on).

template <std::size_t Words>
RowFamilySolver<Words>::RowFamilySolver(std::size_t bytes)
    : rules_(1, 64 * Words), solver_(rules_, {.bytes = bytes}, known_rows<Words>(short_rows_)) {}

template <std::size_t Words>
FamilyMember RowFamilySolver<Words>::member(std::uint64_t n, const Board& board, Budget& budget) {
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

extern template class RowFamilySolver<1>;
extern template class RowFamilySolver<2>;
extern template class RowFamilySolver<16>;

}  // namespace zermelo::clobber
