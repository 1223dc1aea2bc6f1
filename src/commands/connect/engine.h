#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/connect/play/player.h"

namespace zermelo::connect {

/// The engine's side of the Gomocup (Piskvork) protocol, line by line. docs/engine.md describes all
/// of it, with the dialect for two stones a turn. Only END ends it; bad lines get an error.
class Engine {
 public:
  /// The size of the board comes with START, not from the rules. With one stone a turn INFO rule
  /// may change `exactly`.
  Engine(const PlayRules& rules, const PlayerSettings& settings,
         const std::atomic<bool>* stop = nullptr);

  /// The answer to a line, without a line end; empty if the protocol has none.
  std::string hear(std::string_view line);
  bool ended() const { return ended_; }
  /// The choice behind the last answer if that was a move; otherwise nothing.
  const std::optional<Choice>& choice() const { return choice_; }

 private:
  using Cells = std::vector<unsigned>;

  // One for each command; the argument is the rest of its line.
  std::string start(std::string_view text);
  std::string rect_start(std::string_view text);
  std::string restart(std::string_view);
  std::string begin(std::string_view);
  std::string turn(std::string_view text);
  std::string take_back(std::string_view text);
  std::string board(std::string_view);
  std::string info(std::string_view text);
  std::string about(std::string_view);
  std::string end(std::string_view);

  std::string start_with(std::string_view text, std::size_t count);
  std::string board_line(std::string_view line);
  std::string done();
  std::optional<Cells> read_points(std::string_view text) const;
  std::string not_ready() const;
  std::string move();
  std::string game_over() const;
  double seconds_for_move() const;
  void make_player();

  PlayRules rules_;
  PlayerSettings settings_;
  const std::atomic<bool>* stop_;
  std::optional<Player> player_;
  std::optional<Choice> choice_;
  Grid grid_;  // the engine has x; no cells before START
  bool in_board_ = false, ended_ = false;
  std::string board_trouble_;  // the first bad line of BOARD
  std::string rule_trouble_;   // the rule is not supported
  double turn_seconds_ = 5, match_seconds_ = 0, seconds_left_ = 0;
};

/// One line for people about a choice: whether it is proved, and what it is based on.
std::string label_of(const Choice& choice);

}  // namespace zermelo::connect
