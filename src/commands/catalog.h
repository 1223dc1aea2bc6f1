#pragma once

#include <memory>
#include <vector>

#include "commands/expert.h"

namespace zermelo {

/// All games, in the order they are shown. To add a game, add a line in catalog.cpp.
using Catalog = std::vector<std::unique_ptr<Expert>>;

Catalog make_catalog();

}  // namespace zermelo
