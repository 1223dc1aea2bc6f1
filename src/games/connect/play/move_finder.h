#pragma once

#include <atomic>
#include <chrono>

#include "games/connect/play/player.h"
#include "games/connect/play/turn_search.h"
#include "games/connect/threats/threat_board.h"

namespace zermelo::connect {

/// Finds one move of the searching player.
///
/// 1. Complete a row; stop one that the other side would complete.
/// 2. Look for a win by fours, or by a first turn of double threats, for a small part of the time.
/// 3. List the promising turns, and drop those after which the other side has such a win.
/// 4. Search the rest by alpha-beta, a turn deeper each time, until the time is up. Meanwhile a
///    second thread, if there is one, looks for longer wins by threats; finding one ends the
///    search.
class MoveFinder {
 public:
  /// The side to move has the stones x. All references must outlive the object.
  MoveFinder(const PlayRules& rules, const ShapeTable& table, const PointWeights& weights,
             const Grid& grid, unsigned stones, unsigned threads, double seconds,
             const std::atomic<bool>* stop);

  Choice choose();

 private:
  using Turn = std::vector<unsigned>;
  struct RootTurn {
    Turn points;
    int score = 0;
  };

  Limits limits(double until, const std::atomic<bool>* stop) const;
  double seconds() const;
  ThreatBoard threat_board(Colour attacker) const;
  Choice obvious() const;
  Turn short_win(ThreatBoard& board, unsigned pairs, double until) const;
  Turn longer_win(double until, const std::atomic<bool>* stop) const;
  std::vector<RootTurn> promising_turns();
  std::vector<RootTurn> promising_pairs();
  void add_stops(std::vector<RootTurn>& turns) const;
  void drop_losing(std::vector<RootTurn>& turns) const;
  Choice search(std::vector<RootTurn> turns);
  bool search_deeper(std::vector<RootTurn>& turns, TurnSearch& search, unsigned depth);

  const PlayRules& rules_;
  const PointWeights& weights_;
  const Grid& grid_;
  unsigned stones_, threads_;
  double seconds_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  const std::atomic<bool>* stop_;
  LineBoard board_;
  std::atomic<bool> enough_ = false;  // the second thread may stop, or has found a win
};

}  // namespace zermelo::connect
