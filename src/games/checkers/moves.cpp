#include "games/checkers/moves.h"

namespace zermelo::checkers {
namespace {

/// The squares a jump in one way starts from, as far as these jumpers go.
template <Way way>
Squares jumping(Squares jumpers, Squares enemies, Squares empty) {
  return jumpers & step<opposite(way)>(enemies & step<opposite(way)>(empty));
}

/// The pieces of a side that can jump.
Squares all_jumping(const Position& p, Side side) {
  const Squares enemies = pieces(p, opponent(side)), empty = ~pieces(p);
  const Squares own = pieces(p, side), kings = p.kings[index_of(side)];
  const Squares down = side == Side::left ? own : kings;
  const Squares up = side == Side::left ? kings : own;
  return jumping<Way::down_left>(down, enemies, empty) |
         jumping<Way::down_right>(down, enemies, empty) |
         jumping<Way::up_left>(up, enemies, empty) | jumping<Way::up_right>(up, enemies, empty);
}

/// In how many ways a piece can jump on to the end. `enemies` are those not yet taken.
template <bool king>
std::size_t count_jumps(Squares at, Squares enemies, Squares empty, Side side) {
  std::size_t count = 0;
  for (const Way way : all_ways) {
    if (!king && !is_forward(way, side)) continue;
    const Squares over = step(way, at) & enemies, to = step(way, over) & empty;
    if (to == 0) continue;
    const bool crowned = !king && (to & crowns(side)) != 0;
    count += crowned ? 1 : count_jumps<king>(to, enemies ^ over, empty, side);
  }
  return count == 0 ? 1 : count;
}

}  // namespace

MoveList::MoveList(const Position& p, Side side) {
  if (must_capture(p, side)) {
    add_jumps(p, side);
  } else {
    add_steps(p, side);
  }
}

void MoveList::add_steps(const Position& p, Side side) {
  const Squares empty = ~pieces(p);
  for (Squares rest = pieces(p, side); rest != 0; rest &= rest - 1) {
    const Squares from = rest & (0 - rest);
    const bool king = (p.kings[index_of(side)] & from) != 0;
    for (const Way way : all_ways) {
      if (!king && !is_forward(way, side)) continue;
      const Squares to = step(way, from) & empty;
      if (to == 0) continue;
      add({{static_cast<std::uint8_t>(lowest(from)), static_cast<std::uint8_t>(lowest(to))}, 2, 0});
    }
  }
}

void MoveList::add_jumps(const Position& p, Side side) {
  const Squares enemies = pieces(p, opponent(side));
  for (Squares rest = all_jumping(p, side); rest != 0; rest &= rest - 1) {
    const unsigned from = lowest(rest);
    const Move start{{static_cast<std::uint8_t>(from)}, 1, 0};
    const Squares empty = ~pieces(p) | square(from);  // it may pass there again
    if ((p.kings[index_of(side)] & square(from)) != 0) {
      go_on<true>(start, enemies, empty, side);
    } else {
      go_on<false>(start, enemies, empty, side);
    }
  }
}

template <bool king>
void MoveList::go_on(const Move& so_far, Squares enemies, Squares empty, Side side) {
  bool ended = true;
  for (const Way way : all_ways) {
    if (!king && !is_forward(way, side)) continue;
    const Squares over = step(way, square(so_far.to())) & enemies, to = step(way, over) & empty;
    if (to == 0) continue;
    ended = false;
    Move next = so_far;
    next.captured |= over;
    next.path[next.length++] = static_cast<std::uint8_t>(lowest(to));
    if (!king && (to & crowns(side)) != 0) {
      add(next);
    } else {
      go_on<king>(next, enemies ^ over, empty, side);
    }
  }
  if (ended) add(so_far);
}

bool must_capture(const Position& p, Side side) { return all_jumping(p, side) != 0; }

std::size_t count_moves(const Position& p, Side side) {
  const Squares empty = ~pieces(p), kings = p.kings[index_of(side)];
  if (Squares rest = all_jumping(p, side); rest != 0) {
    const Squares enemies = pieces(p, opponent(side));
    std::size_t count = 0;
    for (; rest != 0; rest &= rest - 1) {
      const Squares from = rest & (0 - rest);
      count += (kings & from) != 0 ? count_jumps<true>(from, enemies, empty | from, side)
                                   : count_jumps<false>(from, enemies, empty | from, side);
    }
    return count;
  }
  const Squares own = pieces(p, side);
  const Squares down = side == Side::left ? own : kings, up = side == Side::left ? kings : own;
  return size(step<Way::down_left>(down) & empty) + size(step<Way::down_right>(down) & empty) +
         size(step<Way::up_left>(up) & empty) + size(step<Way::up_right>(up) & empty);
}

Position play(const Position& p, Side side, const Move& move) {
  Position next = p;
  Squares &men = next.men[index_of(side)], &kings = next.kings[index_of(side)];
  const Squares from = square(move.from()), to = square(move.to());
  const bool king = (kings & from) != 0;
  men &= ~from;
  kings &= ~from;
  (king || (to & crowns(side)) != 0 ? kings : men) |= to;
  next.men[index_of(opponent(side))] &= ~move.captured;
  next.kings[index_of(opponent(side))] &= ~move.captured;
  return next;
}

}  // namespace zermelo::checkers
