#pragma once

#include "papers/reproduction.h"

namespace zermelo::clobber {

// The reproductions of the plain-search report on Clobber, one file each; papers/catalog.cpp lists
// them.
Reproduction worst_case_reproduction();
Reproduction random_reproduction();

}  // namespace zermelo::clobber
