#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace zermelo {

/// The compression of the blocks of a column.
enum class Codec : std::uint8_t { none, zstd };

std::string_view name_of(Codec codec);
std::optional<Codec> codec_named(std::string_view name);

/// The compression level of zstd, 1 to 19. Levels above the usual one gain a tenth and take many
/// times as long.
inline constexpr int usual_level = 12;

std::string compressed(Codec codec, std::string_view block, int level = usual_level);
/// Fills `out` exactly; false if the bytes are not a block of that size.
bool decompress(Codec codec, std::string_view bytes, std::span<char> out);

std::uint64_t checksum(std::string_view bytes);
std::string hexadecimal(std::uint64_t sum);  // 16 digits

}  // namespace zermelo
