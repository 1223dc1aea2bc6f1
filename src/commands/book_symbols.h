#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "commands/arguments.h"

namespace zermelo {

/// The characters in which the words of an answer write values; fields are always ASCII.
enum class Symbols : std::uint8_t { ascii, unicode };

/// `--unicode`, which asks for the symbols of books.
Option unicode_option();
Symbols symbols_asked_for(const Arguments& arguments);

/// The text or name of a value, or a number, as books print it: up and down arrows, single and
/// double, the star of nimbers, plus-minus, the minus sign, the dot of a multiple, and the fractions
/// 1/2, 1/4 and 3/4. The calculator reads it as the same value. In ASCII, the text as it is.
std::string in_symbols(std::string_view text, Symbols symbols);

}  // namespace zermelo
