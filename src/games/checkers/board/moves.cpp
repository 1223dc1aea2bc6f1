#include "games/checkers/board/moves.h"

#include "games/checkers/board/jumpers.h"

namespace zermelo::checkers {
namespace {

Squares all_jumpers(const Position& p, Side side) {
  const Squares men = p.men[index_of(side)], kings = p.kings[index_of(side)];
  const Squares enemies = pieces(p, opponent(side));
  return side == Side::left ? jumpers<Side::left>(men, kings, enemies)
                            : jumpers<Side::right>(men, kings, enemies);
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
  for (Squares rest = all_jumpers(p, side); rest != 0; rest &= rest - 1) {
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

/// A man that reaches its crowning row needs no special case: it goes on as a man, and a man has no
/// way forward from there.
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
    go_on<king>(next, enemies ^ over, empty, side);
  }
  if (ended) add(so_far);
}

bool must_capture(const Position& p, Side side) { return all_jumpers(p, side) != 0; }

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

bool converts(const Position& p, Side side, const Move& move) {
  const bool is_man = (p.men[index_of(side)] & square(move.from())) != 0;
  return move.captured != 0 || (is_man && (crowns(side) & square(move.to())) != 0);
}

}  // namespace zermelo::checkers
