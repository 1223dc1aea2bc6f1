#include "value/calculator.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

#include "base/nearest.h"
#include "base/numbers.h"
#include "value/calculator_functions.h"
#include "value/operations.h"
#include "value/tokens.h"
#include "value/uptimals.h"

namespace zermelo {
namespace {

constexpr int deepest_nesting = 6300;  // three a pair of braces: more than any value written has
constexpr std::uint64_t longest_series = 64;

/// `v`, `vv`, `v3`: downs, not a name.
std::optional<std::uint64_t> count_of_downs(std::string_view word) {
  const auto letters = std::min(word.find_first_not_of('v'), word.size());
  if (letters == 0) return std::nullopt;
  if (letters == word.size()) return letters;
  return letters == 1 ? read_count(word.substr(1)) : std::nullopt;
}

bool opens(std::string_view symbol) { return symbol == "{" || symbol == "("; }
bool closes(std::string_view symbol) { return symbol == "}" || symbol == ")"; }

/// For each opening brace the place of the closing one, or of the end where there is none.
std::vector<std::size_t> closing_places(const std::vector<Token>& tokens) {
  std::vector<std::size_t> out(tokens.size(), tokens.size() - 1), open;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (tokens[i].kind != TokenKind::symbol) continue;
    if (opens(tokens[i].text)) open.push_back(i);
    if (!closes(tokens[i].text) || open.empty()) continue;
    out[open.back()] = i;
    open.pop_back();
  }
  return out;
}

}  // namespace

// clang-format off
/// Recursive descent, one function a level of the grammar:
///
///   line     [name =] sum [relation sum]
///   sum      ordinal { (+ | - | +-) ordinal }       +- adds the switch {x|-x}
///   ordinal  product { : product }
///   product  [integer .] unary
///   unary    { - | + | +- } primary                 -1^ is (-1) + ^, as values are written
///   primary  number [ups] [star] | ups [star] | star | { slashed } | ( sum ) | name [( sum {, sum} )]
///   slashed  lists parted by bars; the longest run of bars parts first: {a|b||c} is {{a|b}|c}
// clang-format on
class ExpressionReader {
 public:
  ExpressionReader(Calculator& calculator, std::string_view text)
      : own_(calculator),
        store_(calculator.store_),
        tokens_(cut_into_tokens(text)),
        closing_(closing_places(tokens_)) {}

  Calculated line() {
    Calculated out;
    if (peek().kind == TokenKind::word && (is(1, "=") || is(1, ":="))) {
      out.name = std::string(variable_name());
      at_ += 2;
    }
    const std::size_t start = at_;
    if (auto words = words_function()) {
      if (!out.name.empty()) fail(tokens_[start], "a variable holds a game, not words");
      out.what = std::move(*words);
    } else {
      relation(out);
    }
    if (peek().kind != TokenKind::end) fail(peek(), "expected an operator or the end");
    if (out.name.empty()) return out;
    const auto* g = std::get_if<Value>(&out.what);
    if (g == nullptr)
      fail(tokens_[start], "a variable holds a game, not the truth of a comparison");
    own_.variables_[out.name] = *g;
    return out;
  }

 private:
  const Token& peek(std::size_t ahead = 0) const {
    return tokens_[std::min(at_ + ahead, tokens_.size() - 1)];
  }
  const Token& take() { return tokens_[at_ + 1 < tokens_.size() ? at_++ : at_]; }
  bool is(std::size_t ahead, std::string_view symbol) const {
    return peek(ahead).kind == TokenKind::symbol && peek(ahead).text == symbol;
  }
  bool skip(std::string_view symbol) {
    if (!is(0, symbol)) return false;
    ++at_;
    return true;
  }
  void expect(std::string_view symbol) {
    if (!skip(symbol)) fail(peek(), fmt::format("expected {}", symbol));
  }
  bool at_bars() const {
    return peek().kind == TokenKind::symbol && peek().text[0] == '|' && !is(0, "|>");
  }

