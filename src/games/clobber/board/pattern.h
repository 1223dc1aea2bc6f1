#pragma once

#include <string>
#include <string_view>

namespace zermelo::clobber {

/// Expands the repeats of a row: `B^3W` becomes `BBBW`, `(BW)^2` becomes `BWBW`; groups may nest.
/// Everything else is copied unchanged. Throws Error when a group or a count is malformed or the
/// result would have more than `most` characters; the message quotes `whole`, the board of which
/// the row is a part.
std::string expand_pattern(std::string_view row, std::string_view whole, std::size_t most);

}  // namespace zermelo::clobber
