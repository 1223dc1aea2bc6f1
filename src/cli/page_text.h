#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "commands/command.h"

namespace zermelo {

/// A name and what it means, in two columns; a long text goes on below itself.
std::string two_columns(std::string_view name, std::size_t name_width, std::string_view text,
                        std::size_t page);

/// Calls of the program, with what they show beside them or, where that is too wide, below. A call
/// too wide for the page goes on in the next line as a shell reads it, after a backslash.
std::string example_lines(const std::vector<Example>& examples, std::size_t page);

}  // namespace zermelo
