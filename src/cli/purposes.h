#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace zermelo {

/// Commands that one uses for the same purpose, as help pages list them.
struct Purpose {
  std::string_view title;
  std::vector<std::string> commands;
};

/// The commands of a page by purpose, in the order in which one meets them. Those without a purpose
/// of their own come last.
std::vector<Purpose> by_purpose(const std::vector<std::string>& commands);

/// The heading of commands that have no purpose yet; a test sees that there are none.
inline constexpr std::string_view other_purposes = "Further commands";

}  // namespace zermelo
