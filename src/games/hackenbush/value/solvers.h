#pragma once

#include "game/perft.h"
#include "games/hackenbush/drawing/hackenbush.h"
#include "search/methods.h"
#include "value/evaluate.h"

namespace zermelo {

// Each width is compiled once, in solvers.cpp, and not in every file that uses it.
extern template std::uint64_t perft(const hackenbush::Hackenbush<1>&,
                                    const hackenbush::Hackenbush<1>::Position&, Side, unsigned,
                                    Budget&);
extern template class PlainSolver<hackenbush::Hackenbush<1>>;
extern template class PlainSolver<Varied<hackenbush::Hackenbush<1>>>;
extern template class Evaluator<hackenbush::Hackenbush<1>>;
extern template std::uint64_t perft(const hackenbush::Hackenbush<16>&,
                                    const hackenbush::Hackenbush<16>::Position&, Side, unsigned,
                                    Budget&);
extern template class PlainSolver<hackenbush::Hackenbush<16>>;
extern template class PlainSolver<Varied<hackenbush::Hackenbush<16>>>;
extern template class Evaluator<hackenbush::Hackenbush<16>>;

}  // namespace zermelo
