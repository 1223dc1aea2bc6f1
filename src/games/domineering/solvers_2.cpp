// One width in each file, so that they compile in parallel: see solvers.h.
#include "games/domineering/solvers.h"

namespace zermelo {

template std::uint64_t perft(const domineering::Domineering<2>&,
                             const domineering::Domineering<2>::Position&, Side, unsigned, Budget&);
template class PlainSolver<domineering::Domineering<2>>;
template class PlainSolver<Varied<domineering::Domineering<2>>>;
template class Evaluator<domineering::Domineering<2>>;

}  // namespace zermelo
