#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace zermelo::connect {

/// What decides how good a line is: k in a row win, and a turn is p stones. With `exactly` more
/// than k do not win: a window beside a stone of the same colour counts for nothing.
struct LineRules {
  unsigned k = 6;
  unsigned p = 2;
  bool exactly = false;
  friend bool operator==(LineRules, LineRules) = default;
};

inline constexpr unsigned longest_row_to_win = 32;  // k
inline constexpr unsigned most_stones_a_turn = 8;   // p
inline constexpr unsigned longest_shape = 63;

/// The shape of a Connection: a stretch of one line that holds no stone of the other colour. Bit i
/// is set where point i has a stone, point 0 being the head.
struct Shape {
  unsigned length = 0;
  std::uint64_t bits = 0;
  friend bool operator==(Shape, Shape) = default;
};

/// The lowest n bits, n < 64.
constexpr std::uint64_t low_bits(unsigned n) { return (std::uint64_t{1} << n) - 1; }

/// The unary form: 2^length - 2^k + bits. Shapes of lengths k, k + 1, .. get the numbers 0, 1, ..
/// without a gap (Definition 4).
constexpr std::uint64_t index_of(Shape shape, unsigned k) {
  return (std::uint64_t{1} << shape.length) - (std::uint64_t{1} << k) + shape.bits;
}

/// The other way.
Shape shape_at(std::uint64_t index, unsigned k);

/// How many shapes have lengths k to n: 2^(n+1) - 2^k.
constexpr std::uint64_t shapes_up_to(unsigned n, unsigned k) {
  return (std::uint64_t{2} << n) - (std::uint64_t{1} << k);
}

/// Throws Error unless 2 <= k <= 32 and 1 <= p <= 8.
LineRules checked_line_rules(std::uint64_t k, std::uint64_t p);

/// Reads 0011100 (highest point first, the last character is the head), the same in the letters of
/// a board (..xxx.. or ..ooo..), the binary form 8,216, or the unary form #408, with blanks around
/// them. Throws Error for anything else and for what is shorter than k.
Shape read_shape(std::string_view text, unsigned k);

/// As 0011100.
std::string text(Shape shape);

}  // namespace zermelo::connect
