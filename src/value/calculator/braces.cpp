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

/// Reads both sides of a game whose outermost bars are `bars` long. Calls see(side, game, place) for
/// every option; the place is that of its first token.
template <class See>
void ExpressionReader::sides(std::size_t bars, const See& see) {
  const Nested nested(*this);
  const auto is_separator = [&] { return in_.is_bars() && in_.peek().text.size() == bars; };
  side(Side::left, bars, see);
  if (!is_separator()) in_.fail(in_.peek(), fmt::format("expected {}", std::string(bars, '|')));
  in_.take();
  side(Side::right, bars, see);
  if (is_separator())
    in_.fail(in_.peek(), "two bars of the same length stand side by side; use braces");
}

template <class See>
void ExpressionReader::side(Side side, std::size_t bars, const See& see) {
  const std::size_t place = in_.place(), inner = in_.longest_bars(bars);
  if (inner != 0) return see(side, separated(inner), place);
  if (in_.is_bars() || in_.is("}")) return;
  see(side, sum(), place);
  while (in_.skip(",")) {
    const std::size_t next = in_.place();
    see(side, sum(), next);
  }
}

Value ExpressionReader::separated(std::size_t bars) {
  std::vector<Value> left, right;
  sides(bars,
        [&](Side side, Value g, std::size_t) { (side == Side::left ? left : right).push_back(g); });
  return store_.make(left, right);
}

/// The account of a game in braces, whose options are kept as they are typed.
FormAccount ExpressionReader::form() {
  in_.expect("(");
  if (!in_.is("{")) in_.fail(in_.peek(), "expected a game in braces, as in form({1,0|*})");
  in_.take();
  const std::size_t longest = in_.longest_bars(std::numeric_limits<std::size_t>::max());
  if (longest == 0)
    in_.fail(in_.closing_brace(), "expected a bar between the options of Left and Right");
  std::vector<TypedOption> typed;
  sides(longest, [&](Side side, Value g, std::size_t place) {
    const bool is_slashed = is_bar_between(place);
    const std::string text = text_from(place);
    typed.push_back({side, g, is_slashed ? '{' + text + '}' : text});
  });
  in_.expect("}");
  in_.expect(")");
  return account_of_form(store_, typed);
}

/// A bar stands outside of braces between that place and here: the game had no braces of its own.
bool ExpressionReader::is_bar_between(std::size_t place) {
  const std::size_t here = in_.place();
  in_.go_back(place);
  while (in_.place() < here && !in_.is_bars()) {
    if (in_.is("{") || in_.is("(")) in_.go_back(in_.closing_place());
    in_.take();
  }
  const bool is_found = in_.place() < here;
  in_.go_back(here);
  return is_found;
}

}  // namespace zermelo
