#include "commands/connect/solve_request.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "base/error.h"
#include "commands/expert.h"
#include "games/connect/board/rows.h"
#include "games/connect/board/words.h"
#include "games/connect/play/record_reader.h"

namespace zermelo::connect {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t longest_file = std::size_t{1} << 20;

/// The engine's name for Go-Moku with exactly five.
bool is_standard(std::string_view name) { return in_lower_case(name) == "standard"; }

bool looks_like_rules(const std::string& position) {
  const bool only_numbers = position.find_first_not_of("0123456789, ") == std::string::npos &&
                            position.find(',') != std::string::npos;
  return only_numbers || names_rules(position) || is_standard(position);
}

void set_rules(SolveRequest& request, const std::string& text) {
  request.exactly = request.exactly || is_standard(text);
  request.rules = read_rules(is_standard(text) ? "gomoku" : text);
}

/// The text of a file or a pipe.
std::string read_whole(const std::string& path) {
  std::error_code ignored;
  std::ifstream file(path, std::ios::binary);
  std::string text(longest_file + 1, '\0');
  if (file) file.read(text.data(), static_cast<std::streamsize>(text.size()));
  if (fs::is_directory(path, ignored) || file.bad() || (file.fail() && !file.eof()))
    throw Error(fmt::format("connect: cannot read {}", in_quotes(path)));
  text.resize(static_cast<std::size_t>(file.gcount()));
  if (text.size() <= longest_file) return text;
  throw Error(fmt::format("connect: {} is longer than {} bytes; expected a board or a game",
                          in_quotes(path), longest_file));
}

/// The position of a game after --ply turns, by default after the last one.
void set_record(SolveRequest& request, const std::string& file, std::string_view text,
                const Arguments& arguments) {
  const KnownRules known{arguments.given("rules"), {request.rules, request.exactly}};
  const PlayedGame game = read_record(text, known);
  std::size_t ply = game.turns.size();
  if (arguments.given("ply")) {
    if (arguments.count("ply") > ply) {
      throw Error(fmt::format("connect: --ply {}; the record has {} turn{}", arguments.text("ply"),
                              ply, ply == 1 ? "" : "s"));
    }
    ply = arguments.count("ply");
  }
  request.rules = game.rules.game;
  request.exactly = request.exactly || game.rules.exactly;
  request.grid = board_after(game, ply);
  request.record = SolveRequest::Record{file, ply, game.turns.size()};
  if (!arguments.given("to-move")) request.to_move = mover_after(game, ply);
  if (is_whole_turn(game, ply) || row_won_already(*request.grid, request.rules.k, request.exactly))
    return;
  throw Error(
      fmt::format("connect: turn {} of the record has {} of {} stones; expected a whole "
                  "turn, as with --ply {}",
                  ply, game.turns[ply - 1].points.size(), request.rules.p, ply - 1));
}

/// A board. If the rules give a size, the board must have it, perhaps with rows and columns
/// exchanged.
void set_board(SolveRequest& request, std::string_view text, const Arguments& arguments) {
  request.grid = read_grid(text);
  const Grid& grid = *request.grid;
  const bool sized =
      arguments.given("rules") && arguments.text("rules").find(',') != std::string::npos;
  const auto sides = std::minmax(grid.rows, grid.columns);
  if (sized && sides != std::minmax(request.rules.rows, request.rules.columns)) {
    throw Error(fmt::format("connect: the board is {} by {}; the rules say {} by {}", grid.rows,
                            grid.columns, request.rules.rows, request.rules.columns));
  }
  request.rules.rows = grid.rows;
  request.rules.columns = grid.columns;
}

bool reads_as_board(const std::string& position) {
  return is_read([&] { read_grid(position); });
}

/// A board or a record, written out or in a file.
void set_position(SolveRequest& request, const std::string& position, const Arguments& arguments) {
  const bool may_be_file = !arguments.given("stdin") && !reads_as_board(position);
  const auto text = may_be_file ? text_of_named_file(position) : std::nullopt;
  if (text && is_game_record(*text)) return set_record(request, position, *text, arguments);
  set_board(request, text ? *text : position, arguments);
}

}  // namespace

bool is_game_record(std::string_view text) {
  const auto begin = std::min(text.find_first_not_of(" \t\r\n\xef\xbb\xbf"), text.size());
  return text.substr(begin).starts_with('(') || text.substr(begin).starts_with("Piskvork");
}

Option to_move_option() {
  Option to_move{"to-move", Kind::choice, "side", "the side to move", "x", {"x", "o"}};
  to_move.synonyms = {{"black", "x"}, {"b", "x"}, {"white", "o"}, {"w", "o"}};
  return to_move;
}

std::optional<std::string> text_of_named_file(const std::string& position) {
  std::error_code ignored;
  if (position.empty() || !fs::is_regular_file(position, ignored)) return std::nullopt;
  std::string text = read_whole(position);
  if (text.starts_with("\xef\xbb\xbf")) text.erase(0, 3);
  return text;
}

SolveRequest read_solve_request(const std::string& position, const Arguments& arguments) {
  const bool recorded = arguments.given("record"), named = arguments.given("rules");
  if (recorded && !position.empty())
    throw Error(fmt::format("connect: --record and {}; expected one of them", in_quotes(position)));
  if (position.empty() && !named && !recorded)
    throw Error("connect: neither rules nor a board; expected --rules M,N,K,P,Q or a board");
  SolveRequest out;
  out.exactly = arguments.given("exactly");
  if (arguments.given("to-move")) out.to_move = read_colour(arguments.text("to-move"));
  if (named) set_rules(out, arguments.text("rules"));
  if (recorded) {
    set_record(out, arguments.text("record"), read_whole(arguments.text("record")), arguments);
  } else if (looks_like_rules(position)) {
    set_rules(out, position);
  } else if (!position.empty()) {
    set_position(out, position, arguments);
  }
  if (arguments.given("ply") && !out.record)
    throw Error("connect: --ply without a game record; expected --record FILE");
  return out;
}

}  // namespace zermelo::connect
