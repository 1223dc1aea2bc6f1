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

/// What a solver uses of the endgame database, besides outcome classes.
struct CombinatorialFeatures {
  bool dominated;     // leaves dominated moves out
  bool substitution;  // replaces rows by the simplest equal one
  bool bounds;        // adds up how far the parts lie up or down
  bool siblings;      // leaves a move out whose bounds say that one tried before is as good
};

/// The paper's Combinatorial 1 to 6 (table 3).
CombinatorialFeatures combinatorial_features(int number);

/// In which order moves are tried that are not remembered: those first that leave the fewest moves,
/// as they come, or shuffled, as the paper has it.
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

/// What the search keeps of a sum.
struct SumInsight {
  PartMove best;
  Score score;
  std::uint16_t ply;  // from the root: who is nearer keeps the slot
  bool has_best;
};

using SumTable = Transposition<PackedSum, SumInsight>;

/// The combinatorial solvers of Strong 1-dimensional Clobber (section 5.3): iterative deepening as
/// in `Deepening`, on sums of rows about whose parts an endgame database knows something.
///
/// For rows of up to 64 cells; parts that the database does not have are searched. An answer is
/// proved, or unknown when the budget is spent. Every question starts from an empty table, so that
/// its cost does not depend on what was asked before. Keeps a reference to the database. One thread
/// each.
class CombinatorialSolver {
 public:
  CombinatorialSolver(const RowTable& table, CombinatorialFeatures features,
                      std::size_t table_bytes, CombinatorialOrder order = {});

  /// Who wins, and by which move. Throws Error for what is no row or too long.
  Verdict<Clobber<1>> solve(const Board& row, Side mover, Budget& budget);
  /// The memory of the last question's table.
  std::size_t bytes() const { return table_.bytes(); }

 private:
  CombinatorialFeatures features_;
  CombinatorialOrder order_;
  PartLore lore_;
  SumTable table_;
};

}  // namespace zermelo::clobber
