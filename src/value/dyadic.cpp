#include "value/dyadic.h"

#include <gmpxx.h>

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <limits>
#include <utility>

#include "base/error.h"
#include "base/hash.h"

namespace zermelo {
namespace {

constexpr std::uint32_t most_exponent = 1U << 30;

bool fits(const mpz_class& z) { return mpz_fits_slong_p(z.get_mpz_t()) != 0; }

std::uint32_t trailing_zeros(const mpz_class& z) {
  return static_cast<std::uint32_t>(mpz_scan1(z.get_mpz_t(), 0));
}

/// x + y without overflow, else nothing. Both numerators are over 2^max exponent.
std::optional<Dyadic> small_sum(std::int64_t a, std::uint32_t e, std::int64_t b, std::uint32_t f) {
  if (e < f) {
    std::swap(a, b);
    std::swap(e, f);
  }
  const std::uint32_t shift = e - f;
  if (shift > 62) return std::nullopt;
  std::int64_t wide = 0, out = 0;
  if (__builtin_mul_overflow(b, std::int64_t{1} << shift, &wide)) return std::nullopt;
  if (__builtin_add_overflow(a, wide, &out)) return std::nullopt;
  return Dyadic(out, e);
}

bool all_digits(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

}  // namespace

/// A numerator over 2^exponent, not yet reduced.
struct Dyadic::Big {
  mpz_class numerator;
  std::uint32_t exponent = 0;
};

Dyadic::Dyadic(std::int64_t integer) : numerator_(integer) {}

Dyadic::Dyadic(std::int64_t numerator, std::uint32_t exponent)
    : numerator_(numerator), exponent_(numerator == 0 ? 0 : exponent) {
  const auto zeros =
      static_cast<std::uint32_t>(std::countr_zero(static_cast<std::uint64_t>(numerator_)));
  const auto shift = std::min(exponent_, zeros);
  numerator_ >>= shift;
  exponent_ -= shift;
}

Dyadic::Dyadic(Big big) {
  if (big.numerator == 0) return;
  const auto shift = std::min(big.exponent, trailing_zeros(big.numerator));
  big.numerator >>= shift;
  exponent_ = big.exponent - shift;
  if (fits(big.numerator)) {
    numerator_ = big.numerator.get_si();
  } else {
    big_ = std::make_shared<const Big>(std::move(big));
  }
}

Dyadic::Big Dyadic::widened() const {
  return {big_ ? big_->numerator : mpz_class(static_cast<long>(numerator_)), exponent_};
}

std::optional<Dyadic> Dyadic::read(std::string_view text) {
  const bool minus = text.starts_with('-');
  if (minus) text.remove_prefix(1);
  const auto slash = text.find('/');
  const auto above = text.substr(0, slash);
  const auto below = slash == std::string_view::npos ? "1" : text.substr(slash + 1);
  if (!all_digits(above) || !all_digits(below)) return std::nullopt;
  const mpz_class numerator(std::string(above), 10), denominator(std::string(below), 10);
  if (denominator == 0 || mpz_popcount(denominator.get_mpz_t()) != 1) return std::nullopt;
  Dyadic out(Big{numerator, trailing_zeros(denominator)});
  return minus ? -out : out;
}

std::string Dyadic::text() const {
  std::string out = big_ ? big_->numerator.get_str() : std::to_string(numerator_);
  if (exponent_ == 0) return out;
  return out + '/' + mpz_class(mpz_class(1) << exponent_).get_str();
}

Dyadic operator+(const Dyadic& x, const Dyadic& y) {
  if (!x.big_ && !y.big_) {
    const auto sum = small_sum(x.numerator_, x.exponent_, y.numerator_, y.exponent_);
    if (sum) return *sum;
  }
  auto a = x.widened(), b = y.widened();
  if (a.exponent < b.exponent) std::swap(a, b);
  a.numerator += b.numerator << (a.exponent - b.exponent);
  return Dyadic(std::move(a));
}

Dyadic operator-(const Dyadic& x) {
  if (!x.big_ && x.numerator_ != std::numeric_limits<std::int64_t>::min()) {
    Dyadic out = x;
    out.numerator_ = -x.numerator_;
    return out;
  }
  auto wide = x.widened();
  wide.numerator = -wide.numerator;
  return Dyadic(std::move(wide));
}

bool operator==(const Dyadic& x, const Dyadic& y) {
  if (x.exponent_ != y.exponent_ || (x.big_ == nullptr) != (y.big_ == nullptr)) return false;
  return x.big_ ? x.big_->numerator == y.big_->numerator : x.numerator_ == y.numerator_;
}

std::strong_ordering operator<=>(const Dyadic& x, const Dyadic& y) {
  if (!x.big_ && !y.big_ && x.exponent_ == y.exponent_) return x.numerator_ <=> y.numerator_;
  return (x - y).sign() <=> 0;
}

Dyadic Dyadic::scaled(std::int64_t power) const {
  if (sign() == 0) return {};
  if (power <= 0) {
    if (static_cast<std::uint64_t>(-power) + exponent_ > most_exponent) {
      throw Error("a number with a denominator of more than 2^1073741824 is too fine to hold");
    }
    const auto exponent = exponent_ + static_cast<std::uint32_t>(-power);
    if (!big_) return {numerator_, exponent};
    return Dyadic(Big{big_->numerator, exponent});
  }
  auto wide = widened();
  wide.numerator <<= static_cast<unsigned long>(power);
  return Dyadic(std::move(wide));
}

Dyadic Dyadic::times(std::int64_t factor) const {
  std::int64_t out = 0;
  if (!big_ && !__builtin_mul_overflow(numerator_, factor, &out)) return {out, exponent_};
  auto wide = widened();
  wide.numerator *= static_cast<long>(factor);
  return Dyadic(std::move(wide));
}

Dyadic Dyadic::floor() const {
  if (exponent_ == 0) return *this;
  if (!big_) return {exponent_ > 62 ? (numerator_ < 0 ? -1 : 0) : numerator_ >> exponent_};
  return Dyadic(Big{mpz_class(big_->numerator >> exponent_), 0});
}

int Dyadic::sign() const {
  if (big_) return sgn(big_->numerator);
  return (numerator_ > 0) - (numerator_ < 0);
}

std::optional<std::int64_t> Dyadic::to_integer() const {
  if (exponent_ != 0 || big_) return std::nullopt;
  return numerator_;
}

/// Truncated towards zero to 53 bits, which keeps the order, even if a number is too large or too
/// fine for a double.
double Dyadic::approximate() const {
  constexpr std::int64_t exact = std::int64_t{1} << 53;
  if (!big_ && -exact < numerator_ && numerator_ < exact && exponent_ < 900)
    return std::ldexp(static_cast<double>(numerator_), -static_cast<int>(exponent_));
  constexpr auto largest = std::numeric_limits<double>::max();
  long power = 0;
  const auto wide = widened();
  const double mantissa = mpz_get_d_2exp(&power, wide.numerator.get_mpz_t());  // truncates
  const auto exponent = std::int64_t{power} - std::int64_t{exponent_};
  if (exponent > 1024) return mantissa < 0 ? -largest : largest;
  if (exponent < -1000) return std::copysign(std::ldexp(0.5, -1000), mantissa);
  return std::ldexp(mantissa, static_cast<int>(exponent));
}

std::uint64_t Dyadic::hash() const {
  std::uint64_t out = mix(exponent_, static_cast<std::uint64_t>(numerator_));
  if (!big_) return out;
  const auto* z = big_->numerator.get_mpz_t();
  for (std::size_t i = 0; i < mpz_size(z); ++i) {
    out = mix(out, mpz_getlimbn(z, static_cast<mp_size_t>(i)));
  }
  return mix(out, static_cast<std::uint64_t>(sign()) + 1);
}

/// An integer n is born on day |n|. Any other number takes the days of the next integer towards
/// zero, one for the integer beyond it, and one for each halving.
std::uint64_t Dyadic::birthday() const {
  const Dyadic size = sign() < 0 ? -*this : *this;
  const auto whole = size.floor().to_integer();
  if (!whole) return std::numeric_limits<std::uint64_t>::max();
  return static_cast<std::uint64_t>(*whole) + (is_integer() ? 0 : 1 + std::uint64_t{exponent_});
}

Dyadic Dyadic::exact_birthday() const {
  const Dyadic whole = (sign() < 0 ? -*this : *this).floor();
  return is_integer() ? whole : whole + Dyadic(1 + std::int64_t{exponent_});
}

std::size_t Dyadic::heap_bytes() const {
  return big_ ? sizeof(Big) + 8 * mpz_size(big_->numerator.get_mpz_t()) + 32 : 0;
}

namespace {

bool above(const Dyadic& x, const Bound& low) {
  return !low.at || *low.at < x || (low.closed && *low.at == x);
}

bool below(const Dyadic& x, const Bound& high) {
  return !high.at || x < *high.at || (high.closed && *high.at == x);
}

/// The least multiple of 2^-exponent above the low end.
Dyadic first_multiple(const Bound& low, std::uint32_t exponent) {
  const Dyadic scaled = low.at->scaled(exponent);
  const Dyadic floor = scaled.floor();
  const bool itself = low.closed && floor == scaled;
  return (itself ? floor : floor + Dyadic(1)).scaled(-std::int64_t{exponent});
}

}  // namespace

/// Zero if it is inside; otherwise, mirrored to the positive side, the least integer inside;
/// otherwise the first multiple inside of the coarsest 2^-e that has one. Multiples of 2^-e are
/// multiples of 2^-(e+1), so that e can be found by doubling and halving.
Dyadic simplest_between(const Bound& low, const Bound& high) {
  if (above({}, low) && below({}, high)) return {};
  if (!low.at || low.at->sign() < 0) {
    const auto mirrored = [](const Bound& b) {
      return Bound{b.at ? std::optional(-*b.at) : std::nullopt, b.closed};
    };
    return -simplest_between(mirrored(high), mirrored(low));
  }
  std::uint32_t fine = 0;
  while (!below(first_multiple(low, fine), high)) fine = 2 * fine + 1;
  std::uint32_t coarse = 0;
  while (coarse < fine) {
    const std::uint32_t middle = (coarse + fine) / 2;
    if (below(first_multiple(low, middle), high)) {
      fine = middle;
    } else {
      coarse = middle + 1;
    }
  }
  return first_multiple(low, fine);
}

std::optional<Dyadic> left_option(const Dyadic& x) {
  if (!x.is_integer()) return x - Dyadic(1, x.exponent());
  if (x.sign() <= 0) return std::nullopt;
  return x - Dyadic(1);
}

std::optional<Dyadic> right_option(const Dyadic& x) {
  if (!x.is_integer()) return x + Dyadic(1, x.exponent());
  if (x.sign() >= 0) return std::nullopt;
  return x + Dyadic(1);
}

}  // namespace zermelo