  [[noreturn]] static void fail(const Token& token, std::string_view expected) {
    const auto found = token.kind == TokenKind::end ? "the end" : quoted(token.text);
    throw Error(fmt::format("column {}: found {}; {}", token.column, found, expected));
  }

  std::string_view variable_name() const {
    const auto word = peek().text;
    if (count_of_downs(word)) fail(peek(), "expected another name, this one is a game");
    const Function* function = find_function(word);
    if (function != nullptr && (function->name == word || function->other_name == word))
      fail(peek(), "expected another name, this one is a function");
    return word;
  }

  /// outcome(g), stops(g) and their like, alone on a line.
  std::optional<std::string> words_function() {
    const Function* function =
        peek().kind == TokenKind::word ? find_function(peek().text) : nullptr;
    if (function == nullptr || function->words == nullptr || !is(1, "(")) return std::nullopt;
    const Token& word = take();
    const auto arguments = argument_list(*function);
    return called(word, [&] { return function->words(own_, arguments); });
  }

  void relation(Calculated& out) {
    const Value g = sum();
    using Test = bool (*)(Ordering);
    static const std::array<std::pair<std::string_view, Test>, 10> relations{{
        {"==", [](Ordering o) { return o == Ordering::equal; }},
        {"!=", [](Ordering o) { return o != Ordering::equal; }},
        {"<=", [](Ordering o) { return o == Ordering::less || o == Ordering::equal; }},
        {">=", [](Ordering o) { return o == Ordering::greater || o == Ordering::equal; }},
        {"<", [](Ordering o) { return o == Ordering::less; }},
        {">", [](Ordering o) { return o == Ordering::greater; }},
        {"||", [](Ordering o) { return o == Ordering::confused; }},
        {"<>", [](Ordering o) { return o == Ordering::confused; }},
        {"<|", [](Ordering o) { return o == Ordering::less || o == Ordering::confused; }},
        {"|>", [](Ordering o) { return o == Ordering::greater || o == Ordering::confused; }},
    }};
    for (const auto& [symbol, test] : relations) {
      if (!skip(symbol)) continue;
      const Value h = sum();
      out.what = test(store_.compare(g, h));
      return;
    }
    out.what = g;
  }

  Value sum() {
    Value g = ordinal();
    while (true) {
      if (skip("+")) {
        g = store_.sum(g, ordinal());
      } else if (skip("-")) {
        g = store_.difference(g, ordinal());
      } else if (skip("+-")) {
        g = store_.sum(g, switch_of(store_, ordinal()));
      } else {
        return g;
      }
    }
  }

  Value ordinal() {
    Value g = product();
    while (skip(":")) g = ordinal_sum(store_, g, product());
    return g;
  }

  Value product() {
    if (peek().kind != TokenKind::number || !is(1, ".")) return unary();
    const Token& number = take();
    const auto factor = read_count(number.text);
    if (!factor || *factor > std::uint64_t{std::numeric_limits<std::int32_t>::max()})
      fail(number, "expected an integer of at most 2147483647 before the dot");
    ++at_;
    if (peek().kind == TokenKind::number && peek().touches && tokens_[at_ - 1].touches)
      fail(number, "decimals are not read; write 3/2, or put blanks around the dot of a multiple");
    return store_.times(static_cast<std::int64_t>(*factor), unary());
  }

  Value unary() {
    const Nested nested(*this);
    const bool signed_number = is(0, "-") && peek(1).kind == TokenKind::number && peek(1).touches;
    if (signed_number && !is(2, ".")) {
      ++at_;
      return literal(true);
    }
    if (skip("-")) return store_.negative(product());
    if (skip("+")) return product();
    if (skip("+-")) return switch_of(store_, product());
    return primary();
  }

  Value primary() {
    if (skip("(")) {
      const Value g = sum();
      expect(")");
      return g;
    }
    if (skip("{")) {
      const Value g = slashed();
      expect("}");
      return g;
    }
    if (peek().kind == TokenKind::word && !count_of_downs(peek().text)) return named();
    return literal();
  }

