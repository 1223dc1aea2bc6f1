#include "commands/connect/engine.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.h"
#include "base/numbers.h"
#include "commands/version.h"
#include "games/connect/board/rows.h"
#include "games/connect/board/words.h"
#include "games/connect/play/turn_search.h"

namespace zermelo::connect {
namespace {

/// Cuts the first word off a text.
std::string_view first_word(std::string_view& text) {
  const auto end = std::min(text.find_first_of(" \t"), text.size());
  const auto word = text.substr(0, end);
  text = trimmed(text.substr(end));
  return word;
}

std::string upper(std::string_view word) {
  std::string out(word.substr(0, 16));
  for (char& c : out)
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  return out;
}

/// Exactly `count` numbers joined by commas; nothing if the text is anything else.
std::optional<std::vector<unsigned>> numbers(std::string_view text, std::size_t count) {
  std::vector<unsigned> out;
  for (std::size_t begin = 0; begin <= text.size();) {
    const auto end = std::min(text.find(',', begin), text.size());
    const auto number = read_count(trimmed(text.substr(begin, end - begin)));
    if (!number || *number > 1'000'000 || out.size() == count) return std::nullopt;
    out.push_back(static_cast<unsigned>(*number));
    begin = end + 1;
  }
  if (out.size() != count) return std::nullopt;
  return out;
}

std::string error(std::string_view what) { return fmt::format("ERROR {}", what); }

}  // namespace

Engine::Engine(const PlayRules& rules, const PlayerSettings& settings,
               const std::atomic<bool>* stop)
    : rules_(rules), settings_(settings), stop_(stop) {}

/// Keeps the player, with its table of shapes, if the next game has the same size and rules.
void Engine::make_player() {
  if (!player_ || !(player_->rules() == rules_)) player_.emplace(rules_, settings_);
}

/// Starts a game on a board given by width and height, or by one side.
std::string Engine::start_with(std::string_view text, std::size_t count) {
  const auto sides = numbers(text, count);
  const auto fits = [&](unsigned side) { return side >= rules_.game.k && side <= longest_side; };
  if (!sides || !std::ranges::all_of(*sides, fits)) {
    return error(fmt::format("size {}; expected {} from {} to {}", in_quotes(text),
                             count == 2 ? "width,height" : "one number", rules_.game.k,
                             longest_side));
  }
  rules_.game.columns = sides->front();
  rules_.game.rows = sides->back();
  make_player();
  return restart("");
}

std::string Engine::start(std::string_view text) { return start_with(text, 1); }
std::string Engine::rect_start(std::string_view text) { return start_with(text, 2); }

std::string Engine::end(std::string_view) {
  ended_ = true;
  return "";
}

std::string Engine::board(std::string_view) {
  board_trouble_.clear();
  if (player_) restart("");
  in_board_ = true;
  return "";
}

std::string Engine::restart(std::string_view) {
  if (!player_) return error("no board yet; expected START");
  grid_ = empty_grid(rules_.game.rows, rules_.game.columns);
  return "OK";
}

std::string Engine::not_ready() const {
  if (!player_) return error("no board yet; expected START");
  return rule_trouble_.empty() ? "" : error(rule_trouble_);
}

/// One or more points x,y on the board, where x is the column.
std::optional<Engine::Cells> Engine::read_points(std::string_view text) const {
  Cells cells;
  while (!text.empty()) {
    const auto point = numbers(first_word(text), 2);
    if (!point || (*point)[0] >= grid_.columns || (*point)[1] >= grid_.rows) return std::nullopt;
    cells.push_back((*point)[1] * grid_.columns + (*point)[0]);
    if (cells.size() > rules_.game.p) return std::nullopt;
  }
  if (cells.empty()) return std::nullopt;
  return cells;
}

/// Some of the time is kept in reserve for pipes and for a busy machine.
double Engine::seconds_for_move() const {
  double seconds = turn_seconds_;
  if (match_seconds_ > 0 || seconds_left_ > 0) {
    const double left = seconds_left_ > 0 ? seconds_left_ : match_seconds_;
    seconds = seconds > 0 ? std::min(seconds, left / 20) : left / 20;
  }
  const double kept_back = std::max(0.03, 0.1 * seconds);
  return seconds > 2 * kept_back ? seconds - kept_back : seconds / 2;
}

/// The error for a board on which a side has a row, so that the game is over; empty if there is
/// none.
std::string Engine::game_over() const {
  try {
    const auto row = row_won_already(grid_, rules_.game.k, rules_.exactly);
    if (!row) return "";
    const unsigned cell = row->cells.front();
    return fmt::format("the game is over: {} won with {} in a row from {},{}",
                       row->colour == Colour::black ? "this engine has" : "the other side has",
                       row->cells.size(), cell % grid_.columns, cell / grid_.columns);
  } catch (const Error&) {
    return "the game is over: both sides have a row";
  }
}

std::string Engine::move() {
  if (const std::string over = game_over(); !over.empty()) return error(over);
  const bool first = grid_.cells.find_first_not_of('.') == std::string::npos;
  const unsigned stones = first ? rules_.game.q : rules_.game.p;
  Choice choice = player_->decide(grid_, stones, seconds_for_move(), stop_);
  if (choice.points.empty()) return error("the board is full and nobody has won");
  choice_ = std::move(choice);
  std::vector<std::string> points;
  for (const unsigned cell : choice_->points) {
    grid_.cells[cell] = 'x';
    points.push_back(fmt::format("{},{}", cell % grid_.columns, cell / grid_.columns));
  }
  return fmt::format("{}", fmt::join(points, " "));
}

std::string Engine::begin(std::string_view) {
  if (const auto trouble = not_ready(); !trouble.empty()) return trouble;
  if (grid_.cells.find_first_not_of('.') != std::string::npos)
    return error("BEGIN with stones on the board; expected TURN, BOARD or RESTART");
  return move();
}

std::string Engine::turn(std::string_view text) {
  if (const auto trouble = not_ready(); !trouble.empty()) return trouble;
  const auto cells = read_points(text);
  if (!cells)
    return error(fmt::format("TURN {}; expected x,y on the board{}", in_quotes(text),
                             rules_.game.p > 1 ? ", or two of them" : ""));
  for (std::size_t i = 0; i < cells->size(); ++i) {
    const unsigned cell = (*cells)[i];
    if (grid_.cells[cell] != '.' || std::ranges::count(*cells, cell) > 1)
      return error(fmt::format("TURN {}; there is a stone already", in_quotes(text)));
  }
  for (const unsigned cell : *cells) grid_.cells[cell] = 'o';
  return move();
}

std::string Engine::take_back(std::string_view text) {
  if (!player_) return error("no board yet; expected START");
  const auto cells = read_points(text);
  if (!cells || std::ranges::any_of(*cells, [&](unsigned c) { return grid_.cells[c] == '.'; }))
    return error(fmt::format("TAKEBACK {}; expected x,y of a stone", in_quotes(text)));
  for (const unsigned cell : *cells) grid_.cells[cell] = '.';
  return "OK";
}

/// One stone of a position, x,y,who: 1 is the engine, 2 the other side.
std::string Engine::board_line(std::string_view line) {
  if (upper(line) == "DONE") {
    in_board_ = false;
    return done();
  }
  const auto stone = numbers(line, 3);
  const bool good = stone && (*stone)[0] < grid_.columns && (*stone)[1] < grid_.rows &&
                    (*stone)[2] >= 1 && (*stone)[2] <= 2 &&
                    grid_.cells[(*stone)[1] * grid_.columns + (*stone)[0]] == '.';
  if (good) {
    grid_.cells[(*stone)[1] * grid_.columns + (*stone)[0]] = (*stone)[2] == 1 ? 'x' : 'o';
  } else if (board_trouble_.empty()) {
    board_trouble_ =
        fmt::format("{} in BOARD; expected x,y,1 or x,y,2 of a void point", in_quotes(line));
  }
  return "";
}

std::string Engine::done() {
  if (const auto trouble = not_ready(); !trouble.empty()) return trouble;
  if (!board_trouble_.empty()) {
    restart("");
    return error(board_trouble_);
  }
  return move();
}

/// INFO has no answer in the protocol, so an unsupported rule is reported when a move is asked for.
std::string Engine::info(std::string_view text) {
  const std::string key = upper(first_word(text));
  const auto number = read_count(text);
  if (!number) return "";
  const double seconds =
      static_cast<double>(std::min<std::uint64_t>(*number, 1'000'000'000)) / 1000;
  if (key == "TIMEOUT_TURN") turn_seconds_ = seconds;
  if (key == "TIMEOUT_MATCH") match_seconds_ = seconds;
  if (key == "TIME_LEFT") seconds_left_ = seconds;
  if (key == "SEED") {
    settings_.seed = *number;
    if (player_) player_->seed(*number);
  }
  if (key != "RULE" || rules_.game.p > 1) return "";
  rule_trouble_ =
      *number <= 1 ? ""
                   : fmt::format("rule {}; expected 0 (five or more) or 1 (exactly five)", *number);
  rules_.exactly = *number == 1;
  if (player_) make_player();
  return "";
}

std::string Engine::about(std::string_view) {
  return fmt::format(
      "name=\"Zermelo\", version=\"{}\", author=\"the Zermelo project\", "
      "country=\"International\", rules=\"freestyle, standard, connect6\"",
      version);
}

std::string label_of(const Choice& choice) {
  switch (choice.by) {
    case Choice::By::completing:
      return "proved: completes a row";
    case Choice::By::threats:
      return "proved: wins by threats";
    case Choice::By::stopping:
      return "not proved: stops a row of the other side";
    case Choice::By::types:
      return "not proved: the best point by its types";
    case Choice::By::centre:
      return "not proved: the centre of the empty board";
    case Choice::By::search:
      break;
  }
  const auto ahead =
      fmt::format("a search {} turn{} ahead", choice.depth, choice.depth == 1 ? "" : "s");
  // A search that cuts moves off may be wrong about the end of a game as well.
  constexpr int nearly_won = TurnSearch::won / 2;
  if (choice.score > nearly_won) return fmt::format("not proved: {} expects to win", ahead);
  if (choice.score < -nearly_won) return fmt::format("not proved: {} expects to lose", ahead);
  return fmt::format("not proved: an estimate of {} from {}", choice.score, ahead);
}

std::string Engine::hear(std::string_view line) {
  choice_.reset();
  line = trimmed(line);
  if (in_board_) return board_line(line);
  if (line.empty()) return "";
  using Handler = std::string (Engine::*)(std::string_view);
  static constexpr std::pair<std::string_view, Handler> handlers[] = {
      {"START", &Engine::start},     {"RECTSTART", &Engine::rect_start},
      {"RESTART", &Engine::restart}, {"BEGIN", &Engine::begin},
      {"TURN", &Engine::turn},       {"TAKEBACK", &Engine::take_back},
      {"BOARD", &Engine::board},     {"INFO", &Engine::info},
      {"ABOUT", &Engine::about},     {"END", &Engine::end}};
  const std::string command = upper(first_word(line));
  for (const auto& [name, handler] : handlers)
    if (command == name) return (this->*handler)(line);
  return fmt::format("UNKNOWN {}", in_quotes(command));
}

}  // namespace zermelo::connect
