#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "game/result.h"
#include "games/clobber/rows/row_table.h"

namespace zermelo::clobber {

/// A part of a sum. `code - 2` is the `row_index` of a row that the database has.
using Part = LongRow;

/// Live parts side by side, the smallest first. A row of 64 cells never falls into more than 21
/// parts, because each takes at least two cells and a gap.
class Sum {
 public:
  static constexpr std::size_t most_parts = 21;

  std::size_t size() const { return size_; }
  Part operator[](std::size_t i) const { return parts_[i]; }
  const Part* begin() const { return parts_.data(); }
  const Part* end() const { return parts_.data() + size_; }

  void insert(Part part);
  void erase(std::size_t i);
  /// Removes one part that equals `part`; false if there is none.
  bool erase(Part part);
  /// The number of moves of either player.
  int move_count() const;

 private:
  std::array<Part, most_parts> parts_;
  std::size_t size_ = 0;
};

/// A sum as a board of 64 cells with one empty cell between its parts: the key of the table.
struct PackedSum {
  std::uint64_t stones = 0, black = 0;
  friend bool operator==(const PackedSum&, const PackedSum&) = default;
};
PackedSum packed(const Sum& sum);
std::uint64_t hash(const PackedSum& sum);

/// The bounds of a sum by ups and star, as in UpBounds, as one player sees them; `far` where
/// nothing is known. The bounds without and with a star never differ by more than 2, because 2 ups
/// and a star are above 0, so that no other comparison between the two says more.
struct SumBounds {
  static constexpr int far = 10'000;
  int lower = -far, lower_star = -far, upper = far, upper_star = far;
};

/// The result for that player when moving first, where the bounds decide.
///
/// The first player wins unless G <= 0. If G >= up, it is above 0. If G >= n ups and a star with
/// n >= -1, it is not <= 0, because *, up + * and down + * are all confused with 0. The first
/// player loses when G <= 0.
std::optional<Result> first_gets(const SumBounds& bounds);

/// The endgame database as the combinatorial solvers use it: it answers for parts of any length,
/// and says "not known" of those it does not hold.
///
/// Keeps a reference to the table. Immutable; any number of threads.
class PartDatabase {
 public:
  /// With `substitution` every row is replaced by the simplest equal one. A simplest row that is
  /// longer (1 % of those up to length 16) is not used: a sum must not outgrow its board.
  PartDatabase(const RowTable& table, bool substitution);

  /// Adds a part and keeps the sum simplified: the part is replaced by the simplest equal one; a
  /// part that is 0 is dropped; a part and its negative cancel; the parts are ordered by their
  /// codes.
  void add(Sum& sum, Part part) const;

  std::optional<OutcomeClass> outcome(Part part) const;
  /// The pairs in which the mover's move is dominated, as bits.
  std::uint64_t dominated(Part part, Side mover) const;
  SumBounds bounds(const Sum& sum, Side viewer) const;

 private:
  bool has(Part part) const { return part.length() <= table_.length; }
  Part normal(Part part) const;
  Part substitute(std::uint32_t index, bool substitution) const;

  const RowTable& table_;
  std::vector<std::uint32_t>
      normal_;  // by row index: the code of the row that replaces it; 1: none
};

}  // namespace zermelo::clobber
