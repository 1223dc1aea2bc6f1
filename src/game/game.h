#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <ranges>
#include <string>

#include "game/result.h"
#include "game/side.h"

namespace zermelo {

/// A two-player game, as every engine sees it. The rules are an immutable object; a position is a
/// small value, and playing a move copies it; a move is a whole turn, so that the sides alternate
/// strictly. `moves` gives a list on the stack or a lazy range, always in the same order.
template <class G>
concept Game = requires(const G& rules, const typename G::Position& p, const typename G::Move& m,
                        Side s) {
  requires std::regular<typename G::Position>;
  requires std::regular<typename G::Move>;
  { rules.moves(p, s) } -> std::ranges::input_range;
  { rules.play(p, s, m) } -> std::same_as<typename G::Position>;
  { rules.result(p, s) } -> std::same_as<std::optional<Result>>;  // nothing while play goes on
  { rules.hash(p) } -> std::same_as<std::uint64_t>;
};

/// Normal play: a player who cannot move loses, and the game ends no other way. The plain solvers
/// require this. A game declares it by a member `static constexpr bool normal_play = true`.
template <class G>
concept NormalPlay = Game<G> && G::normal_play;

/// A game that can count moves without listing them.
template <class G>
concept CountsMoves = Game<G> && requires(const G& rules, const typename G::Position& p, Side s) {
  { rules.move_count(p, s) } -> std::same_as<std::size_t>;
};

template <Game G>
std::size_t move_count(const G& rules, const typename G::Position& p, Side side) {
  if constexpr (CountsMoves<G>) {
    return rules.move_count(p, side);
  } else {
    std::size_t count = 0;
    for ([[maybe_unused]] const auto& move : rules.moves(p, side)) ++count;
    return count;
  }
}

/// A game that can remove what no longer matters, such as stones that will never move. The tidied
/// position has the same moves in the same order and the same outcome; more positions become equal,
/// and a table answers more often.
template <class G>
concept Tidies = Game<G> && requires(const G& rules, const typename G::Position& p) {
  { rules.tidied(p) } -> std::same_as<typename G::Position>;
};

template <Game G>
typename G::Position tidied(const G& rules, const typename G::Position& p) {
  if constexpr (Tidies<G>) {
    return rules.tidied(p);
  } else {
    return p;
  }
}

/// A game whose positions know the side to move, so that a side may move twice in a row: a turn of
/// several stones, placed one at a time.
template <class G>
concept NamesMover = Game<G> && requires(const G& rules, const typename G::Position& p) {
  { rules.to_move(p) } -> std::same_as<Side>;
};

/// The side to move in `p`, which a move of `mover` led to.
template <Game G>
Side mover_after(const G& rules, const typename G::Position& p, Side mover) {
  if constexpr (NamesMover<G>) {
    return rules.to_move(p);
  } else {
    return opponent(mover);
  }
}

/// A game whose positions and moves can be written down.
template <class G>
concept Written = Game<G> &&
    requires(const G& rules, const typename G::Position& p, const typename G::Move& m) {
  { rules.text(p) } -> std::same_as<std::string>;
  { rules.text(m) } -> std::same_as<std::string>;
};

/// A text that was read: the rules it implies, the position, and the side to move if the text names
/// one.
template <Game G>
struct Setup {
  G rules;
  typename G::Position position;
  std::optional<Side> to_move;
};

}  // namespace zermelo
