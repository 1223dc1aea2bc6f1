#pragma once

#include "commands/answer.h"
#include "commands/draw/draw_command.h"
#include "commands/draw/picture.h"
#include "sums/position_model.h"

namespace zermelo {

/// A position of a normal-play game in SVG. `numbers` numbers the cells of a board, or names the
/// vertices of a drawing. Throws Error for a drawing that is too large for a picture.
Picture position_picture(const PositionModel& position, bool numbers);

/// The same for a terminal: a board row by row, the numbers of its cells beside it; the edges of a
/// drawing.
Text position_words(const PositionModel& position, bool numbers = true);

/// A position in the form that `draw` was asked for.
DrawnPosition drawn_position(const PositionModel& position, const DrawRequest& request);

/// The same for a game whose positions are read alike whatever the options are.
template <PositionModel::Pointer (*Read)(std::string_view)>
DrawnPosition draw_alone(const DrawRequest& request) {
  return drawn_position(*Read(request.position), request);
}

}  // namespace zermelo
