#pragma once

#include "papers/reproduction.h"

namespace zermelo::clobber {

// What is computed again of the plain-search report on Clobber, one file each; papers/catalog.cpp
// lists it.
Reproduction worst_case_reproduction();
Reproduction random_reproduction();

}  // namespace zermelo::clobber
