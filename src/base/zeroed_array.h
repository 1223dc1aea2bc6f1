#pragma once

#include <cstddef>
#include <memory>
#include <type_traits>

namespace zermelo {

/// Allocates zeroed memory straight from the system: it costs nothing until it is touched, and uses
/// large pages where there are any. Throws Error if there is not enough.
void* allocate_zeroed(std::size_t bytes);
/// Enlarges such memory: the old bytes stay, the new ones are zero. The memory may move.
void* grow_zeroed(void* memory, std::size_t bytes, std::size_t new_bytes);
void free_zeroed(void* memory, std::size_t bytes) noexcept;

/// An array of plain values, all zero at first, that grows without ever holding an old and a new
/// copy at once. For tables that may be far larger than the part that a short search touches.
template <class T>
requires std::is_trivially_copyable_v<T>
class ZeroedArray {
 public:
  explicit ZeroedArray(std::size_t size)
      : data_(static_cast<T*>(allocate_zeroed(size * sizeof(T))), Free{size}) {}

  T& operator[](std::size_t i) { return data_.get()[i]; }
  const T& operator[](std::size_t i) const { return data_.get()[i]; }
  std::size_t size() const { return data_.get_deleter().size; }

  /// Appends zeroes up to `new_size`, which must not be less than the old size.
  void grow(std::size_t new_size) {
    void* larger = grow_zeroed(data_.get(), size() * sizeof(T), new_size * sizeof(T));
    (void)data_.release();
    data_ = std::unique_ptr<T, Free>(static_cast<T*>(larger), Free{new_size});
  }

 private:
  struct Free {
    std::size_t size;
    void operator()(T* data) const noexcept { free_zeroed(data, size * sizeof(T)); }
  };
  std::unique_ptr<T, Free> data_;
};

}  // namespace zermelo
