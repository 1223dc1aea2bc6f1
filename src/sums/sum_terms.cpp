#include "sums/sum_terms.h"

#include "value/text.h"

namespace zermelo {
namespace {

std::span<const Value> options_of(ValueStore& values, Value g, Side side) {
  return side == Side::left ? values.left(g) : values.right(g);
}

/// The option of a value that has this text.
std::optional<Value> option_with_text(ValueStore& values, Value g, Side side,
                                      std::string_view text) {
  const auto span = options_of(values, g, side);
  for (const Value option : std::vector<Value>(span.begin(), span.end()))
    if (value_text(values, option) == text) return option;
  return std::nullopt;
}

}  // namespace

std::vector<std::unique_ptr<PositionValues>> finders_of(const std::vector<SumTerm>& sum,
                                                        ValueStore& values,
                                                        std::size_t most_bytes) {
  std::vector<std::unique_ptr<PositionValues>> out;
  for (const SumTerm& term : sum)
    if (const auto* position = std::get_if<PositionModel::Pointer>(&term.what))
      out.push_back((*position)->values(values, most_bytes));
  return out;
}

Value sum_value(const std::vector<SumTerm>& sum, ValueStore& values, Budget& budget,
                std::size_t most_bytes) {
  const auto finders = finders_of(sum, values, most_bytes);
  Value out;
  for (const SumTerm& term : sum) {
    const auto* position = std::get_if<PositionModel::Pointer>(&term.what);
    const Value one = position != nullptr ? (*position)->value(values, budget, most_bytes)
                                          : std::get<Value>(term.what);
    out = values.sum(out, values.times(term.times, one));
  }
  return out;
}

std::vector<std::string> moves_in(const SumTerm& part, Side side, ValueStore& values) {
  if (const auto* position = std::get_if<PositionModel::Pointer>(&part.what))
    return part.times == 0 ? std::vector<std::string>{} : (*position)->moves(own_side(part, side));
  const auto span = options_of(values, std::get<Value>(part.what), side);
  std::vector<std::string> out;
  for (const Value option : std::vector<Value>(span.begin(), span.end()))
    out.push_back(value_text(values, option));
  return out;
}

std::vector<SumTerm> with_option(const std::vector<SumTerm>& sum, std::size_t part,
                                 const std::variant<PositionModel::Pointer, Value>& option) {
  std::vector<SumTerm> out = sum;
  SumTerm& moved = out[part];
  const std::int64_t one = moved.times < 0 ? -1 : 1;
  if (moved.times == one || std::holds_alternative<Value>(moved.what)) {
    moved.what = option;
    return out;
  }
  moved.times -= one;
  out.push_back({option, one});
  return out;
}

std::optional<std::vector<SumTerm>> played(const std::vector<SumTerm>& sum, Side side,
                                           const MixedMove& move, ValueStore& values) {
  if (move.part >= sum.size()) return std::nullopt;
  const SumTerm& part = sum[move.part];
  const auto* position = std::get_if<PositionModel::Pointer>(&part.what);
  if (position == nullptr) {
    const auto option = option_with_text(values, std::get<Value>(part.what), side, move.move);
    if (!option) return std::nullopt;
    return with_option(sum, move.part, *option);
  }
  if (part.times == 0) return std::nullopt;
  const auto next = (*position)->after(own_side(part, side), move.move);
  if (next == nullptr) return std::nullopt;
  return with_option(sum, move.part, next);
}

}  // namespace zermelo
