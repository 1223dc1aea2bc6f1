#pragma once

#include <vector>

#include "papers/reproduction.h"

namespace zermelo {

/// All tables, figures and claims of the papers that can be computed again, in the order they are
/// shown. To add an item, add a line in catalog.cpp.
std::vector<Reproduction> all_reproductions();

/// `reproduce`: the items above as one command.
Command reproduce_command();

}  // namespace zermelo
