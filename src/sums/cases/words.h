#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace zermelo::cases {

/// The characters that separate words.
inline constexpr std::string_view blanks = " \t\r\n\v\f";

/// The text without white space at its ends.
std::string_view trimmed(std::string_view text);

/// Removes the text up to the first of `separators`, and that separator, and returns what came
/// before it.
std::string_view cut(std::string_view& text, std::string_view separators);

std::vector<std::string_view> words_of(std::string_view text);

/// The words with one space between them.
std::string squeezed(std::string_view text);

}  // namespace zermelo::cases
