#include "commands/hackenbush/expert.h"

#include "commands/hackenbush/commands.h"

namespace zermelo::hackenbush {
namespace {

class HackenbushExpert : public Expert {
 public:
  std::string_view name() const override { return "hackenbush"; }
  std::string_view summary() const override {
    return "cut an edge of your colour; edges cut off from the ground fall; a player who cannot "
           "cut loses";
  }
  std::vector<std::pair<std::string, std::string>> notation() const override {
    return {
        {"edges",
         "u-v-C with blanks between; 0 is the ground, other vertices are numbers or words"},
        {"colours", "B is blue, Left's; R is red, Right's; G is green, for either"},
        {"drawings", ". is the empty drawing; a JSON object or the name of a file is also read"},
        {"stalks", "with --stalk: the colours from the ground up, + between stalks: BRR+RBB"}};
  }
  std::string picture() const override {
    return R"(  0-1-B 1-2-R 1-3-B 0-4-G is on the left. On the right is
  the stalk BRR, for --stalk; as edges 0-1-B 1-2-R 2-3-R.

      2     3
       R   B                R
        \ /                 |
         1     4            R
         |     |            |
         B     G            B
         |     |            |
      ---0-----0---      ---0---  the ground

  Left may cut 0-1-B: then 1-2-R and 1-3-B fall too.
)";
  }
  std::vector<std::string> samples() const override {
    return {"0-1-B 1-2-R", "0-1-B 1-2-R 0-2-R", "0-1-G 1-2-B 1-3-R", "0-0-G 0-1-B 0-1-R", "."};
  }
  bool reads(std::string_view text) const override {
    return is_read([&] { read_drawing(text); });
  }
  bool opens_files() const override { return true; }  // a drawing may take many lines
  std::vector<Command> make_commands() const override {
    return {solve_command(), value_command(), weigh_command(),      moves_command(),
            perft_command(), draw_command(),  conjecture_command(), play_command()};
  }
};

}  // namespace

std::unique_ptr<Expert> make_expert() { return std::make_unique<HackenbushExpert>(); }

}  // namespace zermelo::hackenbush
