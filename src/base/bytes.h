#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace zermelo {

/// Appends numbers and texts to a string of bytes, small numbers in few of them. What it writes is
/// the same on every machine: little-endian, whole numbers seven bits a byte with the high bit set
/// on all but the last (LEB128), signed ones folded so that -1 is 1 and 1 is 2.
class ByteWriter {
 public:
  void fixed64(std::uint64_t n);
  void count(std::uint64_t n);
  void whole(std::int64_t n);
  void text(std::string_view text);  // its length, then its bytes

  const std::string& bytes() const { return bytes_; }
  /// The bytes; the writer begins again with none.
  std::string take() { return std::exchange(bytes_, {}); }

 private:
  std::string bytes_;
};

/// Reads what ByteWriter wrote. The bytes are not trusted: where they end early or a number has no
/// end, it throws Error in the name of `what`.
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
