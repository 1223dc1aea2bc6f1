#include "commands/checkers/expert.h"

#include "base/error.h"
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
            {"sides", "Black begins on 1-12 and moves up in number, White on 21-32"}};
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
    try {
      read_fen(text);
      return true;
    } catch (const Error&) {
      return false;
    }
  }
  std::vector<Command> make_commands() const override {
    return {solve_command(),   moves_command(), perft_command(),   build_command(),
            stats_command(),   probe_command(), line_command(),    verify_command(),
            longest_command(), play_command(),  annotate_command()};
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
