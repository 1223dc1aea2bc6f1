#include "games/connect/threats/pair_search.h"

namespace zermelo::connect {

using Owner = ThreatBoard::Owner;

/// Consults the table of known positions, and searches if it does not decide. Nothing is stored
/// once the budget is spent: a win is proved even then, but a failure may only mean that the search
/// was cut short.
bool PairSearch::wins_within(unsigned turns) {
  if (can_complete(board_)) return true;
  if (turns < 2) return false;
  const auto key = board_.key();
  if (const auto* known = known_.find(key)) {
    if (known->won <= turns) return true;
    if (known->lost >= turns) return false;
  }
  if (!budget_.enter()) return false;
  const bool won = search(turns);
  if (is_spent()) return won;
  if (won) {
    known_.won(key, turns, 0);
  } else {
    known_.lost(key, turns);
  }
  return won;
}

/// 1. If two stones cannot stop the defender's threats, there is no win.
/// 2. A pair that needs three stones to stop wins in two turns.
/// 3. So does a single point that needs three, with any second stone that the defender's threats
///    allow.
/// 4. If turns are left, pairs that need two stones to stop are searched,
/// 5. and points that need two by themselves, with a free stone.
/// Every turn must also stop the defender's threats, or he completes a row first.
bool PairSearch::search(unsigned turns) {
  const Threats opposing = opposing_threats(board_);
  if (opposing.fewest() > 2) return false;
  const auto points = threat_points(board_);
  std::vector<Pair> twos;
  for (const auto& [x, y] : joined_pairs(board_, points)) {
    if (!opposing.are_met_by(x, y)) continue;
    const unsigned needed = threats_after(board_, x, y).fewest();
    if (needed > 2) return true;
    if (needed == 2) twos.emplace_back(x, y);
  }
  for (const auto& [x, needed] : points)
    if (needed > 2 && has_partner(x, opposing)) return true;
  if (turns == 2) return false;
  for (const auto& [x, y] : twos)
    if (wins_by(x, y, turns)) return true;
  return wins_with_a_free_stone(points, opposing, turns);
}

/// Whether a single threat wins even if the defender leaves out his free stone. That stone never
/// hurts him, so if this fails, his many replies need not be tried. Every defence has a stone on an
/// end point of the first edge; pairs in which that stone needs the other are left to the caller.
bool PairSearch::wins_against_one_stone(const Threats& threats, unsigned turns) {
  const auto wins_against = [&](unsigned stone) {
    if (threats.left_by(stone)) return true;
    const PlacedStones reply(board_, Owner::defender, stone);
    return wins_within(turns - 1);
  };
  return wins_against(threats.first().first) && wins_against(threats.first().second);
}

/// Only replies that stop all threats are tried: after any other the attacker completes a row. If
/// one stone stops them, the question without the defender's free stone comes first.
bool PairSearch::wins_by(unsigned x, unsigned y, unsigned turns) {
  const Threats threats = threats_after(board_, x, y);
  const PlacedStones pair(board_, Owner::attacker, x, y);
  if (threats.fewest() <= 1 && !wins_against_one_stone(threats, turns)) return false;
  return std::ranges::all_of(replies_to(board_, threats), [&](const Pair& reply) {
    const PlacedStones stones(board_, Owner::defender, reply.first, reply.second);
    return wins_within(turns - 1);
  });
}

/// A point x that also stops the defender is tried without a second stone first: if that wins, it
/// wins with any. If not, the second stone is tried where it can matter. Where x does not stop the
/// defender, the second stone is tried wherever the two together do.
bool PairSearch::wins_with_a_free_stone(const std::vector<ThreatPoint>& points,
                                        const Threats& opposing, unsigned turns) {
  for (const auto& [x, needed] : points) {
    if (needed < 2 || !has_partner(x, opposing)) continue;
    const bool alone = opposing.are_met_by(x, x);
    if (alone && wins_by(x, no_cell, turns)) return true;
    for (unsigned y = 0; y < board_.cells(); ++y) {
      if (y == x || !board_.is_void(y) || !opposing.are_met_by(x, y)) continue;
      if (alone && !can_matter(board_, y, x, turns)) continue;
      if (wins_by(x, y, turns)) return true;
    }
  }
  return false;
}

unsigned PairSearch::least_turns(unsigned most) {
  unsigned turns = 1;
  while (turns < most && !wins_within(turns)) ++turns;
  return turns;
}

/// A pair wins if it needs three stones to stop; or if it needs two and one of its points wins
/// without the other; else the search decides. Pairs that are not searched count no nodes, so the
/// budget is also entered once for each first point.
PairSearch::FirstMoves PairSearch::first_moves(unsigned turns, unsigned least_threats,
                                               std::uint64_t enough) {
  const Threats opposing = opposing_threats(board_);
  if (opposing.fewest() > 2) return {};
  std::vector<unsigned> voids;
  for (unsigned cell = 0; cell < board_.cells(); ++cell)
    if (board_.is_void(cell)) voids.push_back(cell);
  // Whether a point that makes two threats by itself wins without a second stone: found out once.
  std::vector<std::optional<bool>> alone(board_.cells());
  const auto wins_alone = [&](unsigned x) {
    if (!alone[x]) {
      alone[x] = opposing.are_met_by(x, x) && threats_after(board_, x).fewest() == 2 &&
                 wins_by(x, no_cell, turns);
    }
    return *alone[x];
  };
  const auto wins = [&](unsigned x, unsigned y) {
    if (is_spent() || !opposing.are_met_by(x, y)) return false;
    const unsigned needed = threats_after(board_, x, y).fewest();
    if (needed < least_threats || (needed <= 2 && turns == 2)) return false;
    return needed > 2 || (needed == 2 && (wins_alone(x) || wins_alone(y))) || wins_by(x, y, turns);
  };
  FirstMoves found;
  for (std::size_t i = 0; i < voids.size() && budget_.enter(); ++i) {
    for (std::size_t j = i + 1; j < voids.size() && found.count < enough; ++j)
      if (wins(voids[i], voids[j]) && found.count++ == 0) found.first = {voids[i], voids[j]};
  }
  return found;
}

}  // namespace zermelo::connect
