// The text between braces: games and lists of games, separated by runs of bars. The longest run is
// that of the outermost game; on either side of it stands a list, or a game with shorter bars.
//
//     { 3 | 2 || 1 ||| 0 }   =   { { { 3 | 2 } | 1 } | 0 }

#include <fmt/format.h>

#include <limits>
#include <memory>

#include "value/calculator/expression_reader.h"

namespace zermelo {

Value ExpressionReader::slashed() {
  const Nested nested(*this);
  const std::size_t longest = in_.longest_bars(std::numeric_limits<std::size_t>::max());
  if (longest == 0)
    in_.fail(in_.closing_brace(), "expected a bar between the options of Left and Right");
  return separated(longest);
}

/// Reads both sides of a game whose outermost bars are `bars` long. read(side, inner) reads an
/// option: a game without braces whose bars are `inner` long, or a sum if that is 0.
template <class Read>
void ExpressionReader::sides(std::size_t bars, const Read& read) {
  const Nested nested(*this);
  const auto is_separator = [&] { return in_.is_bars() && in_.peek().text.size() == bars; };
  side(Side::left, bars, read);
  if (!is_separator()) in_.fail(in_.peek(), fmt::format("expected {}", std::string(bars, '|')));
  in_.take();
  side(Side::right, bars, read);
  if (is_separator())
    in_.fail(in_.peek(), "two bars of the same length stand side by side; use braces");
}

template <class Read>
void ExpressionReader::side(Side side, std::size_t bars, const Read& read) {
  const std::size_t inner = in_.longest_bars(bars);
  if (inner != 0) return read(side, inner);
  if (in_.is_bars() || in_.is("}")) return;
  read(side, 0);
  while (in_.skip(",")) read(side, 0);
}

Value ExpressionReader::separated(std::size_t bars) {
  std::vector<Value> left, right;
  sides(bars, [&](Side side, std::size_t inner) {
    (side == Side::left ? left : right).push_back(inner != 0 ? separated(inner) : sum());
  });
  return store_.make(left, right);
}

/// The account of a game in braces, whose options are kept as they are typed.
FormAccount ExpressionReader::form() {
  in_.expect("(");
  if (!in_.is("{")) in_.fail(in_.peek(), "expected a game in braces, as in form({1,0|*})");
  FormAccount out = braced_account();
  in_.expect(")");
  return out;
}

FormAccount ExpressionReader::braced_account() {
  in_.expect("{");
  const std::size_t longest = in_.longest_bars(std::numeric_limits<std::size_t>::max());
  if (longest == 0)
    in_.fail(in_.closing_brace(), "expected a bar between the options of Left and Right");
  FormAccount out = account(longest);
  in_.expect("}");
  return out;
}

FormAccount ExpressionReader::account(std::size_t bars) {
  std::vector<TypedOption> typed;
  sides(bars, [&](Side side, std::size_t inner) { typed.push_back(typed_option(side, inner)); });
  return account_of_form(store_, typed);
}

TypedOption ExpressionReader::typed_option(Side side, std::size_t bars) {
  const std::size_t place = in_.place();
  TypedOption out{side, {}, ""};
  if (bars != 0)
    out.inner = std::make_shared<const FormAccount>(account(bars));
  else if (is_form_alone())
    out.inner = std::make_shared<const FormAccount>(braced_account());
  out.value = out.inner ? out.inner->value : sum();
  const std::string text = text_from(place);
  out.text = bars != 0 ? '{' + text + '}' : text;
  return out;
}

/// True before a form in braces that is an option by itself, and not a term of one.
bool ExpressionReader::is_form_alone() const {
  if (!in_.is("{")) return false;
  const std::size_t last = in_.closing_place();
  if (in_.at(last).kind != TokenKind::symbol) return false;  // it is not closed
  const Token& after = in_.at(last + 1);
  return after.kind == TokenKind::symbol &&
         (after.text == "," || after.text == "}" || (after.text[0] == '|' && after.text != "|>"));
}

}  // namespace zermelo
