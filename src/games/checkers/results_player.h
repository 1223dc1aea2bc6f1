#pragma once

#include <map>
#include <optional>
#include <string>

#include "base/budget.h"
#include "games/checkers/judged_moves.h"

namespace zermelo::checkers {

/// A player as section 3.2 of the paper has it: an alpha-beta search of fixed depth that knows of a
/// position with few pieces who wins, and no distance. (It asks a table of distances and takes
/// only the result.)
///
/// It never gives a win away, since it only chooses among moves that keep it. Among those it takes
/// the one with the best search value, the first of equals: an end within the horizon by its
/// distance, anything else by the result at the leaf and then by material, advance of the men,
/// mobility and how near the kings are to the other side. A position that was already on the board
/// counts as a draw when it can come back by this move or by the answer to it, as in the programs
/// of the paper. No chance, no clock: the same game every time.
class ResultsPlayer {
 public:
  ResultsPlayer(Database& table, unsigned depth, Budget& budget)
      : table_(table), depth_(depth), budget_(budget) {}

  /// How often each position, with the side to move, was on the board; the key is its FEN.
  using History = std::map<std::string, unsigned>;

  /// Nothing when a table is missing, there is no move, or the budget is spent. The history
  /// includes the position itself.
  std::optional<JudgedMove> choose(const Position& p, Side side, const History& history);

  /// The move with the best search value in a position that the tables need not hold. Nothing when
  /// there is no move.
  std::optional<Move> guess(const Position& p, Side side, const History& history);

 private:
  int value(const Position& p, Side side, unsigned depth, int ply, int low, int high);
  int leaf_value(const Position& p, Side side);

  Database& table_;
  const History* history_ = nullptr;
  unsigned depth_;
  Budget& budget_;
};

}  // namespace zermelo::checkers
