#pragma once

#include <string>
#include <string_view>

namespace zermelo::connect {

/// A text without the blanks and carriage returns around it.
constexpr std::string_view trimmed(std::string_view text) {
  const auto begin = text.find_first_not_of(" \t\r");
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(" \t\r") - begin + 1);
}

/// A to Z as a to z, all other characters unchanged.
inline std::string in_lower_case(std::string_view text) {
  std::string out(text);
  for (char& c : out)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return out;
}

}  // namespace zermelo::connect
