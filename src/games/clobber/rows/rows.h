#pragma once

#include <bit>
#include <compare>
#include <cstdint>
#include <limits>
#include <string>
#include <utility>

#include "base/bits.h"
#include "game/side.h"

namespace zermelo::clobber {

/// A connected row of stones in one word: stone i is bit i, set where it is Black (Left's), and one
/// more bit above the stones marks their number.
///
///     BBW, stone 0 first      bit   3 2 1 0
///                                   1 0 1 1    the marker, W, B, B
///
/// So shorter rows have smaller codes, and `code - 2` numbers the rows without gaps.
template <class Word>
struct BasicRow {
  static constexpr std::uint32_t most_stones = std::numeric_limits<Word>::digits - 1;

  Word code = 1;  // the empty row

  /// The row of `length` stones whose black ones are the low bits of `black`; other bits are
  /// ignored.
  static constexpr BasicRow of(std::uint32_t length, Word black) {
    return {static_cast<Word>((black & lowest_bits(length)) | (Word{1} << length))};
  }

  constexpr std::uint32_t length() const {
    return static_cast<std::uint32_t>(std::bit_width(code)) - 1;
  }
  constexpr Word black() const { return code ^ std::bit_floor(code); }

  /// The pairs of unlike neighbours, as the bits of their first cells. Each player has one move in
  /// each pair, so that a pair and a player name a move.
  constexpr Word unlike_pairs() const {
    return (code ^ (code >> 1)) & ((std::bit_floor(code) - 1) >> 1);
  }
  /// The number of moves of either player.
  constexpr int move_count() const { return std::popcount(unlike_pairs()); }
  /// True when the row has both colours, so that there are moves.
  constexpr bool is_alive() const { return unlike_pairs() != 0; }

  static constexpr Word lowest_bits(std::uint32_t count) { return (Word{1} << count) - 1; }

  friend auto operator<=>(const BasicRow&,
                          const BasicRow&) = default;  // NOLINT(modernize-use-nullptr)
};

/// Rows of the endgame database, and rows as long as a board of one word allows.
using Row = BasicRow<std::uint32_t>;
using LongRow = BasicRow<std::uint64_t>;

inline constexpr std::uint32_t longest_row = 24;  // in the database
static_assert(longest_row <= Row::most_stones);

/// A number for every row: all rows of length 1, then of length 2, and so on. The empty row has no
/// number.
constexpr std::uint32_t row_index(Row row) { return row.code - 2; }
constexpr Row row_at(std::uint32_t index) { return {index + 2}; }
constexpr std::uint32_t rows_up_to(std::uint32_t length) { return (1U << (length + 1)) - 2; }

/// The row read from its other end, which is an equal game.
template <class Word>
BasicRow<Word> reversed(BasicRow<Word> row) {
  const std::uint32_t length = row.length();
  if (length < 2) return row;
  const std::uint64_t black = Bits<1>{{std::uint64_t{row.black()}}}.reversed().words[0];
  return BasicRow<Word>::of(length, static_cast<Word>(black >> (64 - length)));
}

/// The row with the colours exchanged, which is the negative game.
template <class Word>
constexpr BasicRow<Word> mirrored(BasicRow<Word> row) {
  return {row.code ^ BasicRow<Word>::lowest_bits(row.length())};
}

/// The two rows that a move leaves, on either side of the cell that becomes empty: the stone that
/// moves takes the place of its neighbour.
template <class Word>
constexpr std::pair<BasicRow<Word>, BasicRow<Word>> after_move(BasicRow<Word> row,
                                                               std::uint32_t pair, Side mover) {
  const bool left_moves = mover == Side::left;
  const bool first_moves = (row.code >> pair & 1U) == (left_moves ? 1U : 0U);
  const std::uint32_t emptied = first_moves ? pair : pair + 1;
  const Word both = Word{3} << pair;
  const Word black = left_moves ? row.black() | both : row.black() & ~both;
  return {
      BasicRow<Word>::of(emptied, black),
      BasicRow<Word>::of(row.length() - emptied - 1, static_cast<Word>(black >> (emptied + 1)))};
}

/// The row as text: `BBW`.
std::string text(Row row);

}  // namespace zermelo::clobber
