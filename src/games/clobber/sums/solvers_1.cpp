// One width in each file, so that they compile in parallel: see solvers.h.
#include "games/clobber/sums/family_solver.h"
#include "games/clobber/sums/solvers.h"

namespace zermelo {

template std::uint64_t perft(const clobber::Clobber<1>&, const clobber::Clobber<1>::Position&, Side,
                             unsigned, Budget&);
template class PlainSolver<clobber::Clobber<1>>;
template class PlainSolver<Varied<clobber::Clobber<1>>>;
template class Evaluator<clobber::Clobber<1>>;
template class SumSolver<clobber::Clobber<1>>;
template class SumAsker<clobber::Clobber<1>>;
template class clobber::RowFamilySolver<1>;

}  // namespace zermelo
