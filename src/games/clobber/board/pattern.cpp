#include "games/clobber/board/pattern.h"

#include <fmt/format.h>

#include <limits>

#include "base/error.h"
#include "base/numbers.h"
#include "base/repeats.h"

namespace zermelo::clobber {

std::string expand_pattern(std::string_view row, std::string_view whole, std::size_t most) {
  const auto fail = [&](std::string_view what) {
    throw Error(fmt::format("clobber: {} {}", in_quotes(whole), what));
  };
  // A count beyond 64 bits is too large for every board.
  const auto read_count_at = [&](std::string_view text, std::size_t& at) {
    const std::size_t begin = at;
    while (at < text.size() && text[at] >= '0' && text[at] <= '9') ++at;
    if (at == begin) fail("has a '^' without a whole number after it");
    constexpr auto huge = std::numeric_limits<std::uint64_t>::max();
    return read_count(text.substr(begin, at - begin)).value_or(huge);
  };
  const RepeatRules rules{
      .unit = "cell",
      .scope = " in its row",
      .longest = most,
      .too_long = fmt::format("has more than {} cells; that is the largest board", most),
      .read_count = read_count_at,
      .fail = fail};
  return write_out_repeats(row, rules).text;
}

}  // namespace zermelo::clobber
