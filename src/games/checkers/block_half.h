#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace zermelo::checkers {

/// One side to move in a block: a row for each set of its kings, a column for each set of the
/// other's, kept in slabs of 32 columns, row under row.
template <class Score>
struct Half {
  static constexpr std::size_t tile = 32;
  std::size_t rows = 0, columns = 0, width = 0, slabs = 0, row_tiles = 0;
  std::vector<Score> floor, ceiling, value;
  std::vector<Score> seen;  // what the mover gets by stepping there, the other then to move
  /// Which columns of each tile of `value` changed in the last round (not zero: changed).
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
    for (auto* array : {&floor, &ceiling, &value, &seen})
      if (array->size() < cells()) array->resize(cells());
    to_do.assign(slabs * rows, 1);
    value_changes.assign(slabs * row_tiles * width, Score{1});
    tile_changes.assign(slabs * row_tiles, 1);
  }
  std::size_t cells() const { return slabs * rows * width; }
  std::size_t piece(std::size_t slab, std::size_t row) const { return (slab * rows + row) * width; }
  std::size_t at(std::size_t row, std::size_t column) const {
    return piece(column / tile, row) + column % tile;
  }
  std::size_t columns_in(std::size_t slab) const { return std::min(tile, columns - slab * tile); }
};

}  // namespace zermelo::checkers
