#include <algorithm>
#include <variant>

#include "games/domineering/solvers.h"
#include "games/domineering/widths.h"
#include "sums/board_images.h"
#include "sums/board_model.h"
#include "sums/positions.h"

namespace zermelo {
namespace {

struct DomineeringTraits {
  static constexpr std::string_view name = "domineering";
  using Largest = domineering::Domineering<16>;

  /// A board and its reflections have equal values; a quarter turn gives the negative.
  static CanonicalPart part(const std::string& text) {
    const BoardRows rows = cropped(board_rows(text), '#');
    const std::string own = least_image(rows, false);
    const std::string negative = least_image(transposed(rows), false);
    return {domineering_model(std::min(own, negative)), negative < own, own == negative};
  }

  template <class G>
  static bool falls_apart_early(const G&) {
    return false;
  }

  template <class G>
  static PositionVerdict solve(const G& rules, const typename G::Position& p, Budget& budget,
                               std::size_t most_bytes) {
    return solve_by_deepening(rules, p, budget, most_bytes);
  }
};

}  // namespace

PositionModel::Pointer domineering_model(std::string_view text) {
  return std::visit(
      []<class G>(const Setup<G>& setup) -> PositionModel::Pointer {
        return std::make_shared<BoardModel<G, DomineeringTraits>>(setup);
      },
      domineering::read_setup(text));
}

}  // namespace zermelo
