// Replaces operator new for the whole program. A file of its own, so that the compiler cannot
// inline one half of a pair and complain that the other does not match.

#include "tests/allocation/counting_new.h"

#include <atomic>
#include <cstdlib>
#include <new>

namespace {
std::atomic<std::uint64_t> count = 0;
}  // namespace

void* operator new(std::size_t bytes) {
  ++count;
  if (void* memory = std::malloc(bytes)) return memory;
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace zermelo::testing {
std::uint64_t allocations() { return count; }
}  // namespace zermelo::testing
