#include "games/hackenbush/value/solvers.h"

namespace zermelo {

template std::uint64_t perft(const hackenbush::Hackenbush<1>&,
                             const hackenbush::Hackenbush<1>::Position&, Side, unsigned, Budget&);
template class PlainSolver<hackenbush::Hackenbush<1>>;
template class PlainSolver<Varied<hackenbush::Hackenbush<1>>>;
template class Evaluator<hackenbush::Hackenbush<1>>;
template std::uint64_t perft(const hackenbush::Hackenbush<16>&,
                             const hackenbush::Hackenbush<16>::Position&, Side, unsigned, Budget&);
template class PlainSolver<hackenbush::Hackenbush<16>>;
template class PlainSolver<Varied<hackenbush::Hackenbush<16>>>;
template class Evaluator<hackenbush::Hackenbush<16>>;

}  // namespace zermelo
