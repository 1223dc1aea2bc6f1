#include "sums/mixed_solvers.h"

namespace zermelo {

template class SumSolver<MixedGame>;
template class SumAsker<MixedGame>;

}  // namespace zermelo
