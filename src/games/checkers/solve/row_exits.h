#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <mutex>
#include <vector>

#include "base/parallel.h"
#include "games/checkers/board/captures.h"
#include "games/checkers/solve/man_moves.h"
#include "games/checkers/solve/reach.h"

namespace zermelo::checkers {

/// Calls `use` with the number of each bit of a word of bits.
template <class Isa, class Use>
[[gnu::always_inline]] inline void each_bit(std::uint64_t bits, std::size_t word, const Use& use) {
  for (; bits != 0; bits &= bits - 1)
    use(64 * word + static_cast<std::size_t>(std::countr_zero(bits)));
}

/// Finds the floors and the first values of a half, row by row: what the moves that leave the block
/// give. Those are man moves, promotions and captures.
///
/// All columns of a row are done together. A man move leads into one row of a finished rectangle,
/// and so does a single jump, so that a row is a maximum of rows. Which columns have a capture is a
/// set of bits: the columns with an enemy king on one square are a precomputed set (KingSets), and
/// the columns where a jump is possible are found by a few operations on words.
template <class Encoding, class Isa>
class RowExits {
 public:
  using Score = typename Encoding::Score;
  using Half = checkers::Half<Score>;
  using Lookup = Reach<Encoding, Isa>;
  static constexpr std::size_t tile = Half::tile;

  RowExits(const SliceWork<Encoding>& work, Block<Score>& block, const Lookup& reach,
           const ManMoves<Encoding, Isa>& man_moves)
      : work_(work), block_(block), reach_(reach), man_moves_(man_moves) {}

  /// Adds to `captures` how often each score came of a capture.
  void find(unsigned side, std::vector<std::uint64_t>& captures) {
    const std::size_t rows = block_.halves[side].rows;
    if (block_.threads == 1) {
      scratch_.resize(block_, side, captures.size());
      std::swap(scratch_.captures, captures);
      for (std::size_t row = 0; row < rows && !block_.is_stopped(); ++row)
        find_row(side, row, scratch_);
      std::swap(scratch_.captures, captures);
      return;
    }
    std::mutex adding;
    in_runs(block_.threads, rows, tile, [&](std::size_t begin, std::size_t end) {
      Scratch scratch;
      scratch.resize(block_, side, captures.size());
      for (std::size_t row = begin; row < end && !block_.is_stopped(); ++row)
        find_row(side, row, scratch);
      const std::lock_guard lock(adding);
      for (std::size_t i = 0; i < captures.size(); ++i) captures[i] += scratch.captures[i];
    });
  }

 private:
  /// One row in the making, by column, and what helps to make it.
  struct Scratch {
    std::vector<std::uint64_t> overlaps, jumps;  // columns as bits
    std::vector<Score> floor, value;             // before they go to their slabs
    std::vector<Score> best;                     // of the captures
    std::vector<std::uint64_t> captures;         // how often each score came of one

    void resize(const Block<Score>& block, unsigned side, std::size_t scores) {
      const KingSets& others = block.kings[1 - side];
      overlaps.resize(others.words());
      jumps.resize(others.words());
      floor.resize(block.halves[side].slabs * tile);
      value.resize(block.halves[side].slabs * tile);
      best.resize(others.size());
      captures.resize(scores);
    }
  };

  static constexpr Score larger(Score a, Score b) { return a < b ? b : a; }

  // 1. The floor of a column is the best man move, 0 where there is none. Padding is settled.
  // 2. The columns in which a capture is possible are marked, each with its best capture.
  // 3. A value starts as its floor, or as a draw where the mover has a king to step with.
  // 4. Overlaps, captures and positions without a move are settled.
  // 5. The row goes to its slabs.
  void find_row(unsigned side, std::size_t row, Scratch& scratch) const {
    const Squares own = block_.kings[side][row];
    find_floors(side, own, scratch);
    find_captures(side, own, scratch);
    const Score steps = block_.has_kings(side) ? Encoding::draw : Score{0};
    const Score* const floor = scratch.floor.data();
    Score* const value = scratch.value.data();
    for (std::size_t i = 0; i < scratch.floor.size(); ++i)
      value[i] = limited(larger(floor[i], steps), block_.farthest);
    settle_columns(side, own, scratch);
    put_row(block_.halves[side], row, scratch);
    report(side, row);
  }

