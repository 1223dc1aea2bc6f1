#include "games/checkers/database/database.h"

#include <algorithm>

#include "games/checkers/board/captures.h"
#include "games/checkers/board/moves.h"

namespace zermelo::checkers {
namespace {

/// The same position as the other side sees it: colours swapped, the board turned.
Position seen_by_white(const Position& p) {
  Position out;
  for (unsigned side : {0U, 1U}) {
    out.men[side] = turned(p.men[1 - side]);
    out.kings[side] = turned(p.kings[1 - side]);
  }
  return out;
}

}  // namespace

bool is_better(const Worth& a, const Worth& b) {
  if (a.result != b.result) return static_cast<int>(a.result) > static_cast<int>(b.result);
  return a.result == Result::win    ? a.plies < b.plies
         : a.result == Result::loss ? a.plies > b.plies
                                    : false;
}

Worth best_of(const std::vector<Worth>& moves) {
  Worth best{Result::loss, 0};
  for (std::size_t i = 0; i < moves.size(); ++i)
    if (i == 0 || is_better(moves[i], best)) best = moves[i];
  return best;
}

Database::Database(std::vector<std::filesystem::path> folders, Metric metric,
                   std::uint64_t cache_bytes)
    : files_(std::move(folders), metric), cache_(cache_bytes) {}

std::optional<Worth> Database::worth(const Position& position, Side side) {
  const Position p = side == Side::left ? position : seen_by_white(position);
  if ((p.men[0] | p.kings[0]) == 0) return Worth{Result::loss, 0};
  if (Captures(p.men[0], p.kings[0], p.men[1], Side::left).with(p.kings[1]))
    return after_captures(p, Side::left);
  // A side without pieces has lost; whoever moves against it wins with that move.
  if ((p.men[1] | p.kings[1]) == 0) return Worth{Result::win, metric() == Metric::wld ? 0U : 1U};
  CachedFile* const file = files_.find(slice_of(p));
  if (file == nullptr) return std::nullopt;
  return worth_of(file->file.facts().scores, cache_.score(*file, file->index.index(p)));
}

std::optional<Worth> Database::worth_of_move(const Position& after, Side then_to_move,
                                             bool converts) {
  const auto there = worth(after, then_to_move);
  if (!there) return std::nullopt;
  Worth out;
  out.result = there->result == Result::win    ? Result::loss
               : there->result == Result::loss ? Result::win
                                               : Result::draw;
  if (out.result != Result::draw && metric() != Metric::wld)
    out.plies = metric() == Metric::dtc && converts ? 1 : there->plies + 1;
  return out;
}

std::optional<Worth> Database::after_captures(const Position& position, Side side) {
  std::optional<Worth> best;
  for (const Move& move : MoveList(position, side)) {
    const auto worth = worth_of_move(play(position, side, move), opponent(side), /*converts=*/true);
    if (!worth) return std::nullopt;
    if (!best || is_better(*worth, *best)) best = worth;
  }
  return best;
}

}  // namespace zermelo::checkers
