#include "games/connect/play/player.h"

#include <algorithm>

#include "games/connect/play/move_finder.h"

namespace zermelo::connect {
namespace {

/// On larger boards the longest lines are typed one by one: building a table for them would take
/// longer than a move may.
constexpr unsigned longest_table = 20;

}  // namespace

Player::Player(const PlayRules& rules, const PlayerSettings& settings)
    : rules_(rules),
      settings_(settings),
      table_(rules.line(), std::clamp(std::max(rules.game.rows, rules.game.columns), rules.game.k,
                                      longest_table)),
      weights_(table_.types()),
      random_(settings.seed) {}

/// Stone by stone the point with the greatest weight, chosen at random among equals. Other players
/// are measured against this one.
std::vector<unsigned> Player::by_points(const Grid& grid, unsigned stones) {
  LineBoard board(table_, grid);
  std::vector<unsigned> out;
  for (unsigned i = 0; i < stones; ++i) {
    std::vector<unsigned> best;
    int most = -1;
    for (unsigned cell = 0; cell < board.size(); ++cell) {
      if (!board.is_void(cell)) continue;
      const int weight = weights_.move(board, cell, Colour::black);
      if (weight > most) best.clear(), most = weight;
      if (weight == most) best.push_back(cell);
    }
    if (best.empty()) break;
    out.push_back(best[random_.below(static_cast<std::uint32_t>(best.size()))]);
    board.place(out.back(), Colour::black);
    if (board.has_won(Colour::black)) break;
  }
  return out;
}

Choice Player::decide(const Grid& grid, unsigned stones, double seconds,
                      const std::atomic<bool>* stop) {
  if (settings_.level == Level::points) return {by_points(grid, stones), Choice::By::types};
  if (grid.cells.find_first_not_of('.') == std::string::npos && stones == 1)
    return {{grid.rows / 2 * grid.columns + grid.columns / 2}, Choice::By::centre};
  Choice choice =
      MoveFinder(rules_, table_, weights_, grid, stones, settings_.threads, seconds, stop).choose();
  // Deeper searches of a board that is nearly full find nothing more.
  const auto free = static_cast<unsigned>(std::ranges::count(grid.cells, '.'));
  const unsigned later = free > stones ? free - stones : 0;
  choice.depth = std::min(choice.depth, 1 + (later + rules_.game.p - 1) / rules_.game.p);
  return choice;
}

}  // namespace zermelo::connect
