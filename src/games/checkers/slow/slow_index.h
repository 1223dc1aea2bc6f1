#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "games/checkers/slow/slow_rules.h"

namespace zermelo::checkers {

/// The number of kings and men of each side: the name of a slice, in which Black is to move.
struct SlowMaterial {
  unsigned black_kings = 0, black_men = 0, white_kings = 0, white_men = 0;

  unsigned men() const { return black_men + white_men; }
  unsigned pieces() const { return black_kings + white_kings + men(); }
  friend bool operator==(const SlowMaterial&, const SlowMaterial&) = default;
};

SlowMaterial material(const SlowBoard& board);
SlowMaterial mirrored(const SlowMaterial& material);

/// The number of ways to choose `chosen` of `from` things.
std::uint64_t slow_choose(unsigned from, unsigned chosen);

/// The order of the positions of one slice in a table file, Black to move.
///
/// Positions are ordered by the black men, then the white men, the black kings and the white ones.
/// A set of squares is ranked in colexicographic order among the sets of its size on the squares
/// open to it, which are numbered from 0 upwards: for black men 1..28, for white men 5..32 without
/// the black men, for black kings all squares without men, for white kings those without black
/// kings as well.
class SlowIndex {
 public:
  explicit SlowIndex(const SlowMaterial& material);

  std::uint64_t size() const { return before_black_men_.back() * king_placements_; }

  /// Of a board of this material with Black to move.
  std::uint64_t rank(const SlowBoard& board) const;
  SlowBoard board(std::uint64_t index) const;

 private:
  SlowMaterial material_;
  std::uint64_t king_placements_, white_king_placements_;
  // For each set of black men, by rank, how many placements of all men come before its own.
  std::vector<std::uint64_t> before_black_men_;
};

/// Makes the index of a slice when it is first needed. Not thread-safe; one for each thread.
class SlowIndexes {
 public:
  const SlowIndex& of(const SlowMaterial& material);

 private:
  std::vector<std::unique_ptr<SlowIndex>> made_ = std::vector<std::unique_ptr<SlowIndex>>(1 << 16);
};

}  // namespace zermelo::checkers
