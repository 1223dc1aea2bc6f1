#include "commands/draw/position_words.h"

#include <fmt/format.h>

#include <sstream>

#include "sums/board_images.h"

namespace zermelo {
namespace {

Tone tone_of(char cell) {
  if (cell == 'B') return Tone::strong;
  return cell == 'W' ? Tone::good : Tone::dim;
}

/// The cells of a row with blanks between them, and then their numbers.
void add_row(Text& out, const std::string& row, std::size_t first_cell, std::size_t digits) {
  out.push_back({"  "});
  for (const char cell : row) out.push_back({fmt::format(" {}", cell), tone_of(cell)});
  std::string numbers = "    ";
  for (std::size_t c = 0; c < row.size(); ++c)
    numbers += fmt::format(" {:>{}}", first_cell + c, digits);
  out.push_back({numbers + '\n', Tone::dim});
}

/// Long rows would not fit beside their numbers: every tenth cell is numbered above.
void add_long_row(Text& out, const std::string& row, std::size_t first_cell) {
  std::string numbers = "  ";
  for (std::size_t c = 0; c < row.size(); c += 10) numbers += fmt::format("{:<10}", first_cell + c);
  out.push_back({numbers + '\n', Tone::dim});
  out.push_back({"  "});
  for (const char cell : row) out.push_back({std::string(1, cell), tone_of(cell)});
  out.push_back({"\n"});
}

Text board_words(const std::string& text) {
  constexpr std::size_t most_beside = 14;
  const BoardRows rows = board_rows(text);
  const std::size_t columns = rows[0].size(), cells = rows.size() * columns;
  const std::size_t digits = std::to_string(cells - 1).size();
  Text out;
  for (std::size_t r = 0; r < rows.size(); ++r) {
    if (columns <= most_beside)
      add_row(out, rows[r], r * columns, digits);
    else
      add_long_row(out, rows[r], r * columns);
  }
  return out;
}

Text drawing_words(const std::string& text) {
  Text out{{"  "}};
  std::istringstream edges(text);
  for (std::string edge; edges >> edge;) {
    const Tone tone = edge.back() == 'B'   ? Tone::strong
                      : edge.back() == 'R' ? Tone::bad
                                           : Tone::good;
    out.push_back({' ' + edge, tone});
  }
  out.push_back({"\n"});
  return out;
}

}  // namespace

Text position_words(const PositionModel& position) {
  return position.game() == "hackenbush" ? drawing_words(position.text())
                                         : board_words(position.text());
}

}  // namespace zermelo
