#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "game/result.h"
#include "games/clobber/rows/row_table.h"

namespace zermelo::clobber {

/// A connected row of up to 63 stones in one word: stone i is bit i, set where it is Black, and one
/// more bit above the stones marks their number. So shorter rows come first, and `code - 2` is the
/// `row_index` of a row that the database has.
struct Part {
  std::uint64_t code = 1;  // the empty row

  std::uint32_t length() const { return static_cast<std::uint32_t>(std::bit_width(code)) - 1; }
  std::uint64_t black() const { return code ^ std::bit_floor(code); }
  /// The first cells of the pairs of unlike neighbours, as bits. Each player has one move in each
  /// pair, so that the pair and the player name the move.
  std::uint64_t unlike_pairs() const {
    return (code ^ (code >> 1)) & ((std::bit_floor(code) - 1) >> 1);
  }
  int move_count() const { return std::popcount(unlike_pairs()); }  // of each player
  bool is_alive() const { return unlike_pairs() != 0; }

  friend auto operator<=>(const Part&, const Part&) = default;  // NOLINT(modernize-use-nullptr)
};

constexpr std::uint64_t lowest_bits(std::uint32_t count) { return (std::uint64_t{1} << count) - 1; }

constexpr Part make_part(std::uint64_t black, std::uint32_t length) {
  return {(black & lowest_bits(length)) | (std::uint64_t{1} << length)};
}

Part reversed(Part part);
Part mirrored(Part part);  // the colours exchanged

/// What a move leaves: the stones on both sides of the cell that empties.
std::pair<Part, Part> after_move(Part part, std::uint32_t pair, Side mover);

/// Live parts side by side, the smallest first. A row of 64 cells never falls into more than 21:
/// each takes two cells and a gap.
class Sum {
 public:
  static constexpr std::size_t most_parts = 21;

  std::size_t size() const { return size_; }
  Part operator[](std::size_t i) const { return parts_[i]; }
  const Part* begin() const { return parts_.data(); }
  const Part* end() const { return parts_.data() + size_; }

  void insert(Part part);
  void erase(std::size_t i);
  /// Takes one such part away, if there is one.
  bool erase(Part part);
  int move_count() const;  // of each player

 private:
  std::array<Part, most_parts> parts_;
  std::size_t size_ = 0;
};

/// A sum as a board of 64 cells, its parts one cell apart: the key of the table.
struct PackedSum {
  std::uint64_t stones = 0, black = 0;
  friend bool operator==(const PackedSum&, const PackedSum&) = default;
};
PackedSum packed(const Sum& sum);
std::uint64_t hash(const PackedSum& sum);

/// Between which ups a sum lies in the eyes of one player, as in UpBounds; where nothing is known,
/// `far` away. The bounds without and with a star never differ by more than 2, because 2 ups and a
/// star are above 0, so that no other comparison between the columns says more.
struct SumBounds {
  static constexpr int far = 10'000;
  int lower = -far, lower_star = -far, upper = far, upper_star = far;
};

/// What the player whose eyes these are gets when moving first, where the bounds tell.
///
/// He wins unless G <= 0. G >= one up is above 0. G >= n ups and a star is not <= 0 for n >= -1,
/// because *, up + * and down + * are all confused with 0. He loses when G <= 0.
std::optional<Result> first_gets(const SumBounds& bounds);

/// The database as the solvers use it: parts of any length, those it does not have being unknown.
///
/// Holds a reference to the table, which must live as long.
class PartLore {
 public:
  /// With `substitution` equal rows are all replaced by the simplest. A simplest row that is longer
  /// (1 % of those to length 16) is passed over: a sum must not outgrow the board it comes from.
  PartLore(const RowTable& table, bool substitution);

  /// Adds a part and keeps the sum simplified: the part is replaced by its simplest equal; nothing
  /// is added if it is 0; if its negative is there, both vanish; the order is that of the codes.
  void add(Sum& sum, Part part) const;

  std::optional<OutcomeClass> outcome(Part part) const;
  /// The pairs in which the mover need not move, as bits.
  std::uint64_t dominated(Part part, Side mover) const;
  SumBounds bounds(const Sum& sum, Side eyes) const;

 private:
  bool has(Part part) const { return part.length() <= table_.length; }
  Part normal(Part part) const;
  Part substitute(std::uint32_t index, bool substitution) const;

  const RowTable& table_;
  std::vector<std::uint32_t> normal_;  // by row index: the code of what replaces it; 1: nothing
};

}  // namespace zermelo::clobber
