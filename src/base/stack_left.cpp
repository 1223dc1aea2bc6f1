#include "base/stack_left.h"

#include <pthread.h>

#include <cstdint>
#include <limits>

namespace zermelo {
namespace {

struct Extent {
  std::uintptr_t lowest = 0, size = 0;
  bool known = false;
};

Extent extent_of_this_stack() noexcept {
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return {0, 0, true};
  void* lowest = nullptr;
  std::size_t size = 0, guard = 0;
  pthread_attr_getstack(&attributes, &lowest, &size);
  pthread_attr_getguardsize(&attributes, &guard);
  pthread_attr_destroy(&attributes);
  return {reinterpret_cast<std::uintptr_t>(lowest) + guard, size - guard, true};
}

}  // namespace

std::size_t stack_left() noexcept {
  thread_local constinit Extent extent;
  if (!extent.known) extent = extent_of_this_stack();
  const auto here = reinterpret_cast<std::uintptr_t>(__builtin_frame_address(0));
  const std::uintptr_t left = here - extent.lowest;
  return left <= extent.size ? left : std::numeric_limits<std::size_t>::max();
}

}  // namespace zermelo
