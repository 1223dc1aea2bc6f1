#pragma once

#include "papers/reproduction.h"

namespace zermelo::checkers {

// The reproductions of the paper on checkers endgame databases, one file each; papers/catalog.cpp
// lists them.
Reproduction metrics_reproduction();
Reproduction table_two_reproduction();
Reproduction figures_reproduction();
Reproduction listings_reproduction();
Reproduction results_only_reproduction();
Reproduction encodings_reproduction();

}  // namespace zermelo::checkers
