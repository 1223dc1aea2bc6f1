#pragma once

#include <string>

#include "commands/command.h"
#include "commands/expert.h"
#include "games/hackenbush/drawing/drawing.h"

namespace zermelo::hackenbush {

Command value_command();
Command solve_command();
Command moves_command();
Command perft_command();
Command draw_command();
Command weigh_command();

/// The options by which a position is read: `--stalk` and `--moves`.
std::vector<Option> reading_options();
/// How a position is written, for the help pages.
std::vector<std::pair<std::string, std::string>> reading_notes();
/// These and others.
std::vector<Option> with_reading(std::vector<Option> options);
/// A drawing, or a sum of stalks where `--stalk` was given; from a file if the text is the name of
/// one. Edges that are not joined to the ground are left out, and the sink is told.
Drawing read_position(const std::string& text, const Arguments& arguments, Sink& sink);
/// For the reproductions: the player of the library the thesis used, in place of its text.
Option as_library_option();
Option rollouts_option();
std::uint64_t rollouts_of(const Arguments& arguments);
/// Cuts in a turn.
unsigned cuts_of(const Arguments& arguments);

}  // namespace zermelo::hackenbush
