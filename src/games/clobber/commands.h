#pragma once

#include <vector>

#include "game/command.h"
#include "game/expert.h"

namespace zermelo::clobber {

// What Clobber can be asked, one file each; expert.cpp lists them.
Command solve_command();
Command value_command();
Command moves_command();
Command perft_command();
Reproduction worst_case_reproduction();
Reproduction random_reproduction();
std::vector<BenchCase> bench_cases();

}  // namespace zermelo::clobber
