#pragma once

#include "commands/answer.h"
#include "sums/position_model.h"

namespace zermelo {

/// A position for a person to look at: a board row by row, with the numbers of its cells beside it;
/// the edges of a drawing.
Text position_words(const PositionModel& position);

}  // namespace zermelo
