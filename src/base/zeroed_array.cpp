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
  ::madvise(memory, bytes, MADV_HUGEPAGE);  // only a hint: without large pages it is slower
  return memory;
}

}  // namespace

void* allocate_zeroed(std::size_t bytes) {
  constexpr int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE;
  return checked(::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, flags, -1, 0), bytes);
}

/// The thread sanitizer does not see that memory moved: to the next thread that gets the old
/// address, the accesses of the previous one would look like a race. Under it, and only then, copy.
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
