#pragma once

#include "papers/reproduction.h"

namespace zermelo::connect {

// What is computed again of the k-in-a-row table-base of Connections, one file each;
// papers/catalog.cpp lists it.
std::vector<Reproduction> paper_reproductions();
Reproduction small_games_reproduction();
Reproduction mates_reproduction();

}  // namespace zermelo::connect
