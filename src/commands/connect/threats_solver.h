#pragma once

#include "commands/connect/solve_answer.h"

namespace zermelo::connect {

/// `solve connect --threats`. Throws Error.
ThreatReport solve_by_threats(const SolveRequest& request, const Arguments& arguments,
                              Budget& budget);

}  // namespace zermelo::connect
