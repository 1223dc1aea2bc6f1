#pragma once

#include <memory>

#include "commands/expert.h"

namespace zermelo::clobber {

std::unique_ptr<Expert> make_expert();

}  // namespace zermelo::clobber
