#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/budget.h"
#include "base/hash.h"
#include "base/parallel.h"
#include "game/estimate.h"
#include "search/playout.h"

namespace zermelo {

/// The outcome of a game between two players: the result for the side that moved first, and whether
/// the method proved it in the initial position instead of playing.
struct Played {
  Result first = Result::unknown;  // unknown: the budget was spent
  bool proved = false;             // of the position the game began with
};

/// Plays a game of a method against itself. Play stops at a position that the method has proved.
template <Game G, class Method>
Played play_game(const G& rules, typename G::Position p, Side first, Method& method, Random& random,
                 Budget& budget) {
  Side mover = first;
  for (bool at_start = true;; at_start = false) {
    const Choice<G> choice = method.choose(p, mover, random, budget);
    const bool known = choice.proved == Result::win || choice.proved == Result::loss;
    if (known) {
      const bool mine = (choice.proved == Result::win) == (mover == first);
      return {mine ? Result::win : Result::loss, at_start};
    }
    if (!choice.move) return {choice.proved, false};
    p = rules.play(p, mover, *choice.move);
    mover = mover_after(rules, p, mover);
  }
}

/// The seed of one game out of many.
inline std::uint64_t game_seed(std::uint64_t seed, std::uint64_t number) {
  return mix(mix(seed), number);
}

/// Plays `games` games of a method against itself, each with its own seed, on several threads, and
/// counts the wins of the side that moves first; nothing when the budget was spent. `make_method()`
/// makes a method for each thread. The result is the same with any number of threads.
template <Game G, class MakeMethod>
std::optional<Estimate> play_games(const G& rules, const typename G::Position& p, Side first,
                                   const MakeMethod& make_method, std::uint64_t games,
                                   std::uint64_t seed, unsigned threads, Budget& budget) {
  const auto workers = static_cast<unsigned>(std::clamp<std::uint64_t>(games, 1, threads));
  std::vector<Budget> accounts(workers, budget.portion(Limits::no_limit));
  std::atomic<std::uint64_t> wins = 0, next = 0;
  std::atomic<bool> spent = false;
  on_threads(workers, [&](unsigned worker) {
    auto method = make_method();
    for (std::uint64_t i = next++; i < games && !spent; i = next++) {
      Random random(game_seed(seed, i));
      method.forget();
      const Played played = play_game(rules, p, first, method, random, accounts[worker]);
      if (played.first == Result::unknown) spent = true;
      if (played.first == Result::win) ++wins;
    }
  });
  for (const Budget& account : accounts) budget.settle(account);
  if (spent) return std::nullopt;
  return Estimate{wins, games, seed};
}

}  // namespace zermelo
