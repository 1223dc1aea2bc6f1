#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace zermelo::connect {

/// Black moves first and is written x, White o.
enum class Colour : std::uint8_t { black, white };

constexpr Colour other(Colour colour) {
  return colour == Colour::black ? Colour::white : Colour::black;
}

inline constexpr unsigned longest_side = 32;

/// A board as it is written: rows of `x`, `o` and `.`, joined by `/`.
struct Grid {
  unsigned rows = 0, columns = 0;
  std::string cells;  // row by row, of the same letters

  char at(unsigned row, unsigned column) const { return cells[row * columns + column]; }
  unsigned size() const { return rows * columns; }
  friend bool operator==(const Grid&, const Grid&) = default;
};

constexpr char letter(Colour colour) { return colour == Colour::black ? 'x' : 'o'; }

/// Throws Error.
Grid read_grid(std::string_view text);
std::string text(const Grid& grid);
/// The name of a cell: row and column from the top left, from 0, as in "3,11".
std::string cell_text(unsigned cell, unsigned columns);

/// The letter x or o, upper case too. Throws Error.
Colour read_colour(std::string_view text);

}  // namespace zermelo::connect
