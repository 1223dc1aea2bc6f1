#include <zermelo/clobber.h>

#include "games/clobber/board/widths.h"
#include "games/clobber/rows/row_values.h"
#include "games/clobber/sums/solvers.h"
#include "library/position_model.h"

namespace zermelo {
namespace {

using clobber::Clobber;

/// The sum solver; a grid in one piece takes long to fall apart, and until then a plain search is
/// ten times as fast.
template <std::size_t Words>
Solution<std::string> solve_clobber(const Setup<Clobber<Words>>& setup, Budget& budget,
                                    std::size_t most_bytes) {
  using G = Clobber<Words>;
  if (setup.rules.rows() > 1 && setup.rules.parts(setup.position).size() <= 1)
    return solve_by_deepening(setup, budget, most_bytes);
  clobber::RowValues rows;
  SumOptions options;
  options.bytes = most_bytes;
  SumSolver<G> solver(setup.rules, options,
                      setup.rules.rows() > 1 ? KnownValues<G>{} : clobber::known_rows<Words>(rows));
  Solution<std::string> out;
  for (const Side side : {Side::left, Side::right}) {
    tell(setup.rules, side, solver.solve(setup.position, side, budget), out);
    if (out.why.empty()) out.why = solver.trouble();
  }
  return out;
}

}  // namespace

NormalPosition clobber_position(std::string_view text) {
  return clobber::with_setup(text, []<std::size_t Words>(const Setup<Clobber<Words>>& setup) {
    return NormalPosition(
        std::make_shared<BoardModel<Clobber<Words>>>("clobber", setup, &solve_clobber<Words>));
  });
}

}  // namespace zermelo
