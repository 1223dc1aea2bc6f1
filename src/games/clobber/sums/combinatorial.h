#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "base/budget.h"
#include "game/verdict.h"
#include "games/clobber/board/board.h"
#include "games/clobber/board/clobber.h"
#include "games/clobber/rows/row_table.h"
#include "games/clobber/sums/combinatorial_sum.h"
#include "search/deepening.h"
#include "search/transposition.h"

namespace zermelo::clobber {

/// The uses that a solver makes of the endgame database besides outcome classes.
struct CombinatorialFeatures {
  bool dominated;     // skips dominated moves
  bool substitution;  // replaces rows by the simplest equal ones
  bool bounds;        // adds up the bounds of the parts
  bool siblings;      // skips a move if bounds show that one tried before is as good
};

/// The paper's Combinatorial 1 to 6 (table 3).
CombinatorialFeatures combinatorial_features(int number);

/// The order in which moves are tried that the table says nothing about: the fewest moves left
/// first, in the order of the rules, or shuffled as in the paper.
struct CombinatorialOrder {
  Order order = Order::fewest_replies;
  std::optional<std::uint64_t> shuffle_seed = {};
};

/// A move in a sum: the part and, in it, the pair of unlike neighbours.
struct PartMove {
  std::uint8_t part = 0;
  std::uint8_t pair = 0;
  friend bool operator==(const PartMove&, const PartMove&) = default;
};

/// The entry of a sum in the transposition table.
struct SumEntry {
  PartMove best;
  Score score;
  std::uint16_t ply;  // distance from the root; the nearer sum keeps the slot
  bool has_best;
};

using SumTable = Transposition<PackedSum, SumEntry>;

/// The solvers take rows of this many cells at most.
inline constexpr std::size_t most_row_cells = 64;

/// The combinatorial solvers of Strong 1-dimensional Clobber (section 5.3): iterative deepening as
/// in `Deepening`, over sums of rows, with what an endgame database knows about the parts.
///
/// For rows of up to 64 cells; parts that the database does not hold are searched. An answer is
/// proved, or unknown when the budget is spent. Every question starts from an empty table, so that
/// its cost does not depend on earlier questions. Keeps a reference to the database. One thread per
/// object.
class CombinatorialSolver {
 public:
  CombinatorialSolver(const RowTable& table, CombinatorialFeatures features,
                      std::size_t table_bytes, CombinatorialOrder order = {});

  /// The winner and a winning move. Throws Error for a board that is not a row or is too long.
  Verdict<Clobber<1>> solve(const Board& row, Side mover, Budget& budget);
  /// The memory of the last question's table.
  std::size_t bytes() const { return table_.bytes(); }

 private:
  CombinatorialFeatures features_;
  CombinatorialOrder order_;
  PartDatabase parts_;
  SumTable table_;
};

}  // namespace zermelo::clobber
