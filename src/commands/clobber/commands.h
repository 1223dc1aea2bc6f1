#pragma once

#include <vector>

#include "commands/command.h"
#include "commands/expert.h"

namespace zermelo::clobber {

// The commands of Clobber, one file each; expert.cpp lists them.
Command solve_command();
Run solve_by_sum(const Arguments& arguments);
Command value_command();
Command moves_command();
Command build_command();
Command verify_command();
Command probe_command();
Command conjecture_command();
Command play_command();
Command perft_command();
std::vector<BenchCase> bench_cases();

}  // namespace zermelo::clobber
