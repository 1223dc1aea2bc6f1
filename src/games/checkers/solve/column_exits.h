#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "games/checkers/solve/row_exits.h"

namespace zermelo::checkers {

/// As RowExits, for a side with kings against one without: the half is a single column. It is done
/// move by move and not row by row, since where a move leads differs from row to row only by the
/// rank of the kings.
template <class Encoding, class Isa>
class ColumnExits {
 public:
  using Score = typename Encoding::Score;
  using Half = checkers::Half<Score>;
  using Lookup = Reach<Encoding, Isa>;

  ColumnExits(Block<Score>& block, const Lookup& reach, const ManMoves<Encoding, Isa>& man_moves)
      : block_(block), reach_(reach), man_moves_(man_moves) {}

  // 1. The floors: the best man move in each row.
  // 2. The captures: every first jump, in all the rows where it is possible.
  // 3. Rows with a capture are settled, and so are those in which nothing can move.
  void find(unsigned side, std::vector<std::uint64_t>& captures) {
    Half& half = block_.halves[side];
    const KingSets& kings = block_.kings[side];
    find_floors(side);
    std::copy_n(floors(half), half.rows, values(half));
    jumps_.assign(kings.words(), 0);
    best_.assign(half.rows, Score{0});
    for (Squares left = block_.men[1 - side]; left != 0; left &= left - 1)
      for (const Way way : all_ways) find_jumps(side, way, left & (~left + 1));
    for (std::size_t w = 0; w < kings.words(); ++w)
      each_bit<Isa>(jumps_[w], w, [&](std::size_t row) {
        const Score score = limited(best_[row], block_.farthest);
        settle(half, row, score);
        ++captures[score];
      });
    settle_stuck(side);
  }

 private:
  static Score* values(Half& half) { return &half.values[0]; }
  static Score* floors(Half& half) { return &half.values[0] + half.to_floor; }
  static constexpr Score larger(Score a, Score b) { return a < b ? b : a; }

  static void settle(Half& half, std::size_t row, Score score) {
    floors(half)[row] = Half::settled;
    values(half)[row] = score;
  }

  void find_floors(unsigned side) {
    Half& half = block_.halves[side];
    const KingSets& kings = block_.kings[side];
    const Lookup& reach = reach_;
    Score* const floor = floors(half);
    std::fill_n(floor, half.rows, Score{0});
    for (const auto& move : man_moves_) {
      const Squares crowned = move.crowns ? move.to : 0;
      for (std::size_t row = 0; row < half.rows; ++row) {
        if ((kings[row] & move.to) != 0) continue;
        const Score there = move.rectangle[move.view.rank(kings[row] | crowned, move.free)];
        floor[row] = larger(floor[row], move.crowns ? reach.converted(there) : there);
      }
    }
  }

  /// A side is stuck when its kings have no step and its men no free square in front of them.
  void settle_stuck(unsigned side) {
    Half& half = block_.halves[side];
    const KingSets& kings = block_.kings[side];
    const Squares men_to =
        steps_forward(block_.men[side], static_cast<Side>(side)) & ~block_.all_men();
    for (std::size_t row = 0; row < half.rows; ++row) {
      const bool is_stuck =
          kings.steps_begin(row) == kings.steps_end(row) && (men_to & ~kings[row]) == 0;
      if (is_stuck && floors(half)[row] != Half::settled) settle(half, row, Encoding::lost_now);
    }
  }

  /// One first jump, over the man on `over`, in all the rows where it is possible.
  //
  // 1. The piece that jumps is a man of the mover, or a king in the rows that have one there.
  // 2. All enemies are men, so whether the jump might go on is the same in every row; then the ways
  //    to go on are tried row by row.
  // 3. Otherwise it ends the turn and leads into one rectangle, or ends the game.
  void find_jumps(unsigned side, Way way, Squares over) {
    const auto mover = static_cast<Side>(side);
    const KingSets& kings = block_.kings[side];
    const Lookup& reach = reach_;
    const Squares to = step(way, over), from = step(opposite(way), over);
    const Squares men = block_.all_men();
    if (from == 0 || to == 0 || (to & men) != 0) return;
    const bool is_king = (from & men) == 0;
    if (!is_king && !((from & block_.men[side]) != 0 && is_forward(way, mover))) return;
    const bool crowns_here = !is_king && (to & crowns(mover)) != 0;
    const Squares their_men = block_.men[1 - side] & ~over;
    const bool may_go_on = !crowns_here && (steps_all(to) & their_men) != 0;
    const Squares own_men = block_.men[side] & ~from;
    const Squares end_men = is_king || crowns_here ? own_men : own_men | to;
    const Squares free = ~(end_men | their_men);
    const View<Score>& view = reach.view(crowns_here, 0, 1);
    const Score* const rectangle =
        their_men == 0 ? nullptr : reach.rectangle(view, end_men, their_men);
    for (std::size_t w = 0; w < kings.words(); ++w) {
      const std::uint64_t here =
          (is_king ? kings.with(lowest(from), w) : kings.all(w)) & ~kings.with(lowest(to), w);
      jumps_[w] |= here;
      each_bit<Isa>(here, w, [&](std::size_t row) {
        const Squares own = kings[row] & ~from;
        Score& best = best_[row];
        if (may_go_on) return reach.jump(to, is_king, {own_men, own, their_men, 0}, best);
        const Squares end_kings = is_king || crowns_here ? own | to : own;
        best = larger(best, reach.converted(rectangle ? rectangle[view.rank(end_kings, free)]
                                                      : Encoding::backed_up(Encoding::lost_now)));
      });
    }
  }

  Block<Score>& block_;
  const Lookup& reach_;
  const ManMoves<Encoding, Isa>& man_moves_;
  std::vector<std::uint64_t> jumps_;  // rows with a capture, as bits
  std::vector<Score> best_;           // capture, by row
};

}  // namespace zermelo::checkers
