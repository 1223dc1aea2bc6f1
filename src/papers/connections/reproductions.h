#pragma once

#include "papers/reproduction.h"

namespace zermelo::connect {

// The reproductions of the paper on Connections, one file each; papers/catalog.cpp lists them.
std::vector<Reproduction> paper_reproductions();
Reproduction small_games_reproduction();
Reproduction mates_reproduction();

}  // namespace zermelo::connect
