#pragma once

#include <string_view>

namespace zermelo {

/// Standard output, checked: every write is flushed and a failure (closed pipe, full disk) throws
/// Error instead of being lost.
class Output {
 public:
  void write(std::string_view text);
};

/// Puts something unusable in the place of a standard descriptor that came closed (`>&-`).
/// Otherwise the next file to be opened would get its number, and the answers would land in it.
void fill_closed_descriptors();

}  // namespace zermelo
