#include <zermelo/clobber.h>

#include "sums/positions.h"

namespace zermelo {

NormalPosition clobber_position(std::string_view text) {
  return NormalPosition(clobber_model(text));
}

}  // namespace zermelo
