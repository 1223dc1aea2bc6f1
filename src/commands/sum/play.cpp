#include "commands/normal_play/sum_play_command.h"
#include "commands/sum/commands.h"

namespace zermelo::sum {
namespace {

std::vector<SumTerm> read_terms(const std::string& position, const Arguments& arguments,
                                ValueStore& values, Sink&) {
  Budget budget;
  return read_sum(position, values, budget, arguments.bytes("memory") / 2).terms;
}

}  // namespace

Command play_command() {
  return sum_play_command(
      {.game = "sum",
       .word = "sum",
       .left = "black, blue, vertical",
       .right = "white, red, horizontal",
       .examples = {{"play sum \"clobber(BBWW) + domineering(3x3) - *2\"",
                     "a move is the part and the move there: 0:1-2"}},
       .notes = {{"moves",
                  "0:1-2 is the move 1-2 in part 0; the part may be left out if it is clear"}},
       .read = read_terms});
}

}  // namespace zermelo::sum
