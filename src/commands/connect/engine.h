#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/connect/play/player.h"

namespace zermelo::connect {

/// The brain's side of the Gomocup (Piskvork) protocol, line by line; docs/engine.md has the whole
/// of it, with the dialect for two stones a turn. Nothing that is said can end it but END.
class Engine {
 public:
  /// The rules give the size of no board: START does. With one stone a turn INFO rule may change
  /// `exactly`.
  Engine(const PlayRules& rules, const PlayerSettings& settings,
         const std::atomic<bool>* stop = nullptr);

  /// What there is to say to a line, without its end; mostly something, sometimes nothing.
  std::string hear(std::string_view line);
  bool ended() const { return ended_; }
  /// On what the move that was just said rests; nothing where it was no move.
  const std::optional<Choice>& choice() const { return choice_; }

 private:
  using Cells = std::vector<unsigned>;

  // One for each command, with what follows it on the line.
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
  Grid grid_;  // x is mine; without cells before START
  bool in_board_ = false, ended_ = false;
  std::string board_trouble_;
  std::string rule_trouble_;
  double turn_seconds_ = 5, match_seconds_ = 0, seconds_left_ = 0;
};

/// One line for people about a choice: that it is proved and how, or that it is not.
std::string label_of(const Choice& choice);

}  // namespace zermelo::connect
