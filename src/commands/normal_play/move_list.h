#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "commands/answer.h"
#include "commands/command.h"
#include "commands/listing.h"
#include "search/rated_moves.h"
#include "sums/position_model.h"

namespace zermelo {

struct MoveListOptions {
  bool with_values = true;  // and incentives, and which moves are dominated
  bool with_parts = false;  // of a sum
  bool is_stopped = false;  // while values were looked for
};

/// The answer of `moves`: every move of the sides asked, best first, with what it leaves.
Answer move_list_answer(const Subject& subject, const RatedMoves& found, ValueStore& store,
                        const MoveListOptions& options);

/// `--no-values`, for commands that list moves.
Option no_values_option();

/// The options of `moves` where values are looked for with an effort after which a list of moves
/// should be there, unless --seconds or --nodes says otherwise.
std::vector<Option> rated_moves_options();
/// The budget that these options ask for.
Budget values_budget(const Arguments& arguments, const Budget& budget);

/// `moves` of a game whose positions may stand in sums. The game adds its word and examples.
Command rated_moves_command(const std::string& game,
                            PositionModel::Pointer (*read)(std::string_view text));

}  // namespace zermelo
