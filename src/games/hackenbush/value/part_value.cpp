#include "games/hackenbush/value/part_value.h"

#include "games/hackenbush/value/numbers.h"
#include "value/operations.h"

namespace zermelo::hackenbush {

PartValue PartArithmetic::part_value(Value g) const {
  if (store_.is_number(g)) return store_.simple(g)->number;
  return g;
}

Value PartArithmetic::value(const PartValue& part) {
  if (const auto* x = std::get_if<Dyadic>(&part)) return store_.number(*x);
  return std::get<Value>(part);
}

PartValue PartArithmetic::sum(const PartValue& a, const PartValue& b) {
  const auto *x = std::get_if<Dyadic>(&a), *y = std::get_if<Dyadic>(&b);
  if (x != nullptr && y != nullptr) return *x + *y;
  return part_value(store_.sum(value(a), value(b)));
}

std::optional<std::uint32_t> PartArithmetic::nimber(const PartValue& part) const {
  if (const auto* x = std::get_if<Dyadic>(&part)) {
    return x->sign() == 0 ? std::optional(0U) : std::nullopt;
  }
  const Simple* form = store_.simple(std::get<Value>(part));
  if (form == nullptr || form->ups != 0 || form->number.sign() != 0) return std::nullopt;
  return form->star;
}

/// The ordinal sum edge:above (the colon principle; Winning Ways, chapter 7). Numbers on blue and
/// red edges follow Berlekamp's rule, nimbers on green ones count up.
PartValue PartArithmetic::on_edge(const PartValue& above, Colour colour) {
  if (colour == Colour::green) {
    if (const auto k = nimber(above)) return store_.nimber(*k + 1);
    return part_value(ordinal_sum(store_, store_.nimber(1), value(above)));
  }
  if (const auto* x = std::get_if<Dyadic>(&above)) return hackenbush::on_edge(*x, colour);
  return part_value(
      ordinal_sum(store_, store_.number(colour == Colour::blue ? 1 : -1), value(above)));
}

}  // namespace zermelo::hackenbush
