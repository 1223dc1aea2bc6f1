#include "commands/domineering/expert.h"

#include "base/error.h"
#include "commands/draw/position_picture.h"
#include "commands/listing_commands.h"
#include "commands/normal_play/conjecture.h"
#include "commands/normal_play/move_list.h"
#include "commands/normal_play/sum_play_command.h"
#include "commands/plain_bench.h"
#include "commands/solve_command.h"
#include "commands/value_command.h"
#include "games/domineering/solvers.h"
#include "games/domineering/widths.h"
#include "sums/positions.h"

namespace zermelo::domineering {
namespace {

Command as_board_command(Command command, std::vector<Example> examples) {
  command.word = "board";
  command.examples = std::move(examples);
  return command;
}

FamilySource read_family(const std::string& text, const Arguments& arguments) {
  return family_of_positions("domineering", text, domineering_model, arguments);
}

FamilyKind families() {
  return {"domineering",
          {{"conjecture domineering 2xn --to 16", "outcomes and values of boards of two rows"},
           {"conjecture domineering 1xn", "and the formula behind them"},
           {"conjecture domineering \"(..|.#)^n\" --to 8 --json", "whole rows, repeated"}},
          family_notes(),
          read_family};
}

class DomineeringExpert : public Expert {
 public:
  std::string_view name() const override { return "domineering"; }
  std::string_view summary() const override {
    return "Left places vertical dominoes, Right horizontal ones; a player who cannot move loses";
  }
  std::vector<std::pair<std::string, std::string>> notation() const override {
    return {{"cells", ". is free, # is blocked; rows joined by |, as in ..#|...|#.."},
            {"in short", "4x5 is an empty board of 4 rows and 5 columns"},
            {"sides", "Left places vertical dominoes, Right horizontal ones"}};
  }
  std::string picture() const override {
    return R"(  ..#|...|#.. is this board; its cells are numbered:

      .  .  #        0  1  2
      .  .  .        3  4  5
      #  .  .        6  7  8

  Left, whose dominoes are upright, may play 0-3 to cover
  cells 0 and 3; Right, with lying ones, may play 0-1.
)";
  }
  std::vector<std::string> samples() const override {
    return {"2x2", "2x3", "3x3", "1x4", "3x1", "..#|...|#..", "...|.", "..|..|##|..", "#", "."};
  }
  bool reads(std::string_view text) const override {
    try {
      read_board(text);
      return true;
    } catch (const Error&) {
      return false;
    }
  }
  std::vector<Command> make_commands() const override {
    return {
        as_board_command(plain_solve_command("domineering", reader_of(read_setup)),
                         {{"solve domineering 4x4", "the winner with either player moving first"},
                          {"solve domineering \"..#|...|#..\" --first right --line", ""},
                          {"solve domineering 3x6 --by proof-number --json", ""}}),
        as_board_command(value_command("domineering", reader_of(read_setup)),
                         {{"value domineering 4x4", "the game value, and what follows from it"},
                          {"value domineering \"..|..\" --json", ""},
                          {"value domineering 2x3 --thermograph /dev/stdout", "a picture"}}),
        as_board_command(rated_moves_command("domineering", domineering_model),
                         {{"moves domineering 2x3", ""},
                          {"moves domineering \"...|.\" --first left --json", "an L"},
                          {"moves domineering 8x8 --no-values", "only list the moves"}}),
        as_board_command(count_lines_command("domineering", reader_of(read_setup), most_cells),
                         {{"perft domineering 8x8 --depth 3", ""},
                          {"perft domineering 4x4 --first right --json", ""}}),
        conjecture_command(families()),
        sum_play_command(
            {.game = "domineering",
             .word = "board",
             .left = "vertical",
             .right = "horizontal",
             .examples = {{"play domineering 5x5", "you are Left (vertical) and move first"},
                          {"play domineering \"..#|...|#..\" --as horizontal", ""}},
             .notes = {{"moves", "0-3: your domino covers the cells 0 and 3"}},
             .read = read_alone<domineering_model>}),
        draw_command({.game = "domineering",
                      .word = "board",
                      .examples = {{"draw domineering \"..#|...|#..\" --numbers", "an SVG picture"},
                                   {"draw domineering 3x4 --to text --numbers", ""}},
                      .draw = draw_alone<domineering_model>})};
  }
  std::vector<BenchCase> bench() const override {
    return {plain_bench("domineering", "6x6", Method::deepening, read_setup)};
  }
};

}  // namespace

std::unique_ptr<Expert> make_expert() { return std::make_unique<DomineeringExpert>(); }

}  // namespace zermelo::domineering
