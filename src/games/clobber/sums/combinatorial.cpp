#include "games/clobber/sums/combinatorial.h"

#include <fmt/format.h>

#include <cassert>

#include "base/error.h"
#include "games/clobber/sums/combinatorial_search.h"

namespace zermelo::clobber {
namespace {

Clobber<1>::Position position_of(const Board& row) {
  if (row.rows != 1)
    throw Error(
        fmt::format("clobber: the board has {} rows; this solver takes a single row", row.rows));
  if (row.cells.size() > most_row_cells)
    throw Error(fmt::format("clobber: the row has {} cells; this solver takes at most {}",
                            row.cells.size(), most_row_cells));
  return set_up<1>(row).position;
}

}  // namespace

CombinatorialFeatures combinatorial_features(int number) {
  assert(number >= 1 && number <= 6 && "the paper has six of them");
  return {.dominated = number >= 2,
          .substitution = number >= 3 && number != 4,
          .bounds = number >= 4,
          .siblings = number == 4 || number == 6};
}

CombinatorialSolver::CombinatorialSolver(const RowTable& table, CombinatorialFeatures features,
                                         std::size_t table_bytes, CombinatorialOrder order)
    : features_(features),
      order_(order),
      parts_(table, features.substitution),
      table_(table_bytes) {}

Verdict<Clobber<1>> CombinatorialSolver::solve(const Board& row, Side mover, Budget& budget) {
  const auto p = position_of(row);
  table_.forget();
  return CombinatorialSearch(parts_, features_, order_, table_, budget)
      .solve({1, row.columns}, p, mover);
}

}  // namespace zermelo::clobber
