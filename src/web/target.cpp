#include "web/target.h"

#include <fmt/format.h>

#include <optional>

#include "web/limits.h"
#include "web/refusal.h"
#include "web/status.h"

namespace zermelo::web {
namespace {

std::optional<unsigned> hexadecimal(char c) {
  if (c >= '0' && c <= '9') return static_cast<unsigned>(c - '0');
  if (c >= 'a' && c <= 'f') return static_cast<unsigned>(c - 'a' + 10);
  if (c >= 'A' && c <= 'F') return static_cast<unsigned>(c - 'A' + 10);
  return std::nullopt;
}

/// The bytes that a first byte announces, itself included; 0 if no character begins with it.
std::size_t bytes_announced(unsigned char first) {
  if (first < 0x80) return 1;
  if (first >= 0xc2 && first < 0xe0) return 2;
  if (first >= 0xe0 && first < 0xf0) return 3;
  return first >= 0xf0 && first < 0xf5 ? 4 : 0;
}

/// True for text in UTF-8 that holds no NUL. Overlong forms and surrogates begin with an announced
/// byte and differ in the second.
bool is_text(std::string_view bytes) {
  for (std::size_t i = 0; i < bytes.size();) {
    const auto first = static_cast<unsigned char>(bytes[i]);
    const std::size_t size = bytes_announced(first);
    if (first == 0 || size == 0 || size > bytes.size() - i) return false;
    for (std::size_t j = 1; j < size; ++j)
      if ((static_cast<unsigned char>(bytes[i + j]) & 0xc0U) != 0x80U) return false;
    const auto second = size > 1 ? static_cast<unsigned char>(bytes[i + 1]) : 0U;
    const bool is_overlong = (first == 0xe0 && second < 0xa0) || (first == 0xf0 && second < 0x90);
    const bool is_beyond = (first == 0xed && second > 0x9f) || (first == 0xf4 && second > 0x8f);
    if (is_overlong || is_beyond) return false;
    i += size;
  }
  return true;
}

std::string decoded(std::string_view text, bool plus_is_blank) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '+' && plus_is_blank) {
      out += ' ';
    } else if (text[i] != '%') {
      out += text[i];
    } else {
      const auto high = i + 1 < text.size() ? hexadecimal(text[i + 1]) : std::nullopt;
      const auto low = i + 2 < text.size() ? hexadecimal(text[i + 2]) : std::nullopt;
      if (!high || !low)
        throw Refusal(status::bad_request,
                      "the address has a % without two hexadecimal digits after it");
      out += static_cast<char>(*high << 4U | *low);
      i += 2;
    }
  }
  if (!is_text(out)) throw Refusal(status::bad_request, "the address is not text in UTF-8");
  return out;
}

std::vector<std::string> segments_of(std::string_view path) {
  std::vector<std::string> segments;
  for (std::size_t begin = 0; begin < path.size();) {
    const auto end = std::min(path.find('/', begin), path.size());
    if (end > begin) segments.push_back(decoded(path.substr(begin, end - begin), false));
    begin = end + 1;
  }
  return segments;
}

std::vector<Parameter> parameters_of(std::string_view query) {
  std::vector<Parameter> parameters;
  for (std::size_t begin = 0; begin < query.size();) {
    const auto end = std::min(query.find('&', begin), query.size());
    const auto one = query.substr(begin, end - begin);
    begin = end + 1;
    if (one.empty()) continue;
    if (parameters.size() == limits::parameters) {
      throw Refusal(status::too_large,
                    fmt::format("the address has more than {} parameters; ask for less "
                                "at a time",
                                limits::parameters));
    }
    const auto equals = std::min(one.find('='), one.size());
    parameters.push_back({decoded(one.substr(0, equals), true),
                          decoded(one.substr(std::min(equals + 1, one.size())), true)});
  }
  return parameters;
}

}  // namespace

Target read_target(std::string_view text) {
  if (text.size() > limits::target_bytes) {
    throw Refusal(status::too_large, fmt::format("the address has {} bytes; at most {} are read",
                                                 text.size(), limits::target_bytes));
  }
  const auto mark = std::min(text.find('?'), text.size());
  const auto path = text.substr(0, mark);
  return {std::string(path), segments_of(path),
          parameters_of(text.substr(std::min(mark + 1, text.size())))};
}

}  // namespace zermelo::web
