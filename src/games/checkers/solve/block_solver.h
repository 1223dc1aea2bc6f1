#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "base/budget.h"
#include "games/checkers/index/scores.h"
#include "games/checkers/index/slice_values.h"

namespace zermelo::checkers {

/// How often each score occurs, for the side to move: over all positions and over those with a
/// capture.
struct Tally {
  std::vector<std::uint64_t> all, captures;
};

/// A side of a slice that can be built has fewer pieces than this.
inline constexpr unsigned most_taken = 8;

/// What all blocks of a slice have in common.
template <class Encoding>
struct SliceWork {
  using Score = typename Encoding::Score;
  SliceValues<Score>* values = nullptr;
  /// Where moves lead, by mover, men crowned, kings and men taken; the slice itself for none.
  View<Score> views[2][2][most_taken][most_taken];
  /// Captures and promotions end the count: distance to conversion.
  bool counts_to_conversion = false;
};

/// What is solved at a time: one block, or all blocks with these black men, by rank of the white.
/// Without kings always all.
struct Unit {
  Squares black_men = 0, white_men = 0;
  bool all_white = false;
};

/// The observer of a running solver.
struct Watch {
  const Budget& budget;  // when it is stopped the work is left off, at any size within milliseconds
  /// Told now and then, by any thread, which part of the block is done.
  /// How long kings will walk is not known before, so the part is a guess from then on.
  std::function<void(double part)> on_part = [](double) {};
};

/// Solves one block of a slice after another: one placement of the men, all placements of the
/// kings, both sides to move. Everything a man move, promotion or capture of the unit leads to must
/// be finished or come earlier in it. Each thread has a solver of its own.
template <class Encoding>
class BlockSolver {
 public:
  virtual ~BlockSolver() = default;
  /// Fills the rectangles of the unit's blocks; `threads` share the work within each. When the
  /// budget is stopped they hold anything, and so do the tallies.
  virtual void solve(const Unit& unit, unsigned threads, const Watch& watch) = 0;
  /// Takes in one side's scores of a block that was solved before, in the order of its file, and
  /// works its captures out again. What they lead to must be finished.
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
