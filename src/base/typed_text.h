#pragma once

#include <string>
#include <string_view>

namespace zermelo {

/// A text that a person typed, for an answer to people: as it is where it is short and can be seen
/// in UTF-8, else quoted. Messages keep to ASCII and use `shortened`.
std::string shown_as_typed(std::string_view text);

}  // namespace zermelo
