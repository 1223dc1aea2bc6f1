// One width in each file, so that they compile in parallel: see solvers.h.
#include "games/clobber/sums/family_solver.h"
#include "games/clobber/sums/solvers.h"

namespace zermelo {

template std::uint64_t perft(const clobber::Clobber<2>&, const clobber::Clobber<2>::Position&, Side,
                             unsigned, Budget&);
template class PlainSolver<clobber::Clobber<2>>;
template class PlainSolver<Varied<clobber::Clobber<2>>>;
template class Evaluator<clobber::Clobber<2>>;
template class SumSolver<clobber::Clobber<2>>;
template class SumAsker<clobber::Clobber<2>>;
template class clobber::RowFamilySolver<2>;

}  // namespace zermelo
