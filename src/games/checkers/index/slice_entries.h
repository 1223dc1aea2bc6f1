#pragma once

#include <cstdint>
#include <vector>

#include "games/checkers/index/king_sets.h"
#include "games/checkers/index/slice_values.h"

namespace zermelo::checkers {

/// Reads and writes the blocks of a slice in the order of the file: with Black to move, by the rank
/// of the black kings, then of the white ones, placements that overlap left out. A slice and its
/// mirror image are kept together (SliceValues), so the second is read with the board turned.
class BlockOrder {
 public:
  /// The block with these men, as the file of `slice` has them.
  void place(const Slice& slice, Squares black_men, Squares white_men);

  /// The scores of the block. Where Black must capture nobody will ask, and the score is a copy of
  /// the one before (`filler` at the start), so that it costs nothing to store; `filler` is left as
  /// the last score.
  template <class Encoding>
  void write(const SliceValues<typename Encoding::Score>& values, typename Encoding::Score& filler,
             std::vector<typename Encoding::Score>& out) const {
    for (std::size_t row = 0; row < rows(); ++row) write_row<Encoding>(values, row, filler, out);
  }

  /// The same row by row: a block without men is the whole slice. A row is a set of black kings.
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
