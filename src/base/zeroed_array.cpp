#include "base/zeroed_array.h"

#include <fmt/format.h>
#include <sys/mman.h>

#include <cstring>

#include "base/error.h"
#include "base/numbers.h"

namespace zermelo {
namespace {

void* checked(void* memory, std::size_t bytes) {
  if (memory == MAP_FAILED) {
    throw Error(fmt::format("cannot allocate {} for a table", show_bytes(bytes)),
                Remedy::less_memory);
  }
  ::madvise(memory, bytes, MADV_HUGEPAGE);  // a wish; refused, it only costs speed
  return memory;
}

}  // namespace

void* allocate_zeroed(std::size_t bytes) {
  constexpr int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE;
  return checked(::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, flags, -1, 0), bytes);
}

/// The thread sanitizer does not see memory move: what one thread left behind at an address would
/// look like a race to the next that gets it. For it alone, copy.
void* grow_zeroed(void* memory, std::size_t bytes, std::size_t new_bytes) {
#ifdef __SANITIZE_THREAD__
  void* larger = allocate_zeroed(new_bytes);
  std::memcpy(larger, memory, bytes);
  free_zeroed(memory, bytes);
  return larger;
#else
  return checked(::mremap(memory, bytes, new_bytes, MREMAP_MAYMOVE), new_bytes);
#endif
}

void free_zeroed(void* memory, std::size_t bytes) noexcept { ::munmap(memory, bytes); }

}  // namespace zermelo
