#pragma once

#include <cstdint>
#include <vector>

#include "games/checkers/index/king_sets.h"
#include "games/checkers/index/slice_index.h"
#include "games/checkers/index/slice_values.h"

namespace zermelo::checkers {

/// The cell of a position of the values' slice with `side` to move.
template <class Score>
std::uint64_t cell_of(const SliceValues<Score>& values, const Position& p, unsigned side) {
  const Squares free = ~(p.men[0] | p.men[1]);
  return values.cells * values.men.number(p.men[0], p.men[1]) +
         std::uint64_t{values.king_sets[side]} * rank_of(p.kings[1 - side], free) +
         rank_of(p.kings[side], free);
}

/// The value of a position with Black to move, of the slice of the values or of its mirror image.
template <class Encoding>
typename Encoding::Score value_of(const SliceValues<typename Encoding::Score>& values,
                                  const Position& p) {
  const unsigned side = slice_of(p) == values.slice ? 0 : 1;  // to move, in the values' slice
  const Position here = side == 0 ? p : mirrored(p);
  return Encoding::before_backup(values.seen[1 - side][cell_of(values, here, side)]);
}

/// Lists the scores of a block in the order of the file (SliceIndex): with Black to move, by the
/// rank of the black kings, then of the white ones, without overlapping placements. SliceValues
/// holds a slice and its mirror image together, so that of the mirror image is read on the rotated
/// board.
class BlockOrder {
 public:
  /// The block with these men of `slice`, a slice of the values or its mirror image.
  void place(const Slice& slice, Squares black_men, Squares white_men);

  /// Appends the scores of the block. Where Black must capture the entry is never read, and repeats
  /// the score before it (`filler` at the start), so that it costs nothing to store; `filler`
  /// becomes the last score.
  template <class Encoding>
  void write(const SliceValues<typename Encoding::Score>& values, typename Encoding::Score& filler,
             std::vector<typename Encoding::Score>& out) const {
    for (std::size_t row = 0; row < rows(); ++row) write_row<Encoding>(values, row, filler, out);
  }

  /// The same for one row, a set of black kings: a block without men is the whole slice.
  std::size_t rows() const { return black_.size(); }
  template <class Encoding>
  void write_row(const SliceValues<typename Encoding::Score>& values, std::size_t row,
                 typename Encoding::Score& filler,
                 std::vector<typename Encoding::Score>& out) const;

 private:
  Slice slice_;
  Squares black_men_ = 0, white_men_ = 0;
  KingSets black_, white_;
};

}  // namespace zermelo::checkers
