#include "games/checkers/play/forced.h"

#include "base/hash.h"

namespace zermelo::checkers {

std::size_t ForcedSearch::Hash::operator()(const Key& key) const {
  const auto join = [](const auto& sets) { return std::uint64_t{sets[0]} << 32 | sets[1]; };
  return mix(mix(join(key.position.men), join(key.position.kings)), key.sides);
}

Forced ForcedSearch::solve(const Position& position, Side side, unsigned most_depth) {
  Forced out;
  for (unsigned depth = 1; depth <= most_depth && budget_.spent() == Spent::no; ++depth) {
    const auto shows = [&](Side hero, Goal goal) {
      return attains(position, side, hero, goal, depth);
    };
    const Side other = opponent(side);
    if (shows(side, Goal::win)) {
      out.result = Result::win;
      out.move = move_for(position, side, Goal::win, depth);
    } else if (shows(other, Goal::win)) {
      out.result = Result::loss;
    } else if (shows(side, Goal::draw) && shows(other, Goal::draw)) {
      out.result = Result::draw;
      out.move = move_for(position, side, Goal::draw, depth);
    }
    out.depth = depth;
    if (out.result != Result::unknown) break;
  }
  return out;
}

std::optional<Move> ForcedSearch::move_for(const Position& p, Side side, Goal goal,
                                           unsigned depth) {
  const unsigned below = must_capture(p, side) ? depth : depth - 1;
  for (const Move& move : MoveList(p, side))
    if (attains(play(p, side, move), opponent(side), side, goal, below)) return move;
  return std::nullopt;
}

/// Whether `hero` is proved within `depth` plies to reach the goal whatever the opponent does.
bool ForcedSearch::attains(const Position& p, Side to_move, Side hero, Goal goal, unsigned depth) {
  if (!budget_.enter()) return false;
  const MoveList moves(p, to_move);
  if (moves.empty()) return to_move != hero;
  if (const Known known = prober_.known(p, to_move); known.result != Result::unknown) {
    if (known.result == Result::draw) return goal == Goal::draw;
    return (known.result == Result::win) == (to_move == hero);
  }
  const bool is_forced = moves[0].captured != 0;
  if (depth == 0 && !is_forced) return false;

  const auto bit = [](bool is_set, int at) {
    return static_cast<std::uint8_t>(is_set ? 1 << at : 0);
  };
  const Key key{
      p, static_cast<std::uint8_t>(bit(to_move == Side::right, 0) | bit(hero == Side::right, 1) |
                                   bit(goal == Goal::win, 2))};
  if (const auto at = memory_.find(key); at != memory_.end()) {
    if (at->second == proved) return true;
    if (at->second >= static_cast<int>(depth)) return false;
  }
  const bool shown = attains_by_moving(p, to_move, hero, goal, is_forced ? depth : depth - 1);
  if (budget_.spent() != Spent::no && !shown) return false;  // cut short: nothing is known
  if (memory_.size() >= most_remembered) memory_.clear();
  memory_[key] = shown ? proved : static_cast<int>(depth);
  return shown;
}

bool ForcedSearch::attains_by_moving(const Position& p, Side to_move, Side hero, Goal goal,
                                     unsigned depth) {
  const bool is_heros = to_move == hero;
  for (const Move& move : MoveList(p, to_move))
    if (attains(play(p, to_move, move), opponent(to_move), hero, goal, depth) == is_heros)
      return is_heros;
  return !is_heros;
}

}  // namespace zermelo::checkers
