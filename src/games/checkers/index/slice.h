#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "games/checkers/index/subsets.h"

namespace zermelo::checkers {

/// Material: the kings and men ("checkers", hence C) of both sides. As a slice of the database it
/// is the set of all placements of exactly these pieces with Black to move. Positions with White to
/// move belong to the mirrored slice: colours exchanged and board rotated.
struct Slice {
  std::uint8_t black_kings = 0, black_men = 0, white_kings = 0, white_men = 0;

  unsigned black() const { return black_kings + black_men; }
  unsigned white() const { return white_kings + white_men; }
  unsigned pieces() const { return black() + white(); }
  unsigned men() const { return black_men + white_men; }
  Slice mirrored() const { return {white_kings, white_men, black_kings, black_men}; }
  /// One of each mirrored pair is solved, with both sides to move: the one whose Black has more
  /// pieces, or as many pieces and at least as many kings.
  bool is_leading() const;
  Slice leading() const { return is_leading() ? *this : mirrored(); }
  bool is_symmetric() const { return *this == mirrored(); }
  /// Less than `keys` and different for every slice: the four counts, four bits each.
  std::size_t key() const {
    return static_cast<std::size_t>(black_kings << 12 | black_men << 8 | white_kings << 4 |
                                    white_men);
  }
  static constexpr std::size_t keys = 1U << 16;

  auto operator<=>(const Slice&) const = default;  // NOLINT(modernize-use-nullptr)
};

std::string text(const Slice& slice);  // "2K+1C v 1K+0C"
/// Reads "2K+1C v 1K+0C", where a count of 0 may be omitted ("2K+1C v 1K"), and the name of a
/// slice's file ("checkers-2K1C-1K0C.dtw"). Throws Error.
Slice read_slice(std::string_view text);

/// The placements of men, numbered by the rank of the black men among squares 1..28, then by the
/// rank of the white men among those of 5..32 without a black man.
class MenIndex {
 public:
  MenIndex(unsigned black, unsigned white);

  std::uint32_t count() const { return first_.back(); }
  std::uint32_t black_sets() const { return static_cast<std::uint32_t>(first_.size() - 1); }
  [[gnu::always_inline]] std::uint32_t number(Squares black_men, Squares white_men) const {
    return first_[rank_of(black_men, black_ground)] + rank_of(white_men, white_ground & ~black_men);
  }
  /// The white sets beside black set i are numbered from first(i) on.
  std::uint32_t first(std::uint32_t black_set) const { return first_[black_set]; }
  /// The rank of the black men in the placement with that number.
  std::uint32_t black_set(std::uint32_t number) const;

  static constexpr Squares black_ground = ~black_crowns, white_ground = ~white_crowns;

 private:
  std::vector<std::uint32_t> first_;
};

/// How many placements a slice has; 0 when the pieces do not fit the board.
std::uint64_t position_count(const Slice& slice);

/// All slices of 2 to `pieces` pieces with at least one and at most `per_side` pieces a side, each
/// after those that its captures and promotions lead to (feeding order).
std::vector<Slice> slices_up_to(unsigned pieces, unsigned per_side);
/// A slice and all the slices it depends on, in feeding order. Only leading slices.
std::vector<Slice> slices_below(const Slice& slice);
/// The slices that one capture, of any number of pieces, or one promotion can lead to with pieces
/// left on both sides. Only leading slices.
std::vector<Slice> feeds(const Slice& slice);

}  // namespace zermelo::checkers
