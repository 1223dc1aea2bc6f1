#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace zermelo::connect {

/// A property of an SGF node: its name in capitals, and its values without escapes.
struct SgfProperty {
  std::string name;
  std::vector<std::string> values;
};

/// The properties of the main line of the first game of an SGF text, in order. Throws Error if the
/// text is not SGF.
std::vector<SgfProperty> sgf_main_line(std::string_view text);

}  // namespace zermelo::connect
