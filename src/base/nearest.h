#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace zermelo {

/// The edit distance of Damerau and Levenshtein: the number of letters to insert, drop, change or
/// swap with a neighbour in order to turn one word into the other; neighbours are swapped at most
/// once.
std::size_t edit_distance(std::string_view a, std::string_view b);

/// The choice that a mistyped word most likely meant, if one is close: at most one slip in three
/// letters, or the word is a prefix of it. Of equally close choices the first.
std::optional<std::string> nearest(std::string_view word, std::span<const std::string> choices);

/// `; did you mean "solve"?` or nothing: the tail of an error message.
std::string did_you_mean(std::string_view word, std::span<const std::string> choices);

}  // namespace zermelo
