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

/// A board as text: a letter for each point, row by row from the top.
struct Grid {
  unsigned rows = 0, columns = 0;
  std::string cells;  // x, o or . for each point

  char at(unsigned row, unsigned column) const { return cells[row * columns + column]; }
  unsigned size() const { return rows * columns; }
  friend bool operator==(const Grid&, const Grid&) = default;
};

constexpr char letter(Colour colour) { return colour == Colour::black ? 'x' : 'o'; }

/// Reads rows joined by `/`, or on lines of their own; blanks around rows are ignored. Black's
/// stones may be written x, X, b or B, White's o, O, w or W, void points . - or _. Throws Error.
Grid read_grid(std::string_view text);
/// Rows joined by `/`.
std::string text(const Grid& grid);
/// A board without stones.
Grid empty_grid(unsigned rows, unsigned columns);
/// A cell as row,column, counted from 0 at the top left: "3,11".
std::string cell_text(unsigned cell, unsigned columns);
/// Several cells, separated by blanks.
std::string cells_text(const std::vector<unsigned>& cells, unsigned columns);

/// Reads x or o, in upper or lower case, black or white. Throws Error.
Colour read_colour(std::string_view text);

}  // namespace zermelo::connect
