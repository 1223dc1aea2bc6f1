#include "games/checkers/solve/slice_solver.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <mutex>

#include "base/parallel.h"
#include "games/checkers/index/slice_index.h"

namespace zermelo::checkers {
namespace {

unsigned rows_gone(Squares men, Side side) {
  unsigned sum = 0;
  for (; men != 0; men &= men - 1)
    sum += side == Side::left ? lowest(men) / 4 : 7 - lowest(men) / 4;
  return sum;
}

/// The blocks in an order that works: every man move goes one row further, so what a block leads to
/// lies in an earlier level, or, where a unit is all the blocks of some black men, earlier in the
/// unit (a white move lowers the rank of the white set).
std::vector<std::vector<Unit>> levels_of(const Slice& slice) {
  const bool by_black_men = slice.black_men >= 2 || slice.men() == slice.pieces();
  std::vector<std::vector<Unit>> levels(7 * slice.men() + 1);
  each_set(slice.black_men, MenIndex::black_ground, [&](Squares black) {
    const unsigned gone = rows_gone(black, Side::left);
    if (by_black_men) return levels[gone].push_back({black, 0, true});
    each_set(slice.white_men, MenIndex::white_ground & ~black, [&](Squares white) {
      levels[gone + rows_gone(white, Side::right)].push_back({black, white, false});
    });
  });
  std::reverse(levels.begin(), levels.end());
  return levels;
}

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
          if (!is_own && at == finished.end()) continue;  // not needed: see the caller
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

template <class Encoding>
std::optional<SolvedSlice<typename Encoding::Score>> solve_slice(
    const Slice& slice, const Finished<typename Encoding::Score>& finished,
    const SolveOptions& options, Budget& budget) {
  using Score = typename Encoding::Score;
  assert(slice.is_leading());
  SolvedSlice<Score> out;
  out.values = std::make_shared<SliceValues<Score>>(slice);
  SliceWork<Encoding> work = work_for<Encoding>(*out.values, finished);
  work.counts_to_conversion = options.counts_to_conversion;
  const auto solvers = solvers_for(work, options);

  const std::uint64_t blocks = out.values->men.count();
  std::atomic<std::uint64_t> done = 0;
  std::mutex telling;
  const auto solve = [&](unsigned worker, const Unit& unit, unsigned threads, const Watch& watch) {
    if (budget.stopped()) return;
    solvers[worker]->solve(unit, threads, watch);
    const Squares ground = MenIndex::white_ground & ~unit.black_men;
    done += unit.all_white ? choose(size(ground), slice.white_men) : 1;
  };
  const auto tell = [&](double more) {
    const std::unique_lock lock(telling, std::try_to_lock);
    if (lock && options.on_progress)
      options.on_progress((static_cast<double>(done) + more) / static_cast<double>(blocks));
  };
  const Watch quiet{budget}, within{budget, tell};
  const auto levels = levels_of(slice);
  for (const auto& level : levels) {
    // Few large blocks: one after the other, all threads within each.
    if (level.size() < std::size_t{4} * options.threads &&
        out.values->cells > options.cells_to_share) {
      for (const Unit& unit : level) {
        solve(0, unit, options.threads, unit.all_white ? quiet : within);
        tell(0);
      }
    } else {
      for_each_on(options.threads, level.size(), [&](unsigned worker, std::size_t i) {
        solve(worker, level[i], 1, quiet);
        tell(0);
      });
    }
    if (budget.stopped()) return std::nullopt;
  }
  for (const auto& solver : solvers)
    for (unsigned side : {0U, 1U}) add(out.tallies[side], solver->tally(side));
  for (const Tally& tally : out.tallies)
    for (std::size_t i = 0; i < tally.all.size(); ++i)
      out.is_overflow |= tally.all[i] > 0 && Encoding::is_overflow(static_cast<Score>(i));
  return out;
}

namespace {

/// The blocks whose black men have ranks from `first` up to, not including, `end`.
struct BlackSets {
  std::uint32_t first, end;
};

/// All blocks in stretches of about a million entries.
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

}  // namespace

template <class Encoding>
std::shared_ptr<SliceValues<typename Encoding::Score>> restore_slice(
    const Slice& slice, const Finished<typename Encoding::Score>& finished,
    const ReadScores<typename Encoding::Score>& read, const SolveOptions& options,
    const Budget& budget) {
  using Score = typename Encoding::Score;
  auto values = std::make_shared<SliceValues<Score>>(slice);
  SliceWork<Encoding> work = work_for<Encoding>(*values, finished);
  work.counts_to_conversion = options.counts_to_conversion;
  const auto solvers = solvers_for(work, options);
  const Watch watch{budget};
  for (const unsigned side : {0U, 1U}) {
    const Slice file = side == 0 ? slice : slice.mirrored();
    const SliceIndex index(file);
    const auto stretches = stretches_of(index);
    for_each_on(options.threads, stretches.size(), [&](unsigned worker, std::size_t i) {
      if (budget.stopped()) return;
      const auto [first_set, end_set] = stretches[i];
      const std::uint64_t first = index.block_size() * index.men().first(first_set);
      std::vector<Score> scores(index.block_size() * index.men().first(end_set) - first);
      read(side, first, scores);
      const Score* next = scores.data();
      for (std::uint32_t b = first_set; b < end_set; ++b) {
        const Squares black = set_of(b, file.black_men, MenIndex::black_ground);
        each_set(file.white_men, MenIndex::white_ground & ~black, [&](Squares white) {
          if (budget.stopped()) return;
          if (side == 0)
            solvers[worker]->restore(0, black, white, next, watch);
          else
            solvers[worker]->restore(1, rotated(white), rotated(black), next, watch);
          next += index.block_size();
        });
      }
    });
  }
  if (budget.stopped()) return nullptr;
  return values;
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
