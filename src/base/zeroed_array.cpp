#include "base/zeroed_array.h"

#include <fmt/format.h>
#include <sys/mman.h>

#include "base/error.h"
#include "base/numbers.h"

namespace zermelo {

void* allocate_zeroed(std::size_t bytes) {
  void* memory = ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED) {
    throw Error(fmt::format("memory: {} for a table are not to be had; ask for less with --memory",
                            show_bytes(bytes)));
  }
  ::madvise(memory, bytes, MADV_HUGEPAGE);  // a wish; refused, it only costs speed
  return memory;
}

void free_zeroed(void* memory, std::size_t bytes) noexcept { ::munmap(memory, bytes); }

}  // namespace zermelo
