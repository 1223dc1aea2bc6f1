#include "library/last_error.h"

#include <zermelo/checkers_probe.h>

#include <algorithm>
#include <array>

namespace zermelo {
namespace {

thread_local constinit std::array<char, 512> last_error{};

}  // namespace

void set_last_error(std::string_view what) noexcept {
  const std::size_t size = std::min(what.size(), last_error.size() - 1);
  std::copy_n(what.begin(), size, last_error.begin());
  last_error[size] = '\0';
}

}  // namespace zermelo

const char* zermelo_last_error(void) { return zermelo::last_error.data(); }
