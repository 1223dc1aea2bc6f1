#include "base/numbers.h"

#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <limits>

namespace zermelo {
namespace {

template <class Number>
std::optional<Number> read_whole(std::string_view text) {
  Number number{};
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc{} || stop != end) return std::nullopt;
  return number;
}

int binary_exponent(char unit) {
  switch (unit) {
    case 'K':
      return 10;
    case 'M':
      return 20;
    case 'G':
      return 30;
    case 'T':
      return 40;
    default:
      return 0;
  }
}

}  // namespace

std::optional<std::uint64_t> read_count(std::string_view text) {
  return read_whole<std::uint64_t>(text);
}

std::optional<double> read_decimal(std::string_view text) {
  const auto number = read_whole<double>(text);
  if (!number || !std::isfinite(*number) || std::signbit(*number)) return std::nullopt;
  return number;
}

std::optional<std::uint64_t> read_bytes(std::string_view text) {
  if (text.empty()) return std::nullopt;
  const int shift = binary_exponent(text.back());
  if (shift != 0) text.remove_suffix(1);
  const auto count = read_count(text);
  if (!count || *count > std::numeric_limits<std::uint64_t>::max() >> shift) return std::nullopt;
  return *count << shift;
}

std::string with_commas(std::uint64_t count) {
  std::string digits = std::to_string(count);
  for (auto i = static_cast<std::ptrdiff_t>(digits.size()) - 3; i > 0; i -= 3) {
    digits.insert(digits.begin() + i, ',');
  }
  return digits;
}

std::string show_count(std::uint64_t count) {
  constexpr const char* units[] = {"", " k", " M", " G", " T"};
  std::size_t unit = 0;
  auto size = static_cast<double>(count);
  for (; size >= 999.5 && unit < 4; ++unit) size /= 1000;
  return fmt::format("{:.3g}{}", size, units[unit]);
}

std::string show_seconds(double seconds) {
  if (seconds < 0.001) return fmt::format("{:.0f} us", seconds * 1e6);
  if (seconds < 1) return fmt::format("{:.1f} ms", seconds * 1e3);
  if (seconds < 100) return fmt::format("{:.2f} s", seconds);
  const auto whole = static_cast<std::uint64_t>(seconds);
  if (whole < 3600) return fmt::format("{} min {} s", whole / 60, whole % 60);
  return fmt::format("{} h {} min", whole / 3600, whole % 3600 / 60);
}

std::string show_bytes(std::uint64_t bytes) {
  constexpr const char* units[] = {"bytes", "KiB", "MiB", "GiB", "TiB"};
  std::size_t unit = 0;
  auto size = static_cast<double>(bytes);
  for (; size >= 1024 && unit < 4; ++unit) size /= 1024;
  return unit == 0 ? fmt::format("{} bytes", bytes) : fmt::format("{:.4g} {}", size, units[unit]);
}

}  // namespace zermelo
