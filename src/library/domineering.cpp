#include <zermelo/domineering.h>

#include "games/domineering/solvers.h"
#include "games/domineering/widths.h"
#include "library/position_model.h"

namespace zermelo {

NormalPosition domineering_position(std::string_view text) {
  return std::visit(
      []<class G>(const Setup<G>& setup) {
        return NormalPosition(
            std::make_shared<BoardModel<G>>("domineering", setup, &solve_by_deepening<G>));
      },
      domineering::read_setup(text));
}

}  // namespace zermelo
