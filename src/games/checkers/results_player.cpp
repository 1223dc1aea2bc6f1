#include "games/checkers/results_player.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace zermelo::checkers {
namespace {

constexpr int end_of_game = 30000, known_result = 10000;

int row_of(unsigned square) { return static_cast<int>(square / 4); }
int column_of(unsigned square) {
  return 2 * static_cast<int>(square % 4) + (row_of(square) % 2 == 0 ? 1 : 0);
}

/// Steps from each king of a side to the nearest enemy, summed.
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

/// What a side's pieces look worth; a man is 100.
int look_of(const Position& p, Side side) {
  const Squares men = p.men[index_of(side)], kings = p.kings[index_of(side)];
  int advance = 0;
  for (Squares rest = men; rest != 0; rest &= rest - 1)
    advance += side == Side::left ? row_of(lowest(rest)) : 7 - row_of(lowest(rest));
  const Squares reach = (steps_forward(men, side) | steps_all(kings)) & ~pieces(p);
  return 100 * static_cast<int>(size(men)) + 130 * static_cast<int>(size(kings)) + 4 * advance +
         2 * static_cast<int>(size(reach)) - 3 * way_to_go(p, side);
}

}  // namespace

int ResultsPlayer::leaf_value(const Position& p, Side side) {
  const int look = look_of(p, side) - look_of(p, opponent(side));
  const auto worth = table_.worth(p, side);
  if (!worth) return look;
  if (worth->result == Result::draw) return 0;
  return (worth->result == Result::win ? known_result : -known_result) + look;
}

int ResultsPlayer::value(const Position& p, Side side, unsigned depth, int ply, int low, int high) {
  if (!budget_.enter()) return 0;
  const MoveList moves(p, side);
  if (moves.empty()) return ply - end_of_game;
  if (ply <= 2) {
    // A draw, and the more so the oftener it was there: the root side would rather have it seldom.
    const auto seen = history_->find(write_fen(p, side));
    if (seen != history_->end()) return static_cast<int>(seen->second) * (ply == 1 ? 1 : -1);
  }
  if (depth == 0) return leaf_value(p, side);
  for (const Move& move : moves) {
    low =
        std::max(low, -value(play(p, side, move), opponent(side), depth - 1, ply + 1, -high, -low));
    if (low >= high) break;
  }
  return low;
}

std::optional<Move> ResultsPlayer::guess(const Position& p, Side side, const History& history) {
  history_ = &history;
  std::optional<Move> chosen;
  int most = -end_of_game;
  for (const Move& move : MoveList(p, side)) {
    const int found =
        -value(play(p, side, move), opponent(side), depth_ - 1, 1, -end_of_game, -most);
    if (chosen && found <= most) continue;
    chosen = move;
    most = found;
  }
  return chosen;
}

std::optional<JudgedMove> ResultsPlayer::choose(const Position& p, Side side,
                                                const History& history) {
  const auto moves = judged_moves(table_, p, side);
  if (!moves || moves->empty()) return std::nullopt;
  history_ = &history;
  const Result best = best_worth(*moves).result;
  const JudgedMove* chosen = nullptr;
  int most = -end_of_game;
  for (const JudgedMove& each : *moves) {
    if (each.worth.result != best) continue;
    const int found = -value(each.after, opponent(side), depth_ - 1, 1, -end_of_game, -most);
    if (chosen != nullptr && found <= most) continue;
    chosen = &each;
    most = found;
  }
  if (budget_.spent() != Spent::no) return std::nullopt;
  assert(chosen != nullptr);
  return *chosen;
}

}  // namespace zermelo::checkers
