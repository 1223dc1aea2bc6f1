#pragma once

#include <cstdint>

namespace zermelo::testing {

/// The number of calls of operator new so far, in a program linked with counting_new.cpp.
std::uint64_t allocations();

}  // namespace zermelo::testing
