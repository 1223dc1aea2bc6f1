#pragma once

#include <cstddef>
#include <optional>

#include "base/budget.h"
#include "games/clobber/rows/row_values.h"
#include "sums/cases/case_file.h"

namespace zermelo::cases {

struct Winners {
  std::optional<Side> left_first, right_first;  // nothing: not asked, or not known
};

/// Solves the cases of a file, as far as they claim something: rows of Clobber side by side, with
/// values beside them, by the solver of that game, everything else as a sum of positions of all
/// games. Keeps the values of short rows from case to case; one thread.
class CaseSolver {
 public:
  explicit CaseSolver(std::size_t most_bytes) : most_bytes_(most_bytes) {}

  /// Throws Error, which names the line.
  Winners solve(const TestCase& test, Budget& budget);

 private:
  template <std::size_t Words>
  Winners solve_rows(const TestCase& test, const clobber::Board& board, Budget& budget);
  Winners solve_rows(const TestCase& test, Budget& budget);
  Winners solve_mixed(const TestCase& test, Budget& budget);

  std::size_t most_bytes_;
  clobber::RowValues short_rows_;
};

}  // namespace zermelo::cases
