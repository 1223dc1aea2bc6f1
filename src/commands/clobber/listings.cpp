#include "commands/clobber/commands.h"
#include "commands/listing_commands.h"
#include "commands/normal_play/move_list.h"
#include "games/clobber/board/widths.h"
#include "sums/positions.h"

namespace zermelo::clobber {

Command moves_command() {
  Command command = rated_moves_command("clobber", clobber_model);
  command.word = "board";
  command.examples = {{"moves clobber \"BW|WB\"", ""},
                      {"moves clobber BBW --first left --json", ""},
                      {"moves clobber 8x8 --no-values", "only list the moves"}};
  return command;
}

Command perft_command() {
  Command command = count_lines_command("clobber", reader_of(read_setup), most_cells);
  command.word = "board";
  command.examples = {{"perft clobber 3x3 --depth 4", ""},
                      {"perft clobber \"(BW)^6\" --depth 6 --json", ""}};
  return command;
}

}  // namespace zermelo::clobber
