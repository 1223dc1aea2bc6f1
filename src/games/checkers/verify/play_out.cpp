#include "games/checkers/verify/play_out.h"

#include <algorithm>
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

void add(PlayedOut& sum, const PlayedOut& part) {
  sum.played += part.played;
  sum.won += part.won;
  sum.in_announced_plies += part.in_announced_plies;
  sum.unknown += part.unknown;
  sum.longest = std::max(sum.longest, part.longest);
  if (sum.first_wrong.empty()) sum.first_wrong = part.first_wrong;
}

}  // namespace

PlayedOut play_out(const PlayOutRequest& request, const Budget& budget) {
  Prober prober(request.folders, std::uint64_t{1} << 30, {request.metric});
  std::vector<SliceIndex> slices;
  for (const Slice& slice : request.slices)
    if (!find_slice(request.folders, slice, request.metric).empty()) slices.emplace_back(slice);
  if (slices.empty()) return {};
  const std::uint64_t runs = (request.games + games_a_run - 1) / games_a_run;
  std::vector<PlayedOut> found(runs);
  for_each_on(request.threads, runs, [&](unsigned, std::size_t run) {
    Random random(request.seed + run);
    const std::uint64_t games = std::min(games_a_run, request.games - run * games_a_run);
    for (std::uint64_t i = 0; i < games && !budget.stopped(); ++i)
      if (const auto setup = draw_won(slices, prober, random)) play_one(prober, *setup, found[run]);
  });
  PlayedOut sum;
  for (const PlayedOut& part : found) add(sum, part);
  sum.is_complete = !budget.stopped();
  return sum;
}

}  // namespace zermelo::checkers
