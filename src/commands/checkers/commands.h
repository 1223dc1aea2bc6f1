#pragma once

#include "commands/expert.h"

namespace zermelo::checkers {

// The commands of checkers, one file each; expert.cpp lists them.
Command build_command();
Command stats_command();
Command longest_command();
Command verify_command();
Command probe_command();
Command line_command();
Command moves_command();
Command perft_command();
Command solve_command();
Command play_command();
Command draw_command();
Command annotate_command();

}  // namespace zermelo::checkers
