// One width in each file, so that they compile in parallel: see sum_solvers.h.
#include "games/clobber/sums/sum_solvers.h"

template class zermelo::SumSolver<zermelo::clobber::Clobber<2>>;
