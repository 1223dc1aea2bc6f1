#pragma once

#include "games/clobber/board/clobber.h"
#include "search/sum_solver.h"

namespace zermelo {

// The sum solver of each width is compiled once, in sum_solver_*.cpp, and not in every file that
// asks it: it is the largest template there is.
extern template class SumSolver<clobber::Clobber<1>>;
extern template class SumSolver<clobber::Clobber<2>>;
extern template class SumSolver<clobber::Clobber<16>>;

}  // namespace zermelo
