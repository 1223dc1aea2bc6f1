#include "games/connect/types/shape.h"

#include <fmt/format.h>

#include <bit>
#include <optional>

#include "base/error.h"
#include "base/numbers.h"
#include "games/connect/board/words.h"

namespace zermelo::connect {
namespace {

/// The binary form, 8,216: length and number.
Shape read_pair(std::string_view text, std::size_t comma) {
  const auto length = read_count(text.substr(0, comma)), bits = read_count(text.substr(comma + 1));
  if (!length || !bits || *length > longest_shape ||
      *bits > low_bits(static_cast<unsigned>(*length))) {
    throw Error(
        fmt::format("connect: {} is not a shape; expected LENGTH,NUMBER with a length of "
                    "up to {} and a number below 2^LENGTH",
                    in_quotes(text), longest_shape));
  }
  return {static_cast<unsigned>(*length), *bits};
}

/// The unary form, #408.
Shape read_index(std::string_view text, unsigned k) {
  const auto index = read_count(text.substr(1));
  if (!index || *index >= shapes_up_to(longest_shape - 1, k)) {
    throw Error(
        fmt::format("connect: {} is not a shape; expected # and its number", in_quotes(text)));
  }
  return shape_at(*index, k);
}

/// True for a stone, false for a void point, nothing for any other character. `colour` is the
/// letter of the stones seen so far; a second colour is an error.
std::optional<bool> stone_at(char c, char& colour) {
  if (c == '.' || c == '-' || c == '_') return false;
  const char lower = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  if (lower != 'x' && lower != 'o') return std::nullopt;
  if (colour != '\0' && lower != colour)
    throw Error("connect: a shape with stones of both colours; expected those of one",
                Remedy::read_as_board);
  colour = lower;
  return true;
}

std::optional<bool> digit_at(char c) {
  if (c != '0' && c != '1') return std::nullopt;
  return c == '1';
}

Shape read_points(std::string_view text) {
  if (text.empty()) throw Error("connect: the shape is empty; expected 0s and 1s, as in 0011100");
  if (text.size() > longest_shape) {
    throw Error(fmt::format("connect: {} has {} points; a shape has up to {}", in_quotes(text),
                            text.size(), longest_shape));
  }
  Shape shape{static_cast<unsigned>(text.size()), 0};
  const bool digits = text.find_first_of("01") != std::string_view::npos;
  char colour = '\0';
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto stone = digits ? digit_at(text[i]) : stone_at(text[i], colour);
    if (!stone) {
      throw Error(fmt::format("connect: character {} of {} is {}; expected {}", i + 1,
                              in_quotes(text), in_quotes(text[i]),
                              digits ? "0 or 1" : "x or ., or 0s and 1s"));
    }
    shape.bits = 2 * shape.bits + (*stone ? 1 : 0);
  }
  return shape;
}

}  // namespace

Shape shape_at(std::uint64_t index, unsigned k) {
  const std::uint64_t sum = index + (std::uint64_t{1} << k);  // 2^length + bits, bits < 2^length
  const std::uint64_t top = std::bit_floor(sum);
  return {static_cast<unsigned>(std::countr_zero(top)), sum ^ top};
}

LineRules checked_line_rules(std::uint64_t k, std::uint64_t p) {
  if (k < 2 || k > longest_row_to_win || p < 1 || p > most_stones_a_turn) {
    throw Error(
        fmt::format("connect: {} in a row with {} a turn; expected 2 to {} in a row and 1 "
                    "to {} stones a turn",
                    k, p, longest_row_to_win, most_stones_a_turn));
  }
  return {static_cast<unsigned>(k), static_cast<unsigned>(p)};
}

Shape read_shape(std::string_view given, unsigned k) {
  const auto text = trimmed(given);
  const auto comma = text.find(',');
  const Shape shape = comma != std::string_view::npos ? read_pair(text, comma)
                      : text.starts_with('#')         ? read_index(text, k)
                                                      : read_points(text);
  if (shape.length >= k) return shape;
  throw Error(
      fmt::format("connect: {} has {} point{}; expected at least {}, or nobody can win in it",
                  in_quotes(text), shape.length, shape.length == 1 ? "" : "s", k));
}

std::string text(Shape shape) {
  std::string out;
  for (unsigned i = shape.length; i-- > 0;) out += (shape.bits >> i & 1) != 0 ? '1' : '0';
  return out;
}

}  // namespace zermelo::connect
