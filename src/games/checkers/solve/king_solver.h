#pragma once

#include "games/checkers/solve/column_exits.h"
#include "games/checkers/solve/king_walk.h"
#include "games/checkers/solve/row_exits.h"

namespace zermelo::checkers {

/// The solver of blocks with kings.
///
/// The idea. With the men fixed, only kings walk: a graph in which Black's steps change the row of
/// a rectangle and White's its column. All other moves (man moves, promotions, captures) lead to
/// positions that are finished. So the value of a position is
///
///     max(floor, best value that a king step leads to)
///
/// where the floor is the best of the finished moves, unless king steps do not count: a capture is
/// forced, or there is no move. Such a value is settled, and its floor says so. Starting from
/// draws, Black's values are recomputed from White's and White's from Black's until nothing
/// changes.
///
/// Why it is exact. After n rounds every win and loss that needs at most n king steps is exact, and
/// every claim made earlier is true with a distance that is not too short: a claim of a win names a
/// way to win, and a claim of a loss has one for every move. So the fixed point is exact, even
/// though values from outside the block arrive at any depth.
///
/// Why it is fast. A row is recomputed from whole rows by maxima of bytes, so the processor does 16
/// or 32 positions at once, and only segments next to changed segments are looked at again.
///
/// A side without kings has nothing to walk: its values are final as soon as its floors are known,
/// the opponent's after one look at them, and the block is a line of cells.
template <class Encoding, class Isa>
class KingSolver final : public BlockSolver<Encoding> {
 public:
  using Score = typename Encoding::Score;
  using Half = checkers::Half<Score>;
  static constexpr std::size_t tile = Half::tile;

  explicit KingSolver(const SliceWork<Encoding>& work)
      : work_(work),
        reach_(work),
        row_exits_(work, block_, reach_, man_moves_),
        column_exits_(block_, reach_, man_moves_),
        walk_(block_) {
    this->make_tallies(sizeof(Score));
  }

  void solve(const Unit& unit, unsigned threads, const Watch& watch) override {
    if (!unit.all_white) return solve_block(unit.black_men, unit.white_men, threads, watch);
    const unsigned white_men = work_.values->slice.white_men;
    each_set(white_men, MenIndex::white_ground & ~unit.black_men, [&](Squares white) {
      if (!watch.budget.stopped()) solve_block(unit.black_men, white, threads, watch);
    });
  }

  /// Without man moves the exits settle exactly the positions that a file does not hold: those with
  /// a capture. (Those in which nothing can move are settled as well, with the score in the file.)
  void restore(unsigned side, Squares black_men, Squares white_men, const Score* scores,
               const Watch& watch) override {
    place(black_men, white_men, 1, watch);
    man_moves_.clear();
    find_exits(side);
    Half& half = block_.halves[side];
    const KingSets &own = block_.kings[side], &others = block_.kings[1 - side];
    for (std::size_t i = 0; i < half.rows && !block_.is_stopped(); ++i) {
      const std::size_t row = side == 0 ? i : own.when_rotated(i);
      for (std::size_t j = 0; j < half.columns; ++j) {
        const std::size_t column = side == 0 ? j : others.when_rotated(j);
        const std::size_t at = half.at(row, column);
        const bool overlaps = (own[row] & others[column]) != 0;
        const Score score = overlaps ? Encoding::blocked : *scores++;
        if (half.values[at + half.to_floor] != Half::settled) half.values[at] = score;
      }
    }
    walk_.show(side);
    keep(1 - side);
  }

 private:
  void solve_block(Squares black_men, Squares white_men, unsigned threads, const Watch& watch) {
    place(black_men, white_men, threads, watch);
    for (const unsigned side : {0U, 1U}) {
      man_moves_.list(work_, block_, side);
      find_exits(side);
    }
    walk_.to_fixed_point();
    for (const unsigned side : {0U, 1U}) {
      keep(side);
      count(side);
    }
  }

  void place(Squares black_men, Squares white_men, unsigned threads, const Watch& watch) {
    block_.watch = &watch;
    block_.threads = threads;
    block_.farthest = work_.values->farthest;
    block_.place(work_.values->slice, black_men, white_men);
  }

  void find_exits(unsigned side) {
    reach_.set_mover(side, block_.men);
    auto& captures = this->tallies_[side].captures;
    const bool is_column = block_.has_kings(side) && !block_.has_kings(1 - side);
    is_column ? column_exits_.find(side, captures) : row_exits_.find(side, captures);
  }

  /// Copies what one side sees to the values of the slice.
  void keep(unsigned side) {
    const Half& half = block_.halves[side];
    SliceValues<Score>& values = *work_.values;
    const std::uint32_t number = values.men.number(block_.men[0], block_.men[1]);
    Score* const to = &values.seen[side][values.cells * number];
    for (std::size_t slab = 0; slab < half.slabs && !block_.is_stopped(); ++slab) {
      const std::size_t columns = half.columns_in(slab);
      for (std::size_t row = 0; row < half.rows; ++row) {
        const Score* const seen = &half.seen[half.seen_segment(slab, row)];
        std::copy(seen, seen + columns, to + row * half.columns + slab * tile);
      }
    }
  }

  /// Adds the values of one side to the tally, without the cells whose kings overlap.
  void count(unsigned side) {
    const Half& half = block_.halves[side];
    auto& all = this->tallies_[side].all;
    for (std::size_t slab = 0; slab < half.slabs && !block_.is_stopped(); ++slab) {
      const std::size_t columns = half.columns_in(slab);
      for (std::size_t row = 0; row < half.rows; ++row) {
        const Score* const value = &half.values[half.segment(slab, row)];
        for (std::size_t c = 0; c < columns; ++c) ++all[value[c]];
      }
    }
    const Slice& s = work_.values->slice;
    const unsigned free = 32 - s.men();
    const std::uint64_t valid =
        std::uint64_t{choose(free, s.black_kings)} * choose(free - s.black_kings, s.white_kings);
    all[Encoding::blocked] -= work_.values->cells - valid;
  }

  const SliceWork<Encoding>& work_;
  Block<Score> block_;
  Reach<Encoding, Isa> reach_;
  ManMoves<Encoding, Isa> man_moves_;
  RowExits<Encoding, Isa> row_exits_;
  ColumnExits<Encoding, Isa> column_exits_;
  KingWalk<Encoding, Isa> walk_;
};

}  // namespace zermelo::checkers
