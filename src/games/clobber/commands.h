#pragma once

#include <vector>

#include "game/command.h"
#include "game/expert.h"

namespace zermelo::clobber {

// What Clobber can be asked, one file each; expert.cpp lists them.
Command solve_command();
Run solve_by_sum(const Arguments& arguments);
Command value_command();
Command moves_command();
Command build_command();
Command verify_command();
Command probe_command();
Command check_command();
Command conjecture_command();
Command perft_command();
Reproduction worst_case_reproduction();
Reproduction random_reproduction();
Reproduction families_reproduction();
Reproduction values_reproduction();
Reproduction strong_random_reproduction();
Reproduction agreement_reproduction();
Reproduction alternating_reproduction();
Reproduction starts_reproduction();
Reproduction outlook_reproduction();
Reproduction keen_reproduction();
Reproduction growth_reproduction();
Reproduction mcts_reproduction();
Reproduction packing_reproduction();
std::vector<BenchCase> bench_cases();

}  // namespace zermelo::clobber
