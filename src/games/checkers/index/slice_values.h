#pragma once

#include <cstdint>
#include <map>
#include <memory>

#include "base/zeroed_array.h"
#include "games/checkers/index/far_positions.h"
#include "games/checkers/index/slice.h"

namespace zermelo::checkers {

/// The finished values of a leading slice, laid out for the slices that look into it.
///
///     seen[0]: [ rectangle of men 0 | rectangle of men 1 | ... ]     by MenIndex::number
///     seen[1]: [ rectangle of men 0 | rectangle of men 1 | ... ]
///
///     a rectangle of seen[side]:   columns: sets of the opponent's kings
///                                +-----------------------------+
///       rows: sets of the kings  |                             |
///       of `side`                |          cells              |
///                                +-----------------------------+
///
/// Invariants, when the slice is finished:
///
/// 1. A cell of seen[side] is the position with these men and kings in which the opponent of `side`
///    is to move; its score is that for `side`, who has just moved there: a backed-up score.
/// 2. Rows and columns are ranks among the squares without men, for both sides alike. Cells in
///    which the kings overlap exist and have no meaning.
/// 3. Positions with captures have their true score, unlike in the file.
///
/// So a move of `side` that leaves the opponent's kings where they are leads from a whole row into
/// one row.
template <class Score>
struct SliceValues {
  explicit SliceValues(const Slice& s)
      : slice(s),
        men(s.black_men, s.white_men),
        king_sets{choose(32 - s.men(), s.black_kings), choose(32 - s.men(), s.white_kings)},
        cells(std::uint64_t{king_sets[0]} * king_sets[1]),
        seen{ZeroedArray<Score>(cells * men.count()), ZeroedArray<Score>(cells * men.count())} {}

  Slice slice;
  MenIndex men;
  std::uint32_t king_sets[2];
  std::uint64_t cells;  // of one rectangle
  ZeroedArray<Score> seen[2];
  /// The score of the farthest losses (scores.h), and the positions that are farther than their
  /// score says, by side to move; those with White to move by their index in the mirror image.
  Score farthest = 0;
  FarPositions far[2];

  std::uint64_t bytes() const { return 2 * sizeof(Score) * cells * men.count(); }
  static std::uint64_t bytes_for(const Slice& s) {
    return 2 * sizeof(Score) * MenIndex(s.black_men, s.white_men).count() *
           std::uint64_t{choose(32 - s.men(), s.black_kings)} * choose(32 - s.men(), s.white_kings);
  }
};

/// Looks into finished values as the player who has just moved, in either orientation: if the
/// values are those of the mirror image, the board is rotated and the colours are exchanged.
template <class Score>
struct View {
  const Score* data = nullptr;
  const MenIndex* men = nullptr;
  std::uint64_t cells = 0;
  std::uint32_t columns = 0;
  bool is_rotated = false;

  View() = default;
  View(const SliceValues<Score>& values, const Slice& wanted, unsigned mover)
      : men(&values.men), cells(values.cells), is_rotated(wanted != values.slice) {
    const unsigned side = is_rotated ? 1 - mover : mover;
    data = &values.seen[side][0];
    columns = values.king_sets[1 - side];
  }

  /// The rectangle for these men, and the rank of kings on the free squares, in the orientation of
  /// the values.
  [[gnu::always_inline]] const Score* rectangle(Squares black_men, Squares white_men) const {
    return data + cells * (is_rotated ? men->number(rotated(white_men), rotated(black_men))
                                      : men->number(black_men, white_men));
  }
  [[gnu::always_inline]] std::uint32_t rank(Squares kings, Squares free) const {
    return is_rotated ? rank_of(rotated(kings), rotated(free)) : rank_of(kings, free);
  }
};

}  // namespace zermelo::checkers
