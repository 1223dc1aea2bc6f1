// Text in an SVG document: escaping, width, line breaks.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace zermelo {

/// `text` (UTF-8) as XML character data or attribute value. Control characters become spaces:
/// XML 1.0 cannot write most of them.
std::string xml_escaped(std::string_view text);

/// The width of `text` at font size `size`, in the unit of `size`. An upper estimate for common
/// sans-serif fonts: the reader's font is not known, and too much room is better than a clipped
/// name.
double text_width(std::string_view text, double size);

/// The width of the widest text, 0 if there are none.
double text_width(const std::vector<std::string>& lines, double size);

/// `text` in lines no wider than `width`, broken at spaces and at its own line breaks. A word
/// wider than that keeps a line to itself. Empty text has no lines.
std::vector<std::string> broken_lines(std::string_view text, double width, double size);

/// Throws Error, naming the option, when the name of a file belongs to another kind of picture.
void check_svg_name(std::string_view option, std::string_view path);
/// The same where something else than a picture is written: the name must not be that of a picture.
void check_no_svg_name(std::string_view option, std::string_view path);

}  // namespace zermelo
