#include "games/connect/threats/three_search.h"

#include <algorithm>

namespace zermelo::connect {

using Owner = ThreatBoard::Owner;

/// The points where a three is possible, in a position that is not won by fours. The stone of a
/// three must play a part in the fours that it threatens:
///
/// 1. It stands in a window that those fours fill: k stones come from those there now, the three,
/// and
///    `reach` more.
/// 2. Or it stands in the way of the defender, whose forced replies, of which reach - 2 matter,
/// would
///    have made a four.
std::vector<unsigned> ThreeSearch::three_candidates(unsigned turns) const {
  const unsigned k = board_.k(), reach = reach_within(turns);
  const auto less = [](unsigned a, unsigned b) { return a > b ? a - b : 0; };
  std::vector<unsigned> cells;
  board_.add_voids(cells, Owner::attacker, less(k - 1, reach));
  board_.add_voids(cells, Owner::defender, less(k + 1, reach));
  std::ranges::sort(cells);
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return cells;
}

ThreeSearch::Three ThreeSearch::three(unsigned turns) {
  if (!fours_.wins_within(reach_within(turns))) return {};
  const auto line = fours_.line(reach_within(turns));
  return {line, line.empty() ? line : fours_.stops(line)};
}

bool ThreeSearch::beats_every_reply(unsigned turns) {
  const Three made = three(turns);
  return !made.line.empty() && std::ranges::all_of(made.replies, [&](unsigned reply) {
    const PlacedStones stone(board_, Owner::defender, reply);
    return wins_within(turns - 1);
  });
}

/// 1. A move that leaves two points to complete a row wins.
/// 2. After a four the reply is forced.
/// 3. Any other move must be a three and beat every reply that might stop it.
bool ThreeSearch::wins_by(unsigned move, unsigned turns) {
  if (turns < 2) return false;
  const PlacedStones stone(board_, Owner::attacker, move);
  const auto left = board_.completions_through(move, Owner::attacker);
  if (left.count == 2) return true;
  if (turns == 2) return false;
  if (left.count == 1) {
    const PlacedStones reply(board_, Owner::defender, left.first);
    return wins_within(turns - 1);
  }
  return reach_ > 0 && beats_every_reply(turns);
}

/// The moves to try: fours first, then candidates for threes; or the one point that stops the
/// defender's four. None if he has two.
std::vector<unsigned> ThreeSearch::moves(unsigned turns) {
  const auto against = board_.completions(Owner::defender);
  if (against.count > 1) return {};
  if (against.count == 1) return {against.first};
  std::vector<unsigned> out;
  for (const auto& four : fours_.fours()) out.push_back(four.move);
  for (const unsigned cell : three_candidates(turns))
    if (std::ranges::find(out, cell) == out.end()) out.push_back(cell);
  return out;
}

bool ThreeSearch::search(unsigned turns, unsigned& move) {
  for (const unsigned each : moves(turns)) {
    if (!wins_by(each, turns)) continue;
    move = each;
    return true;
  }
  return false;
}

bool ThreeSearch::wins_within(unsigned turns) {
  if (fours_.wins_within(turns)) return true;
  if (reach_ == 0 || turns < 3) return false;
  const auto key = board_.key();
  if (const auto* known = known_.find(key)) {
    if (known->won <= turns) return true;
    if (known->lost >= turns) return false;
  }
  if (!budget_.enter()) return false;
  unsigned move = no_cell;
  const bool won = search(turns, move);
  if (won) {
    known_.won(key, turns, move);
  } else if (budget_.spent() == Spent::no) {
    known_.lost(key, turns);
  }
  return won;
}

unsigned ThreeSearch::least_turns(unsigned most) {
  unsigned turns = 1;
  while (turns < most && !wins_within(turns)) ++turns;
  return turns;
}

unsigned ThreeSearch::winning_move(unsigned turns) {
  if (fours_.wins_within(turns)) {
    const auto line = fours_.line(turns);
    return line.empty() ? no_cell : line.front();
  }
  unsigned move = no_cell;
  if (const auto* known = known_.find(board_.key()); known != nullptr && known->won <= turns)
    return known->move;
  return turns >= 3 && search(turns, move) ? move : no_cell;
}

}  // namespace zermelo::connect
