#pragma once

#include <memory>

#include "commands/expert.h"

namespace zermelo::checkers {

std::unique_ptr<Expert> make_expert();

}  // namespace zermelo::checkers
