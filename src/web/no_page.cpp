#include "web/page.h"

namespace zermelo::web {
std::span<const Asset> page_assets() { return {}; }
}  // namespace zermelo::web
