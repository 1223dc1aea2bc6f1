#include "commands/clobber/commands.h"
#include "commands/normal_play/sum_play_command.h"

namespace zermelo::clobber {

Command play_command() {
  return sum_play_command(
      {.game = "clobber",
       .word = "board",
       .left = "black",
       .right = "white",
       .examples = {{"play clobber 3x4", "you are Left (black) and move first"},
                    {"play clobber \"(BW)^6\" --as white --seconds 5", "the program moves first"}},
       .notes = {{"moves", "1-2: your stone of cell 1 captures the one of cell 2"}},
       .read = read_alone<clobber_model>});
}

}  // namespace zermelo::clobber
