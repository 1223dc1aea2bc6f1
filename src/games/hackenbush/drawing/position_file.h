#pragma once

#include <optional>
#include <string>

namespace zermelo::hackenbush {

/// The text of the drawing in a file, if `name` is the name of a regular file. The file holds a
/// JSON object, a drawing on one line, or one edge a line; empty lines and lines that begin with `#
/// ` are skipped. Throws Error for a file that cannot be read, is too long or holds several
/// drawings.
std::optional<std::string> text_of_file(const std::string& name);

}  // namespace zermelo::hackenbush
