#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace zermelo::clobber {

/// What stands between words.
inline constexpr std::string_view blanks = " \t\r\n\v\f";

/// The text without the blanks at its ends.
std::string_view trimmed(std::string_view text);

/// Takes what comes before the first of `separators` off the text, and the separator with it.
std::string_view cut(std::string_view& text, std::string_view separators);

std::vector<std::string_view> words_of(std::string_view text);

/// Its words with one blank between them.
std::string squeezed(std::string_view text);

}  // namespace zermelo::clobber
