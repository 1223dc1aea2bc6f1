#pragma once

#include "game/expert.h"

namespace zermelo::checkers {

// What checkers can be asked, one file each; expert.cpp lists them.
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
Command annotate_command();

// The paper's tables, figures and games; expert.cpp lists them too.
Reproduction metrics_reproduction();
Reproduction table_two_reproduction();
Reproduction figures_reproduction();
Reproduction listings_reproduction();
Reproduction results_only_reproduction();
Reproduction encodings_reproduction();

}  // namespace zermelo::checkers
