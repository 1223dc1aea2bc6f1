#include "value/calculator/calculator.h"

#include <fmt/format.h>

#include "value/calculator/expression_reader.h"

namespace zermelo {

Calculated Calculator::line(std::string_view text) { return ExpressionReader(*this, text).line(); }

Value Calculator::value(std::string_view text) {
  const auto out = line(text);
  const auto* g = std::get_if<Value>(&out.what);
  if (g == nullptr) throw Error(fmt::format("{} is not a game", in_quotes(text)));
  return *g;
}

std::vector<ExpressionTerm> Calculator::terms(std::string_view text) {
  return ExpressionReader(*this, text).terms();
}

}  // namespace zermelo
