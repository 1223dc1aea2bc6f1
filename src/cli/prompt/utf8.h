#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace zermelo {

// Places in UTF-8 text, counted in bytes. A byte that belongs to no character counts as one.

/// The beginning of the character after the one at `place`, and of the one before `place`. Combining
/// marks belong to the character before them.
std::size_t after_character(std::string_view text, std::size_t place);
std::size_t before_character(std::string_view text, std::size_t place);

/// The columns that a terminal needs for the text: none for combining marks, two for wide characters.
std::size_t columns_of(std::string_view text);

/// The text with `?` in place of bytes that are not UTF-8 and of control characters, which would
/// move the cursor of a terminal.
std::string visible(std::string_view text);

/// The bytes of the character that begins with this one; 0 for a byte that cannot begin one.
std::size_t length_from_first_byte(unsigned char first);

}  // namespace zermelo
