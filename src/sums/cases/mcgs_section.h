#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "sums/position_model.h"

namespace zermelo::cases {

/// A kind of game in the test files of MCGS, and how its games are read.
struct Section {
  std::string_view name;
  std::string_view expected;  // what its games look like, for messages
  /// Reads a position; nullptr where the games are values. Throws Error.
  PositionModel::Pointer (*position)(std::string_view game) = nullptr;
  /// Converts a game to the text of its value as Calculator reads it; nothing if it is not a game
  /// of this section. nullptr where the games are positions.
  std::optional<std::string> (*value)(std::string_view game) = nullptr;
};

/// A game without the parentheses around it, as in `(3 *)`. Those of a pattern such as `(BW)^3`
/// stay.
std::string_view unwrapped(std::string_view game);

/// The sections that can be read.
std::span<const Section> mcgs_sections();

/// The section of that name, or nullptr.
const Section* find_section(std::string_view name);

}  // namespace zermelo::cases
