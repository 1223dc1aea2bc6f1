#pragma once

#include <string>

#include "game/command.h"
#include "game/expert.h"
#include "games/hackenbush/drawing.h"

namespace zermelo::hackenbush {

Command value_command();
Command solve_command();
Command moves_command();
Command perft_command();
Command draw_command();
Command weigh_command();
Reproduction values_reproduction();
Reproduction cycles_reproduction();
Reproduction table_two_reproduction();
Reproduction table_eight_reproduction();
Reproduction classes_reproduction();
Reproduction beds_reproduction();
Reproduction positions_reproduction();
Reproduction curves_reproduction();
Reproduction accuracy_reproduction();
Reproduction speed_reproduction();

/// The options by which a position is read: `--stalk` and `--moves`.
std::vector<Option> reading_options();
/// These and others.
std::vector<Option> with_reading(std::vector<Option> options);
/// A drawing, or a sum of stalks where `--stalk` was given.
Drawing read_position(const std::string& text, const Arguments& arguments);
/// Cuts in a turn.
unsigned cuts_of(const Arguments& arguments);

}  // namespace zermelo::hackenbush
