#pragma once

#include <cstdint>

#include "games/checkers/board/position.h"
#include "games/checkers/index/slice.h"

namespace zermelo::checkers {

/// The material on the board.
[[gnu::always_inline]] inline Slice slice_of(const Position& p) {
  return {static_cast<std::uint8_t>(size(p.kings[0])), static_cast<std::uint8_t>(size(p.men[0])),
          static_cast<std::uint8_t>(size(p.kings[1])), static_cast<std::uint8_t>(size(p.men[1]))};
}

/// The order in which the file of a slice holds its positions, Black to move: the index of a
/// position, the position with an index, and the blocks in the order of the file.
///
///     men            kings
///     |              |
///     v              v
///     [ block 0     | block 1     | block 2     | ... ]    a block: one placement of the men
///       |
///       [ row 0 | row 1 | ... ]                            a row: one set of black kings
///         |
///         [ 0 1 2 3 ... ]                                  an entry: one set of white kings
///
/// 1. Blocks are ordered by MenIndex: the rank of the black men, then that of the white men.
/// 2. Black kings are ranked among the squares without men, white kings among those that are left,
///    so every index below size() is a position and no two are the same.
/// 3. All blocks have the same number of entries, and all rows too.
class SliceIndex {
 public:
  explicit SliceIndex(const Slice& slice);

  const Slice& slice() const { return slice_; }
  const MenIndex& men() const { return men_; }
  std::uint64_t size() const { return block_size() * men_.count(); }
  std::uint64_t block_size() const { return block_size_; }
  std::uint64_t row_size() const { return row_size_; }

  /// The index of a position of this slice with Black to move. Always inlined, so that it counts bits
  /// as the caller's processor can.
  [[gnu::always_inline]] std::uint64_t index(const Position& p) const {
    const Squares free = ~(p.men[0] | p.men[1]);
    return block_size_ * men_.number(p.men[0], p.men[1]) + row_size_ * rank_of(p.kings[0], free) +
           rank_of(p.kings[1], free & ~p.kings[0]);
  }
  /// Its inverse, for an index below size().
  Position position(std::uint64_t index) const;

  /// Calls `use(black_men, white_men)` for each block, in order.
  template <class Use>
  void each_block(const Use& use) const {
    each_set(slice_.black_men, MenIndex::black_ground, [&](Squares black) {
      each_set(slice_.white_men, MenIndex::white_ground & ~black,
               [&](Squares white) { use(black, white); });
    });
  }

 private:
  Slice slice_;
  MenIndex men_;
  std::uint64_t row_size_, block_size_;  // entries
};

}  // namespace zermelo::checkers
