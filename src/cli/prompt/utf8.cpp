#include "cli/prompt/utf8.h"

#include <algorithm>
#include <cstdint>

namespace zermelo {
namespace {

struct CodePoint {
  std::uint32_t number = 0;
  std::size_t bytes = 1;
  bool is_valid = false;
};

CodePoint code_point_at(std::string_view text, std::size_t place) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const std::size_t bytes = length_from_first_byte(byte(place));
  if (bytes == 0 || place + bytes > text.size()) return {byte(place), 1, false};
  std::uint32_t number = bytes == 1 ? byte(place) : byte(place) & (0x7FU >> bytes);
  for (std::size_t i = 1; i < bytes; ++i) {
    if ((byte(place + i) & 0xC0U) != 0x80U) return {byte(place), 1, false};
    number = number << 6U | (byte(place + i) & 0x3FU);
  }
  return {number, bytes, true};
}

struct Range {
  std::uint32_t first, last;
};

template <std::size_t n>
bool is_in(const Range (&ranges)[n], std::uint32_t number) {
  return std::ranges::any_of(
      ranges, [=](const Range& range) { return number >= range.first && number <= range.last; });
}

bool is_mark(const CodePoint& point) {
  static constexpr Range marks[] = {{0x300, 0x36F},   {0x483, 0x489},   {0x591, 0x5BD},
                                    {0x200B, 0x200F}, {0x20D0, 0x20FF}, {0xFE00, 0xFE0F},
                                    {0xFE20, 0xFE2F}};
  return point.is_valid && is_in(marks, point.number);
}

bool is_wide(const CodePoint& point) {
  static constexpr Range wide[] = {{0x1100, 0x115F},  {0x2E80, 0xA4CF},   {0xAC00, 0xD7A3},
                                   {0xF900, 0xFAFF},  {0xFE30, 0xFE6F},   {0xFF00, 0xFF60},
                                   {0xFFE0, 0xFFE6},  {0x1F300, 0x1F64F}, {0x1F900, 0x1F9FF},
                                   {0x20000, 0x3FFFD}};
  return point.is_valid && is_in(wide, point.number);
}

}  // namespace

std::size_t length_from_first_byte(unsigned char first) {
  if (first < 0x80) return 1;
  if (first < 0xC2 || first > 0xF4) return 0;
  return first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
}

std::size_t after_character(std::string_view text, std::size_t place) {
  if (place >= text.size()) return text.size();
  place += code_point_at(text, place).bytes;
  while (place < text.size()) {
    const CodePoint next = code_point_at(text, place);
    if (!is_mark(next)) break;
    place += next.bytes;
  }
  return place;
}

std::size_t before_character(std::string_view text, std::size_t place) {
  // At most three bytes follow the first one of a character; marks are stepped over one by one.
  while (place > 0) {
    std::size_t begin = place - 1;
    for (std::size_t back = 2; back <= std::min<std::size_t>(4, place); ++back) {
      if (code_point_at(text, place - back).bytes == back) begin = place - back;
    }
    place = begin;
    if (!is_mark(code_point_at(text, place))) break;
  }
  return place;
}

std::size_t columns_of(std::string_view text) {
  std::size_t columns = 0;
  for (std::size_t i = 0; i < text.size();) {
    const CodePoint point = code_point_at(text, i);
    columns += is_mark(point) ? 0 : is_wide(point) ? 2 : 1;
    i += point.bytes;
  }
  return columns;
}

std::string visible(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size();) {
    const CodePoint point = code_point_at(text, i);
    const bool is_control = point.number < 0x20 || (point.number >= 0x7F && point.number < 0xA0);
    out += point.is_valid && !is_control ? text.substr(i, point.bytes) : "?";
    i += point.bytes;
  }
  return out;
}

}  // namespace zermelo
