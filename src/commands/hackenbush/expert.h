#pragma once

#include <memory>

#include "commands/expert.h"

namespace zermelo::hackenbush {

std::unique_ptr<Expert> make_expert();

}  // namespace zermelo::hackenbush
