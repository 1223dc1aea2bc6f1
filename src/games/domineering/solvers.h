#pragma once

#include "game/perft.h"
#include "games/domineering/domineering.h"
#include "search/methods.h"
#include "value/evaluate.h"

namespace zermelo {

// Each width is compiled once (solvers_1.cpp and so on), and not in every file that uses it.
extern template std::uint64_t perft(const domineering::Domineering<1>&,
                                    const domineering::Domineering<1>::Position&, Side, unsigned,
                                    Budget&);
extern template class PlainSolver<domineering::Domineering<1>>;
extern template class PlainSolver<Varied<domineering::Domineering<1>>>;
extern template class Evaluator<domineering::Domineering<1>>;
extern template std::uint64_t perft(const domineering::Domineering<2>&,
                                    const domineering::Domineering<2>::Position&, Side, unsigned,
                                    Budget&);
extern template class PlainSolver<domineering::Domineering<2>>;
extern template class PlainSolver<Varied<domineering::Domineering<2>>>;
extern template class Evaluator<domineering::Domineering<2>>;
extern template std::uint64_t perft(const domineering::Domineering<16>&,
                                    const domineering::Domineering<16>::Position&, Side, unsigned,
                                    Budget&);
extern template class PlainSolver<domineering::Domineering<16>>;
extern template class PlainSolver<Varied<domineering::Domineering<16>>>;
extern template class Evaluator<domineering::Domineering<16>>;

}  // namespace zermelo
