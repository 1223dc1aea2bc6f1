#pragma once

#include <cstddef>
#include <memory>
#include <type_traits>

namespace zermelo {

/// Asks the system for `bytes` of zeroed memory that costs nothing until it is touched, on large
/// pages where there are any. Throws Error when there is not enough.
void* allocate_zeroed(std::size_t bytes);
void free_zeroed(void* memory, std::size_t bytes) noexcept;

/// A fixed array of plain values, all zero at first. For tables that may be far larger than what
/// a short search touches of them.
template <class T>
requires std::is_trivially_copyable_v<T>
class ZeroedArray {
 public:
  explicit ZeroedArray(std::size_t size)
      : data_(static_cast<T*>(allocate_zeroed(size * sizeof(T))), Free{size}) {}

  T& operator[](std::size_t i) { return data_.get()[i]; }
  const T& operator[](std::size_t i) const { return data_.get()[i]; }
  std::size_t size() const { return data_.get_deleter().size; }

 private:
  struct Free {
    std::size_t size;
    void operator()(T* data) const noexcept { free_zeroed(data, size * sizeof(T)); }
  };
  std::unique_ptr<T, Free> data_;
};

}  // namespace zermelo
