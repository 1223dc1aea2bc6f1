#pragma once

#include <optional>
#include <string>

#include "game/command.h"
#include "games/connect/grid.h"
#include "games/connect/rules.h"

namespace zermelo::connect {

/// What `solve` is asked: rules, and a board or none.
struct Asked {
  GameRules rules;
  std::optional<Grid> grid;
  Colour to_move = Colour::black;
};

/// What all answers begin with.
Fields opening(const std::string& position, const Asked& asked);
/// The cost, and what else all answers end with.
void close(Answer& answer, const Budget& budget, bool known);

/// `solve connect --threats`. Throws Error.
Answer answer_threats(const std::string& position, const Asked& asked, const Arguments& arguments,
                      Budget& budget);

}  // namespace zermelo::connect
