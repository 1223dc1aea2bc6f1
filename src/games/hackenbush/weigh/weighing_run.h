#pragma once

#include <array>
#include <cmath>
#include <numbers>

#include "base/parallel.h"
#include "games/hackenbush/weigh/balance_game.h"
#include "games/hackenbush/weigh/weighing.h"
#include "search/monte_carlo.h"
#include "search/self_play.h"
#include "search/sequential_test.h"
#include "search/uct.h"

namespace zermelo::hackenbush {

/// Plays the games of the weighings of one part, one weighing after another.
///
/// Each side moving first has its own players and its own memory of what is proved, so that neither
/// learns from the other, and exchanging the colours gives mirrored games. The two games of a pair
/// have the same seed and run on two threads if there are two.
template <std::size_t Words, class Method>
class WeighingRun {
 public:
  using Rules = BalanceGame<Words>;

  WeighingRun(const Rules& rules, std::array<Method, 2> methods, const WeighOptions& options,
              bool only_numbers)
      : rules_(rules),
        methods_(std::move(methods)),
        options_(options),
        only_numbers_(only_numbers) {}

  void set_iterations(std::uint64_t iterations) {
    for (Method& method : methods_) method.set_iterations(iterations);
  }

  /// Fills in the games, proofs and the outcome of a weighing. Plays pairs of games until the
  /// outcome class is known, the playouts are used up or the budget is spent. `error` is the
  /// probability of a wrong class that is allowed; each of the two tests gets half of it.
  ///
  ///   1. Play a game with each side moving first, except where the result is proved already.
  ///   2. Count it, and tell the test of that side.
  ///   3. See whether the class follows.
  void weigh(Weighing& weighing, double error, const Watch& watch, Budget& budget) {
    const auto p = rules_.against(Weight::from(weighing.weight));
    std::array<SequentialTest, 2> tests{SequentialTest(error / 2), SequentialTest(error / 2)};
    for (std::uint64_t i = 0; i < options_.playouts && !weighing.outcome; ++i) {
      // Step 1.
      std::array<Budget, 2> accounts{budget.portion(Limits::no_limit),
                                     budget.portion(Limits::no_limit)};
      std::array<Played, 2> played;
      const unsigned threads = nodes_of_last_pair_ < nodes_for_thread ? 1 : options_.threads;
      for_each_on(threads, 2, [&](unsigned, std::size_t side) {
        if (weighing.proved[side] != Result::unknown) return;
        Random random(game_seed(options_.seed, games_ + i));
        played[side] =
            play_game(rules_, p, static_cast<Side>(side), methods_[side], random, accounts[side]);
      });
      nodes_of_last_pair_ = accounts[0].nodes() + accounts[1].nodes();
      for (const Budget& account : accounts) budget.settle(account);
      // Step 2.
      for (const std::size_t side : {0U, 1U}) {
        if (weighing.proved[side] != Result::unknown) continue;
        if (played[side].first == Result::unknown) return;
        if (played[side].proved) weighing.proved[side] = played[side].first;
        const bool won = played[side].first == Result::win;
        tests[side].add(won);
        ++weighing.games[side].games;
        weighing.games[side].wins += won ? 1 : 0;
      }
      // Step 3.
      conclude(weighing, tests, error);
      watch(weighing, false);
    }
    games_ += options_.playouts;
  }

 private:
  /// Starting a thread takes as long as some hundred nodes, and far longer on a busy machine.
  static constexpr std::uint64_t nodes_for_thread = 20'000;

  /// Whether the side that moves first wins, if that is known, and whether it is proved.
  struct FirstPlayer {
    std::optional<bool> wins;
    bool is_proof = false;
  };

  static FirstPlayer first_player(const Weighing& weighing, const SequentialTest& test,
                                  std::size_t side) {
    const Result proved = weighing.proved[side];
    if (proved != Result::unknown) return {proved == Result::win, true};
    return {test.verdict(), false};
  }

  /// Sets the outcome class once it follows. For a number it is enough that one side wins moving
  /// first, since both cannot; if both seem to, nothing is concluded.
  void conclude(Weighing& weighing, const std::array<SequentialTest, 2>& tests,
                double error) const {
    const FirstPlayer left = first_player(weighing, tests[0], 0);
    const FirstPlayer right = first_player(weighing, tests[1], 1);
    const auto as_result = [](bool wins) { return wins ? Result::win : Result::loss; };
    const bool left_wins = left.wins.value_or(false), right_wins = right.wins.value_or(false);
    const auto set_outcome = [&](OutcomeClass outcome, bool is_proof, int unproved) {
      weighing.outcome = outcome;
      weighing.is_proof = is_proof;
      weighing.error = is_proof ? 0 : error / 2 * unproved;
    };
    if (only_numbers_ && left_wins != right_wins) {
      const FirstPlayer& winner = left_wins ? left : right;
      set_outcome(left_wins ? OutcomeClass::left : OutcomeClass::right, winner.is_proof, 1);
    } else if (left.wins && right.wins && !(only_numbers_ && left_wins)) {
      set_outcome(*outcome_class(as_result(left_wins), as_result(right_wins)),
                  left.is_proof && right.is_proof,
                  (left.is_proof ? 0 : 1) + (right.is_proof ? 0 : 1));
    }
  }

  const Rules& rules_;
  std::array<Method, 2> methods_;
  WeighOptions options_;
  bool only_numbers_;
  std::uint64_t games_ = 0;  // seeds already used
  std::uint64_t nodes_of_last_pair_ = 0;
};

}  // namespace zermelo::hackenbush
