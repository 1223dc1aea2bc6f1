#pragma once

#include <zermelo/error.h>

#include <string>
#include <string_view>

namespace zermelo {

/// `text` in double quotes, fit for one line of a message: control characters are escaped, a
/// long text is cut and its length given.
std::string in_quotes(std::string_view text);

/// The same for one character, in single quotes.
std::string in_quotes(char character);

/// A text for a heading: as it is where it is short and printable, else quoted.
std::string shortened(std::string_view text);

}  // namespace zermelo
