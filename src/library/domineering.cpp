#include <zermelo/domineering.h>

#include "sums/positions.h"

namespace zermelo {

NormalPosition domineering_position(std::string_view text) {
  return NormalPosition(domineering_model(text));
}

}  // namespace zermelo
