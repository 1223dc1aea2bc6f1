// Number, ups, star, written without blanks between them: 1/2, ^, vv, ^3*2, 5/8^100*, ^[2], v(3).

#include <limits>

#include "base/numbers.h"
#include "value/calculator/expression_reader.h"
#include "value/uptimals.h"

namespace zermelo {
namespace {

constexpr std::uint64_t longest_series = 64;

}  // namespace

std::optional<std::uint64_t> count_of_downs(std::string_view word) {
  const auto letters = std::min(word.find_first_not_of('v'), word.size());
  if (letters == 0) return std::nullopt;
  if (letters == word.size()) return letters;
  return letters == 1 ? read_count(word.substr(1)) : std::nullopt;
}

/// A sign belongs to the number alone: -1^ is -1 plus up.
Value ExpressionReader::literal(bool is_negative) {
  const std::size_t start = in_.place();
  const auto is_first = [&] { return in_.place() == start; };
  Value g;
  if (in_.is_number()) g = store_.number(is_negative ? -number() : number());
  if (is_first() || in_.peek().touches) g = store_.sum(g, ups(is_first()));
  if (in_.is("*") && (is_first() || in_.peek().touches)) {
    in_.take();
    g = store_.sum(g, store_.nimber(static_cast<std::uint32_t>(touching_count(1))));
  }
  if (is_first()) in_.fail(in_.peek(), "expected a game");
  return g;
}

Dyadic ExpressionReader::number() {
  const Token& token = in_.take();
  const auto x = Dyadic::read(token.text);
  if (!x) in_.fail(token, "the denominator must be a power of 2");
  return *x;
}

/// `^`, `^^`, `^3`, `v`, `vv`, `v3`, `^[2]`, `v[2]`, `^(2)`, or nothing, which is 0.
Value ExpressionReader::ups(bool is_first) {
  const Arrows arrows = in_.is_word() ? down_arrows(is_first) : up_arrows(is_first);
  const bool may_be_series = arrows.is_bare && in_.peek().touches;
  if (may_be_series && (in_.is("[") || in_.is("("))) {
    const Value g = in_.is("[") ? series("[", "]") : series("(", ")");
    return arrows.sign < 0 ? store_.negative(g) : g;
  }
  if (arrows.count > std::uint64_t{std::numeric_limits<std::int32_t>::max()})
    in_.fail(in_.previous(), "expected at most 2147483647 ups");
  return store_.simple({Dyadic(), arrows.sign * static_cast<std::int32_t>(arrows.count), 0});
}

ExpressionReader::Arrows ExpressionReader::up_arrows(bool is_first) {
  Arrows out;
  while (in_.is("^") && (in_.peek().touches || (is_first && out.count == 0))) {
    in_.take();
    ++out.count;
  }
  out.is_bare = out.count == 1 && !is_touching_number();
  if (out.count == 1) out.count = touching_count(1);
  return out;
}

/// The letters and digits of `v3` are one word; an arrow of Unicode and its digits are two tokens.
ExpressionReader::Arrows ExpressionReader::down_arrows(bool is_first) {
  Arrows out{.sign = -1};
  while (in_.is_word() && (in_.peek().touches || (is_first && out.count == 0))) {
    const auto downs = count_of_downs(in_.peek().text);
    if (!downs) break;
    out.is_bare = out.count == 0 && in_.peek().text == "v";
    in_.take();
    out.count += *downs;
  }
  if (out.is_bare && is_touching_number()) {
    out.count = touching_count(1);
    out.is_bare = false;
  }
  return out;
}

Value ExpressionReader::series(std::string_view open, std::string_view close) {
  in_.expect(open);
  const Token& token = in_.take();
  const auto n = token.kind == TokenKind::number ? read_count(token.text) : std::nullopt;
  if (!n || *n < 1 || *n > longest_series) in_.fail(token, "expected a number from 1 to 64");
  in_.expect(close);
  return open == "[" ? up_series(store_, static_cast<std::uint32_t>(*n))
                     : up_power(store_, static_cast<std::uint32_t>(*n));
}

/// The digits that touch the token before them, or `fallback` if there are none.
std::uint64_t ExpressionReader::touching_count(std::uint64_t fallback) {
  if (!is_touching_number()) return fallback;
  const Token& token = in_.take();
  const auto count = read_count(token.text);
  if (!count || *count > std::numeric_limits<std::uint32_t>::max())
    in_.fail(token, "expected a whole number of at most 4294967295");
  return *count;
}

}  // namespace zermelo