  /// A man move is possible unless a king of either side stands on its target: one of the mover
  /// rules out the whole row, one of the opponent the columns that the move does not list.
  void find_floors(unsigned side, Squares own, Scratch& scratch) const {
    const std::size_t columns = block_.halves[side].columns;
    Score* const floor = scratch.floor.data();
    std::fill_n(floor, columns, Score{0});
    std::fill(floor + columns, floor + scratch.floor.size(), Half::settled);
    for (const auto& move : man_moves_) {
      if ((own & move.to) != 0) continue;
      const Score* const from = move.row(own);
      if (move.crowns && work_.counts_to_conversion) {
        for (const auto& [here, there] : move.columns)
          floor[here] = larger(floor[here], reach_.converted(from[there]));
      } else {
        for (const auto& [here, there] : move.columns)
          floor[here] = larger(floor[here], from[there]);
      }
    }
  }

  /// Tries every first jump that the mover's pieces and the enemy men allow, with enemy kings
  /// wherever they can be.
  void find_captures(unsigned side, Squares own, Scratch& scratch) const {
    const Captures jumps(block_.men[side], own, block_.men[1 - side], static_cast<Side>(side));
    const KingSets& others = block_.kings[1 - side];
    std::fill(scratch.best.begin(), scratch.best.end(), Score{0});
    for (std::size_t w = 0; w < others.words(); ++w) {
      scratch.overlaps[w] = others.with_any(own, w);
      scratch.jumps[w] = 0;
    }
    const Squares open = ~(block_.all_men() | own);
    const Squares enemies = block_.men[1 - side] | (others.kings() > 0 ? open : 0);
    for (const Way way : all_ways) {
      Squares over = jumps.victims[static_cast<int>(way)] & enemies;
      for (; over != 0; over &= over - 1) find_jump(side, own, way, over & (~over + 1), scratch);
    }
  }

  void settle_columns(unsigned side, Squares own, Scratch& scratch) const {
    const KingSets& others = block_.kings[1 - side];
    const Squares open = ~(block_.all_men() | own);
    const Squares targets =
        (steps_all(own) | steps_forward(block_.men[side], static_cast<Side>(side))) & open;
    // Enemy kings can only take every square to move to where there are few of them.
    const bool is_tight = checkers::size(targets) <= others.kings();
    Score* const floor = scratch.floor.data();
    Score* const value = scratch.value.data();
    const auto settle = [&](std::size_t column, Score score) {
      floor[column] = Half::settled;
      value[column] = score;
    };
    for (std::size_t w = 0; w < others.words(); ++w) {
      each_bit<Isa>(scratch.overlaps[w], w, [&](std::size_t c) { settle(c, Encoding::blocked); });
      each_bit<Isa>(scratch.jumps[w], w, [&](std::size_t c) {
        const Score score = limited(scratch.best[c], block_.farthest);
        settle(c, score);
        ++scratch.captures[score];
      });
      if (!is_tight) continue;
      const std::uint64_t quiet = others.all(w) & ~scratch.overlaps[w] & ~scratch.jumps[w];
      each_bit<Isa>(quiet, w, [&](std::size_t c) {
        if ((targets & ~others[c]) == 0) settle(c, Encoding::lost_now);
      });
    }
  }

  static void put_row(Half& half, std::size_t row, const Scratch& scratch) {
    for (std::size_t slab = 0; slab < half.slabs; ++slab) {
      Score* const to = &half.values[half.segment(slab, row)];
      std::copy_n(scratch.value.data() + slab * tile, half.width, to);
      std::copy_n(scratch.floor.data() + slab * tile, half.width, to + half.to_floor);
    }
  }

  /// Finding the rows of both sides is about half of the work; all threads are equally far.
  void report(unsigned side, std::size_t row) const {
    const double rows_each = static_cast<double>(block_.halves[side].rows) / block_.threads;
    if (row % 256 == 0)
      block_.watch->on_part(0.25 * (side + std::fmod(static_cast<double>(row) / rows_each, 1.0)));
  }

