#pragma once

#include <memory>

#include "commands/expert.h"

namespace zermelo::connect {

std::unique_ptr<Expert> make_expert();

}  // namespace zermelo::connect
