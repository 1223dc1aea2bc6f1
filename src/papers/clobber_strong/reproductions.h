#pragma once

#include "papers/reproduction.h"

namespace zermelo::clobber {

// The reproductions of the paper on strong 1-D Clobber, one file each; papers/catalog.cpp lists
// them.
Reproduction families_reproduction();
Reproduction values_reproduction();
Reproduction strong_random_reproduction();
Reproduction alternating_reproduction();
Reproduction agreement_reproduction();
Reproduction starts_reproduction();
Reproduction outlook_reproduction();
Reproduction keen_reproduction();
Reproduction mcts_reproduction();
Reproduction packing_reproduction();
Reproduction growth_reproduction();

}  // namespace zermelo::clobber
