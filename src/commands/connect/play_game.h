#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/connect/play/record_reader.h"

namespace zermelo::connect {

/// A game while it is played: turns are checked, and can be taken back.
class GameInPlay {
 public:
  explicit GameInPlay(PlayedGame game);

  const PlayRules& rules() const { return game_.rules; }
  const Grid& board() const { return board_; }
  Colour to_move() const { return mover_; }
  std::size_t turns() const { return game_.turns.size(); }

  /// The stones of the next turn; fewer only where the board has fewer void points.
  unsigned stones() const;
  bool is_over() const { return has_row_ || stones() == 0; }
  /// The winner of a game that is over; nothing for a draw.
  std::optional<Colour> winner() const;

  /// Reads a turn, such as `7,7 8,8`. Throws Error for one that is not legal.
  std::vector<unsigned> read_turn(const std::string& text) const;
  void play(const std::vector<unsigned>& points);
  /// Takes back turns up to and with the last one of that side; false if it has none.
  bool take_back(Colour side);

  /// The game in SGF. Throws Error for one that began on a board with stones.
  std::string sgf(Colour person) const;

 private:
  bool wins(const std::vector<unsigned>& points) const;
  void set_up();

  PlayedGame game_;
  Grid board_;
  Colour mover_ = Colour::black;
  bool has_row_ = false;
};

/// The board as the side to move sees it: its own stones are x.
Grid seen_by(Colour side, Grid board);

}  // namespace zermelo::connect
