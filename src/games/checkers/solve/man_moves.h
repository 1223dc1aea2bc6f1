#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "games/checkers/solve/block.h"

namespace zermelo::checkers {

/// The moves of one side's men in a block, promotions included, as far as the men allow them. A
/// move leads from each row of the block into one row of a finished rectangle, and from the columns
/// where its target is free into the columns listed with it.
template <class Encoding, class Isa>
class ManMoves {
 public:
  using Score = typename Encoding::Score;

  struct ManMove {
    Squares to = 0;
    bool crowns = false;
    View<Score> view;
    const Score* rectangle = nullptr;                              // where it leads
    Squares free = 0;                                              // squares without men afterwards
    std::vector<std::pair<std::uint32_t, std::uint32_t>> columns;  // here, and there

    /// The row that it leads to from a row with these kings of the mover.
    const Score* row(Squares own_kings) const {
      return rectangle +
             std::uint64_t{view.columns} * view.rank(own_kings | (crowns ? to : 0), free);
    }
  };

  /// The moves of `side` in the block, in place of those listed before.
  void list(const SliceWork<Encoding>& work, const Block<Score>& block, unsigned side) {
    const auto mover = static_cast<Side>(side);
    clear();
    for (Squares men = block.men[side]; men != 0; men &= men - 1) {
      const Squares from = men & (~men + 1);
      for (Squares to = steps_forward(from, mover) & ~block.all_men(); to != 0; to &= to - 1)
        add(work, block, side, from, to & (~to + 1));
    }
  }
  void clear() { count_ = 0; }

  const ManMove* begin() const { return moves_.data(); }
  const ManMove* end() const { return moves_.data() + count_; }

 private:
  /// The men after the move determine the rectangle; the columns are those of the opponent's kings
  /// that do not stand on the target, ranked among the squares that are then free.
  void add(const SliceWork<Encoding>& work, const Block<Score>& block, unsigned side, Squares from,
           Squares to) {
    if (count_ == moves_.size()) moves_.emplace_back();
    ManMove& move = moves_[count_++];
    move.to = to;
    move.crowns = (to & crowns(static_cast<Side>(side))) != 0;
    move.view = work.views[side][move.crowns ? 1 : 0][0][0];
    Squares after[2] = {block.men[0], block.men[1]};
    after[side] = (after[side] ^ from) | (move.crowns ? 0 : to);
    move.free = ~(after[0] | after[1]);
    move.rectangle = move.view.rectangle(after[0], after[1]);
    const KingSets& others = block.kings[1 - side];
    move.columns.clear();
    for (std::uint32_t c = 0; c < others.size(); ++c)
      if ((others[c] & to) == 0) move.columns.emplace_back(c, move.view.rank(others[c], move.free));
  }

  std::vector<ManMove> moves_;  // the first count_ of them are in use; the others keep their memory
  std::size_t count_ = 0;
};

}  // namespace zermelo::checkers
