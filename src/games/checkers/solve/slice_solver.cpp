// A slice as a whole. A BlockSolver solves or restores single blocks; here they get their order,
// their threads, and the views of the slices that their moves lead to.
//
//     solve_slice     level by level: a block needs those in which the men have advanced further
//     restore_slice   in any order: the file has all scores but those of captures, and captures
//                     lead to other slices
//
// Blocks that are in progress at the same time write to different rectangles and read only finished
// ones, so the values do not depend on the number of threads.

#include "games/checkers/solve/slice_solver.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <mutex>

#include "base/parallel.h"
#include "games/checkers/index/slice_index.h"
#include "games/checkers/solve/far_search.h"

namespace zermelo::checkers {
namespace {

/// The rows by which the men have advanced, summed.
unsigned rows_advanced(Squares men, Side side) {
  unsigned sum = 0;
  for (; men != 0; men &= men - 1)
    sum += side == Side::left ? lowest(men) / 4 : 7 - lowest(men) / 4;
  return sum;
}

/// The blocks in dependency order, grouped into levels whose units can be solved in parallel. Every
/// man move advances a row, so a block depends only on blocks of earlier levels: those in which the
/// men have advanced further. Where a unit is all the blocks of some black men it also depends on
/// earlier blocks of the unit, since a move of a white man lowers the rank of the white set.
///
/// A unit of many blocks needs less synchronisation. But a row has four squares, so with at
/// most one black man a level would have at most four such units, too few to share among threads:
/// then every block is a unit. Without kings a block is a single entry, which is never worth a unit.
std::vector<std::vector<Unit>> levels_of(const Slice& slice) {
  const bool by_black_men = slice.black_men >= 2 || slice.men() == slice.pieces();
  // A man that is not crowned has advanced by at most 6 rows; a level may be empty.
  std::vector<std::vector<Unit>> levels(7 * slice.men() + 1);
  each_set(slice.black_men, MenIndex::black_ground, [&](Squares black) {
    const unsigned advanced = rows_advanced(black, Side::left);
    if (by_black_men) return levels[advanced].push_back({black, 0, true});
    each_set(slice.white_men, MenIndex::white_ground & ~black, [&](Squares white) {
      levels[advanced + rows_advanced(white, Side::right)].push_back({black, white, false});
    });
  });
  std::reverse(levels.begin(), levels.end());
  return levels;
}

/// The data that the blocks of a slice share: for each side, and for each number of pieces that one
/// move can crown and take, a view of the finished slice that the move leads to. Moves of White are
/// counted in the mirrored slice, where the mover is Black. A move that takes the last piece ends
/// the game and needs no view.
template <class Encoding>
SliceWork<Encoding> work_for(SliceValues<typename Encoding::Score>& values,
                             const Finished<typename Encoding::Score>& finished) {
  using Score = typename Encoding::Score;
  SliceWork<Encoding> work;
  work.values = &values;
  for (unsigned mover : {0U, 1U}) {
    const Slice s = mover == 0 ? values.slice : values.slice.mirrored();
    for (unsigned crowned = 0; crowned <= (s.black_men > 0 ? 1U : 0U); ++crowned)
      for (unsigned kings = 0; kings <= s.white_kings; ++kings)
        for (unsigned men = 0; men <= s.white_men; ++men) {
          const Slice moved{static_cast<std::uint8_t>(s.black_kings + crowned),
                            static_cast<std::uint8_t>(s.black_men - crowned),
                            static_cast<std::uint8_t>(s.white_kings - kings),
                            static_cast<std::uint8_t>(s.white_men - men)};
          if (moved.white() == 0) continue;
          const Slice to = mover == 0 ? moved : moved.mirrored();
          const bool is_own = to.leading() == values.slice;
          const auto at = finished.find(to.leading());
          if (!is_own && at == finished.end()) continue;  // restoring needs only captures
          const SliceValues<Score>& there = is_own ? values : *at->second;
          work.views[mover][crowned][kings][men] = View<Score>(there, to, mover);
        }
  }
  return work;
}

template <class Encoding>
std::vector<std::unique_ptr<BlockSolver<Encoding>>> solvers_for(const SliceWork<Encoding>& work,
                                                                const SolveOptions& options) {
  std::vector<std::unique_ptr<BlockSolver<Encoding>>> solvers;
  for (unsigned i = 0; i < options.threads; ++i)
    solvers.push_back(options.may_use_avx2 && has_avx2() ? avx2_solver(work)
                                                         : portable_solver(work));
  return solvers;
}

/// A tally that nothing was added to is empty, so its size comes from the first part.
void add(Tally& sum, const Tally& part) {
  sum.all.resize(part.all.size());
  sum.captures.resize(part.all.size());
  for (std::size_t i = 0; i < part.all.size(); ++i) {
    sum.all[i] += part.all[i];
    sum.captures[i] += part.captures[i];
  }
}

}  // namespace

bool has_avx2() {
#if defined(__x86_64__)
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("popcnt") &&
         __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2");
#else
  return false;
#endif
}

namespace {

/// Runs the units of a slice on the threads of the options, one level after the other.
///
/// 1. A level is finished when run() returns, so the next one may look into it.
/// 2. A solver belongs to one worker; only its tallies are read by others, at the end.
/// 3. Once the budget is stopped, units are skipped, and values and tallies have no meaning.
template <class Encoding>
class Levels {
 public:
  Levels(const SliceWork<Encoding>& work, const SolveOptions& options, Budget& budget)
      : values_(*work.values),
        options_(options),
        budget_(budget),
        solvers_(solvers_for(work, options)) {}

