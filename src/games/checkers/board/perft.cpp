#include "games/checkers/board/perft.h"

#include <optional>
#include <type_traits>

#include "games/checkers/board/jumpers.h"

namespace zermelo::checkers {
namespace {

// Moves again, for counting only, and faster than a MoveList: no path is kept, the side is a
// template parameter, and all pieces step at once.

/// The position as the mover sees it.
struct Board {
  Squares men, kings, their_men, their_kings;

  Squares enemies() const { return their_men | their_kings; }
  Squares empty() const { return ~(men | kings | their_men | their_kings); }
};

Board seen_by(Side side, const Position& p) {
  const std::size_t us = index_of(side), them = 1 - us;
  return {p.men[us], p.kings[us], p.men[them], p.kings[them]};
}

/// The position after a move, as the opponent sees it: a piece goes to `to`, and those on `taken`
/// leave the board.
template <Side side>
Board after(const Board& b, Squares from, Squares to, Squares taken) {
  const bool king = (b.kings & from) != 0;
  const Squares men = (b.men & ~from) | (king ? 0 : to);
  const Squares kings = (b.kings & ~from) | (king ? to : to & crowns(side));
  return {b.their_men & ~taken, b.their_kings & ~taken, men & ~crowns(side), kings};
}

/// Calls `call` with every direction, as a compile-time constant.
template <class Call>
[[gnu::always_inline]] inline void each_way(const Call& call) {
  call(std::integral_constant<Way, Way::down_left>());
  call(std::integral_constant<Way, Way::down_right>());
  call(std::integral_constant<Way, Way::up_left>());
  call(std::integral_constant<Way, Way::up_right>());
}

/// Calls `visit(to, taken)` for every way to go on jumping to the end; false when there is none.
template <Side side, bool king, class Visit>
bool jump_on(Squares at, Squares enemies, Squares empty, Squares taken, const Visit& visit) {
  bool any = false;
  each_way([&]<Way way>(std::integral_constant<Way, way>) {
    if constexpr (king || is_forward(way, side)) {
      const Squares over = step<way>(at) & enemies, to = two_steps<way>(at) & empty;
      if (over == 0 || to == 0) return;
      any = true;
      if (!jump_on<side, king>(to, enemies ^ over, empty, taken | over, visit)) {
        visit(to, taken | over);
      }
    }
  });
  return any;
}

/// Calls `visit(from, to, taken)` for every capture by these pieces.
template <Side side, class Visit>
void each_capture(const Board& b, Squares starts, const Visit& visit) {
  for (; starts != 0; starts &= starts - 1) {
    const Squares from = starts & (0 - starts), empty = b.empty() | from;
    const auto visit_one = [&](Squares to, Squares taken) { visit(from, to, taken); };
    if ((b.kings & from) != 0) {
      jump_on<side, true>(from, b.enemies(), empty, 0, visit_one);
    } else {
      jump_on<side, false>(from, b.enemies(), empty, 0, visit_one);
    }
  }
}

/// The squares to which pieces can step in one direction.
template <Side side, Way way>
Squares targets(const Board& b) {
  return step<way>(is_forward(way, side) ? b.men | b.kings : b.kings) & b.empty();
}

/// The sizes of two sets, counted together in half the time.
std::uint64_t total(Squares one, Squares other) {
  return static_cast<std::uint64_t>(std::popcount(std::uint64_t{one} << 32 | other));
}

/// The number of captures by men, where no capture can go on; nothing where one can.
template <Side side>
std::optional<std::uint64_t> count_single_jumps(const Board& b) {
  constexpr Way one = side == Side::left ? Way::down_left : Way::up_left;
  constexpr Way other = side == Side::left ? Way::down_right : Way::up_right;
  const Squares ones = jump_starts<one>(b.enemies(), b.empty());
  const Squares others = jump_starts<other>(b.enemies(), b.empty());
  const Squares landings = two_steps<one>(b.men & ones) | two_steps<other>(b.men & others);
  if ((landings & (ones | others)) != 0) return std::nullopt;
  return total(b.men & ones, b.men & others);
}

template <Side side>
std::uint64_t count(const Board& b) {
  if (const Squares starts = jumpers<side>(b.men, b.kings, b.enemies()); starts != 0) {
    if (b.kings == 0) {
      if (const auto captures = count_single_jumps<side>(b)) return *captures;
    }
    std::uint64_t captures = 0;
    each_capture<side>(b, starts, [&](Squares, Squares, Squares) { ++captures; });
    return captures;
  }
  return total(targets<side, Way::down_left>(b), targets<side, Way::down_right>(b)) +
         total(targets<side, Way::up_left>(b), targets<side, Way::up_right>(b));
}

template <Side side>
std::uint64_t lines(const Board& b, unsigned plies, Budget& budget) {
  if (!budget.enter()) return 0;
  if (plies == 1) return count<side>(b);
  std::uint64_t sum = 0;
  const auto go_on = [&](Squares from, Squares to, Squares taken) {
    sum += lines<opponent(side)>(after<side>(b, from, to, taken), plies - 1, budget);
  };
  if (const Squares starts = jumpers<side>(b.men, b.kings, b.enemies()); starts != 0) {
    each_capture<side>(b, starts, go_on);
    return sum;
  }
  each_way([&]<Way way>(std::integral_constant<Way, way>) {
    for (Squares rest = targets<side, way>(b); rest != 0; rest &= rest - 1) {
      const Squares to = rest & (0 - rest);
      go_on(step<opposite(way)>(to), to, 0);
    }
  });
  return sum;
}

}  // namespace

std::uint64_t count_lines(const Position& p, Side mover, unsigned plies, Budget& budget) {
  if (plies == 0) return budget.enter() ? 1 : 0;
  const Board board = seen_by(mover, p);
  return mover == Side::left ? lines<Side::left>(board, plies, budget)
                             : lines<Side::right>(board, plies, budget);
}

std::size_t count_moves(const Position& p, Side side) {
  const Board board = seen_by(side, p);
  return side == Side::left ? count<Side::left>(board) : count<Side::right>(board);
}

}  // namespace zermelo::checkers
