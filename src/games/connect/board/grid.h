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

/// Reads rows joined by `/`, or one below another as lines with blanks around them. Stones may also
/// be written X, B, b and O, W, w, void points - and _. Throws Error.
Grid read_grid(std::string_view text);
std::string text(const Grid& grid);
/// The name of a cell: row and column from the top left, from 0, as in "3,11".
std::string cell_text(unsigned cell, unsigned columns);
/// How texts for people name that notation.
inline constexpr std::string_view cell_legend = "points are row,column from the top left, from 0";
/// Several of them, with blanks between.
std::string cells_text(const std::vector<unsigned>& cells, unsigned columns);

/// The letter x or o, upper case too. Throws Error.
Colour read_colour(std::string_view text);

}  // namespace zermelo::connect
