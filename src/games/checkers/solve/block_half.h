#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "base/zeroed_array.h"

namespace zermelo::checkers {

/// One side to move in a block: the values of all placements of the kings, with a row for each set
/// of the mover's kings and a column for each set of the opponent's.
///
///                 slab 0            slab 1          last slab
///              32 columns        32 columns        the rest, padded
///            +-----------------+-----------------+--------+
///     row 0  | segment         | segment         |        |
///     row 1  | segment         |                 |        |     row tile 0: 32 rows
///      ...   |      tile       |      tile       |  tile  |
///     row 31 |                 |                 |        |
///            +-----------------+-----------------+--------+
///     row 32 |      tile       |      tile       |  tile  |     row tile 1
///      ...   |                 |                 |        |
///            +-----------------+-----------------+--------+
///
/// In memory the slabs follow each other, each of them segment under segment:
///
///     slab 0, row 0: | 32 values | 32 floors |
///     slab 0, row 1: | 32 values | 32 floors |   ...
///
/// A king step of the mover stays in its column, so everything that recomputing a segment reads
/// lies in its slab, which fits a cache however many kings there are. With scores of a byte a
/// segment and its floors are one cache line.
///
/// Invariants, between any two rounds:
///
/// 1. The floor of a value that is not settled is the best of the moves that leave the block, and
/// the
///    value is never below it.
/// 2. A value whose floor is `settled` is final: a capture is forced, or there is no move, or the
///    sets of the row and the column overlap, or the column is padding.
/// 3. seen(r, c) is the value of the position after the mover has stepped to row r, with the
///    opponent to move, as the mover sees it: the value of the opponent's half at (c, r), backed
///    up.
/// 4. A segment whose to_do flag is down has the value that its floors and `seen` give.
/// 5. tile_changes and value_changes tell which tiles, and which of their columns, have changed
///    since the opponent's half saw them last.
///
/// A half with a single row or a single column (one side has no kings) is one line of cells: all
/// values, then all floors.
template <class Score>
struct Half {
  static constexpr std::size_t tile = 32;
  /// As a floor: the value is final.
  static constexpr Score settled = static_cast<Score>(~Score{0});

  std::size_t rows = 0, columns = 0, width = 0, slabs = 0, row_tiles = 0;
  std::size_t pitch = 0, to_floor = 0;  // from segment to segment, from a value to its floor
  ZeroedArray<Score> values{1};         // and floors
  ZeroedArray<Score> seen{1};
  std::vector<Score> value_changes;        // by tile, then column; not zero: changed
  std::vector<std::uint8_t> tile_changes;  // by slab, then row tile
  std::vector<std::uint8_t> to_do;         // by slab, then row; any thread may raise a flag

  void resize(std::size_t r, std::size_t c) {
    rows = r;
    columns = c;
    width = c == 1 ? 1 : tile;
    slabs = (columns + tile - 1) / tile;
    row_tiles = (rows + tile - 1) / tile;
    const bool is_line = rows == 1 || columns == 1;
    pitch = is_line ? width : 2 * width;
    to_floor = is_line ? cells() : width;
    if (values.size() < 2 * cells()) values.grow(2 * cells());
    if (seen.size() < cells()) seen.grow(cells());
    to_do.assign(slabs * rows, 1);
    value_changes.assign(slabs * row_tiles * width, Score{1});
    tile_changes.assign(slabs * row_tiles, 1);
  }
  std::size_t cells() const { return slabs * rows * width; }
  /// Where a segment begins in `values`, and in `seen`.
  std::size_t segment(std::size_t slab, std::size_t row) const {
    return (slab * rows + row) * pitch;
  }
  std::size_t seen_segment(std::size_t slab, std::size_t row) const {
    return (slab * rows + row) * width;
  }
  std::size_t at(std::size_t row, std::size_t column) const {
    return segment(column / tile, row) + column % tile;
  }
  std::size_t columns_in(std::size_t slab) const { return std::min(tile, columns - slab * tile); }
};

}  // namespace zermelo::checkers
