#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "commands/command.h"

namespace zermelo {

/// A name and its explanation in two columns; a long explanation is wrapped within its column.
std::string two_columns(std::string_view name, std::size_t name_width, std::string_view text,
                        std::size_t page);

/// Calls of the program, their captions beside them or, where that is too wide, below. A call that
/// is too wide for the page is continued on the next line after a backslash, as a shell reads it.
std::string example_lines(const std::vector<Example>& examples, std::size_t page);

/// One call of the program, continued likewise.
std::string call_lines(std::string_view line, std::size_t indent, std::size_t page);

/// A text over several lines, each indented.
std::string paragraph(std::string_view text, std::size_t indent, std::size_t page);

}  // namespace zermelo
