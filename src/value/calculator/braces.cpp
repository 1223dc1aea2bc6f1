// The text between braces: games and lists of games, separated by runs of bars. The longest run is
// that of the outermost game; on either side of it stands a list, or a game with shorter bars.
//
//     { 3 | 2 || 1 ||| 0 }   =   { { { 3 | 2 } | 1 } | 0 }

#include <fmt/format.h>

#include <limits>

#include "value/calculator/expression_reader.h"

namespace zermelo {

Value ExpressionReader::slashed() {
  const Nested nested(*this);
  const std::size_t longest = in_.longest_bars(std::numeric_limits<std::size_t>::max());
  if (longest == 0)
    in_.fail(in_.closing_brace(), "expected a bar between the options of Left and Right");
  return separated(longest);
}

/// A game whose outermost bars are `bars` long.
Value ExpressionReader::separated(std::size_t bars) {
  const Nested nested(*this);
  const auto is_separator = [&] { return in_.is_bars() && in_.peek().text.size() == bars; };
  const auto left = side(bars);
  if (!is_separator()) in_.fail(in_.peek(), fmt::format("expected {}", std::string(bars, '|')));
  in_.take();
  const auto right = side(bars);
  if (is_separator())
    in_.fail(in_.peek(), "two bars of the same length stand side by side; use braces");
  return store_.make(left, right);
}

std::vector<Value> ExpressionReader::side(std::size_t bars) {
  const std::size_t inner = in_.longest_bars(bars);
  if (inner != 0) return {separated(inner)};
  std::vector<Value> out;
  if (in_.is_bars() || in_.is("}")) return out;
  out.push_back(sum());
  while (in_.skip(",")) out.push_back(sum());
  return out;
}

}  // namespace zermelo
