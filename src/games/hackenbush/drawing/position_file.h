#pragma once

#include <optional>
#include <string>

namespace zermelo::hackenbush {

/// The drawing in a file, if the text is the name of a regular file: all of a JSON object, else one
/// line, or one edge a line. Empty lines and lines that begin with `# ` do not count. Throws Error
/// for a file that cannot be read, is too long or holds several drawings.
std::optional<std::string> text_of_file(const std::string& name);

}  // namespace zermelo::hackenbush
