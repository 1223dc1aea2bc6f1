#include "games/checkers/play/evaluation.h"

#include <algorithm>

namespace zermelo::checkers {
namespace {

int row_of(unsigned square) { return static_cast<int>(square / 4); }
int column_of(unsigned square) {
  return 2 * static_cast<int>(square % 4) + (row_of(square) % 2 == 0 ? 1 : 0);
}

/// The sum, over the kings of a side, of the steps to the nearest enemy.
int way_to_go(const Position& p, Side side) {
  int sum = 0;
  for (Squares kings = p.kings[index_of(side)]; kings != 0; kings &= kings - 1) {
    int nearest = 8;
    for (Squares enemies = pieces(p, opponent(side)); enemies != 0; enemies &= enemies - 1) {
      const unsigned from = lowest(kings), to = lowest(enemies);
      nearest = std::min(nearest, std::max(std::abs(row_of(from) - row_of(to)),
                                           std::abs(column_of(from) - column_of(to))));
    }
    sum += nearest;
  }
  return sum;
}

/// The heuristic value of one side's pieces.
int look_of(const Position& p, Side side) {
  const Squares men = p.men[index_of(side)], kings = p.kings[index_of(side)];
  int advance = 0;
  for (Squares rest = men; rest != 0; rest &= rest - 1)
    advance += side == Side::left ? row_of(lowest(rest)) : 7 - row_of(lowest(rest));
  const Squares reach = (steps_forward(men, side) | steps_all(kings)) & ~pieces(p);
  const int guards = static_cast<int>(size(men & crowns(opponent(side))));
  return 100 * static_cast<int>(size(men)) + 130 * static_cast<int>(size(kings)) + 4 * advance +
         12 * guards + 2 * static_cast<int>(size(reach)) - 3 * way_to_go(p, side);
}

/// The work that the winner still has to do: two for each enemy to take, one for each man to crown.
int work_left(const Position& p, Side winner) {
  return 2 * static_cast<int>(size(pieces(p, opponent(winner)))) +
         static_cast<int>(size(p.men[index_of(winner)]));
}

}  // namespace

int guess_of(const Position& p, Side side) {
  return std::clamp(look_of(p, side) - look_of(p, opponent(side)), -most_guess, most_guess);
}

int value_of(Result known, const Position& p, Side side) {
  const int guess = guess_of(p, side);
  if (known == Result::draw) return std::clamp(guess / 16, -50, 50);
  if (known == Result::unknown) return guess;
  const bool is_win = known == Result::win;
  const int work = 60 * work_left(p, is_win ? side : opponent(side));
  const int value = std::clamp((is_win ? guess : -guess) - work, -most_guess, most_guess);
  return is_win ? won_by_table + value : -won_by_table - value;
}

}  // namespace zermelo::checkers
