#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "base/budget.h"
#include "games/checkers/index/scores.h"
#include "games/checkers/index/slice_values.h"

namespace zermelo::checkers {

/// The number of positions with each score, for the side to move: among all positions, and among
/// those with a capture.
struct Tally {
  std::vector<std::uint64_t> all, captures;
};

/// A side of a slice that can be built has fewer pieces than this.
inline constexpr unsigned most_taken = 8;

/// The processors that the solvers are compiled for (block_solver_avx2.cpp).
struct Portable;
struct Avx2;

/// The data that all blocks of a slice share.
template <class Encoding>
struct SliceWork {
  using Score = typename Encoding::Score;
  SliceValues<Score>* values = nullptr;
  /// Where moves lead, by mover, men crowned, kings taken and men taken; with none of these, the
  /// slice itself.
  View<Score> views[2][2][most_taken][most_taken];
  /// Captures and promotions end the count: distance to conversion.
  bool counts_to_conversion = false;
};

/// A unit of work, solved at one time: one block, or all blocks with these black men in the order
/// of the white men. In a slice without kings always all of them.
struct Unit {
  Squares black_men = 0, white_men = 0;
  bool all_white = false;
};

/// The observer of a running solver.
struct Watch {
  const Budget& budget;  // a solver notices within milliseconds that it is stopped, at any size
  /// Called now and then, by any thread, with the part of the block that is done: a guess once the
  /// kings walk.
  std::function<void(double part)> on_part = [](double) {};
};

/// Solves one block of a slice after another: one placement of the men, all placements of the
/// kings, both sides to move. Every position that a man move, promotion or capture of the unit
/// leads to must be finished, or come earlier in the unit. Each thread has a solver of its own.
template <class Encoding>
class BlockSolver {
 public:
  virtual ~BlockSolver() = default;
  /// Fills the rectangles of the unit's blocks; `threads` share the work within each. When the
  /// budget is stopped, rectangles and tallies have no meaning.
  virtual void solve(const Unit& unit, unsigned threads, const Watch& watch) = 0;
  /// Restores one side's values of a block from its scores in the order of the file, and solves the
  /// positions with captures again. The slices that the captures lead to must be finished.
  virtual void restore(unsigned side, Squares black_men, Squares white_men,
                       const typename Encoding::Score* scores, const Watch& watch) = 0;
  const Tally& tally(unsigned side) const { return tallies_[side]; }

 protected:
  void make_tallies(std::size_t score_bytes) {
    for (Tally& tally : tallies_) {
      tally.all.resize(std::size_t{1} << (8 * score_bytes));
      tally.captures.resize(tally.all.size());
    }
  }
  Tally tallies_[2];
};

/// The same solver compiled for any processor, and for one with AVX2.
template <class Encoding>
std::unique_ptr<BlockSolver<Encoding>> portable_solver(const SliceWork<Encoding>& work);
template <class Encoding>
std::unique_ptr<BlockSolver<Encoding>> avx2_solver(const SliceWork<Encoding>& work);
bool has_avx2();

}  // namespace zermelo::checkers
