#include "sums/sum_reader.h"

#include <fmt/format.h>

#include <utility>

#include "base/error.h"
#include "sums/positions.h"

namespace zermelo {
namespace {

/// Reads a position at a column of an expression, which a complaint names.
PositionModel::Pointer position_at(const PositionText& text) {
  try {
    return find_sum_game(text.game)->read(text.position);
  } catch (const Error& error) {
    throw Error(fmt::format("column {}: {}", text.column, error.what()), error.remedy());
  }
}

}  // namespace

WrittenSum read_sum(std::string_view text, ValueStore& values, Budget& budget,
                    std::size_t most_bytes) {
  Calculator calculator(values, position_values(
                                    values, [&budget]() -> Budget& { return budget; }, most_bytes));
  WrittenSum out;
  for (auto& term : calculator.terms(text)) {
    if (const auto* position = std::get_if<PositionText>(&term.what))
      out.terms.push_back({position_at(*position), term.times});
    else
      out.terms.push_back({std::get<Value>(term.what), 1});
    out.texts.push_back(std::move(term.text));
  }
  return out;
}

ExpressionGames position_values(ValueStore& values, std::function<Budget&()> budget,
                                std::size_t most_bytes) {
  ExpressionGames games;
  for (const auto& kind : sum_games()) games.names.emplace_back(kind.name);
  games.value = [&values, budget = std::move(budget), most_bytes](std::string_view game,
                                                                  std::string_view position) {
    return find_sum_game(game)->read(position)->value(values, budget(), most_bytes);
  };
  return games;
}

}  // namespace zermelo
