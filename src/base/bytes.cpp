#include "base/bytes.h"

#include <fmt/format.h>

#include "base/error.h"

namespace zermelo {

void ByteWriter::fixed64(std::uint64_t n) { append_little_endian(bytes_, n); }

void ByteWriter::count(std::uint64_t n) {
  for (; n >= 0x80; n >>= 7) bytes_ += static_cast<char>(n | 0x80);
  bytes_ += static_cast<char>(n);
}

void ByteWriter::whole(std::int64_t n) {
  const auto bits = static_cast<std::uint64_t>(n);
  count((bits << 1) ^ (n < 0 ? ~std::uint64_t{0} : 0));
}

void ByteWriter::text(std::string_view text) {
  count(text.size());
  bytes_ += text;
}

void ByteReader::fail(std::string_view why) const { throw Error(fmt::format("{} {}", what_, why)); }

std::string_view ByteReader::take(std::uint64_t length) {
  if (length > rest_.size()) fail("ends early");
  const auto taken = rest_.substr(0, length);
  rest_.remove_prefix(length);
  return taken;
}

std::uint64_t ByteReader::fixed64() { return little_endian<std::uint64_t>(take(8)); }

std::uint64_t ByteReader::count() {
  std::uint64_t n = 0;
  for (unsigned shift = 0; shift < 64; shift += 7) {
    const auto byte = static_cast<unsigned char>(take(1).front());
    const std::uint64_t bits = byte & 0x7FU;
    if (shift == 63 && bits > 1) break;  // more than 64 bits
    n |= bits << shift;
    if (byte < 0x80) return n;
  }
  fail("holds a number that is too long");
}

std::uint64_t ByteReader::count(std::uint64_t most) {
  const auto n = count();
  if (n > most) fail(fmt::format("holds {} where at most {} is possible", n, most));
  return n;
}

std::int64_t ByteReader::whole() {
  const auto folded = count();
  return static_cast<std::int64_t>((folded >> 1) ^ ((folded & 1) != 0 ? ~std::uint64_t{0} : 0));
}

std::string_view ByteReader::text() { return take(count()); }

}  // namespace zermelo
