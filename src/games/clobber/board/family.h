#pragma once

#include <cstdint>
#include <string>

#include "games/clobber/board/board.h"

namespace zermelo::clobber {

/// A row with a parameter, such as `(BBW)^n` or `B^nW.(WB)^n`. Throws Error for a text without one.
class Family {
 public:
  explicit Family(std::string text);
  const std::string& text() const { return text_; }
  /// The row for one n; throws Error when it is not a row or is too long.
  Board member(std::uint64_t n) const;

 private:
  std::string text_;
};

}  // namespace zermelo::clobber
