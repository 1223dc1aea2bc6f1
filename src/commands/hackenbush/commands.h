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
Command play_command();
Command weigh_command();
Command conjecture_command();

/// The options by which a position is read: `--stalk` and `--moves`.
std::vector<Option> reading_options();
/// The reading options followed by others.
std::vector<Option> with_reading(std::vector<Option> options);
/// Reads a drawing, or a sum of stalks if `--stalk` was given; from a file if the text is the name
/// of one. Edges that are not joined to the ground are left out, with a note to the sink.
Drawing read_position(const std::string& text, const Arguments& arguments, Sink& sink);
/// For the reproductions: the player of the library that the thesis used, in place of the one of
/// its text.
Option as_library_option();
Option rollouts_option();
/// Throws Error where --rollouts is given without --as-library.
std::uint64_t rollouts_of(const Arguments& arguments);
/// The cuts in a turn that `--moves` asks for. Throws Error for a number out of range.
unsigned cuts_of(const Arguments& arguments);

}  // namespace zermelo::hackenbush
