// `analyse connect`: a turn for the side to move, and whether it is proved.

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <optional>

#include "base/error.h"
#include "commands/connect/commands.h"
#include "commands/connect/engine.h"
#include "commands/connect/notation.h"
#include "commands/connect/play_game.h"
#include "commands/connect/solve_answer.h"
#include "games/connect/types/shape.h"

namespace zermelo::connect {
namespace {

constexpr unsigned most_stones = 2;  // a turn: the search knows no larger turns

/// The board, empty if the request names only rules. Throws Error where no move can be chosen.
Grid board_of(const SolveRequest& request) {
  const GameRules& rules = request.rules;
  if (std::max(rules.p, rules.q) > most_stones) {
    throw Error(fmt::format("connect: analyse with {} stones a turn; expected 1 or 2",
                            std::max(rules.p, rules.q)));
  }
  checked_line_rules(rules.k, rules.p);
  Grid grid = request.grid ? *request.grid : empty_grid(rules.rows, rules.columns);
  if (const auto row = row_won_already(grid, rules.k, request.exactly)) {
    throw Error(fmt::format("connect: the game is over: {} has {} in a row from {}",
                            letter(row->colour), row->cells.size(),
                            cell_text(row->cells.front(), grid.columns)));
  }
  if (grid.cells.find('.') == std::string::npos)
    throw Error("connect: the game is over: the board is full and nobody has won");
  return grid;
}

/// The stones of a whole turn. A turn that was begun cannot be asked about: proofs are about whole ones.
unsigned stones_of(const GameRules& rules, const Grid& grid) {
  const bool is_first = grid.cells.find_first_not_of('.') == std::string::npos;
  return is_first ? rules.q : rules.p;
}

/// The turn that the player chose in one position.
struct Analysed {
  std::string position;
  SolveRequest request;
  Grid grid;
  Choice choice;
  double seconds = 0;

  std::string move() const { return cells_text(choice.points, grid.columns); }
};

Fields fields_of(const Analysed& analysed) {
  const Choice& choice = analysed.choice;
  const bool is_searched = choice.by == Choice::By::search;
  return opening_fields(analysed.position, analysed.request)
      .add("to_move", std::string{letter(analysed.request.to_move)})
      .add("move", analysed.move())
      .add("proved", choice.is_proved())
      .add("why", label_of(choice))
      .add("depth", is_searched ? Datum(std::uint64_t{choice.depth}) : Datum())
      .add("score", is_searched ? Datum(std::int64_t{choice.score}) : Datum())
      .add("seconds", analysed.seconds)
      .add("exact", choice.is_proved())
      .add("source", "search");
}

Text words_of(const Analysed& analysed) {
  return {{fmt::format("{} {}\n", letter(analysed.request.to_move), analysed.move()),
           analysed.choice.is_proved() ? Tone::good : Tone::strong},
          {fmt::format("  {}\n  ({})\n", label_of(analysed.choice), cell_legend), Tone::dim}};
}

/// Keeps the player, with its table of shapes, while the rules stay the same.
class Analyst {
 public:
  explicit Analyst(const Arguments& arguments) : arguments_(arguments) {
    settings_.threads = std::min(threads_of(arguments), 2U);
  }

  Answer answer(const std::string& position, const Budget& budget) {
    const SolveRequest request = read_solve_request(position, arguments_);
    const Grid grid = board_of(request);
    const unsigned stones = stones_of(request.rules, grid);
    const PlayRules rules{request.rules, request.exactly};
    if (!player_ || !(player_->rules() == rules)) player_.emplace(rules, settings_);
    const Choice choice = player_->decide(seen_by(request.to_move, grid), stones,
                                          arguments_.seconds("seconds"), budget.limits().stop);
    const Analysed analysed{position, request, grid, choice, budget.seconds()};
    return {fields_of(analysed), words_of(analysed)};
  }

 private:
  Arguments arguments_;
  PlayerSettings settings_;
  std::optional<Player> player_;
};

}  // namespace

Command analyse_command() {
  Command command{.name = "analyse",
                  .summary = "a turn for the side to move, and whether it is proved",
                  .takes = Takes::any_positions,
                  .word = "board"};
  command.examples = {
      {"analyse connect --rules gomoku .../.x./... --to-move o --seconds 1", "a guess"},
      {"analyse connect --rules gomoku .xxx.. --json", "proved: a win by threats"}};
  command.options = {
      {"rules", Kind::text, "rules", "M,N,K,P,Q, connect6, gomoku or standard (connect6)", ""},
      {"board", Kind::flag, "", "the position is a board: rows of x, o and . joined by /", ""},
      to_move_option(),
      {"exactly", Kind::flag, "", "more than K in a row do not win (standard Go-Moku)", ""},
      {"seconds", Kind::seconds, "s", "how long to think about each position", "2"},
      threads_option()};
  command.notes = {
      {"move", "the points of the turn, as row,column from the top left, from 0"},
      {"why", "proved: a win against every defence; not proved: the engine's best guess"},
      {"score", "of the search, for the side to move; larger is better, and it has no unit"}};
  command.start = [](const Arguments& arguments) -> Run {
    auto analyst = std::make_shared<Analyst>(arguments);
    return [analyst](const std::string& position, Sink& sink, Budget& budget) {
      sink.answer(analyst->answer(position, budget));
    };
  };
  return command;
}

}  // namespace zermelo::connect
