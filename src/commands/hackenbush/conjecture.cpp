// `conjecture` for stalks, drawings and named shapes.

#include "commands/normal_play/conjecture.h"

#include "commands/hackenbush/commands.h"
#include "games/hackenbush/drawing/shapes.h"
#include "sums/hackenbush_model.h"
#include "sums/positions.h"

namespace zermelo::hackenbush {
namespace {

PositionModel::Pointer read_member(std::string_view text) {
  if (is_shape(text)) return std::make_shared<HackenbushModel>(read_shape(text), 1);
  return hackenbush_model(text);
}

FamilySource read_family(const std::string& text, const Arguments& arguments) {
  return family_of_positions("hackenbush", text, read_member, arguments);
}

}  // namespace

Command conjecture_command() {
  return zermelo::conjecture_command(
      {"hackenbush",
       {{"conjecture hackenbush \"B(RB)^n\"", "stalks that approach 2/3"},
        {"conjecture hackenbush \"flower G^n BB\"", "petals on a green stem"},
        {"conjecture hackenbush \"grid 2xn BRG\" --to 5 --json", ""}},
       {{"repeats", "the colours from the ground up, + between stalks: B(RB)^n + R^n"},
        {"counts", "^n, ^2n, ^3 or ^(2n+1) after a letter or a group in parentheses"},
        {"flower S P", "a stalk S with a loop on its top for each letter of P"},
        {"ladder L R S", "two stalks of one height, joined at height i by edge i of S"},
        {"grid 2xn W",
         "n stalks of 2 edges, neighbours joined at each height; W colours the edges"}},
       read_family});
}

}  // namespace zermelo::hackenbush
