#include "games/checkers/probing.h"

#include <algorithm>

namespace zermelo::checkers {

Prober::Prober(const std::vector<std::filesystem::path>& folders, std::uint64_t cache_bytes) {
  for (const Metric metric : {Metric::dtw, Metric::dtc, Metric::wld})
    databases_.push_back(std::make_unique<Database>(folders, metric, cache_bytes / 3));
}

Known Prober::known(const Position& position, Side side) {
  Known out;
  for (const auto& database : databases_) {
    if (database->metric() == Metric::wld && out.result != Result::unknown) break;
    const auto worth = database->worth(position, side);
    if (!worth) continue;
    out.result = worth->result;
    if (database->metric() == Metric::dtw) out.dtw = worth->plies;
    if (database->metric() == Metric::dtc) out.dtc = worth->plies;
    out.has[static_cast<std::size_t>(database->metric())] = true;
  }
  out.has[0] = out.result != Result::unknown;  // read off the others where they are there
  return out;
}

std::vector<KnownMove> Prober::moves(const Position& position, Side side) {
  std::vector<KnownMove> out;
  for (const Move& move : MoveList(position, side)) {
    KnownMove each{move, play(position, side, move), {}};
    each.known = known(each.after, opponent(side));
    out.push_back(each);
  }
  std::ranges::stable_sort(
      out, [](const KnownMove& a, const KnownMove& b) { return rank(a.known) < rank(b.known); });
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

}  // namespace zermelo::checkers
