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
  double their_seconds;  // for a batch of 500 boards, by the paper; 0: not given
  /// Who starts wins or loses; unknown when the budget is spent.
  std::function<Result(const Setup<Rules>&, Side, Budget&)> solve;
  /// The most memory a question has needed so far, the database included.
  std::function<std::size_t()> bytes;
};

/// The time that this process has been at work: what else the machine does does not count.
inline double seconds_at_work() {
  return static_cast<double>(std::clock()) / static_cast<double>(CLOCKS_PER_SEC);
}

/// What one of them did with a set of boards.
struct StrongTally {
  std::uint64_t solved = 0, nodes = 0;  // boards, both players first
  double seconds = 0;                   // at work
  std::vector<Result> results;
};
/// Solves until the time is up; boards after that are left out.
StrongTally run_all(const StrongContestant& contestant, const std::vector<std::string>& boards,
                    double seconds, const Budget& whole);

/// The sum solver, the paper's six on one database, its baseline, deepening, and negamax with a
/// table.
std::vector<StrongContestant> strong_contestants(const RowTable& table);

/// Seeded rows of 10 to `longest` cells, each black or white, or empty, too, with `gaps`. How the
/// paper drew its boards is not told.
std::vector<std::string> random_boards(std::uint64_t count, std::uint64_t seed, bool gaps,
                                       std::uint32_t longest = 52);

}  // namespace zermelo::clobber
