#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "base/zeroed_array.h"

namespace zermelo::checkers {

/// One side to move in a block: a row for each set of its kings, a column for each set of the
/// other's, kept in slabs of 32 columns, row under row. What makes a piece of a row anew lies
/// together, in bytes one line of the cache: its values, then their floors.
template <class Score>
struct Half {
  static constexpr std::size_t tile = 32;
  /// As a floor: nothing changes this value.
  static constexpr Score settled = static_cast<Score>(~Score{0});

  std::size_t rows = 0, columns = 0, width = 0, slabs = 0, row_tiles = 0;
  std::size_t pitch = 0, to_floor = 0;  // from piece to piece, from a value to its floor
  ZeroedArray<Score> values{1};         // and floors
  ZeroedArray<Score> seen{1};  // what the mover gets by stepping there, the other then to move
  /// Which columns of each tile of values changed in the last round (not zero: changed).
  std::vector<Score> value_changes;
  std::vector<std::uint8_t> tile_changes;  // by slab, then row tile
  /// Which pieces of rows must be made anew, by slab, then row. Any thread may raise a flag.
  std::vector<std::uint8_t> to_do;

  void resize(std::size_t r, std::size_t c) {
    rows = r;
    columns = c;
    width = c == 1 ? 1 : tile;
    slabs = (columns + tile - 1) / tile;
    row_tiles = (rows + tile - 1) / tile;
    const bool is_line =
        rows == 1 || columns == 1;  // one side has no kings: all values, all floors
    pitch = is_line ? width : 2 * width;
    to_floor = is_line ? cells() : width;
    if (values.size() < 2 * cells()) values.grow(2 * cells());
    if (seen.size() < cells()) seen.grow(cells());
    to_do.assign(slabs * rows, 1);
    value_changes.assign(slabs * row_tiles * width, Score{1});
    tile_changes.assign(slabs * row_tiles, 1);
  }
  std::size_t cells() const { return slabs * rows * width; }
  /// Where the values of a piece begin, and what is seen there.
  std::size_t piece(std::size_t slab, std::size_t row) const { return (slab * rows + row) * pitch; }
  std::size_t seen_piece(std::size_t slab, std::size_t row) const {
    return (slab * rows + row) * width;
  }
  std::size_t at(std::size_t row, std::size_t column) const {
    return piece(column / tile, row) + column % tile;
  }
  std::size_t columns_in(std::size_t slab) const { return std::min(tile, columns - slab * tile); }
};

}  // namespace zermelo::checkers
