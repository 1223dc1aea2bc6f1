#include "games/connect/threats/four_search.h"

#include <algorithm>

namespace zermelo::connect {

using Owner = ThreatBoard::Owner;

/// 1. If the defender threatens to complete a row, the four must be on that point; against two such
///    points there is none.
/// 2. A stone makes a four if it leaves one void point in a window, so the candidates are the void
///    points of windows with k - 2 stones.
/// 3. Under the rule "exactly k" a stone may spoil the row that it makes, so the completing points
///    are read off the board with the stone on it.
std::vector<FourSearch::Four> FourSearch::fours() {
  const Completions against = board_.completions(Owner::defender);
  std::vector<Four> found;
  if (against.count > 1) return found;
  board_.each_window(Owner::attacker, board_.k() - 2, [&](unsigned window) {
    board_.each_void(window, [&](unsigned cell) {
      if (against.count == 0 || cell == against.first) found.push_back({cell, {}});
    });
    return true;
  });
  std::ranges::sort(found, {}, &Four::move);
  const auto same = [](const Four& a, const Four& b) { return a.move == b.move; };
  found.erase(std::unique(found.begin(), found.end(), same), found.end());
  for (Four& four : found) {
    const PlacedStones stone(board_, Owner::attacker, four.move);
    four.replies = board_.completions_through(four.move, Owner::attacker);
  }
  std::erase_if(found, [](const Four& four) { return four.replies.count == 0; });
  std::stable_partition(found.begin(), found.end(),
                        [](const Four& four) { return four.replies.count == 2; });
  return found;
}

bool FourSearch::beats(const Four& four, unsigned turns) {
  if (four.replies.count == 2) return true;
  if (turns < 3) return false;
  const PlacedStones move(board_, Owner::attacker, four.move);
  const PlacedStones reply(board_, Owner::defender, four.replies.first);
  return wins_within(turns - 1);
}

const FourSearch::Four* FourSearch::winner(const std::vector<Four>& fours, unsigned turns) {
  const auto found =
      std::ranges::find_if(fours, [&](const Four& four) { return beats(four, turns); });
  return found == fours.end() ? nullptr : &*found;
}

bool FourSearch::wins_within(unsigned turns) {
  if (turns == 0) return false;
  if (board_.completions(Owner::attacker).count > 0) return true;
  if (turns < 2) return false;
  const auto key = board_.key();
  if (const auto* known = known_.find(key)) {
    if (known->won <= turns) return true;
    if (known->lost >= turns) return false;
  }
  if (!budget_.enter()) return false;
  const auto list = fours();
  const Four* four = winner(list, turns);
  if (four != nullptr) {
    known_.won(key, turns, four->move);
  } else if (budget_.spent() == Spent::no) {
    known_.lost(key, turns);
  }
  return four != nullptr;
}

/// Follows the moves that the table remembers; where it has forgotten one, the position is searched
/// again.
std::vector<unsigned> FourSearch::line(unsigned turns) {
  if (const auto now = board_.completions(Owner::attacker); now.count > 0) return {now.first};
  auto list = fours();
  if (const auto* known = known_.find(board_.key()); known != nullptr && known->won <= turns) {
    turns = known->won;
    std::erase_if(list, [&](const Four& each) { return each.move != known->move; });
  }
  const Four* four = winner(list, turns);
  if (four == nullptr) return {};  // the budget was spent
  if (four->replies.count == 2) return {four->move, four->replies.first, four->replies.second};
  const PlacedStones move(board_, Owner::attacker, four->move);
  const PlacedStones reply(board_, Owner::defender, four->replies.first);
  std::vector<unsigned> out{four->move, four->replies.first};
  const auto rest = line(turns - 1);
  out.insert(out.end(), rest.begin(), rest.end());
  return rest.empty() ? rest : out;
}

/// While the line is played the defender gets stones as well. His extra stone together with those
/// replies may make a four; then it lies in a window that has k - 2 stones of his, and none of the
/// attacker, at some moment of the line. So the line is played, and the void points of such windows
/// are collected after every reply.
std::vector<unsigned> FourSearch::stops(const std::vector<unsigned>& line) {
  std::vector<unsigned> fours;
  board_.add_voids(fours, Owner::defender, board_.k() - 2);
  std::size_t placed = 0;
  for (; placed + 3 < line.size(); placed += 2) {
    board_.place(line[placed], Owner::attacker);
    board_.place(line[placed + 1], Owner::defender);
    board_.add_voids(fours, Owner::defender, board_.k() - 2);
  }
  while (placed > 0) board_.remove(line[--placed]);
  auto out = line;
  for (const unsigned cell : fours)
    if (std::ranges::find(out, cell) == out.end()) out.push_back(cell);
  return out;
}

}  // namespace zermelo::connect
