#pragma once

#include <bit>
#include <compare>
#include <concepts>
#include <cstdint>
#include <optional>

#include "base/hash.h"
#include "base/wide_integer.h"
#include "games/hackenbush/drawing/drawing.h"
#include "value/dyadic.h"

namespace zermelo::hackenbush {

/// A number in units of 2^-Point, kept in one integer, with the arithmetic that a search needs. The
/// caller makes sure that the numbers fit.
template <class Integer, int Point, std::uint64_t Days>
struct FixedPoint {
  using Units = Integer;
  static constexpr int point = Point;
  static constexpr std::uint64_t most_days =
      Days;  // the latest birthday of a number it is used for

  Units units = 0;

  friend bool operator==(FixedPoint, FixedPoint) = default;
  friend auto operator<=>(FixedPoint, FixedPoint) = default;  // NOLINT(modernize-use-nullptr)
  friend FixedPoint operator+(FixedPoint a, FixedPoint b) { return {a.units + b.units}; }
  friend FixedPoint operator-(FixedPoint a, FixedPoint b) { return {a.units - b.units}; }
  friend FixedPoint operator-(FixedPoint a) { return {-a.units}; }

  static FixedPoint integer(std::int64_t n) { return {Units{n} << point}; }
  static FixedPoint from(const Dyadic& x);
  Dyadic dyadic() const;

  int sign() const { return (units > 0) - (units < 0); }
  bool is_integer() const { return (units & ((Units{1} << point) - 1)) == 0; }
  FixedPoint floor() const { return {(units >> point) << point}; }
  std::uint64_t hash() const {
    if constexpr (sizeof(Units) == 8) return mix(static_cast<std::uint64_t>(units));
    return mix(static_cast<std::uint64_t>(units), static_cast<std::uint64_t>(units >> 32 >> 32));
  }
};

/// For numbers below 2^30 with denominators up to 2^90.
using Fixed = FixedPoint<WideInteger, 96, 90>;

/// For numbers born by day 50, so below 50 with denominators up to 2^49: half the size, which is
/// what fills the memory of a search. Bounds are kept up to 50 units of 2^-55 inside of a number
/// (NumberSearch adds one a move), less than two numbers differ by; sums and differences of a few
/// numbers stay below 2^8.
using ShortFixed = FixedPoint<std::int64_t, 55, 50>;

template <class T>
concept IsFixed = std::same_as<T, Fixed> || std::same_as<T, ShortFixed>;

template <class Integer, int Point, std::uint64_t Days>
FixedPoint<Integer, Point, Days> FixedPoint<Integer, Point, Days>::from(const Dyadic& x) {
  const Dyadic units = x.scaled(point);
  if constexpr (sizeof(Units) == 8) {
    return {*units.to_integer()};
  } else {
    const Dyadic high = units.scaled(-64).floor();
    const Dyadic low = units - high.scaled(64) - Dyadic(1).scaled(63);  // fits a signed word
    return {(Units{*high.to_integer()} << 64) + Units{*low.to_integer()} + (Units{1} << 63)};
  }
}

template <class Integer, int Point, std::uint64_t Days>
Dyadic FixedPoint<Integer, Point, Days>::dyadic() const {
  if constexpr (sizeof(Units) == 8) {
    return Dyadic(units).scaled(-point);
  } else {
    const auto high = static_cast<std::int64_t>(units >> 64);
    const auto low = static_cast<std::uint64_t>(units);
    const Dyadic upper = Dyadic(static_cast<std::int64_t>(low >> 1)).scaled(1);
    return (Dyadic(high).scaled(64) + upper + Dyadic(static_cast<std::int64_t>(low & 1)))
        .scaled(-point);
  }
}

// The functions that a search needs of a number; numbers.h has them for numbers of any size.

template <IsFixed Number>
std::optional<Number> left_option(Number x) {
  if (!x.is_integer()) return Number{x.units - (x.units & -x.units)};
  if (x.units <= 0) return std::nullopt;
  return x - Number::integer(1);
}

template <IsFixed Number>
std::optional<Number> right_option(Number x) {
  const auto mirrored = left_option(-x);
  return mirrored ? std::optional(-*mirrored) : std::nullopt;
}

/// The simplest number from low to high, both included: an integer if there is one; else the first
/// multiple of the coarsest power of two, which the highest bit where the two ends differ tells.
template <IsFixed Number>
Number simplest(Number low, Number high) {
  if (low.units <= 0 && high.units >= 0) return {};
  if (high.units < 0) return -simplest(-high, -low);
  const Number whole = low.is_integer() ? low : low.floor() + Number::integer(1);
  if (whole <= high) return whole;
  const auto differ = (low.units - 1) ^ high.units;
  const auto upper = static_cast<std::uint64_t>(differ >> 32 >> 32);
  const bool is_wide = sizeof(differ) > 8 && upper != 0;
  const int top = is_wide ? 127 - std::countl_zero(upper)
                          : 63 - std::countl_zero(static_cast<std::uint64_t>(differ));
  return {(high.units >> top) << top};
}

/// The value of an edge with a number on top of it. For a blue one, with n >= 1 the least that
/// makes x + n > 1, it is (x + n) / 2^(n-1) (Berlekamp's rule; Winning Ways, chapter 3).
template <IsFixed Number>
Number on_edge(Number x, Colour colour) {
  if (colour == Colour::red) return -on_edge(-x, Colour::blue);
  if (x.units > 0) return x + Number::integer(1);
  const auto steps = static_cast<std::int64_t>((-x.units) >> Number::point) + 2;
  return {(x + Number::integer(steps)).units >> (steps - 1)};
}

template <IsFixed Number>
Number whole_number(Number, std::int64_t n) {
  return Number::integer(n);
}

template <IsFixed Number>
std::size_t heap_bytes(Number) {
  return 0;
}

}  // namespace zermelo::hackenbush
