#include "games/connect/threats/three_search.h"

#include <algorithm>

namespace zermelo::connect {

using Owner = ThreatBoard::Owner;

/// Where no fours win as yet, a three must lend its stone to the fours it threatens: its window
/// gets k stones from those there, itself, and `reach` more; or it must stand in the way of a
/// defender whose forced replies, reach - 2 of them that matter, would have made a four.
std::vector<unsigned> ThreeSearch::candidates(unsigned turns) const {
  const unsigned k = board_.k(), reach = reach_within(turns);
  const auto at_least = [](unsigned a, unsigned b) { return a > b ? a - b : 0; };
  std::vector<unsigned> cells;
  board_.add_voids(cells, Owner::attacker, at_least(k - 1, reach));
  board_.add_voids(cells, Owner::defender, at_least(k + 1, reach));
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
    board_.place(reply, Owner::defender);
    const bool won = wins_within(turns - 1);
    board_.remove(reply);
    return won;
  });
}

bool ThreeSearch::wins_by(unsigned move, unsigned turns) {
  if (turns < 2) return false;
  board_.place(move, Owner::attacker);
  const auto left = board_.completions_through(move, Owner::attacker);
  bool won = left.count == 2;
  if (left.count == 1 && turns > 2) {
    board_.place(left.first, Owner::defender);
    won = wins_within(turns - 1);
    board_.remove(left.first);
  }
  if (left.count == 0 && turns > 2 && reach_ > 0) won = beats_every_reply(turns);
  board_.remove(move);
  return won;
}

bool ThreeSearch::search(unsigned turns, unsigned& move) {
  const auto against = board_.completions(Owner::defender);
  if (against.count > 1) return false;
  std::vector<unsigned> moves;
  for (const auto& four : fours_.fours()) moves.push_back(four.move);
  if (against.count == 1) {
    moves = {against.first};
  } else {
    for (const unsigned cell : candidates(turns))
      if (std::ranges::find(moves, cell) == moves.end()) moves.push_back(cell);
  }
  for (const unsigned each : moves) {
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
