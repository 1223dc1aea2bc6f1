#pragma once

#include <string_view>

namespace zermelo {

// Classes of ASCII characters. They do not depend on the locale, and other bytes belong to none.

inline constexpr std::string_view blanks = " \t\r\n";

constexpr bool is_blank(char c) { return blanks.find(c) != std::string_view::npos; }
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

}  // namespace zermelo
