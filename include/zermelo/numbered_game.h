#pragma once

#include <zermelo/error.h>
#include <zermelo/export.h>
#include <zermelo/side.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace zermelo {

using PositionNumber = std::uint32_t;

/// A game of normal play that a program defines. Its positions are opaque: the program numbers them
/// 0, 1, 2, .. as they are met, the same position always by the same number.
///
/// A player who cannot move loses, and every play ends, also when one player makes several moves in
/// a row. A position may be given as a sum of parts and may have a negative, in which the players
/// exchange their roles; both are shortcuts and must be right.
///
/// A GameGraph asks for the options of a position once and remembers them. An exception thrown here
/// reaches the caller unchanged.
class NumberedGame {
 public:
  NumberedGame() = default;
  virtual ~NumberedGame() = default;
  NumberedGame(const NumberedGame&) = delete;
  NumberedGame& operator=(const NumberedGame&) = delete;

  /// Appends the positions to which a player can move.
  virtual void options(PositionNumber p, Side side, std::vector<PositionNumber>& out) = 0;

  virtual bool has_parts() const { return false; }
  /// Appends the positions whose sum p is. The position alone means that it is in one piece; none
  /// means zero.
  virtual void parts(PositionNumber p, std::vector<PositionNumber>& out) { out.push_back(p); }

  virtual bool has_negative() const { return false; }
  virtual PositionNumber negative(PositionNumber p) { return p; }

  /// For messages and for the names of moves.
  virtual std::string text(PositionNumber p) = 0;

  /// The memory that the positions and their numbers take.
  virtual std::size_t bytes() const { return 0; }

  /// Runs `work`, during which the members above may be called: the place to hold a lock. Long work
  /// comes back here several times a second, also when it has nothing to ask.
  virtual void during_calls(const std::function<void()>& work) { work(); }
  /// Runs `wait`, which waits for another thread that uses the graph: the place to give a lock
  /// back.
  virtual void during_wait(const std::function<void()>& wait) { wait(); }
};

/// A game whose play may never end: some position can be reached from itself.
class ZERMELO_API LoopyGame : public Error {
 public:
  struct Step {
    PositionNumber position = 0;
    enum class By : std::uint8_t { left, right, part } by = By::left;  // the way to the next one
  };

  LoopyGame(const std::string& what, std::vector<Step> cycle)
      : Error(what), cycle_(std::move(cycle)) {}

  /// The positions of the cycle in order; the last leads to the first again.
  const std::vector<Step>& cycle() const { return cycle_; }

 private:
  std::vector<Step> cycle_;
};

}  // namespace zermelo
