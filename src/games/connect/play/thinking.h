#pragma once

#include <atomic>
#include <chrono>

#include "games/connect/play/player.h"
#include "games/connect/play/turn_search.h"

namespace zermelo::connect {

/// One move of the searching player.
///
/// 1. Complete a row; stop one that the other side would complete.
/// 2. Look for a win by fours, or by a first turn of double threats, for a small part of the time.
/// 3. List the turns worth a thought and drop those after which the other side has such a win.
/// 4. Search the rest by alpha-beta, a turn deeper each time, until time is up; meanwhile another
///    thread, if there is one, looks for longer wins by threats, which ends the search.
class Thinking {
 public:
  /// The side to move has the stones x. All references must outlive it.
  Thinking(const PlayRules& rules, const ShapeTable& table, const Worth& worth, const Grid& grid,
           unsigned stones, unsigned threads, double seconds, const std::atomic<bool>* stop);

  Choice choose();

 private:
  using Turn = std::vector<unsigned>;
  struct RootTurn {
    Turn points;
    int score = 0;
  };

  Limits limits(double until, const std::atomic<bool>* stop) const;
  double seconds() const;
  Choice obvious() const;
  Turn short_win(const Grid& grid, Colour mover, unsigned pairs, double until) const;
  std::vector<RootTurn> turns_worth_a_thought();
  void add_pairs(std::vector<RootTurn>& turns, TurnSearch& search, const Turn& cells);
  void drop_losing(std::vector<RootTurn>& turns) const;
  Choice search(std::vector<RootTurn> turns);
  bool search_deeper(std::vector<RootTurn>& turns, TurnSearch& search, unsigned depth);
  Turn longer_win(double until, const std::atomic<bool>* stop) const;
  Grid with(const Turn& turn) const;

  const PlayRules& rules_;
  const ShapeTable& table_;
  const Worth& worth_;
  const Grid& grid_;
  unsigned stones_, threads_;
  double seconds_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  const std::atomic<bool>* stop_;
  LineBoard board_;
  std::atomic<bool> enough_ = false;  // the other thread may stop, or has found a win
};

}  // namespace zermelo::connect
