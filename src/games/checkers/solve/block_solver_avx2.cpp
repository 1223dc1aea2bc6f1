// The block solvers compiled for processors with AVX2.
//
// The solvers are templates of their processor (`Isa`), so that this compilation and the portable
// one have different names. Every other header is included before the pragma: a function that both
// compilations share must not be compiled for AVX2, since the linker may keep either copy.

#include <algorithm>
#include <atomic>
#include <bit>
#include <cassert>
#include <cmath>
#include <cstring>
#include <mutex>
#include <utility>
#include <vector>

#include "base/parallel.h"
#include "games/checkers/board/captures.h"
#include "games/checkers/index/king_sets.h"
#include "games/checkers/index/rank_tables.h"
#include "games/checkers/solve/block.h"
#include "games/checkers/solve/block_half.h"
#include "games/checkers/solve/block_solver.h"

#pragma GCC push_options
#pragma GCC target("avx2,popcnt,bmi,bmi2")
#include "games/checkers/solve/king_solver.h"
#include "games/checkers/solve/men_solver.h"
#pragma GCC pop_options

namespace zermelo::checkers {

template <class Encoding>
std::unique_ptr<BlockSolver<Encoding>> avx2_solver(const SliceWork<Encoding>& work) {
  const Slice& slice = work.values->slice;
  if (slice.men() == slice.pieces()) return std::make_unique<MenSolver<Encoding, Avx2>>(work);
  return std::make_unique<KingSolver<Encoding, Avx2>>(work);
}

template std::unique_ptr<BlockSolver<HalvedByte>> avx2_solver(const SliceWork<HalvedByte>&);
template std::unique_ptr<BlockSolver<PlainDistance<std::uint8_t>>> avx2_solver(
    const SliceWork<PlainDistance<std::uint8_t>>&);
template std::unique_ptr<BlockSolver<PlainDistance<std::uint16_t>>> avx2_solver(
    const SliceWork<PlainDistance<std::uint16_t>>&);
template std::unique_ptr<BlockSolver<ResultOnly>> avx2_solver(const SliceWork<ResultOnly>&);

}  // namespace zermelo::checkers
