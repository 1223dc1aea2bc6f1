#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace zermelo::connect {

/// The rules that the types of a line depend on: k in a row win, and a turn is p stones. With
/// `exactly` more than k do not win, so a window beside a stone of the same colour cannot be won.
struct LineRules {
  unsigned k = 6;
  unsigned p = 2;
  bool exactly = false;
  friend bool operator==(LineRules, LineRules) = default;
};

inline constexpr unsigned longest_row_to_win = 32;  // k
inline constexpr unsigned most_stones_a_turn = 8;   // p
inline constexpr unsigned longest_shape = 63;

/// The shape of a Connection, which is a stretch of a line without a stone of the other colour: its
/// length, and bit i for a stone on point i. Point 0 is the head.
///
///     0011100   length 7, bits 28; the last character is point 0
struct Shape {
  unsigned length = 0;
  std::uint64_t bits = 0;
  friend bool operator==(Shape, Shape) = default;
};

/// The lowest n bits, n < 64.
constexpr std::uint64_t low_bits(unsigned n) { return (std::uint64_t{1} << n) - 1; }

/// The unary form (Definition 4): 2^length - 2^k + bits. It numbers the shapes of lengths k, k + 1,
/// .. from 0 without a gap.
constexpr std::uint64_t index_of(Shape shape, unsigned k) {
  return (std::uint64_t{1} << shape.length) - (std::uint64_t{1} << k) + shape.bits;
}

/// The inverse of index_of.
Shape shape_at(std::uint64_t index, unsigned k);

/// The number of shapes of lengths k to n: 2^(n+1) - 2^k.
constexpr std::uint64_t shapes_up_to(unsigned n, unsigned k) {
  return (std::uint64_t{2} << n) - (std::uint64_t{1} << k);
}

/// Throws Error unless 2 <= k <= 32 and 1 <= p <= 8.
LineRules checked_line_rules(std::uint64_t k, std::uint64_t p);

/// Reads 0011100 (the last character is the head), the same in the letters of a board (..xxx.. or
/// ..ooo..), the binary form 8,216, or the unary form #408; blanks around it are ignored. Throws
/// Error for anything else and for a shape shorter than k.
Shape read_shape(std::string_view text, unsigned k);

/// The form 0011100.
std::string text(Shape shape);

}  // namespace zermelo::connect
