#pragma once

#include <string>
#include <string_view>

#include "cli/line_reader.h"

namespace zermelo {

/// True for a line that can only be the beginning of a JSON object: a brace and then a quote, a
/// closing brace or nothing. A game value such as {1|-1} does not begin so.
bool begins_json(std::string_view line);

/// Appends the following lines to `text` until the object is closed, the input ends, or the object
/// is too long. A line that cannot continue the object is put back, so that a bad object does not
/// swallow the positions after it.
void complete_json(std::string& text, LineReader& reader);

}  // namespace zermelo
