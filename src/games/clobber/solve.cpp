#include "games/clobber/commands.h"
#include "games/clobber/widths.h"
#include "search/solve_command.h"
#include "value/value_command.h"

namespace zermelo::clobber {

Command solve_command() {
  Command command = plain_solve_command("clobber", read_setup);
  command.takes = "board";
  command.examples = {{"solve clobber BBW.WB", "who wins, whoever starts"},
                      {"solve clobber 4x5 --first right", "the checkerboard start, Right first"},
                      {"solve clobber \"(BW)^13\" --by proof-number --json", ""}};
  return command;
}

Command value_command() {
  Command command = zermelo::value_command("clobber", read_setup);
  command.takes = "board";
  command.examples = {{"value clobber BBWB", "the game value, and what follows from it"},
                      {"value clobber \"(BBW)^6\" --json", ""},
                      {"value clobber \"BWB|WBW\"", "a small grid"}};
  return command;
}

}  // namespace zermelo::clobber
