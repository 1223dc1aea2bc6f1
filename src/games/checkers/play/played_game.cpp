#include "games/checkers/play/played_game.h"

#include <algorithm>

namespace zermelo::checkers {
namespace {

constexpr std::ptrdiff_t most_repeats = 3;

}  // namespace

void PlayedGame::play(const Move& move) {
  const auto [position, side] = now();
  positions_.push_back({checkers::play(position, side, move), opponent(side)});
  moves_.push_back(move);
}

bool PlayedGame::take_back(Side side) {
  std::size_t plies = now().to_move == side ? 2 : 1;
  if (moves_.size() < plies) return false;
  for (; plies > 0; --plies) {
    positions_.pop_back();
    moves_.pop_back();
  }
  return true;
}

Ending PlayedGame::ending() const {
  const auto& [position, side] = now();
  if (MoveList(position, side).empty())
    return side == Side::left ? Ending::white_wins : Ending::black_wins;
  const bool is_draw = std::ranges::count(positions_, now()) >= most_repeats;
  return is_draw ? Ending::draw : Ending::unknown;
}

PdnGame PlayedGame::record() const {
  PdnGame game;
  game.start = positions_.front();
  game.moves = moves_;
  game.ending = ending();
  return game;
}

}  // namespace zermelo::checkers
