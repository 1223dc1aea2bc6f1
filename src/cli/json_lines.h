#pragma once

#include <string>
#include <string_view>

#include "cli/line_reader.h"

namespace zermelo {

/// True for a line that can only be the beginning of a JSON object: a brace and then a quote, a
/// closing brace or nothing. (A game value such as {1|-1} is not one.)
bool begins_json(std::string_view line);

/// Adds the lines that follow until the object is closed, the input ends, it is longer than any
/// that is read, or a line cannot go on with it: that line is put back, so that a bad object takes
/// no other positions with it.
void complete_json(std::string& text, LineReader& reader);

}  // namespace zermelo