  /// A level of few large blocks is solved block by block, with all threads inside each; any other
  /// level with a thread for each block. Threads inside a block are started and joined again for
  /// every round of the king walk, so only large blocks are shared; and where there are many
  /// blocks, all threads are busy without that.
  void run(const std::vector<Unit>& level) {
    const bool shares_blocks =
        level.size() < std::size_t{4} * options_.threads && values_.cells > options_.cells_to_share;
    if (shares_blocks) {
      // In a unit of many blocks the part done of one block would start again with the next.
      const Watch within{budget_, [this](double more) { report(more); }};
      for (const Unit& unit : level)
        run(0, unit, options_.threads, unit.all_white ? Watch{budget_} : within);
    } else {
      const Watch quiet{budget_};
      for_each_on(options_.threads, level.size(),
                  [&](unsigned worker, std::size_t i) { run(worker, level[i], 1, quiet); });
    }
  }

  /// The tallies of all solvers together.
  void add_tallies(Tally (&tallies)[2]) const {
    for (const auto& solver : solvers_)
      for (const unsigned side : {0U, 1U}) add(tallies[side], solver->tally(side));
  }

 private:
  /// Progress counts blocks; a unit may have one for each set of white men.
  void run(unsigned worker, const Unit& unit, unsigned threads, const Watch& watch) {
    if (!budget_.stopped()) {
      solvers_[worker]->solve(unit, threads, watch);
      const Squares ground = MenIndex::white_ground & ~unit.black_men;
      done_ += unit.all_white ? choose(size(ground), values_.slice.white_men) : 1;
    }
    report(0);
  }

  /// `more` is the part of the block in progress. A report is skipped while another is being made.
  void report(double more) {
    const std::unique_lock lock(reporting_, std::try_to_lock);
    if (lock && options_.on_progress)
      options_.on_progress((static_cast<double>(done_) + more) /
                           static_cast<double>(values_.men.count()));
  }

