#include "commands/sum/expert.h"

#include <fmt/format.h>

#include "base/error.h"
#include "commands/normal_play/check_command.h"
#include "commands/sum/commands.h"
#include "sums/positions.h"
#include "sums/sum_reader.h"
#include "value/scoped_limits.h"

namespace zermelo::sum {
namespace {

class SumExpert : public Expert {
 public:
  std::string_view name() const override { return "sum"; }
  std::string_view summary() const override {
    return "positions of several games side by side; a turn is a move in one of them";
  }
  std::vector<std::pair<std::string, std::string>> notation() const override {
    return {{"parts", "joined by + and -: clobber(BBW) + hackenbush(BRR) - *2"},
            {"positions", "clobber(..), domineering(..), hackenbush(..) as those games write them"},
            {"drawings", "in quotes: hackenbush(\"0-1-B 1-2-R\"); stalks without: hackenbush(BRR)"},
            {"multiples", "3.clobber(BBW) is three copies; -clobber(BBW) exchanges the players"},
            {"values", "as eval reads them: {1|-1}, ^2*, 1/2"}};
  }
  std::string picture() const override {
    return R"(  clobber(BBW) + hackenbush(BRR) - *2 has three parts:

      part 0       part 1              part 2
      B B W    +   the stalk BRR   -   *2

  A player moves in one part, by a move of its game, and
  loses when no part has a move left.
)";
  }
  std::vector<std::string> samples() const override {
    return {"clobber(BBW) + hackenbush(BRR) - *2", "domineering(2x2) + 3.clobber(BW)", "{1|-1} + ^",
            "-hackenbush(\"0-1-B 1-2-R 0-2-G\") + 1/2"};
  }
  /// A text that would take long to work out is one.
  bool reads(std::string_view text) const override {
    constexpr std::size_t little_memory = std::size_t{4} << 20;
    ValueStore values(little_memory);
    Budget budget({.nodes = 1000, .seconds = 0.01});
    const TimeLimit limit(values, budget);
    try {
      read_sum(text, values, budget, little_memory);
      return true;
    } catch (const GaveUp&) {
      return true;
    } catch (const Error&) {
      return false;
    }
  }
  std::vector<Command> make_commands() const override {
    return {solve_command(),      value_command(),
            moves_command(),      perft_command(),
            play_command(),       draw_command(),
            conjecture_command(), check_command("sum", cases::PlainLines::sums)};
  }
};

}  // namespace

std::unique_ptr<Expert> make_expert() { return std::make_unique<SumExpert>(); }

}  // namespace zermelo::sum
