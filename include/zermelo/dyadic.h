#pragma once

#include <zermelo/export.h>

#include <compare>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace zermelo {

/// A dyadic rational m / 2^n of any size, always in lowest terms.
///
/// Small ones (a 64-bit numerator) live in the object itself; only what does not fit is held as a
/// big integer, shared and never changed. Copies are cheap either way.
class ZERMELO_API Dyadic {
 public:
  Dyadic() = default;
  Dyadic(std::int64_t integer);  // implicit: every integer is a dyadic rational
  Dyadic(std::int64_t numerator, std::uint32_t exponent);  // numerator / 2^exponent

  /// "3", "-5/8"; nothing when the text is not a number of that form, also when the denominator
  /// is not a power of two.
  static std::optional<Dyadic> read(std::string_view text);
  std::string text() const;

  ZERMELO_API friend Dyadic operator+(const Dyadic& x, const Dyadic& y);
  ZERMELO_API friend Dyadic operator-(const Dyadic& x);
  friend Dyadic operator-(const Dyadic& x, const Dyadic& y) { return x + -y; }
  ZERMELO_API friend bool operator==(const Dyadic& x, const Dyadic& y);
  ZERMELO_API friend std::strong_ordering operator<=>(const Dyadic& x, const Dyadic& y);

  /// This times 2^power; the power may be negative.
  Dyadic scaled(std::int64_t power) const;
  Dyadic times(std::int64_t factor) const;
  Dyadic floor() const;  // the greatest integer not above it
  Dyadic ceil() const { return -(-*this).floor(); }

  int sign() const;
  bool is_integer() const { return exponent_ == 0; }
  /// n, where the denominator is 2^n.
  std::uint32_t exponent() const { return exponent_; }
  std::optional<std::int64_t> to_integer() const;  // where it is one and fits
  /// Rounded, but never out of order: x <= y gives x.approximate() <= y.approximate().
  double approximate() const;
  std::uint64_t hash() const;
  /// The day on which this number is born; the largest number there is where that does not fit.
  std::uint64_t birthday() const;
  /// The same, of any size.
  Dyadic exact_birthday() const;
  /// The bytes held outside the object itself.
  std::size_t heap_bytes() const;

 private:
  struct Big;
  explicit Dyadic(Big big);
  Big widened() const;

  std::int64_t numerator_ = 0;
  std::uint32_t exponent_ = 0;
  std::shared_ptr<const Big> big_;  // set: it is the numerator, which does not fit 64 bits
};

}  // namespace zermelo
