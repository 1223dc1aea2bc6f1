#include "games/clobber/rows/rows.h"

namespace zermelo::clobber {

std::string text(Row row) {
  std::string out;
  for (std::uint32_t i = 0; i < row.length(); ++i) out += (row.black() >> i & 1U) != 0 ? 'B' : 'W';
  return out;
}

}  // namespace zermelo::clobber
