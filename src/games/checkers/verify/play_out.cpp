#include "games/checkers/verify/play_out.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <optional>

#include "base/error.h"
#include "base/parallel.h"
#include "base/random.h"
#include "games/checkers/database/best_line.h"
#include "games/checkers/index/slice_index.h"

namespace zermelo::checkers {
namespace {

constexpr std::uint64_t games_a_run = 64;
constexpr int most_draws = 10'000;  // to find a won position; one in five is won in most slices

/// A position of one of the slices that its side to move wins; nothing when none was drawn.
std::optional<Setup> draw_won(const std::vector<SliceIndex>& slices, Prober& prober,
                              Random& random) {
  for (int i = 0; i < most_draws; ++i) {
    const std::size_t which = random.below(static_cast<std::uint32_t>(slices.size()));
    const std::uint64_t high = random.below(1U << 31), low = random.below(1U << 31);
    const SliceIndex& slice = slices[which];
    Setup setup{slice.position((high << 31 | low) % slice.size()), Side::left};
    if (random.below(2) == 1) setup = mirrored(setup);
    if (prober.known(setup.position, setup.to_move).result == Result::win) return setup;
  }
  return std::nullopt;
}

/// Plays one game and adds it to `out`.
void play_one(Prober& prober, const Setup& setup, PlayedOut& out) {
  ++out.played;
  try {
    const BestLine line = best_line(prober, setup);
    if (!line.is_complete) {
      ++out.unknown;
      return;
    }
    ++out.won;
    out.longest = std::max<std::uint64_t>(out.longest, line.moves.size());
    if (line.known.dtw == line.moves.size()) ++out.in_announced_plies;
  } catch (const Error& error) {
    if (out.first_wrong.empty()) out.first_wrong = error.what();
  }
}

/// The sum of all runs, whatever the order in which they end.
class Total {
 public:
  void add(std::uint64_t run, const PlayedOut& part) {
    const std::lock_guard lock(mutex_);
    sum_.played += part.played;
    sum_.won += part.won;
    sum_.in_announced_plies += part.in_announced_plies;
    sum_.unknown += part.unknown;
    sum_.longest = std::max(sum_.longest, part.longest);
    if (part.first_wrong.empty() || run > wrong_run_) return;
    sum_.first_wrong = part.first_wrong;
    wrong_run_ = run;
  }
  PlayedOut sum() const { return sum_; }

 private:
  std::mutex mutex_;
  PlayedOut sum_;
  std::uint64_t wrong_run_ = ~std::uint64_t{0};  // the first with a game that was not won
};

}  // namespace

PlayedOut play_out(const PlayOutRequest& request, const Budget& budget) {
  Prober prober(request.folders, std::uint64_t{1} << 30, {request.metric});
  std::vector<SliceIndex> slices;
  for (const Slice& slice : request.slices)
    if (!find_slice(request.folders, slice, request.metric).empty()) slices.emplace_back(slice);
  if (slices.empty()) return {};
  Total total;
  std::atomic<std::uint64_t> next = 0;
  const auto runs = request.games / games_a_run + (request.games % games_a_run != 0 ? 1 : 0);
  on_threads(request.threads, [&](unsigned) {
    for (std::uint64_t run = next++; run < runs && !budget.stopped(); run = next++) {
      Random random(request.seed + run);
      PlayedOut found;
      const std::uint64_t games = std::min(games_a_run, request.games - run * games_a_run);
      for (std::uint64_t i = 0; i < games && !budget.stopped(); ++i)
        if (const auto setup = draw_won(slices, prober, random)) play_one(prober, *setup, found);
      total.add(run, found);
    }
  });
  PlayedOut sum = total.sum();
  sum.is_complete = !budget.stopped();
  return sum;
}

}  // namespace zermelo::checkers
