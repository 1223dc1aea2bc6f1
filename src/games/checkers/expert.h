#pragma once

#include <memory>

#include "game/expert.h"

namespace zermelo::checkers {

std::unique_ptr<Expert> make_expert();

}  // namespace zermelo::checkers
