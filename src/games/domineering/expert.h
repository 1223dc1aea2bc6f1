#pragma once

#include <memory>

#include "game/expert.h"

namespace zermelo::domineering {

std::unique_ptr<Expert> make_expert();

}  // namespace zermelo::domineering
