#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace zermelo::clobber {

/// A kind of game in the test files of MCGS, and how one of its games is read.
struct Section {
  std::string_view name;
  std::string_view expected;  // what its games look like, for messages
  /// The text of the game's value as Calculator reads it, nothing for what is no game of the
  /// section. No function: the games are boards.
  std::optional<std::string> (*value)(std::string_view game) = nullptr;
};

/// A game in parentheses, such as `(3 *)`, without them. Those of a pattern such as `(BW)^3` stay.
std::string_view unwrapped(std::string_view game);

/// Those that can be read.
std::span<const Section> mcgs_sections();

/// Nothing when there is no section of that name.
const Section* find_section(std::string_view name);

}  // namespace zermelo::clobber
