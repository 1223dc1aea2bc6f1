#include "games/clobber/rows/rows.h"

#include <bit>
#include <cassert>

namespace zermelo::clobber {

Row row_at(std::uint32_t index) {
  assert(index + 2 >= 2);
  const auto length = static_cast<std::uint32_t>(std::bit_width(index + 2)) - 1;
  return {length, index + 2 - (1U << length)};
}

Row reversed(Row row) {
  std::uint32_t black = 0;
  for (std::uint32_t i = 0; i < row.length; ++i)
    black |= (row.black >> i & 1U) << (row.length - 1 - i);
  return {row.length, black};
}

namespace {

Row slice(Row row, std::uint32_t from, std::uint32_t length) {
  return {length, (row.black >> from) & ((1U << length) - 1)};
}

}  // namespace

/// The stone that moves takes its neighbour's place, and its own cell empties.
std::pair<Row, Row> after_move(Row row, std::uint32_t pair, bool left_moves) {
  const bool first_moves = ((row.black >> pair & 1U) != 0) == left_moves;
  const std::uint32_t emptied = first_moves ? pair : pair + 1,
                      taken = first_moves ? pair + 1 : pair;
  row.black = left_moves ? row.black | (1U << taken) : row.black & ~(1U << taken);
  return {slice(row, 0, emptied), slice(row, emptied + 1, row.length - emptied - 1)};
}

std::string text(Row row) {
  std::string out;
  for (std::uint32_t i = 0; i < row.length; ++i) out += (row.black >> i & 1U) != 0 ? 'B' : 'W';
  return out;
}

}  // namespace zermelo::clobber
