#include "games/clobber/commands.h"
#include "games/clobber/widths.h"
#include "search/sum_command.h"

namespace zermelo::clobber {

Run solve_by_sum(const Arguments& arguments) {
  using Solving = SumSolving<Clobber<1>, Clobber<2>, Clobber<16>>;
  const auto solving = std::make_shared<Solving>("clobber", read_setup, arguments);
  return [solving](const std::string& position, Sink& sink, Budget& budget) {
    solving->answer(position, sink, budget);
  };
}

}  // namespace zermelo::clobber
