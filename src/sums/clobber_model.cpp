#include <algorithm>

#include "games/clobber/board/widths.h"
#include "games/clobber/rows/row_values.h"
#include "games/clobber/sums/solvers.h"
#include "sums/board_images.h"
#include "sums/board_model.h"
#include "sums/positions.h"

namespace zermelo {
namespace {

using clobber::Clobber;

BoardRows with_colours_exchanged(BoardRows rows) {
  for (auto& row : rows) {
    for (char& cell : row)
      if (cell != '.') cell = cell == 'B' ? 'W' : 'B';
  }
  return rows;
}

struct ClobberTraits {
  static constexpr std::string_view name = "clobber";
  using Largest = Clobber<16>;

  /// A board and its image in any mirror, or turned, have equal values; exchanging the colours
  /// gives the negative.
  static CanonicalPart part(const std::string& text) {
    const BoardRows rows = cropped(board_rows(text), '.');
    const std::string own = least_image(rows, true);
    const std::string negative = least_image(with_colours_exchanged(rows), true);
    return {clobber_model(std::min(own, negative)), negative < own, own == negative};
  }

  template <std::size_t Words>
  static bool falls_apart_early(const Clobber<Words>& rules) {
    return rules.rows() == 1;
  }

  /// The sum solver; a grid in one piece takes long to fall apart, and until then a plain search is
  /// ten times as fast.
  template <std::size_t Words>
  static PositionVerdict solve(const Clobber<Words>& rules,
                               const typename Clobber<Words>::Position& p, Budget& budget,
                               std::size_t most_bytes) {
    using G = Clobber<Words>;
    if (rules.rows() > 1 && rules.parts(p).size() <= 1)
      return solve_by_deepening(rules, p, budget, most_bytes);
    clobber::RowValues rows;
    SumOptions options;
    options.bytes = most_bytes;
    SumSolver<G> solver(rules, options,
                        rules.rows() > 1 ? KnownValues<G>{} : clobber::known_rows<Words>(rows));
    PositionVerdict out;
    for (const Side side : {Side::left, Side::right}) {
      tell(rules, side, solver.solve(p, side, budget), out);
      if (out.why.empty()) out.why = solver.trouble();
    }
    return out;
  }
};

}  // namespace

PositionModel::Pointer clobber_model(std::string_view text) {
  return clobber::with_setup(
      text, []<std::size_t Words>(const Setup<Clobber<Words>>& setup) -> PositionModel::Pointer {
        return std::make_shared<BoardModel<Clobber<Words>, ClobberTraits>>(setup);
      });
}

}  // namespace zermelo
