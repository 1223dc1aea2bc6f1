#pragma once

#include <string_view>

namespace zermelo {

/// Standard output, checked: every write is flushed and a failure (closed pipe, full disk) throws
/// Error instead of being lost.
class Output {
 public:
  void write(std::string_view text);
};

}  // namespace zermelo
