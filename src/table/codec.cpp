#include "table/codec.h"

#include <fmt/format.h>
#include <xxhash.h>
#include <zstd.h>

#include <algorithm>
#include <array>

#include "base/error.h"

namespace zermelo {
namespace {

constexpr std::array<std::string_view, 2> names{"none", "zstd"};

}  // namespace

std::string_view name_of(Codec codec) { return names[static_cast<std::size_t>(codec)]; }

std::optional<Codec> codec_named(std::string_view name) {
  const auto* const at = std::ranges::find(names, name);
  if (at == names.end()) return std::nullopt;
  return static_cast<Codec>(at - names.begin());
}

std::string compressed(Codec codec, std::string_view block, int level) {
  if (codec == Codec::none) return std::string(block);
  std::string out(ZSTD_compressBound(block.size()), '\0');
  const auto size = ZSTD_compress(out.data(), out.size(), block.data(), block.size(), level);
  if (ZSTD_isError(size) != 0) throw Error("a table block could not be compressed: out of memory");
  out.resize(size);
  return out;
}

bool decompress(Codec codec, std::string_view bytes, std::span<char> out) {
  if (codec == Codec::none) {
    if (bytes.size() != out.size()) return false;
    std::ranges::copy(bytes, out.begin());
    return true;
  }
  return ZSTD_decompress(out.data(), out.size(), bytes.data(), bytes.size()) == out.size();
}

std::uint64_t checksum(std::string_view bytes) { return XXH3_64bits(bytes.data(), bytes.size()); }

std::string hexadecimal(std::uint64_t sum) { return fmt::format("{:016x}", sum); }

}  // namespace zermelo
