#pragma once

#include "game/perft.h"
#include "games/clobber/board/clobber.h"
#include "search/methods.h"
#include "search/sum_asker.h"
#include "value/evaluate.h"

namespace zermelo {

// The solvers are the largest templates of the library. Each width is compiled once, in a file of
// its own (solvers_1.cpp and so on, which compile in parallel), and not in every file that uses it.
extern template std::uint64_t perft(const clobber::Clobber<1>&,
                                    const clobber::Clobber<1>::Position&, Side, unsigned, Budget&);
extern template class PlainSolver<clobber::Clobber<1>>;
extern template class PlainSolver<Varied<clobber::Clobber<1>>>;
extern template class Evaluator<clobber::Clobber<1>>;
extern template class SumSolver<clobber::Clobber<1>>;
extern template class SumAsker<clobber::Clobber<1>>;
extern template std::uint64_t perft(const clobber::Clobber<2>&,
                                    const clobber::Clobber<2>::Position&, Side, unsigned, Budget&);
extern template class PlainSolver<clobber::Clobber<2>>;
extern template class PlainSolver<Varied<clobber::Clobber<2>>>;
extern template class Evaluator<clobber::Clobber<2>>;
extern template class SumSolver<clobber::Clobber<2>>;
extern template class SumAsker<clobber::Clobber<2>>;
extern template std::uint64_t perft(const clobber::Clobber<16>&,
                                    const clobber::Clobber<16>::Position&, Side, unsigned, Budget&);
extern template class PlainSolver<clobber::Clobber<16>>;
extern template class PlainSolver<Varied<clobber::Clobber<16>>>;
extern template class Evaluator<clobber::Clobber<16>>;
extern template class SumSolver<clobber::Clobber<16>>;
extern template class SumAsker<clobber::Clobber<16>>;

}  // namespace zermelo
