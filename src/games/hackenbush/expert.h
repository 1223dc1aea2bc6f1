#pragma once

#include <memory>

#include "game/expert.h"

namespace zermelo::hackenbush {

std::unique_ptr<Expert> make_expert();

}  // namespace zermelo::hackenbush
