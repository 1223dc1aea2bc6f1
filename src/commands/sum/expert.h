#pragma once

#include <memory>

#include "commands/expert.h"

namespace zermelo::sum {

/// Sums of positions of the normal-play games, and of values.
std::unique_ptr<Expert> make_expert();

}  // namespace zermelo::sum
