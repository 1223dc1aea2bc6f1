#pragma once

#include <memory>

#include "game/expert.h"

namespace zermelo::connect {

std::unique_ptr<Expert> make_expert();

}  // namespace zermelo::connect
