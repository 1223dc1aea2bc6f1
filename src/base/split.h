#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace zermelo {

/// The parts of a text between separators: one more than there are separators, and some perhaps
/// empty. The separator is not empty.
inline std::vector<std::string> split(std::string_view text, std::string_view separator) {
  std::vector<std::string> parts;
  for (auto end = text.find(separator); end != std::string_view::npos; end = text.find(separator)) {
    parts.emplace_back(text.substr(0, end));
    text.remove_prefix(end + separator.size());
  }
  parts.emplace_back(text);
  return parts;
}

}  // namespace zermelo
