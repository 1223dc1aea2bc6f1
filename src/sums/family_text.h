#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace zermelo {

/// A family of positions as it was written: a text with a parameter n, which stands in a count of
/// repeats or in the size of a board.
///
///     (BBW)^n   B^(2n+1)W   (..|.#)^n   2xn   nx(n+1)   ladder B^n R^n G^n
///
/// Words between blanks are expanded one by one. A count is a whole number, n, 2n or a sum of such
/// terms in parentheses, as in (2n-1). A group that contains | or + stands for whole rows or whole
/// stalks: its copies are joined by that sign.
class FamilyText {
 public:
  /// Throws Error for a text without a parameter; `game` begins the message.
  FamilyText(std::string game, std::string text);

  const std::string& text() const { return text_; }
  /// The member for one n, all repeats written out. Throws Error for a malformed pattern, a negative
  /// count, and a member of more than `longest` characters.
  std::string member(std::uint64_t n) const;

  static constexpr std::size_t longest = 100'000;

 private:
  std::string game_, text_;
};

/// The text with every n that stands by itself, or after a factor as in 3n, replaced by its number:
/// for expressions such as `clobber((WB)^n) + n.*`. Throws Error where there is none.
std::string with_parameter(std::string_view text, std::uint64_t n);

/// The value of a sum of terms such as `2n+1` for one n; nothing when the text is none, or when the
/// value does not fit.
std::optional<std::int64_t> linear_count(std::string_view text, std::uint64_t n);

}  // namespace zermelo
