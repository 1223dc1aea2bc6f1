#include <memory>

#include "commands/hackenbush/commands.h"
#include "commands/normal_play/sum_play_command.h"
#include "sums/hackenbush_model.h"

namespace zermelo::hackenbush {
namespace {

std::vector<SumTerm> read_term(const std::string& position, const Arguments& arguments, ValueStore&,
                               Sink& sink) {
  return {{std::make_shared<HackenbushModel>(read_position(position, arguments, sink),
                                             cuts_of(arguments)),
           1}};
}

}  // namespace

Command play_command() {
  return sum_play_command(
      {.game = "hackenbush",
       .word = "drawing",
       .left = "blue",
       .right = "red",
       .examples = {{"play hackenbush \"0-1-B 1-2-R 0-3-R\"", "you are Left (blue) and move first"},
                    {"play hackenbush --stalk BRR+RBB+G --as red", "the program moves first"}},
       .options = reading_options(),
       .notes = {{"moves", "0-1-B: you cut that edge, as the drawing names it"}},
       .read = read_term});
}

}  // namespace zermelo::hackenbush
