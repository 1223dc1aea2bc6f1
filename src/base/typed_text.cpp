#include "base/typed_text.h"

#include <cstddef>
#include <cstdint>

#include "base/error.h"

namespace zermelo {
namespace {

constexpr std::size_t longest_shown = 60;

/// The length of the first character of a text if it is UTF-8 beyond ASCII and visible, that is,
/// not a control character, direction mark or blank; otherwise 0.
std::size_t visible_character(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const std::size_t length = byte(0) >= 0xf0 ? 4 : byte(0) >= 0xe0 ? 3 : 2;
  if (byte(0) < 0xc2 || byte(0) > 0xf4 || text.size() < length) return 0;
  std::uint32_t code = byte(0) & (0x7fU >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xc0) != 0x80) return 0;
    code = (code << 6) | (byte(i) & 0x3fU);
  }
  const bool too_short = code < (length == 2 ? 0xa1U : length == 3 ? 0x800U : 0x10000U);
  const bool is_hidden = (code >= 0x2000 && code <= 0x200f) || (code >= 0x2028 && code <= 0x202f) ||
                         (code >= 0x205f && code <= 0x206f) || code == 0xad || code == 0x3000 ||
                         code == 0xfeff || (code >= 0xd800 && code <= 0xf8ff) || code > 0x1ffff;
  return too_short || is_hidden ? 0 : length;
}

}  // namespace

std::string shown_as_typed(std::string_view text) {
  std::size_t characters = 0;
  for (std::size_t i = 0; i < text.size(); ++characters) {
    const auto byte = static_cast<unsigned char>(text[i]);
    const std::size_t length =
        byte < 0x80 ? (byte >= 0x20 && byte < 0x7f ? 1 : 0) : visible_character(text.substr(i));
    if (length == 0 || characters == longest_shown) return in_quotes(text);
    i += length;
  }
  return std::string(text);
}

}  // namespace zermelo
