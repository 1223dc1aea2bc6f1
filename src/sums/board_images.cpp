#include "sums/board_images.h"

#include <fmt/ranges.h>

#include <algorithm>

namespace zermelo {
namespace {

std::string joined(const BoardRows& rows) { return fmt::format("{}", fmt::join(rows, "|")); }

/// The least of the four images of a board in which rows stay rows.
std::string least_of_four(BoardRows rows) {
  std::string least = joined(rows);
  const auto turn_over = [&] { std::ranges::reverse(rows); };
  const auto mirror = [&] {
    for (auto& row : rows) std::ranges::reverse(row);
  };
  for (int image = 1; image < 4; ++image) {
    if (image % 2 == 1)
      mirror();
    else
      turn_over();
    least = std::min(least, joined(rows));
  }
  return least;
}

}  // namespace

BoardRows board_rows(const std::string& text) {
  BoardRows rows(1);
  for (const char c : text) {
    if (c == '|')
      rows.emplace_back();
    else
      rows.back() += c;
  }
  return rows;
}

BoardRows cropped(const BoardRows& rows, char blank) {
  std::size_t top = rows.size(), bottom = 0, left = rows.empty() ? 0 : rows[0].size(), right = 0;
  for (std::size_t r = 0; r < rows.size(); ++r) {
    const std::size_t first = rows[r].find_first_not_of(blank);
    if (first == std::string::npos) continue;
    top = std::min(top, r);
    bottom = r + 1;
    left = std::min(left, first);
    right = std::max(right, rows[r].find_last_not_of(blank) + 1);
  }
  BoardRows out;
  for (std::size_t r = top; r < bottom; ++r) out.push_back(rows[r].substr(left, right - left));
  return out;
}

BoardRows transposed(const BoardRows& rows) {
  BoardRows out(rows.empty() ? 0 : rows[0].size());
  for (const auto& row : rows)
    for (std::size_t c = 0; c < row.size(); ++c) out[c] += row[c];
  return out;
}

std::string least_image(const BoardRows& rows, bool turns) {
  const std::string least = least_of_four(rows);
  return turns ? std::min(least, least_of_four(transposed(rows))) : least;
}

}  // namespace zermelo
