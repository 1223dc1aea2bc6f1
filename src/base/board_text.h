#pragma once

#include <string>
#include <string_view>

namespace zermelo {

/// The text of a board with its rows joined by `|`. A byte order mark, and blanks and line ends
/// around the text, are dropped; line ends within it, LF or CR LF, separate rows.
inline std::string joined_rows(std::string_view text) {
  constexpr std::string_view mark = "\xef\xbb\xbf", around = " \t\r\n";
  if (text.starts_with(mark)) text.remove_prefix(mark.size());
  const auto first = text.find_first_not_of(around);
  if (first == std::string_view::npos) return "";
  text = text.substr(first, text.find_last_not_of(around) + 1 - first);
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\r' && text[i + 1] == '\n') continue;  // the last character is neither
    out += text[i] == '\n' ? '|' : text[i];
  }
  return out;
}

/// The place of the cross in a size such as 3x4 or 3X4, or npos.
constexpr std::size_t cross_of(std::string_view size) { return size.find_first_of("xX"); }

}  // namespace zermelo
