#include <fmt/format.h>
#include <zermelo/checkers.h>

#include <algorithm>
#include <array>

#include "base/error.h"
#include "base/folder_lock.h"
#include "games/checkers/database/best_line.h"
#include "games/checkers/database/builder.h"
#include "games/checkers/database/probe.h"
#include "games/checkers/database/slice_file.h"
#include "library/checkers_setup.h"

namespace zermelo {
namespace {

using checkers::Known;
using checkers::Slice;

CheckersProbe probe_of(const Known& known) {
  CheckersProbe out{known.result, std::nullopt, std::nullopt};
  if (!known.is_decided()) return out;
  out.plies_to_win = known.dtw;
  out.plies_to_conversion = known.dtc;
  return out;
}

constexpr unsigned most_pieces = 8, most_of_a_side = checkers::most_taken - 1;

/// The leading slices to be built, in feeding order.
std::vector<Slice> build_order(const CheckersBuild& build) {
  if (!build.slice.empty()) {
    const Slice slice = checkers::read_slice(build.slice);
    if (slice.pieces() > most_pieces || std::max(slice.black(), slice.white()) > most_of_a_side)
      throw Error(fmt::format("checkers: {} has too many pieces; slices have 2 to 8",
                              checkers::text(slice)));
    return checkers::slices_below(slice);
  }
  if (build.pieces < 2 || build.pieces > most_pieces)
    throw Error(fmt::format("checkers: {} pieces; slices have 2 to 8", build.pieces));
  const unsigned most = std::min(build.pieces - 1, most_of_a_side);
  if (build.per_side < 1) throw Error("checkers: each side has at least one piece");
  auto order = checkers::slices_up_to(build.pieces, std::min(build.per_side, most));
  std::erase_if(order, [](const Slice& slice) { return !slice.is_leading(); });
  return order;
}

}  // namespace

struct TablesState {
  checkers::Prober prober;
};

CheckersTables::CheckersTables(const std::vector<std::filesystem::path>& folders,
                               std::uint64_t cache_bytes) {
  const auto is_folder = [](const std::filesystem::path& folder) {
    std::error_code ignored;
    return std::filesystem::is_directory(folder, ignored);
  };
  if (std::ranges::none_of(folders, is_folder))
    throw Error(
        fmt::format("checkers: {} is not a folder that can be read; expected one of tables",
                    folders.empty() ? std::string("nothing") : in_quotes(folders.front().string())),
        Remedy::another_folder);
  state_ = std::make_shared<TablesState>(checkers::Prober(folders, cache_bytes));
}

CheckersProbe CheckersTables::probe(const CheckersPosition& position) const {
  const auto [p, side] = checked_setup(position);
  return probe_of(state_->prober.known(p, side));
}

void CheckersTables::probe_many(std::span<const CheckersPosition> positions,
                                std::span<std::int8_t> results,
                                std::span<std::int16_t> plies) const {
  // Groups small enough for the processor's cache. The few positions that the distances to the win
  // do not know are asked for one by one.
  constexpr std::size_t most_together = 64;
  std::array<checkers::Setup, most_together> setups;
  std::array<checkers::Outcome, most_together> outcomes;
  for (std::size_t begin = 0; begin < positions.size(); begin += most_together) {
    const std::size_t count = std::min(most_together, positions.size() - begin);
    for (std::size_t i = 0; i < count; ++i) setups[i] = setup_of(positions[begin + i]);
    state_->prober.outcomes(std::span(setups).first(count), std::span(outcomes).first(count));
    for (std::size_t i = 0; i < count; ++i) {
      auto [result, distance] = outcomes[i];
      int known_plies = static_cast<int>(distance);
      if (result == Result::unknown && why_not_a_position(setups[i].position) == nullptr) {
        const Known known = state_->prober.result(setups[i].position, setups[i].to_move);
        result = known.result;
        known_plies = known.dtw ? static_cast<int>(*known.dtw) : -1;
      }
      if (result == Result::unknown) known_plies = -1;
      static_assert(static_cast<int>(Result::loss) == 0 && static_cast<int>(Result::unknown) == 3);
      results[begin + i] = static_cast<std::int8_t>(static_cast<int>(result) - 1);
      plies[begin + i] = static_cast<std::int16_t>(result == Result::draw ? 0 : known_plies);
    }
  }
}

std::vector<CheckersProbedMove> CheckersTables::moves(const CheckersPosition& position) const {
  const auto [p, side] = checked_setup(position);
  std::vector<CheckersProbedMove> out;
  for (const checkers::KnownMove& each : state_->prober.moves(p, side))
    out.push_back({{checkers::text(each.move), position_of(each.after, opponent(side))},
                   probe_of(each.known)});
  return out;
}

std::optional<CheckersMissing> CheckersTables::missing(const CheckersPosition& position) const {
  const auto setup = checked_setup(position);
  const auto found = checkers::probe(state_->prober, setup, false);
  if (!found.missing) return std::nullopt;
  return CheckersMissing{checkers::slice_file_name(*found.missing, checkers::Metric::dtw),
                         checkers::text(found.missing->leading())};
}

CheckersLine CheckersTables::line(const CheckersPosition& position) const {
  const auto found = checkers::best_line(state_->prober, checked_setup(position));
  CheckersLine out{probe_of(found.known),
                   {},
                   found.is_complete,
                   position_of(found.end.position, found.end.to_move)};
  for (const checkers::Move& move : found.moves) out.moves.push_back(checkers::text(move));
  return out;
}

bool build_checkers_tables(const CheckersBuild& build) {
  if (build.folders.empty()) throw Error("checkers: no folder to build in");
  const auto order = build_order(build);
  const auto metric = checkers::metric_named(build.metric);
  const FolderLock lock(build.folders.front());
  lock.remove_leftovers("checkers-");
  Limits limits;
  limits.stop = build.stop;
  Budget budget(limits);
  checkers::Builder builder({build.folders, metric, build.most_bytes, std::max(build.threads, 1U)},
                            budget);
  if (build.on_progress) {
    builder.on_progress = [&](const checkers::BuildProgress& now) {
      build.on_progress({checkers::text(now.slice), now.number, now.count, now.part});
    };
  }
  return builder.build(order);
}

}  // namespace zermelo
