#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace zermelo::clobber {

/// A connected row of up to 32 stones: bit i is set where stone i is Black (Left's).
struct Row {
  std::uint32_t length = 0;
  std::uint32_t black = 0;
  friend bool operator==(const Row&, const Row&) = default;
};

inline constexpr std::uint32_t longest_row = 24;

/// A number for every row: all of length 1, then of length 2, and so on; the empty row has none.
constexpr std::uint32_t row_index(Row row) { return (1U << row.length) - 2 + row.black; }
constexpr std::uint32_t rows_up_to(std::uint32_t length) { return (1U << (length + 1)) - 2; }
Row row_at(std::uint32_t index);

Row reversed(Row row);
constexpr Row mirrored(Row row) {  // the colours exchanged
  return {row.length, ~row.black & ((1U << row.length) - 1)};
}
constexpr bool is_alive(Row row) {  // it has both colours
  return row.black != 0 && row.black != (1U << row.length) - 1;
}

/// What a move leaves: the stones on both sides of the cell that empties. In every neighbouring
/// pair of unlike stones each player has one move, so that the pair, named by its first cell, and
/// the player name the move.
std::pair<Row, Row> after_move(Row row, std::uint32_t pair, bool left_moves);

/// The first cells of the pairs of unlike neighbours, as bits.
constexpr std::uint32_t unlike_pairs(Row row) {
  return (row.black ^ (row.black >> 1)) & ((1U << (row.length - 1)) - 1);
}

std::string text(Row row);

}  // namespace zermelo::clobber
