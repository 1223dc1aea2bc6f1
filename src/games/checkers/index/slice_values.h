#pragma once

#include <cstdint>
#include <map>
#include <memory>

#include "base/zeroed_array.h"
#include "games/checkers/index/slice.h"

namespace zermelo::checkers {

/// The finished values of a leading slice, laid out for those who look into it: for each placement
/// of the men a rectangle for each side, with a row for each set of the mover's kings and a column
/// for each set of the other's, both ranked among the squares without men. (Sets that overlap have
/// a cell too; it means nothing.) An entry is what the position is worth to the one who has just
/// moved there: to Black in `seen[0]`, where White is to move, and to White in `seen[1]`.
///
/// So all the moves that leave the kings where they are look from a row into one row.
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

  std::uint64_t bytes() const { return 2 * sizeof(Score) * cells * men.count(); }
  static std::uint64_t bytes_for(const Slice& s) {
    return 2 * sizeof(Score) * MenIndex(s.black_men, s.white_men).count() *
           std::uint64_t{choose(32 - s.men(), s.black_kings)} * choose(32 - s.men(), s.white_kings);
  }
};

/// Looks into finished values as the player who has just moved, whichever of the mirrored pair they
/// are kept under: if under the other, the board is turned and the colours change.
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

  /// The rectangle for these men, and what is left of the board for kings, both as kept.
  [[gnu::always_inline]] const Score* rectangle(Squares black_men, Squares white_men) const {
    return data + cells * (is_rotated ? men->number(rotated(white_men), rotated(black_men))
                                      : men->number(black_men, white_men));
  }
  [[gnu::always_inline]] std::uint32_t rank(Squares kings, Squares free) const {
    return is_rotated ? rank_of(rotated(kings), rotated(free)) : rank_of(kings, free);
  }
};

}  // namespace zermelo::checkers
