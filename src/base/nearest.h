#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace zermelo {

/// How many letters must be inserted, dropped, changed or swapped with a neighbour to turn one
/// word into the other (Damerau and Levenshtein, neighbours swapped at most once).
std::size_t edit_distance(std::string_view a, std::string_view b);

/// The choice a mistyped word most likely meant, if any is close: at most one slip in three
/// letters, or a prefix of the choice. The first of equally close ones.
std::optional<std::string> nearest(std::string_view word, std::span<const std::string> choices);

/// `; did you mean "solve"?` or nothing: the tail of an error message.
std::string did_you_mean(std::string_view word, std::span<const std::string> choices);

}  // namespace zermelo
