#pragma once

#include "games/clobber/board/clobber.h"
#include "search/sum_solver.h"

namespace zermelo {

// The sum solver is the largest template of the library. Each width is compiled once, in a file of
// its own (sum_solver_1.cpp and so on, which compile in parallel), and not in every file that uses
// it.
extern template class SumSolver<clobber::Clobber<1>>;
extern template class SumSolver<clobber::Clobber<2>>;
extern template class SumSolver<clobber::Clobber<16>>;

}  // namespace zermelo
