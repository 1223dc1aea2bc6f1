#pragma once

#include <vector>

#include "game/command.h"
#include "game/expert.h"
#include "game/side.h"

namespace zermelo::clobber {

// What Clobber can be asked, one file each; expert.cpp lists them.
Command solve_command();
Command moves_command();
Command perft_command();
Reproduction worst_case_reproduction();
Reproduction random_reproduction();
std::vector<BenchCase> bench_cases();

/// `--first left|right|both` and the sides it names.
Option first_option(bool allow_both);
std::vector<Side> first_sides(const Arguments& arguments);

}  // namespace zermelo::clobber
