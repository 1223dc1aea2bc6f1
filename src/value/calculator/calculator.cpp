#include "value/calculator/calculator.h"

#include <fmt/format.h>

#include "value/calculator/expression_reader.h"
#include "value/text.h"

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

std::string words_of(ValueStore& store, const GameLists& lists) {
  const auto listed = [&store](const std::vector<Value>& games) {
    std::vector<std::string> texts;
    for (const Value g : games) texts.push_back(value_text(store, g));
    return texts.empty() ? "none" : fmt::format("{}", fmt::join(texts, ", "));
  };
  if (lists.left && lists.right)
    return fmt::format("Left: {}; Right: {}", listed(*lists.left), listed(*lists.right));
  return listed(lists.left ? *lists.left : *lists.right);
}

}  // namespace zermelo
