#pragma once

#include <cstdint>

namespace zermelo::testing {

/// How often operator new was called so far, in a program linked with counting_new.cpp.
std::uint64_t allocations();

}  // namespace zermelo::testing
