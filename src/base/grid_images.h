#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "base/bits.h"

namespace zermelo {

/// Moves a shape on a board, whose cells are numbered row by row, to the top left corner, and finds
/// its images there under reflection and half a turn.
template <std::size_t Words>
class GridImages {
 public:
  using Cells = Bits<Words>;

  GridImages(std::size_t rows, std::size_t columns)
      : rows_(rows),
        columns_(columns),
        reciprocal_((std::uint64_t{1} << 32) / columns + 1),
        first_row_(Cells::first(columns)) {
    for (std::size_t r = 0; r < rows; ++r) first_column_ |= Cells::one(r * columns);
  }

  /// The smallest rectangle around some cells.
  struct Box {
    std::size_t corner = 0;  // its first cell
    std::size_t last = 0;    // its last cell, once the corner is cell 0
    std::size_t rows = 0, columns = 0;
  };

  /// Finds the columns by folding all rows onto the first, in doubling steps. There must be a cell.
  Box box_around(const Cells& cells) const {
    auto folded = cells;
    for (std::size_t s = columns_; s < rows_ * columns_; s *= 2) folded |= folded >> s;
    folded &= first_row_;
    const std::size_t left = folded.lowest(), width = folded.highest() - left;
    const std::size_t top = row_of(cells.lowest()), height = row_of(cells.highest()) - top;
    return {top * columns_ + left, height * columns_ + width, height + 1, width + 1};
  }

  /// The shape itself, turned by half a turn, and both of these upside down. Half a turn of the box
  /// is one reversal of bits, shifted so that the last cell of the box becomes cell 0.
  std::array<Cells, 4> images(const Cells& cells, const Box& box) const {
    const auto upright = cells >> box.corner;
    const auto turned = upright.reversed() >> (Cells::capacity - 1 - box.last);
    // Turning upside down is half a turn followed by exchanging left and right. The shorter of the
    // two ways takes at most 32 steps; on a board of 1024 cells in one column it takes one.
    const bool is_tall = box.rows > box.columns;
    return {upright, turned, is_tall ? exchanged(turned, box.columns) : flipped(upright, box.rows),
            is_tall ? exchanged(upright, box.columns) : flipped(turned, box.rows)};
  }

 private:
  /// The first `rows` rows in the opposite order.
  Cells flipped(Cells cells, std::size_t rows) const {
    auto out = cells & first_row_;
    for (std::size_t r = 1; r < rows; ++r) {
      cells = cells >> columns_;
      out = (out << columns_) | (cells & first_row_);
    }
    return out;
  }

  /// The first `columns` columns in the opposite order.
  Cells exchanged(const Cells& cells, std::size_t columns) const {
    Cells out;
    for (std::size_t c = 0; c < columns; ++c)
      out |= ((cells >> c) & first_column_) << (columns - 1 - c);
    return out;
  }

  /// The row of a cell, cell / columns: exact because cells are far fewer than 2^16.
  std::size_t row_of(std::size_t cell) const { return (cell * reciprocal_) >> 32; }

  std::size_t rows_, columns_;
  std::uint64_t reciprocal_;  // just above 2^32 / columns
  Cells first_row_, first_column_;
};

}  // namespace zermelo
