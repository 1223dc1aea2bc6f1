#include "games/clobber/sums/sum_solvers.h"

template class zermelo::SumSolver<zermelo::clobber::Clobber<16>>;
