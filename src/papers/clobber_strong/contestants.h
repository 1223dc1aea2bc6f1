#pragma once

#include <cstdint>
#include <ctime>
#include <functional>
#include <string>
#include <vector>

#include "base/budget.h"
#include "game/result.h"
#include "games/clobber/board/clobber.h"
#include "games/clobber/rows/row_table.h"

namespace zermelo::clobber {

/// A solver of rows of up to 64 cells in a comparison.
struct StrongContestant {
  using Rules = Clobber<1>;

  std::string name;
  double their_seconds;  // the paper's time for a batch of 500 boards; 0: not given
  /// The result for the first player; unknown when the budget is spent.
  std::function<Result(const Setup<Rules>&, Side, Budget&)> solve;
  /// The most memory that a question has needed so far, including the database.
  std::function<std::size_t()> bytes;
};

/// The processor time of this process, which does not depend on what else the machine does.
inline double seconds_at_work() {
  return static_cast<double>(std::clock()) / static_cast<double>(CLOCKS_PER_SEC);
}

/// The performance of a contestant on a set of boards.
struct BatchResult {
  std::uint64_t solved = 0, nodes = 0;  // boards solved for both first players
  double seconds = 0;                   // processor time
  std::vector<Result> results;
};
/// Solves boards until the time is up; the remaining ones are left out.
BatchResult run_all(const StrongContestant& contestant, const std::vector<std::string>& boards,
                    double seconds, const Budget& whole);

/// The sum solver, the paper's six on one database, its baseline, deepening, and negamax with a
/// table.
std::vector<StrongContestant> strong_contestants(const RowTable& table);

/// Random rows of 10 to `longest` cells, each black or white or, with `gaps`, empty. The paper does
/// not say how it drew its boards.
std::vector<std::string> random_boards(std::uint64_t count, std::uint64_t seed, bool gaps,
                                       std::uint32_t longest = 52);

}  // namespace zermelo::clobber
