// Reads game records: SGF as written by RenLib, Gomocup managers and `connect_match`, and the files
// of Piskvork.

#include "games/connect/play/record_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "base/error.h"
#include "base/numbers.h"
#include "games/connect/board/words.h"
#include "games/connect/play/sgf.h"

namespace zermelo::connect {
namespace {

struct Stone {
  Colour colour = Colour::black;
  std::optional<unsigned> cell;  // nothing: a pass
};

void put(Grid& grid, unsigned cell, Colour colour) {
  if (grid.cells[cell] != '.') {
    throw Error(
        fmt::format("connect: the record has two stones on {} (points are row,column from the top "
                    "left, from 0)",
                    cell_text(cell, grid.columns)));
  }
  grid.cells[cell] = letter(colour);
}

/// Consecutive stones of one colour are one turn, up to the number of stones of a turn.
void add_turns(PlayedGame& game, const std::vector<Stone>& stones) {
  Grid grid = game.start;
  for (const auto& [colour, cell] : stones) {
    if (cell) put(grid, *cell, colour);
    const bool is_first = game.turns.empty();
    const unsigned most = game.turns.size() == 1 && game.start.cells.find('x') == std::string::npos
                              ? game.rules.game.q
                              : game.rules.game.p;
    const bool goes_on = !is_first && cell && game.turns.back().colour == colour &&
                         !game.turns.back().points.empty() &&
                         game.turns.back().points.size() < most;
    if (!goes_on) game.turns.push_back({colour, {}});
    if (cell) game.turns.back().points.push_back(*cell);
  }
}

// -- SGF -----------------------------------------------------------------------------------------

/// The first value of a property, or nothing.
std::optional<std::string> value_of(const std::vector<SgfProperty>& all, std::string_view name) {
  const auto found = std::ranges::find(all, name, &SgfProperty::name);
  if (found == all.end()) return std::nullopt;
  return found->values.front();
}

unsigned side(std::string_view text) {
  const auto number = read_count(text);
  if (!number || *number < 1 || *number > longest_side) {
    throw Error(fmt::format("connect: the record's board has a side of {}; expected 1 to {}",
                            in_quotes(text), longest_side));
  }
  return static_cast<unsigned>(*number);
}

/// The size: SZ[15], or SZ[columns:rows]; by default 15 points a side, or 19 with two stones a
/// turn.
Grid sgf_board(const std::vector<SgfProperty>& all, bool pairs) {
  const unsigned usual = pairs ? 19 : 15;
  const auto size = value_of(all, "SZ");
  if (!size) return empty_grid(usual, usual);
  const auto colon = size->find(':');
  const unsigned columns = side(std::string_view(*size).substr(0, colon));
  return empty_grid(
      colon == std::string::npos ? columns : side(std::string_view(*size).substr(colon + 1)),
      columns);
}

/// A coordinate: a to z, then A to Z.
std::optional<unsigned> sgf_number(char c) {
  if (c >= 'a' && c <= 'z') return static_cast<unsigned>(c - 'a');
  if (c >= 'A' && c <= 'Z') return static_cast<unsigned>(c - 'A') + 26;
  return std::nullopt;
}

[[noreturn]] void bad_point(std::string_view text, const Grid& grid) {
  throw Error(
      fmt::format("connect: the record has a stone on {}; expected points of a board of {} by {} "
                  "such as hh, or h8",
                  in_quotes(text), grid.rows, grid.columns));
}

/// Takes one point off the front of a value: two letters, column and row from the top left, or a
/// letter and a number, column and row from the bottom left.
unsigned take_point(std::string_view& rest, std::string_view value, const Grid& grid) {
  const auto column = rest.empty() ? std::nullopt : sgf_number(rest[0]);
  std::optional<unsigned> row = rest.size() < 2 ? std::nullopt : sgf_number(rest[1]);
  std::size_t used = 2;
  if (!row && rest.size() > 1) {
    const auto end = std::min(rest.find_first_not_of("0123456789", 1), rest.size());
    const auto number = read_count(rest.substr(1, end - 1));
    if (number && *number >= 1 && *number <= grid.rows)
      row = grid.rows - static_cast<unsigned>(*number);
    used = end;
  }
  if (!column || !row || *column >= grid.columns || *row >= grid.rows) bad_point(value, grid);
  rest.remove_prefix(used);
  return *row * grid.columns + *column;
}

/// A move may have the points of a whole turn; without any it is a pass.
void add_stones(std::vector<Stone>& stones, Colour colour, std::string_view value,
                const Grid& grid) {
  if (value.empty()) stones.push_back({colour, std::nullopt});
  for (auto rest = value; !rest.empty();) stones.push_back({colour, take_point(rest, value, grid)});
}

/// Sets up stones before the first move: points, or rectangles such as aa:cc, given by any two
/// opposite corners.
void set_up(Grid& grid, char stone, const std::vector<std::string>& values) {
  for (const std::string& value : values) {
    std::string_view rest = value;
    const unsigned from = take_point(rest, value, grid);
    unsigned to = from;
    if (rest.starts_with(':')) {
      rest.remove_prefix(1);
      to = take_point(rest, value, grid);
    }
    if (!rest.empty()) bad_point(value, grid);
    const auto [top, bottom] = std::minmax({from / grid.columns, to / grid.columns});
    const auto [left, right] = std::minmax({from % grid.columns, to % grid.columns});
    for (unsigned r = top; r <= bottom; ++r)
      for (unsigned c = left; c <= right; ++c) grid.cells[r * grid.columns + c] = stone;
  }
}

/// Whether the stones come as in Connect6, one and then two of each colour: in nodes of their own,
/// or two in one move.
bool plays_pairs(const std::vector<SgfProperty>& all) {
  std::string order;
  for (const auto& [name, values] : all) {
    if (name != "B" && name != "W") continue;
    order += name;
    if (values.front().size() > 3) return true;  // a single point is at most as long as h10
  }
  return order.starts_with("BWW");
}

Error renju_refused() {
  return Error("connect: the record is a game of Renju, whose forbidden moves are not supported",
               Remedy::read_as_go_moku);
}

PlayRules sgf_rules(const std::vector<SgfProperty>& all, const KnownRules& known) {
  if (known.are_known) return known.rules;
  const std::string name = in_lower_case(value_of(all, "RU").value_or(""));
  if (name.find("renju") != std::string::npos) {
    throw renju_refused();
  }
  if (name.find("connect6") != std::string::npos || name.find("connect 6") != std::string::npos ||
      plays_pairs(all))
    return {read_rules("connect6"), false};
  return {read_rules("gomoku"), name.find("standard") != std::string::npos};
}

PlayedGame read_sgf(std::string_view text, const KnownRules& known) {
  const auto all = sgf_main_line(text);
  PlayedGame game;
  game.rules = sgf_rules(all, known);
  game.start = sgf_board(all, game.rules.game.p > 1);
  std::vector<Stone> stones;
  std::optional<Colour> to_play;
  for (const auto& [name, values] : all) {
    const bool setup = name == "AB" || name == "AW" || name == "AE";
    if (setup && !stones.empty())
      throw Error("connect: the record sets up stones after the first move; expected moves");
    if (setup) set_up(game.start, name == "AB" ? 'x' : name == "AW" ? 'o' : '.', values);
    if (name == "PL" && stones.empty())
      to_play = in_lower_case(values.front()).starts_with('w') ? Colour::white : Colour::black;
    if (name == "B" || name == "W")
      add_stones(stones, name == "B" ? Colour::black : Colour::white, values.front(), game.start);
  }
  add_turns(game, stones);
  game.first = !game.turns.empty() ? game.turns.front().colour : to_play.value_or(Colour::black);
  return game;
}

// -- Piskvork ------------------------------------------------------------------------------------

std::string_view next_line(std::string_view& text) {
  const auto end = std::min(text.find('\n'), text.size());
  auto line = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

/// "Piskvorky 20x15, 11:11, 0": columns and rows.
Grid psq_board(std::string_view line) {
  const auto begin = line.find(' '), end = line.find(',');
  const auto times = line.find('x', begin == std::string_view::npos ? line.size() : begin);
  if (begin == std::string_view::npos || end == std::string_view::npos || times >= end) {
    throw Error(fmt::format("connect: the record begins with {}; expected Piskvorky 20x20, ...",
                            in_quotes(line)));
  }
  const unsigned columns = side(line.substr(begin + 1, times - begin - 1));
  return empty_grid(side(line.substr(times + 1, end - times - 1)), columns);
}

/// The point of a line x,y,millis, counted from 1; nothing if the line does not describe a stone.
std::optional<unsigned> psq_point(std::string_view line, const Grid& grid) {
  const auto first = line.find(',');
  const auto second = first == std::string_view::npos ? first : line.find(',', first + 1);
  if (second == std::string_view::npos) return std::nullopt;
  const auto x = read_count(line.substr(0, first));
  const auto y = read_count(line.substr(first + 1, second - first - 1));
  if (!x || !y || !read_count(line.substr(second + 1))) return std::nullopt;
  if (*x < 1 || *y < 1 || *x > grid.columns || *y > grid.rows) {
    throw Error(
        fmt::format("connect: the record has {}; expected x,y,time on a board of {} columns "
                    "and {} rows",
                    in_quotes(line), grid.columns, grid.rows));
  }
  return static_cast<unsigned>((*y - 1) * grid.columns + *x - 1);
}

PlayRules psq_rules(std::string_view trailer, const KnownRules& known) {
  if (known.are_known) return known.rules;
  const std::string words = in_lower_case(trailer);
  const auto has = [&](std::string_view word) { return words.find(word) != std::string::npos; };
  if (has(",renju")) throw renju_refused();
  if (has(",connect6")) return {read_rules("connect6"), false};
  return {read_rules("gomoku"), has(",standard")};
}

/// The stones have no colours in the file: one side places q of them, then both place p a turn.
PlayedGame read_psq(std::string_view text, const KnownRules& known) {
  PlayedGame game;
  game.start = psq_board(next_line(text));
  std::vector<unsigned> cells;
  for (auto rest = text; !rest.empty(); text = rest) {
    const auto cell = psq_point(next_line(rest), game.start);
    if (!cell) break;
    cells.push_back(*cell);
  }
  game.rules = psq_rules(text, known);
  std::vector<Stone> stones;
  const GameRules& rules = game.rules.game;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const bool is_white = i >= rules.q && (i - rules.q) / rules.p % 2 == 0;
    stones.push_back({is_white ? Colour::white : Colour::black, cells[i]});
  }
  add_turns(game, stones);
  return game;
}

}  // namespace

PlayedGame read_record(std::string_view text, const KnownRules& known) {
  if (text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);
  const auto begin = std::min(text.find_first_not_of(" \t\r\n"), text.size());
  text.remove_prefix(begin);
  PlayedGame game;
  if (text.starts_with("Piskvork")) {
    game = read_psq(text, known);
  } else if (text.starts_with('(')) {
    game = read_sgf(text, known);
  } else {
    throw Error(
        fmt::format("connect: the record begins with {}; expected SGF, (;GM[4].., or a "
                    "Piskvork file, Piskvorky 20x20, ..",
                    in_quotes(text.substr(0, 12))));
  }
  game.rules.game.rows = game.start.rows;
  game.rules.game.columns = game.start.columns;
  return game;
}

Grid board_after(const PlayedGame& game, std::size_t turns) {
  Grid grid = game.start;
  for (std::size_t i = 0; i < std::min(turns, game.turns.size()); ++i)
    for (const unsigned cell : game.turns[i].points)
      grid.cells[cell] = letter(game.turns[i].colour);
  return grid;
}

bool is_whole_turn(const PlayedGame& game, std::size_t turns) {
  if (turns == 0 || turns > game.turns.size()) return true;
  const auto& points = game.turns[turns - 1].points;
  const bool opens = turns == 1 && game.start.cells.find('x') == std::string::npos;
  return points.empty() || points.size() >= (opens ? game.rules.game.q : game.rules.game.p);
}

Colour mover_after(const PlayedGame& game, std::size_t turns) {
  if (turns < game.turns.size()) return game.turns[turns].colour;
  return game.turns.empty() ? game.first : other(game.turns.back().colour);
}

}  // namespace zermelo::connect
