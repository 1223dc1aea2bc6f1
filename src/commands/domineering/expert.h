#pragma once

#include <memory>

#include "commands/expert.h"

namespace zermelo::domineering {

std::unique_ptr<Expert> make_expert();

}  // namespace zermelo::domineering
