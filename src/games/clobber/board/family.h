#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

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

/// A value that is a number of ups and a nimber.
struct UpStar {
  std::int64_t ups = 0;
  std::uint32_t star = 0;
  friend bool operator==(const UpStar&, const UpStar&) = default;
};

/// A formula for the values at n = first, first + 1, and so on, such as "floor((n+1)/2) ups", with
/// a star for some residues of n. Nothing when a value is missing, when no formula fits, or when
/// the values cover fewer than two periods.
std::optional<std::string> up_star_formula(std::uint64_t first,
                                           const std::vector<std::optional<UpStar>>& values);

}  // namespace zermelo::clobber
