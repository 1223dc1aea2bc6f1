#pragma once

#include <string>
#include <string_view>

namespace zermelo::clobber {

/// Writes the repeats of a row out: `B^3W` becomes `BBBW`, `(BW)^2` becomes `BWBW`, groups may
/// nest. Everything else is copied as it stands. Throws Error when a group or a count is
/// malformed or the result would have more than `most` characters; its message quotes `whole`, the
/// board that the row is part of.
std::string expand_pattern(std::string_view row, std::string_view whole, std::size_t most);

}  // namespace zermelo::clobber
