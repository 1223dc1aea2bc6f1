#include "commands/connect/play_game.h"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>
#include <utility>

#include "base/error.h"
#include "base/numbers.h"
#include "games/connect/board/rows.h"
#include "games/connect/play/record.h"

namespace zermelo::connect {
namespace {

/// A point `row,column`, if the text is one.
std::optional<std::pair<std::uint64_t, std::uint64_t>> read_pair(const std::string& text) {
  const auto comma = text.find(',');
  if (comma == std::string::npos) return std::nullopt;
  const auto row = read_count(std::string_view(text).substr(0, comma));
  const auto column = read_count(std::string_view(text).substr(comma + 1));
  if (!row || !column) return std::nullopt;
  return std::pair(*row, *column);
}

unsigned read_cell(const std::string& text, const Grid& board) {
  const auto point = read_pair(text);
  if (!point || point->first >= board.rows || point->second >= board.columns)
    throw Error(
        fmt::format("connect: {} is not a point of this board; expected row,column from 0,0 to "
                    "{},{}",
                    in_quotes(shortened(text)), board.rows - 1, board.columns - 1));
  return static_cast<unsigned>(point->first) * board.columns + static_cast<unsigned>(point->second);
}

}  // namespace

GameInPlay::GameInPlay(PlayedGame game) : game_(std::move(game)) { set_up(); }

void GameInPlay::set_up() {
  board_ = board_after(game_, game_.turns.size());
  mover_ = mover_after(game_, game_.turns.size());
  has_row_ = row_won_already(board_, game_.rules.game.k, game_.rules.exactly).has_value();
}

unsigned GameInPlay::stones() const {
  const bool is_first = board_.cells.find_first_not_of('.') == std::string::npos;
  const auto free = static_cast<unsigned>(std::ranges::count(board_.cells, '.'));
  return std::min(free, is_first ? game_.rules.game.q : game_.rules.game.p);
}

std::optional<Colour> GameInPlay::winner() const {
  const auto row = row_won_already(board_, game_.rules.game.k, game_.rules.exactly);
  return row ? std::optional(row->colour) : std::nullopt;
}

bool GameInPlay::wins(const std::vector<unsigned>& points) const {
  Grid after = board_;
  for (const unsigned cell : points) after.cells[cell] = letter(mover_);
  return row_won_already(after, game_.rules.game.k, game_.rules.exactly).has_value();
}

std::vector<unsigned> GameInPlay::read_turn(const std::string& text) const {
  std::vector<unsigned> points;
  std::istringstream words(text);
  for (std::string word; words >> word;) {
    const unsigned cell = read_cell(word, board_);
    if (board_.cells[cell] != '.' || std::ranges::count(points, cell) > 0)
      throw Error(fmt::format("connect: there is a stone on {} already", word));
    points.push_back(cell);
  }
  if (points.size() == stones() || (points.size() < stones() && !points.empty() && wins(points)))
    return points;
  throw Error(fmt::format("connect: {} point{}; this turn has {}, as in {}", points.size(),
                          points.size() == 1 ? "" : "s", stones(),
                          stones() == 1 ? "7,7" : "7,7 8,8"));
}

void GameInPlay::play(const std::vector<unsigned>& points) {
  game_.turns.push_back({mover_, points});
  set_up();
}

bool GameInPlay::take_back(Colour side) {
  const auto rest = std::find_if(game_.turns.rbegin(), game_.turns.rend(),
                                 [&](const auto& turn) { return turn.colour == side; });
  if (rest == game_.turns.rend()) return false;
  game_.turns.erase(rest.base() - 1, game_.turns.end());
  set_up();
  return true;
}

std::string GameInPlay::sgf(Colour person) const {
  if (game_.start.cells.find_first_not_of('.') != std::string::npos)
    throw Error(
        "connect: this game began on a board with stones; only one from the empty board "
        "can be saved");
  GameRecord record{.rules = game_.rules};
  record.names = {"Zermelo", "Zermelo"};
  record.names[person == Colour::black ? 0 : 1] = "?";
  for (const auto& turn : game_.turns) record.turns.push_back({turn.points, 0});
  using enum GameRecord::Result;
  if (is_over()) record.result = !winner() ? draw : *winner() == Colour::black ? black : white;
  return to_sgf(record);
}

Grid seen_by(Colour side, Grid board) {
  if (side == Colour::black) return board;
  for (char& cell : board.cells) {
    if (cell != '.') cell = cell == 'x' ? 'o' : 'x';
  }
  return board;
}

}  // namespace zermelo::connect
