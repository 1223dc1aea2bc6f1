#include "commands/draw/position_picture.h"

#include <fmt/format.h>

#include <sstream>

#include "commands/draw/board_drawing.h"
#include "commands/draw/hackenbush_picture.h"
#include "games/hackenbush/drawing/drawing.h"
#include "sums/board_images.h"

namespace zermelo {
namespace {

BoardCell cell_of(char letter) {
  switch (letter) {
    case 'B':
      return {.symbol = letter, .piece = Piece::black};
    case 'W':
      return {.symbol = letter, .piece = Piece::white};
    case '#':
      return {.symbol = letter, .ground = Ground::blocked};
    default:
      return {.symbol = letter};
  }
}

BoardDrawing board_of(const PositionModel& position) {
  const BoardRows rows = board_rows(position.text());
  BoardDrawing out{.title = fmt::format("{} board of {} row{} and {} column{}", position.game(),
                                        rows.size(), rows.size() == 1 ? "" : "s", rows[0].size(),
                                        rows[0].size() == 1 ? "" : "s"),
                   .position = position.text(),
                   .columns = rows[0].size()};
  out.title[0] = static_cast<char>(out.title[0] - 'a' + 'A');
  for (const auto& row : rows) {
    for (const char letter : row) {
      out.cells.push_back(cell_of(letter));
      out.cells.back().number = std::to_string(out.cells.size() - 1);
    }
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

bool is_drawing(const PositionModel& position) { return position.game() == "hackenbush"; }

}  // namespace

Picture position_picture(const PositionModel& position, bool numbers) {
  if (is_drawing(position))
    return hackenbush::drawing_picture(hackenbush::read_drawing(position.text()), numbers);
  return board_picture(board_of(position), numbers);
}

Text position_words(const PositionModel& position, bool numbers) {
  return is_drawing(position) ? drawing_words(position.text())
                              : board_text(board_of(position), numbers);
}

DrawnPosition drawn_position(const PositionModel& position, const DrawRequest& request) {
  if (request.form == "text") return {to_text(position_words(position, request.numbers), false)};
  return {svg_document(position_picture(position, request.numbers))};
}

}  // namespace zermelo
