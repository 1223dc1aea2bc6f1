#include "games/checkers/play/solution.h"

namespace zermelo::checkers {

Solution solve(Prober& prober, const Setup& setup, unsigned most_depth, Budget& budget) {
  const auto& [position, side] = setup;
  const Known known = prober.known(position, side);
  Solution out{setup, known.result, std::nullopt, std::nullopt, known.result != Result::unknown, 0};
  if (!out.is_by_table) {
    const Forced forced = ForcedSearch(prober, budget).solve(position, side, most_depth);
    out.result = forced.result;
    out.move = forced.move;
    out.depth = forced.depth;
    return out;
  }
  if (known.is_decided()) out.dtw = known.dtw;
  if (known.result == Result::loss) return out;
  if (const auto moves = prober.moves(position, side); !moves.empty())
    out.move = moves.front().move;
  return out;
}

}  // namespace zermelo::checkers