  /// Number, ups, star, written without blanks between them. A sign belongs to the number alone:
  /// -1^ is -1 and an up.
  Value literal(bool minus = false) {
    const std::size_t start = at_;
    Value g;
    if (peek().kind == TokenKind::number) g = store_.number(minus ? -number() : number());
    if (at_ == start || peek().touches) g = store_.sum(g, ups(at_ == start));
    if (is(0, "*") && (at_ == start || peek().touches)) {
      ++at_;
      g = store_.sum(g, store_.nimber(static_cast<std::uint32_t>(touching_count(1))));
    }
    if (at_ == start) fail(peek(), "expected a game");
    return g;
  }

  Dyadic number() {
    const Token& token = take();
    const auto x = Dyadic::read(token.text);
    if (!x) fail(token, "the denominator must be a power of 2");
    return *x;
  }

  /// `^`, `^^`, `^3`, `v`, `vv`, `v3`, `^[2]`, `v[2]`, `^(2)`, or nothing.
  Value ups(bool first) {
    std::int32_t sign = 1;
    std::uint64_t count = 0;
    bool bare = false;  // one arrow and nothing more, which brackets may follow
    if (peek().kind == TokenKind::word) {
      sign = -1;
      while (peek().kind == TokenKind::word && (peek().touches || (first && count == 0))) {
        const auto downs = count_of_downs(peek().text);
        if (!downs) break;
        bare = count == 0 && peek().text == "v";
        ++at_;
        count += *downs;
      }
      const bool counted = peek().kind == TokenKind::number && peek().touches;
      if (bare && counted) count = touching_count(1);  // an arrow of Unicode and its digits
      bare = bare && !counted;
    } else {
      while (is(0, "^") && (peek().touches || (first && count == 0))) {
        ++at_;
        ++count;
      }
      bare = count == 1 && !(peek().kind == TokenKind::number && peek().touches);
      if (count == 1) count = touching_count(1);
    }
    if (bare && is(0, "[") && peek().touches) return times_sign(sign, series("[", "]"));
    if (bare && is(0, "(") && peek().touches) return times_sign(sign, series("(", ")"));
    if (count > std::uint64_t{std::numeric_limits<std::int32_t>::max()})
      fail(tokens_[at_ - 1], "expected at most 2147483647 ups");
    return store_.simple({Dyadic(), sign * static_cast<std::int32_t>(count), 0});
  }

  Value times_sign(std::int32_t sign, Value g) { return sign < 0 ? store_.negative(g) : g; }

  Value series(std::string_view open, std::string_view close) {
    expect(open);
    const Token& token = take();
    const auto n = token.kind == TokenKind::number ? read_count(token.text) : std::nullopt;
    if (!n || *n < 1 || *n > longest_series) fail(token, "expected a number from 1 to 64");
    expect(close);
    return open == "[" ? up_series(store_, static_cast<std::uint32_t>(*n))
                       : up_power(store_, static_cast<std::uint32_t>(*n));
  }

  /// The digits right behind the last token, or `fallback`.
  std::uint64_t touching_count(std::uint64_t fallback) {
    if (peek().kind != TokenKind::number || !peek().touches) return fallback;
    const Token& token = take();
    const auto count = read_count(token.text);
    if (!count || *count > std::numeric_limits<std::uint32_t>::max())
      fail(token, "expected a whole number of at most 4294967295");
    return *count;
  }

  Value named() {
    const Token& word = take();
    if (!is(0, "(")) {
      const auto it = own_.variables_.find(word.text);
      if (it != own_.variables_.end()) return it->second;
      std::vector<std::string> names;
      for (const auto& [name, value] : own_.variables_) names.push_back(name);
      fail(word, "no variable has that name yet" + did_you_mean(word.text, names));
    }
    const Function* function = find_function(word.text);
    if (function == nullptr)
      fail(word, "no function has that name" + did_you_mean(word.text, function_names()));
    if (function->game == nullptr) fail(word, "this function gives words and must stand alone");
    const auto arguments = argument_list(*function);
    return called(word, [&] { return function->game(own_, arguments); });
  }

