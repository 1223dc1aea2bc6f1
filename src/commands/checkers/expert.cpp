#include "commands/checkers/expert.h"

#include "commands/checkers/commands.h"
#include "games/checkers/board/perft.h"

namespace zermelo::checkers {
namespace {

class CheckersExpert : public Expert {
 public:
  std::string_view name() const override { return "checkers"; }
  std::string_view summary() const override {
    return "American checkers: captures are forced; a player who cannot move loses";
  }
  std::vector<std::pair<std::string, std::string>> notation() const override {
    return {{"positions", "B:W18,K22:B1,K2 is the side to move, then White's and Black's squares"},
            {"squares", "1 to 32; K before a square is a king, 21-32 a range"},
            {"sides",
             "Left is Black, who begins on 1-12 and moves up in number; White begins on 21-32"}};
  }
  std::string picture() const override {
    return R"(  B:WK31:B18,25, Black to move, is this position:

      +------------------------+
      |    1     2     3     4 |
      | 5     6     7     8    |
      |    9    10    11    12 |
      |13    14    15    16    |
      |   17     b    19    20 |   b, B: Black's man, king
      |21    22    23    24    |   w, W: White's man, king
      |    b    26    27    28 |
      |29    30     W    32    |
      +------------------------+

  The man on 25 may move to 29 or 30 and become a king.
)";
  }
  std::vector<std::string> samples() const override {
    return {"B:W18,K22:B1,K2",
            "B:WK9,K21,12:BK4,1,8,10",
            "W:WK31,K32,30:BK20,K22,K23,21",
            "B:WK31:B18,25",
            "B:W6,7,14,15:BK2",
            "W:W11:B6,7",
            "W:W13:B6,9",
            "W:W:B5"};
  }
  bool reads(std::string_view text) const override {
    return is_read([&] { read_fen(text); });
  }
  std::vector<Command> make_commands() const override {
    return {solve_command(),   moves_command(), perft_command(),    build_command(),
            stats_command(),   probe_command(), line_command(),     verify_command(),
            longest_command(), play_command(),  annotate_command(), draw_command()};
  }
  std::vector<BenchCase> bench() const override {
    return {{"checkers perft 9", [] {
               const auto [position, to_move] = start_position();
               Budget budget;
               count_lines(position, to_move, 9, budget);
               return budget.nodes();
             }}};
  }
};

}  // namespace

std::unique_ptr<Expert> make_expert() { return std::make_unique<CheckersExpert>(); }

}  // namespace zermelo::checkers
