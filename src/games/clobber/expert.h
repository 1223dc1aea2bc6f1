#pragma once

#include <memory>

#include "game/expert.h"

namespace zermelo::clobber {

std::unique_ptr<Expert> make_expert();

}  // namespace zermelo::clobber
