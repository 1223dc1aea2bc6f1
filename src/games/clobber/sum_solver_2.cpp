#include "games/clobber/sum_solvers.h"

template class zermelo::SumSolver<zermelo::clobber::Clobber<2>>;
