#pragma once

#include <cstddef>
#include <string_view>

namespace zermelo {

// Classes of ASCII characters. They do not depend on the locale, and other bytes belong to none.

inline constexpr std::string_view blanks = " \t\r\n";

constexpr bool is_blank(char c) { return blanks.find(c) != std::string_view::npos; }
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr char lower_case(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}
constexpr bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

/// Equal up to case.
constexpr bool same_letters(std::string_view a, std::string_view b) {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i)
    if (lower_case(a[i]) != lower_case(b[i])) return false;
  return true;
}

}  // namespace zermelo
