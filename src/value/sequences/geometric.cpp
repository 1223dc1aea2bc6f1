#include "value/sequences/geometric.h"

#include <fmt/format.h>

#include <numeric>

namespace zermelo {

std::optional<Dyadic> ratio_of(const Dyadic& d, const Dyadic& e) {
  constexpr int most = 40;
  if (d.sign() == 0 || e.sign() == 0) return std::nullopt;
  for (int power = -most; power <= most; ++power) {
    const Dyadic scaled = e.scaled(power);
    if (power != 0 && (scaled == d || -scaled == d))
      return Dyadic(scaled == d ? 1 : -1).scaled(power);
  }
  return std::nullopt;
}

Dyadic times_ratio(const Dyadic& x, const Dyadic& ratio) {
  const auto integer = ratio.to_integer();
  const Dyadic scaled = x.scaled(integer ? 0 : -static_cast<std::int64_t>(ratio.exponent()));
  return integer ? x.times(*integer) : ratio.sign() < 0 ? -scaled : scaled;
}

std::optional<std::string> limit_of(const Dyadic& ratio, const Dyadic& offset) {
  constexpr std::uint32_t most = 20;
  const auto power = ratio.exponent();
  if (power == 0 || power > most || offset.exponent() > most) return std::nullopt;
  const auto over = offset.scaled(power).scaled(offset.exponent()).to_integer();
  if (!over) return std::nullopt;
  const std::int64_t under = ((std::int64_t{1} << power) - ratio.sign()) << offset.exponent();
  const std::int64_t divisor = std::gcd(*over, under);
  if (divisor == under) return fmt::format("{}", *over / under);
  return fmt::format("{}/{}", *over / divisor, under / divisor);
}

}  // namespace zermelo
