// The block solvers compiled for any processor.

#include "games/checkers/solve/king_solver.h"
#include "games/checkers/solve/men_solver.h"

namespace zermelo::checkers {

template <class Encoding>
std::unique_ptr<BlockSolver<Encoding>> portable_solver(const SliceWork<Encoding>& work) {
  const Slice& slice = work.values->slice;
  if (slice.men() == slice.pieces()) return std::make_unique<MenSolver<Encoding, Portable>>(work);
  return std::make_unique<KingSolver<Encoding, Portable>>(work);
}

template std::unique_ptr<BlockSolver<HalvedByte>> portable_solver(const SliceWork<HalvedByte>&);
template std::unique_ptr<BlockSolver<PlainDistance<std::uint8_t>>> portable_solver(
    const SliceWork<PlainDistance<std::uint8_t>>&);
template std::unique_ptr<BlockSolver<PlainDistance<std::uint16_t>>> portable_solver(
    const SliceWork<PlainDistance<std::uint16_t>>&);
template std::unique_ptr<BlockSolver<ResultOnly>> portable_solver(const SliceWork<ResultOnly>&);

}  // namespace zermelo::checkers
