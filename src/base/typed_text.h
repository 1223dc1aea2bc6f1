#pragma once

#include <string>
#include <string_view>

namespace zermelo {

/// A text that a person typed, for an answer that people read: unchanged if it is short and visible
/// UTF-8, otherwise quoted. Error messages keep to ASCII and use `shortened`.
std::string shown_as_typed(std::string_view text);

}  // namespace zermelo
