#include "games/checkers/database/database.h"

#include <algorithm>

namespace zermelo::checkers {

bool is_better(const Outcome& a, const Outcome& b) {
  if (a.result != b.result) return static_cast<int>(a.result) > static_cast<int>(b.result);
  return a.result == Result::win    ? a.plies < b.plies
         : a.result == Result::loss ? a.plies > b.plies
                                    : false;
}

Outcome best_of(const std::vector<Outcome>& moves) {
  Outcome best{Result::loss, 0};
  for (std::size_t i = 0; i < moves.size(); ++i)
    if (i == 0 || is_better(moves[i], best)) best = moves[i];
  return best;
}

Database::Database(std::vector<std::filesystem::path> folders, Metric metric,
                   std::uint64_t cache_bytes)
    : files_(std::move(folders), metric), cache_(cache_bytes) {}

std::optional<Outcome> Database::outcome_of_move(const Position& after, Side then_to_move,
                                                 bool converts) {
  const auto there = outcome(after, then_to_move);
  if (!there) return std::nullopt;
  Outcome out;
  out.result = for_opponent(there->result);
  if (out.result != Result::draw && metric() != Metric::wld)
    out.plies = metric() == Metric::dtc && converts ? 1 : there->plies + 1;
  return out;
}

}  // namespace zermelo::checkers
