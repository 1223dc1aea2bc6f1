#include "games/connect/threats/four_search.h"

#include <algorithm>

namespace zermelo::connect {

using Owner = ThreatBoard::Owner;

/// A stone makes a four where it leaves one void in a window: the candidates are the voids of
/// windows with k - 2 stones. With "exactly k" a stone may spoil the row it makes, so that what it
/// leaves to complete is read off the board with the stone on it.
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
    board_.place(four.move, Owner::attacker);
    four.replies = board_.completions_through(four.move, Owner::attacker);
    board_.remove(four.move);
  }
  std::erase_if(found, [](const Four& four) { return four.replies.count == 0; });
  std::stable_partition(found.begin(), found.end(),
                        [](const Four& four) { return four.replies.count == 2; });
  return found;
}

bool FourSearch::beats(const Four& four, unsigned turns) {
  if (four.replies.count == 2) return true;
  if (turns < 3) return false;
  board_.place(four.move, Owner::attacker);
  board_.place(four.replies.first, Owner::defender);
  const bool won = wins_within(turns - 1);
  board_.remove(four.replies.first);
  board_.remove(four.move);
  return won;
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

/// Walks along remembered moves; what was overwritten in the table is searched again.
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
  board_.place(four->move, Owner::attacker);
  board_.place(four->replies.first, Owner::defender);
  std::vector<unsigned> out{four->move, four->replies.first};
  const auto rest = line(turns - 1);
  out.insert(out.end(), rest.begin(), rest.end());
  board_.remove(four->replies.first);
  board_.remove(four->move);
  return rest.empty() ? rest : out;
}

/// While the line is played the defender gets stones, too: a reply may make a four with them, in a
/// window that is his alone and has k - 2 stones at some moment.
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
