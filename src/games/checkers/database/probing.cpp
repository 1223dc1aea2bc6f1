#include "games/checkers/database/probing.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <utility>

#include "base/error.h"

namespace zermelo::checkers {
namespace {

/// The known facts about the position that a move leads to; if the move is a conversion, the
/// distance to conversion is 0.
Known conversion_counted(const KnownMove& move) {
  Known out = move.known;
  if (move.converts && out.dtc) out.dtc = 0;
  return out;
}

/// The rank of a move that is not known: behind the moves that keep the result of the position, and
/// before worse ones. Only such a move can win where no known move does.
std::pair<int, int> rank_of_unknown(Result result) {
  switch (result) {
    case Result::win:
      return {0, std::numeric_limits<int>::max()};
    case Result::draw:
      return {1, std::numeric_limits<int>::max()};
    case Result::loss:
    case Result::unknown:
      break;
  }
  return rank(Known{});
}

/// `result` is that of the position before the moves.
std::vector<KnownMove> best_first(std::vector<KnownMove> moves, Metric by, Result result) {
  const auto key = [by, result](const KnownMove& each) {
    if (each.known.result == Result::unknown) return rank_of_unknown(result);
    Known counted = conversion_counted(each);
    if (by == Metric::dtc) counted.dtw.reset();
    return rank(counted);
  };
  std::ranges::stable_sort(moves,
                           [&](const KnownMove& a, const KnownMove& b) { return key(a) < key(b); });
  return moves;
}

/// Whether all moves that win or lose have this distance.
bool all_have(const std::vector<KnownMove>& moves, std::optional<unsigned> Known::*distance) {
  return std::ranges::all_of(moves, [&](const KnownMove& each) {
    return !each.known.is_decided() || each.known.*distance;
  });
}

}  // namespace

Prober::Prober(const std::vector<std::filesystem::path>& folders, std::uint64_t cache_bytes,
               const std::vector<Metric>& metrics) {
  for (const Metric metric : {Metric::dtw, Metric::dtc, Metric::wld})
    if (std::ranges::count(metrics, metric) > 0)
      databases_.push_back(
          std::make_unique<Database>(folders, metric, cache_bytes / metrics.size()));
}

Known Prober::known(const Position& position, Side side) {
  Known out;
  for (const auto& database : databases_) {
    if (database->metric() == Metric::wld && out.result != Result::unknown) break;
    const auto outcome = database->outcome(position, side);
    if (!outcome) continue;
    if (out.result != Result::unknown && out.result != outcome->result)
      throw Error(
          fmt::format("checkers: the tables contradict each other at {}: {} by dtw, {} by "
                      "{}; zermelo verify checkers names the wrong ones",
                      write_fen(position, side), name(out.result), name(outcome->result),
                      name(database->metric())));
    out.result = outcome->result;
    if (database->metric() == Metric::dtw) out.dtw = outcome->plies;
    if (database->metric() == Metric::dtc) out.dtc = outcome->plies;
    out.has_dtw |= database->metric() == Metric::dtw;
    out.has_dtc |= database->metric() == Metric::dtc;
  }
  out.has_wld = out.result != Result::unknown;  // a distance implies the result
  return out;
}

Known Prober::result(const Position& position, Side side) {
  Known out;
  for (const auto& database : databases_) {
    const auto outcome = database->outcome(position, side);
    if (!outcome) continue;
    out.result = outcome->result;
    if (database->metric() == Metric::dtw) out.dtw = outcome->plies;
    break;
  }
  return out;
}

void Prober::outcomes(std::span<const Setup> setups, std::span<Outcome> outcomes) {
  std::ranges::fill(outcomes, Outcome{});
  for (const auto& database : databases_)
    if (database->metric() == Metric::dtw) database->outcomes(setups, outcomes);
}

std::vector<KnownMove> Prober::unsorted_moves(const Position& position, Side side) {
  std::vector<KnownMove> out;
  for (const Move& move : MoveList(position, side)) {
    KnownMove each{move, play(position, side, move), {}, converts(position, side, move)};
    each.known = known(each.after, opponent(side));
    out.push_back(each);
  }
  return out;
}

std::vector<KnownMove> Prober::moves(const Position& position, Side side) {
  auto out = unsorted_moves(position, side);
  const bool by_dtc = !all_have(out, &Known::dtw) && all_have(out, &Known::dtc);
  return best_first(std::move(out), by_dtc ? Metric::dtc : Metric::dtw,
                    known(position, side).result);
}

std::vector<KnownMove> Prober::moves(const Position& position, Side side, Metric by) {
  return best_first(unsorted_moves(position, side), by, known(position, side).result);
}

Known seen_by_mover(const KnownMove& move) {
  Known out = move.known;
  out.result = for_opponent(out.result);
  if (!out.is_decided()) return out;
  if (out.dtw) ++*out.dtw;
  if (out.dtc) out.dtc = move.converts ? 1 : *out.dtc + 1;
  return out;
}

std::pair<int, int> rank(const Known& k) {
  const int plies = static_cast<int>(k.dtw ? *k.dtw : k.dtc ? *k.dtc : 0);
  switch (k.result) {
    case Result::loss:
      return {0, plies};
    case Result::draw:
      return {1, 0};
    case Result::win:
      return {2, -plies};
    case Result::unknown:
      break;
  }
  return {3, 0};
}

std::pair<int, int> rank(const KnownMove& move) { return rank(conversion_counted(move)); }

}  // namespace zermelo::checkers
