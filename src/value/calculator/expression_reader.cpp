#include "value/calculator/expression_reader.h"

#include <fmt/format.h>

#include <array>
#include <limits>

#include "base/nearest.h"
#include "base/numbers.h"
#include "base/stack_left.h"
#include "value/operations.h"

namespace zermelo {
namespace {

constexpr int deepest_nesting =
    6300;  // three for a pair of braces: more than any written value has

struct Relation {
  std::string_view symbol;
  bool (*holds)(Ordering);
};

constexpr std::array<Relation, 10> relations{{
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

/// Calls a function; an argument that it cannot take is reported at the column of its name.
template <class Call>
auto called(const Token& word, const Call& call) -> decltype(call()) {
  try {
    return call();
  } catch (const GaveUp&) {
    throw;
  } catch (const Error& error) {
    throw Error(fmt::format("column {}: {}", word.column, error.what()), error.remedy());
  }
}

}  // namespace

ExpressionReader::Nested::Nested(ExpressionReader& reader) : depth_(reader.depth_) {
  if (++depth_ > deepest_nesting || stack_left() < stack_reserve)
    reader.in_.fail(reader.in_.peek(), "the expression is nested too deeply");
}

Calculated ExpressionReader::line() {
  Calculated out;
  if (in_.is_word() && (in_.is(1, "=") || in_.is(1, ":="))) {
    out.name = std::string(variable_name());
    in_.take();
    in_.take();
  }
  const std::size_t start = in_.place();
  if (!told_alone(out))
    relation(out);
  else if (!out.name.empty())
    in_.fail(in_.at(start), "a variable holds a game, not words");
  if (in_.peek().kind != TokenKind::end) in_.fail(in_.peek(), "expected an operator or the end");
  if (!out.name.empty()) assign(out, start);
  return out;
}

void ExpressionReader::assign(Calculated& out, std::size_t start) {
  const auto* g = std::get_if<Value>(&out.what);
  if (g == nullptr)
    in_.fail(in_.at(start), "a variable holds a game, not the truth of a comparison");
  own_.variables_[out.name] = *g;
}

std::string_view ExpressionReader::variable_name() const {
  const auto word = in_.peek().text;
  if (count_of_downs(word)) in_.fail(in_.peek(), "expected another name, this one is a game");
  const Function* function = find_function(word);
  if (function != nullptr && (function->name == word || function->other_name == word))
    in_.fail(in_.peek(), "expected another name, this one is a function");
  return word;
}

/// A function whose result is not a game, alone on a line: outcome(g), options(g), form({..|..}).
bool ExpressionReader::told_alone(Calculated& out) {
  const Function* function = in_.is_word() ? find_function(in_.peek().text) : nullptr;
  if (function == nullptr || function->game != nullptr || !in_.is(1, "(")) return false;
  const Token& word = in_.take();
  if (function->takes_a_form()) {
    out.what = form();
    return true;
  }
  const auto arguments = argument_list(*function);
  called(word, [&] {
    if (function->words != nullptr)
      out.what = function->words(own_, arguments);
    else
      out.what = function->lists(own_, arguments);
  });
  return true;
}

void ExpressionReader::relation(Calculated& out) {
  const Value g = sum();
  for (const auto& [symbol, holds] : relations) {
    if (!in_.skip(symbol)) continue;
    const Value h = sum();
    out.what = holds(store_.compare(g, h));
    return;
  }
  out.what = g;
}

Value ExpressionReader::sum() {
  Value g = ordinal();
  while (true) {
    if (in_.skip("+")) {
      g = store_.sum(g, ordinal());
    } else if (in_.skip("-")) {
      g = store_.difference(g, ordinal());
    } else if (in_.skip("+-")) {
      g = store_.sum(g, switch_of(store_, ordinal()));
    } else {
      return g;
    }
  }
}

Value ExpressionReader::ordinal() {
  Value g = product();
  while (in_.skip(":")) g = ordinal_sum(store_, g, product());
  return g;
}

Value ExpressionReader::product() {
  if (!in_.is_number() || !in_.is(1, ".")) return unary();
  const Token& number = in_.take();
  const auto factor = read_count(number.text);
  if (!factor || *factor > std::uint64_t{std::numeric_limits<std::int32_t>::max()})
    in_.fail(number, "expected an integer of at most 2147483647 before the dot");
  const Token& dot = in_.take();
  const bool is_full_stop = text_.substr(dot.begin, 1) == ".";  // and not the dot of a book
  if (is_touching_number() && dot.touches && is_full_stop)
    in_.fail(number,
             "decimals are not read; write 3/2, or put blanks around the dot of a multiple");
  return store_.times(static_cast<std::int64_t>(*factor), unary());
}

Value ExpressionReader::unary() {
  const Nested nested(*this);
  const bool is_signed_number =
      in_.is("-") && in_.peek(1).kind == TokenKind::number && in_.peek(1).touches;
  if (is_signed_number && !in_.is(2, ".")) {
    in_.take();
    return literal(true);
  }
  if (in_.skip("-")) return store_.negative(product());
  if (in_.skip("+")) return product();
  if (in_.skip("+-")) return switch_of(store_, product());
  return primary();
}

Value ExpressionReader::primary() {
  if (in_.skip("(")) {
    const Value g = sum();
    in_.expect(")");
    return g;
  }
  if (in_.skip("{")) {
    const Value g = slashed();
    in_.expect("}");
    return g;
  }
  if (in_.is_word() && !count_of_downs(in_.peek().text)) return named();
  return literal();
}

Value ExpressionReader::named() {
  const Token& word = in_.take();
  if (in_.peek().kind == TokenKind::position) return position_value(word);
  return in_.is("(") ? function_value(word) : variable(word);
}

Value ExpressionReader::position_value(const Token& game) {
  const Token& position = in_.take();
  return called(game, [&] { return own_.games_.value(game.text, position.text); });
}

Value ExpressionReader::variable(const Token& word) const {
  const auto it = own_.variables_.find(word.text);
  if (it != own_.variables_.end()) return it->second;
  std::vector<std::string> names;
  for (const auto& [name, value] : own_.variables_) names.push_back(name);
  in_.fail(word, "no variable has that name yet" + did_you_mean(word.text, names));
}

Value ExpressionReader::function_value(const Token& word) {
  const Function* function = find_function(word.text);
  if (function == nullptr)
    in_.fail(word, "no function has that name" + did_you_mean(word.text, function_names()));
  if (function->game == nullptr)
    in_.fail(word, "the result of this function is not a game; it must stand alone");
  const auto arguments = argument_list(*function);
  return called(word, [&] { return function->game(own_, arguments); });
}

std::vector<Value> ExpressionReader::argument_list(const Function& function) {
  const Token& open = in_.peek();
  in_.expect("(");
  std::vector<Value> out{sum()};
  while (in_.skip(",")) out.push_back(sum());
  in_.expect(")");
  if (out.size() != function.takes)
    in_.fail(open, fmt::format("{} takes {} games", function.usage, function.takes));
  return out;
}

}  // namespace zermelo
