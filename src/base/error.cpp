#include "base/error.h"

#include <fmt/format.h>

namespace zermelo {
namespace {

constexpr std::size_t longest_quote = 60;

std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x20 || byte >= 0x7f) {
      out += fmt::format("\\x{:02x}", byte);
    } else {
      out += c;
    }
  }
  return out;
}

}  // namespace

std::string in_quotes(std::string_view text) {
  // Escaped, a character may take four, so it is the escaped text that is measured.
  const auto whole = escaped(text.substr(0, longest_quote + 1));
  if (text.size() <= longest_quote && whole.size() <= longest_quote) {
    return fmt::format("\"{}\"", whole);
  }
  std::size_t kept = 0, seen = 0;
  while (kept < text.size() && seen < longest_quote / 2)
    seen += escaped(text.substr(kept++, 1)).size();
  return fmt::format("\"{}...\" ({} characters)", escaped(text.substr(0, kept)), text.size());
}

std::string in_quotes(char character) {
  return fmt::format("'{}'", escaped(std::string_view(&character, 1)));
}

std::string shortened(std::string_view text) {
  const bool plain = text.size() <= longest_quote && escaped(text) == text;
  return plain ? std::string(text) : in_quotes(text);
}

}  // namespace zermelo
