#include "commands/csv_columns.h"

#include <sstream>

namespace zermelo {
namespace {

/// Columns of a command, of all games or of one; with an option, those it adds.
struct Listed {
  std::string_view command, option, names;
};

constexpr std::string_view value_names =
    "game position value name outcome atomic_weight left_stop right_stop mean temperature birthday "
    "exact source at_least at_most nodes seconds unknown note";
constexpr std::string_view solve_names =
    "game position outcome left_first.winner left_first.move right_first.winner right_first.move "
    "nodes seconds exact source method";
constexpr std::string_view line_names = "line.left_first line.right_first";

// A debug build compares every answer with this list.
constexpr Listed listed[] = {
    {"value", "", value_names},
    {"eval", "", value_names},
    {"eval", "", "truth answer left right form inner_forms"},
    {"solve clobber", "", solve_names},
    {"solve clobber", "line", line_names},
    {"solve clobber", "all-moves", "winning_moves.left_first winning_moves.right_first"},
    {"solve clobber", "explain",
     "explanation_left_first.parts explanation_left_first.why explanation_right_first.parts "
     "explanation_right_first.why"},
    {"solve domineering", "", solve_names},
    {"solve domineering", "line", line_names},
    {"solve hackenbush", "", solve_names},
    {"solve hackenbush", "line", line_names},
    {"solve connect", "",
     "game position rules record ply plies board to_move by result move turns first_moves line cut "
     "limit won_already nodes seconds exact source"},
    {"solve connect", "tree", "tree.move tree.replies"},
    {"solve sum", "",
     "game position outcome left_first.winner left_first.move.part left_first.move.move "
     "right_first.winner right_first.move.part right_first.move.move parts nodes seconds exact "
     "source"},
    {"solve sum", "line", line_names},
    {"solve sum", "all-moves", "winning_moves.left_first winning_moves.right_first"},
    {"solve sum", "explain",
     "explanation_left_first.parts explanation_left_first.why explanation_right_first.parts "
     "explanation_right_first.why"},
    {"solve checkers", "", "game position result move dtw depth nodes seconds exact source"},
    {"moves", "", "game position moves"},
    {"moves hackenbush", "", "names"},
    {"perft", "", "game position first depth nodes seconds"},
    {"perft checkers", "", "nodes_per_second"},
    {"probe clobber", "",
     "game position outcome value left_dominated right_dominated bounds.lower bounds.lower_star "
     "bounds.upper bounds.upper_star simplest exact source missing"},
    {"probe connect", "",
     "game position k p rows columns shape length number index type fine_type connections points "
     "exact source"},
    {"probe checkers", "", "game position result dtw dtc missing moves exact source"},
    {"line checkers", "", "game position result dtw dtc moves by exact source missing"},
    {"build clobber", "", "game table rows seconds bytes stopped"},
    {"build connect", "", "game table shapes build_seconds seconds bytes"},
    {"build checkers", "", "game slice metric positions seconds bytes was_there"},
    {"verify clobber", "", "game table checked wrong first_wrong seconds"},
    {"verify connect", "", "game table checked wrong first_wrong seconds"},
    {"verify checkers", "",
     "game slice metric checked captures wrong first_wrong compared_with not_compared disagree "
     "first_disagreement damaged missing reason proves played won in_announced_plies not_known "
     "longest"},
    {"stats checkers", "",
     "game slice metric positions win loss draw longest_win longest_loss quiet.positions quiet.win "
     "quiet.loss quiet.draw quiet.longest_win quiet.longest_loss bytes missing"},
    {"longest checkers", "",
     "game slice metric longest_win.plies longest_win.count longest_win.positions "
     "longest_loss.plies longest_loss.count longest_loss.positions missing"},
    {"annotate checkers", "",
     "game file number ply side move position result dtw lost mistake result_after dtw_after "
     "better source"},
    {"check clobber", "",
     "file line position first claimed winner cases claims right wrong unknown nodes seconds"},
    {"check sum", "",
     "file line position first claimed winner cases claims right wrong unknown nodes seconds"},
    {"conjecture", "",
     "game family n position outcome value value_too_long nodes seconds formula kind from to "
     "period "
     "step values ratio limit exceptions confirmations members too_few proved"},
    {"weigh hackenbush", "",
     "game position estimate outcome rates.blue_first rates.red_first confidence proved exact seed "
     "iterations seconds between parts weighings rule by why"},
    {"draw", "", "game position form edges parts drawing file"},
    {"explore", "", "address"},
    {"bench", "", "case nodes seconds nodes_per_second signature"},
    {"tables", "", "folder tables bytes"},
    {"completion", "", "script"},
};

}  // namespace

std::vector<std::string> csv_columns(const std::string& command, std::string_view game,
                                     const Arguments& arguments) {
  const std::string of_game = command + ' ' + std::string(game);
  std::vector<std::string> columns;
  for (const Listed& row : listed) {
    const bool is_meant = row.command == command || row.command == of_game;
    const bool was_asked = row.option.empty() ||
                           (arguments.find(row.option) != nullptr && arguments.given(row.option));
    if (!is_meant || !was_asked) continue;
    std::istringstream names{std::string(row.names)};
    for (std::string name; names >> name;) columns.push_back(name);
  }
  return columns;
}

}  // namespace zermelo
