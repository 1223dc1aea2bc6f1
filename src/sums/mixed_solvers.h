#pragma once

#include "search/sum_asker.h"
#include "sums/mixed_game.h"

namespace zermelo {

// Compiled once, in mixed_solvers.cpp.
extern template class SumSolver<MixedGame>;
extern template class SumAsker<MixedGame>;

}  // namespace zermelo
