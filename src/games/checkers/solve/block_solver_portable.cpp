#include <algorithm>
#include <atomic>
#include <bit>
#include <cassert>
#include <cmath>
#include <cstring>
#include <mutex>
#include <optional>
#include <utility>

#include "base/parallel.h"
#include "games/checkers/board/captures.h"
#include "games/checkers/index/king_sets.h"
#include "games/checkers/index/rank_tables.h"
#include "games/checkers/solve/block_half.h"
#include "games/checkers/solve/block_solver.h"

namespace zermelo::checkers {
namespace portable {
#include "games/checkers/solve/reach_body.h"
#include "games/checkers/solve/score_square_body.h"

#include "games/checkers/solve/block_solver_body.h"
#include "games/checkers/solve/men_solver_body.h"
}  // namespace portable

template <class Encoding>
std::unique_ptr<BlockSolver<Encoding>> portable_solver(const SliceWork<Encoding>& work) {
  const Slice& slice = work.values->slice;
  if (slice.men() == slice.pieces()) return std::make_unique<portable::MenSolver<Encoding>>(work);
  return std::make_unique<portable::Solver<Encoding>>(work);
}

template std::unique_ptr<BlockSolver<HalvedByte>> portable_solver(const SliceWork<HalvedByte>&);
template std::unique_ptr<BlockSolver<PlainDistance<std::uint8_t>>> portable_solver(
    const SliceWork<PlainDistance<std::uint8_t>>&);
template std::unique_ptr<BlockSolver<PlainDistance<std::uint16_t>>> portable_solver(
    const SliceWork<PlainDistance<std::uint16_t>>&);
template std::unique_ptr<BlockSolver<ResultOnly>> portable_solver(const SliceWork<ResultOnly>&);

}  // namespace zermelo::checkers
