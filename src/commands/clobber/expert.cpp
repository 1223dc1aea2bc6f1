#include "commands/clobber/expert.h"

#include "commands/clobber/commands.h"
#include "commands/draw/position_picture.h"
#include "commands/normal_play/check_command.h"
#include "games/clobber/board/board.h"
#include "sums/positions.h"

namespace zermelo::clobber {
namespace {

Command draw_boards_command() {
  return draw_command(
      {.game = "clobber",
       .word = "board",
       .examples = {{"draw clobber \"BBW.|.WB.\" --numbers", "an SVG picture"},
                    {"draw clobber 4x5 --to text --numbers", "the checkerboard start"}},
       .draw = draw_alone<clobber_model>});
}

class ClobberExpert : public Expert {
 public:
  std::string_view name() const override { return "clobber"; }
  std::string_view summary() const override {
    return "capture an adjacent enemy stone; a player who cannot move loses";
  }
  std::vector<std::pair<std::string, std::string>> notation() const override {
    return {
        {"stones", "B or X is Left's (Black), W or O is Right's (White), . or - is an empty cell"},
        {"rows", "joined by |, as in BW|WB; cells count row by row from 0"},
        {"in short", "4x5 is the checkerboard start, B at the top left; (BBW)^9 repeats BBW"}};
  }
  std::string picture() const override {
    return R"(  BBW.|.WB. is this grid; its cells are numbered:

      B  B  W  .        0  1  2  3
      .  W  B  .        4  5  6  7

  Left, Black, may play 1-2: the stone of cell 1 takes the
  one of cell 2. Left may also play 1-5, 6-2 and 6-5.
)";
  }
  std::vector<std::string> samples() const override {
    return {"BBW", "BWBW", "BBWB.WB", "BW|WB", "BWB|WBW", "xxo-oxo", ".", "B"};
  }
  bool reads(std::string_view text) const override {
    return is_read([&] { read_board(text); });
  }
  std::vector<Command> make_commands() const override {
    return {solve_command(),      value_command(),
            moves_command(),      perft_command(),
            build_command(),      verify_command(),
            probe_command(),      check_command("clobber", cases::PlainLines::clobber_boards),
            conjecture_command(), play_command(),
            draw_boards_command()};
  }
  std::vector<BenchCase> bench() const override { return bench_cases(); }
};

}  // namespace

std::unique_ptr<Expert> make_expert() { return std::make_unique<ClobberExpert>(); }

}  // namespace zermelo::clobber