  const SliceValues<typename Encoding::Score>& values_;
  const SolveOptions& options_;
  Budget& budget_;
  std::vector<std::unique_ptr<BlockSolver<Encoding>>> solvers_;  // one for each thread
  std::atomic<std::uint64_t> done_ = 0;                          // blocks
  std::mutex reporting_;
};

/// The finished values of a slice in the making, which tell distances up to the limit.
template <class Encoding>
std::shared_ptr<SliceValues<typename Encoding::Score>> values_for(const Slice& slice,
                                                                  const SolveOptions& options) {
  using Score = typename Encoding::Score;
  auto values = std::make_shared<SliceValues<Score>>(slice);
  values->farthest =
      options.farthest ? static_cast<Score>(*options.farthest) : Score{Encoding::farthest};
  return values;
}

/// Whether there is a position with the score of the farthest losses or wins. The tallies have every
/// score that occurs, so the values themselves need not be read again.
template <class Encoding>
bool reaches_limit(const SolvedSlice<typename Encoding::Score>& solved) {
  const auto loss = solved.values->farthest;
  return std::ranges::any_of(solved.tallies, [&](const Tally& tally) {
    return tally.all[loss] > 0 || tally.all[Encoding::backed_up(loss)] > 0;
  });
}

}  // namespace

template <class Encoding>
std::optional<SolvedSlice<typename Encoding::Score>> solve_slice(
    const Slice& slice, const Finished<typename Encoding::Score>& finished,
    const SolveOptions& options, Budget& budget) {
  using Score = typename Encoding::Score;
  assert(slice.is_leading());
  SolvedSlice<Score> out;
  out.values = values_for<Encoding>(slice, options);
  SliceWork<Encoding> work = work_for<Encoding>(*out.values, finished);
  work.counts_to_conversion = options.counts_to_conversion;
  Levels<Encoding> levels(work, options, budget);
  for (const auto& level : levels_of(slice)) {
    levels.run(level);
    if (budget.stopped()) return std::nullopt;
  }
  levels.add_tallies(out.tallies);
  if constexpr (!std::is_same_v<Encoding, ResultOnly>)
    if (reaches_limit<Encoding>(out) && !find_far<Encoding>(*out.values, finished, options, budget))
      return std::nullopt;
  return out;
}

namespace {

/// The blocks whose black men have ranks from `first` up to, not including, `end`.
struct BlackSets {
  std::uint32_t first, end;
};

/// All blocks in stretches of about a million entries, or of one set of black men where that has
/// more. A thread holds the scores of one stretch at a time. A stretch ends only between sets of
/// black men, where MenIndex tells the number of the next block.
std::vector<BlackSets> stretches_of(const SliceIndex& index) {
  const MenIndex& men = index.men();
  std::vector<BlackSets> out;
  for (std::uint32_t next = 0; next < men.black_sets(); next = out.back().end) {
    BlackSets sets{next, next};
    do ++sets.end;
    while (sets.end < men.black_sets() &&
           (men.first(sets.end) - men.first(next)) * index.block_size() < 1'000'000);
    out.push_back(sets);
  }
  return out;
}

/// Reads the scores of a stretch and restores its blocks, in the order of the file (SliceIndex).
/// The file of side 1 is that of the mirror image, so its men are mirrored back.
template <class Encoding>
void restore_stretch(BlockSolver<Encoding>& solver, unsigned side, const SliceIndex& index,
                     BlackSets sets, const ReadScores<typename Encoding::Score>& read,
                     const Budget& budget) {
  const std::uint64_t first = index.block_size() * index.men().first(sets.first);
  const std::uint64_t end = index.block_size() * index.men().first(sets.end);
  std::vector<typename Encoding::Score> scores(end - first);
  read(side, first, scores);
  const auto* next = scores.data();
  const Slice& file = index.slice();
  const Watch watch{budget};
  for (std::uint32_t b = sets.first; b < sets.end; ++b) {
    const Squares black = set_of(b, file.black_men, MenIndex::black_ground);
    each_set(file.white_men, MenIndex::white_ground & ~black, [&](Squares white) {
      if (budget.stopped()) return;
      if (side == 0)
        solver.restore(0, black, white, next, watch);
      else
        solver.restore(1, rotated(white), rotated(black), next, watch);
      next += index.block_size();
    });
  }
}

}  // namespace

template <class Encoding>
std::shared_ptr<SliceValues<typename Encoding::Score>> restore_slice(
    const Slice& slice, const Finished<typename Encoding::Score>& finished,
    const ReadScores<typename Encoding::Score>& read, const SolveOptions& options,
    const Budget& budget) {
  auto values = values_for<Encoding>(slice, options);
  SliceWork<Encoding> work = work_for<Encoding>(*values, finished);
  work.counts_to_conversion = options.counts_to_conversion;
  const auto solvers = solvers_for(work, options);
  for (const unsigned side : {0U, 1U}) {
    const SliceIndex index(side == 0 ? slice : slice.mirrored());
    const auto stretches = stretches_of(index);
    for_each_on(options.threads, stretches.size(), [&](unsigned worker, std::size_t i) {
      if (!budget.stopped())
        restore_stretch<Encoding>(*solvers[worker], side, index, stretches[i], read, budget);
    });
  }
  return budget.stopped() ? nullptr : values;
}

template std::optional<SolvedSlice<std::uint8_t>> solve_slice<HalvedByte>(
    const Slice&, const Finished<std::uint8_t>&, const SolveOptions&, Budget&);
template std::optional<SolvedSlice<std::uint8_t>> solve_slice<PlainDistance<std::uint8_t>>(
    const Slice&, const Finished<std::uint8_t>&, const SolveOptions&, Budget&);
template std::optional<SolvedSlice<std::uint16_t>> solve_slice<PlainDistance<std::uint16_t>>(
    const Slice&, const Finished<std::uint16_t>&, const SolveOptions&, Budget&);
template std::optional<SolvedSlice<std::uint8_t>> solve_slice<ResultOnly>(
    const Slice&, const Finished<std::uint8_t>&, const SolveOptions&, Budget&);

template std::shared_ptr<SliceValues<std::uint8_t>> restore_slice<HalvedByte>(
    const Slice&, const Finished<std::uint8_t>&, const ReadScores<std::uint8_t>&,
    const SolveOptions&, const Budget&);
template std::shared_ptr<SliceValues<std::uint8_t>> restore_slice<PlainDistance<std::uint8_t>>(
    const Slice&, const Finished<std::uint8_t>&, const ReadScores<std::uint8_t>&,
    const SolveOptions&, const Budget&);
template std::shared_ptr<SliceValues<std::uint16_t>> restore_slice<PlainDistance<std::uint16_t>>(
    const Slice&, const Finished<std::uint16_t>&, const ReadScores<std::uint16_t>&,
    const SolveOptions&, const Budget&);
template std::shared_ptr<SliceValues<std::uint8_t>> restore_slice<ResultOnly>(
    const Slice&, const Finished<std::uint8_t>&, const ReadScores<std::uint8_t>&,
    const SolveOptions&, const Budget&);

}  // namespace zermelo::checkers
