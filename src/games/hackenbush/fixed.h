#pragma once

#include <bit>
#include <compare>
#include <cstdint>
#include <optional>

#include "base/hash.h"
#include "games/hackenbush/drawing.h"
#include "value/dyadic.h"

namespace zermelo::hackenbush {

/// A number in units of 2^-96: all the arithmetic a search needs, in one 128-bit integer. Good for
/// numbers below 2^30 with denominators up to 2^90; who uses it makes sure of that.
struct Fixed {
  __extension__ using Units = __int128;
  static constexpr int point = 96;
  static constexpr std::uint64_t most_days = 90;  // of the birthday of a number it is used for

  Units units = 0;

  friend bool operator==(Fixed, Fixed) = default;
  friend auto operator<=>(Fixed, Fixed) = default;  // NOLINT(modernize-use-nullptr)
  friend Fixed operator+(Fixed a, Fixed b) { return {a.units + b.units}; }
  friend Fixed operator-(Fixed a, Fixed b) { return {a.units - b.units}; }
  friend Fixed operator-(Fixed a) { return {-a.units}; }

  static Fixed integer(std::int64_t n) { return {Units{n} << point}; }
  static Fixed from(const Dyadic& x);
  Dyadic dyadic() const;

  int sign() const { return (units > 0) - (units < 0); }
  bool is_integer() const { return (units & ((Units{1} << point) - 1)) == 0; }
  Fixed floor() const { return {(units >> point) << point}; }
  std::uint64_t hash() const {
    return mix(static_cast<std::uint64_t>(units), static_cast<std::uint64_t>(units >> 64));
  }
};

inline Fixed Fixed::from(const Dyadic& x) {
  const Dyadic units = x.scaled(point);
  const Dyadic high = units.scaled(-64).floor();
  const Dyadic low = units - high.scaled(64) - Dyadic(1).scaled(63);  // fits a signed word
  return {(Units{*high.to_integer()} << 64) + Units{*low.to_integer()} + (Units{1} << 63)};
}

inline Dyadic Fixed::dyadic() const {
  const auto high = static_cast<std::int64_t>(units >> 64);
  const auto low = static_cast<std::uint64_t>(units);
  const Dyadic upper = Dyadic(static_cast<std::int64_t>(low >> 1)).scaled(1);
  return (Dyadic(high).scaled(64) + upper + Dyadic(static_cast<std::int64_t>(low & 1)))
      .scaled(-point);
}

// What a search asks of a number; numbers.h has the same for numbers of any size.

inline std::optional<Fixed> left_option(Fixed x) {
  if (!x.is_integer()) return Fixed{x.units - (x.units & -x.units)};
  if (x.units <= 0) return std::nullopt;
  return x - Fixed::integer(1);
}

inline std::optional<Fixed> right_option(Fixed x) {
  const auto mirrored = left_option(-x);
  return mirrored ? std::optional(-*mirrored) : std::nullopt;
}

/// The simplest number from low to high, both included: an integer if there is one; else the first
/// multiple of the coarsest power of two, which the highest bit where the two ends differ tells.
inline Fixed simplest(Fixed low, Fixed high) {
  if (low.units <= 0 && high.units >= 0) return {};
  if (high.units < 0) return -simplest(-high, -low);
  const Fixed whole = low.is_integer() ? low : low.floor() + Fixed::integer(1);
  if (whole <= high) return whole;
  const Fixed::Units differ = (low.units - 1) ^ high.units;
  const auto upper = static_cast<std::uint64_t>(differ >> 64);
  const int top = upper != 0 ? 127 - std::countl_zero(upper)
                             : 63 - std::countl_zero(static_cast<std::uint64_t>(differ));
  return {(high.units >> top) << top};
}

/// The value of an edge with a number on top of it. For a blue one, with n >= 1 the least that
/// makes x + n > 1, it is (x + n) / 2^(n-1) (Berlekamp's rule; Winning Ways, chapter 3).
inline Fixed on_edge(Fixed x, Colour colour) {
  if (colour == Colour::red) return -on_edge(-x, Colour::blue);
  if (x.units > 0) return x + Fixed::integer(1);
  const auto steps = static_cast<std::int64_t>((-x.units) >> Fixed::point) + 2;
  return {(x + Fixed::integer(steps)).units >> (steps - 1)};
}

inline Fixed whole_number(Fixed, std::int64_t n) { return Fixed::integer(n); }

}  // namespace zermelo::hackenbush