  /// A first jump: over one enemy, with one piece of the mover.
  struct Jump {
    Squares from, over, to;
    bool is_king, takes_man, crowns;
    typename Lookup::Board before, end;  // without the jumping piece, and with it where it lands
    Squares next;  // where an enemy could be jumped next, ignoring enemy kings
  };

  Jump jump_of(unsigned side, Squares own, Way way, Squares over) const {
    const auto mover = static_cast<Side>(side);
    const Squares to = step(way, over), from = step(opposite(way), over);
    const bool is_king = (own & from) != 0, takes_man = (over & block_.men[1 - side]) != 0;
    const bool crowns_here = !is_king && (to & crowns(mover)) != 0;
    const typename Lookup::Board before{block_.men[side] & ~from, own & ~from,
                                        block_.men[1 - side] & ~over, 0};
    Jump jump{from, over, to, is_king, takes_man, crowns_here, before, before, 0};
    (is_king || crowns_here ? jump.end.own_kings : jump.end.own_men) |= to;
    if (crowns_here) return jump;
    const Squares open = ~(before.own_men | before.own_kings | before.their_men);
    for (const Way then : all_ways)
      if (is_king || is_forward(then, mover))
        jump.next |= step(then, to) & step(opposite(then), open);
    jump.next &= ~over;
    return jump;
  }

  /// One first jump in all the columns where it is possible.
  //
  // 1. Where the jump ends the turn it leads from the row into one row of a finished rectangle: of
  //    the same men where a king takes a king, else of other men.
  // 2. The columns: those with an enemy king on the square that is jumped, or all for a man; not
  //    those with a king on the square where the jump lands, and no overlaps.
  // 3. In the columns where the jump may go on, the ways to go on are tried one by one.
  // 4. In the others the score is read from the row.
  void find_jump(unsigned side, Squares own, Way way, Squares victim, Scratch& scratch) const {
    const KingSets& others = block_.kings[1 - side];
    const Lookup& reach = reach_;
    const Jump jump = jump_of(side, own, way, victim);
    const auto& [from, over, to, is_king, takes_man, crowns_here, before, end, next] = jump;
    const Squares free = ~(end.own_men | end.their_men);
    const bool keeps_men = is_king && !takes_man;
    const View<Score>& view = reach.view(crowns_here, takes_man ? 0 : 1, takes_man ? 1 : 0);
    const bool ends_game = end.their_men == 0 && others.kings() == (takes_man ? 0U : 1U);
    const Score* row = nullptr;
    if (!ends_game) {
      const Score* const rectangle =
          keeps_men ? reach.same_men(1) : reach.rectangle(view, end.own_men, end.their_men);
      row = rectangle + std::uint64_t{view.columns} * view.rank(end.own_kings, free);
    }
    const bool goes_on_over_men = (next & end.their_men) != 0;
    for (std::size_t w = 0; w < others.words(); ++w) {
      const std::uint64_t here = (takes_man ? others.all(w) : others.with(lowest(over), w)) &
                                 ~others.with(lowest(to), w) & ~scratch.overlaps[w];
      if (here == 0) continue;
      scratch.jumps[w] |= here;
      const std::uint64_t longer = goes_on_over_men ? here : here & others.with_any(next, w);
      each_bit<Isa>(longer, w, [&](std::size_t c) {
        reach.jump(jump.to, jump.is_king,
                   {jump.before.own_men, jump.before.own_kings, jump.before.their_men,
                    others[c] & ~jump.over},
                   scratch.best[c]);
      });
      each_bit<Isa>(here & ~longer, w, [&](std::size_t c) {
        const Score there = ends_game   ? Encoding::backed_up(Encoding::lost_now)
                            : keeps_men ? row[others.without(c, lowest(jump.over), view.is_rotated)]
                                        : row[view.rank(others[c] & ~jump.over, free)];
        scratch.best[c] = larger(scratch.best[c], reach.converted(there));
      });
    }
  }

  const SliceWork<Encoding>& work_;
  Block<Score>& block_;
  const Lookup& reach_;
  const ManMoves<Encoding, Isa>& man_moves_;
  Scratch scratch_;
};

}  // namespace zermelo::checkers