  /// What a function cannot take is reported where its name stands.
  template <class Call>
  static auto called(const Token& word, const Call& call) -> decltype(call()) {
    try {
      return call();
    } catch (const GaveUp&) {
      throw;
    } catch (const Error& error) {
      throw Error(fmt::format("column {}: {}", word.column, error.what()), error.remedy());
    }
  }

  std::vector<Value> argument_list(const Function& function) {
    const Token& open = peek();
    expect("(");
    std::vector<Value> out{sum()};
    while (skip(",")) out.push_back(sum());
    expect(")");
    if (out.size() != function.takes)
      fail(open, fmt::format("{} takes {} games", function.usage, function.takes));
    return out;
  }

  /// What stands between braces: games and lists, parted by runs of bars of falling length.
  Value slashed() {
    const Nested nested(*this);
    const std::size_t longest = longest_bars();
    if (longest == 0) fail(closing_token(), "expected a bar between the options of Left and Right");
    return parted(longest);
  }

  /// A game whose main bars are `bars` long; on either side a list, or a game with shorter bars.
  Value parted(std::size_t bars) {
    const Nested nested(*this);
    const auto left = side(bars);
    if (!at_bars() || peek().text.size() != bars)
      fail(peek(), fmt::format("expected {}", std::string(bars, '|')));
    ++at_;
    const auto right = side(bars);
    if (at_bars() && peek().text.size() == bars)
      fail(peek(), "two bars of the same length stand side by side; use braces");
    return store_.make(left, right);
  }

  std::vector<Value> side(std::size_t bars) {
    const std::size_t inner = bars_before(bars);
    if (inner != 0) return {parted(inner)};
    std::vector<Value> out;
    if (at_bars() || is(0, "}")) return out;
    out.push_back(sum());
    while (skip(",")) out.push_back(sum());
    return out;
  }

  /// The longest run of bars at this level of braces from here on, among those shorter than `limit`
  /// that come before one of at least that length.
  std::size_t bars_before(std::size_t limit) const {
    std::size_t longest = 0;
    for (std::size_t i = at_; tokens_[i].kind != TokenKind::end; ++i) {
      const auto text = tokens_[i].text;
      if (tokens_[i].kind != TokenKind::symbol) continue;
      if (opens(text)) {
        i = closing_[i];  // what stands in inner braces is another level's
        if (tokens_[i].kind == TokenKind::end) break;
        continue;
      }
      if (closes(text)) break;
      if (text[0] != '|' || text == "|>") continue;
      if (text.size() >= limit) break;
      longest = std::max(longest, text.size());
    }
    return longest;
  }
  std::size_t longest_bars() const { return bars_before(std::numeric_limits<std::size_t>::max()); }

  const Token& closing_token() const {
    std::size_t i = at_;
    while (tokens_[i].kind != TokenKind::end && tokens_[i].text != "}") ++i;
    return tokens_[i];
  }

  struct Nested {
    explicit Nested(ExpressionReader& reader) : depth(reader.depth_) {
      if (++depth > deepest_nesting || stack_left() < stack_reserve)
        fail(reader.peek(), "the expression is nested too deeply");
    }
    ~Nested() { --depth; }
    Nested(const Nested&) = delete;
    Nested& operator=(const Nested&) = delete;
    int& depth;
  };

  Calculator& own_;
  ValueStore& store_;
  std::vector<Token> tokens_;
  std::vector<std::size_t> closing_;  // for each opening brace the place of its closing one
  std::size_t at_ = 0;
  int depth_ = 0;
};

Calculated Calculator::line(std::string_view text) { return ExpressionReader(*this, text).line(); }

Value Calculator::value(std::string_view text) {
  const auto out = line(text);
  const auto* g = std::get_if<Value>(&out.what);
  if (g == nullptr) throw Error(fmt::format("{} is not a game", quoted(text)));
  return *g;
}

}  // namespace zermelo
