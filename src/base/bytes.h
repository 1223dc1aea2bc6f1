#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace zermelo {

/// Appends a number in little-endian order, in as many bytes as its type has.
template <std::unsigned_integral T>
void append_little_endian(std::string& out, T n) {
  for (std::size_t i = 0; i < sizeof(T); ++i)
    out += static_cast<char>(static_cast<std::uint64_t>(n) >> (8 * i));
}

/// The number that the first sizeof(T) bytes hold in little-endian order.
template <std::unsigned_integral T>
T little_endian(std::string_view bytes) {
  std::uint64_t n = 0;
  for (std::size_t i = 0; i < sizeof(T); ++i)
    n |= std::uint64_t{static_cast<unsigned char>(bytes[i])} << (8 * i);
  return static_cast<T>(n);
}

/// Appends numbers and texts to a string of bytes. Its output is the same on every machine: fixed
/// numbers are little-endian; counts have seven bits a byte, with the high bit set on all but the
/// last (LEB128), so that small ones are short; signed numbers are folded into counts, 0, -1, 1, -2
/// becoming 0, 1, 2, 3.
class ByteWriter {
 public:
  void fixed64(std::uint64_t n);
  void count(std::uint64_t n);
  void whole(std::int64_t n);
  void text(std::string_view text);  // its length, then its bytes

  const std::string& bytes() const { return bytes_; }
  /// Returns the bytes and starts again with none.
  std::string take() { return std::exchange(bytes_, {}); }

 private:
  std::string bytes_;
};

/// Reads the output of ByteWriter. The bytes are not trusted: if they end early, or a number does
/// not end, it throws an Error whose message begins with `what`. Keeps views of the bytes and of
/// `what`.
class ByteReader {
 public:
  ByteReader(std::string_view bytes, std::string_view what) : rest_(bytes), what_(what) {}

  std::uint64_t fixed64();
  std::uint64_t count();
  /// A count that must not exceed `most`.
  std::uint64_t count(std::uint64_t most);
  std::int64_t whole();
  std::string_view text();

  bool at_end() const { return rest_.empty(); }
  std::size_t left() const { return rest_.size(); }
  [[noreturn]] void fail(std::string_view why) const;

 private:
  std::string_view take(std::uint64_t length);

  std::string_view rest_, what_;
};

}  // namespace zermelo
