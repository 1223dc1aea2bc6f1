#pragma once

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <utility>

namespace zermelo::checkers {

/// A square of scores, sixteen bytes a row, that can be transposed: rows are interleaved with those
/// half the square below until each has become a column.
template <class Score, class Isa>
class ScoreSquare {
 public:
  static constexpr std::size_t side = 16 / sizeof(Score);

  void load(const Score* from, std::size_t stride) {
    for (std::size_t i = 0; i < side; ++i) std::memcpy(&rows_[i], from + i * stride, sizeof(Row));
  }
  void store(std::size_t row, Score* to) const { std::memcpy(to, &rows_[row], sizeof(Row)); }

  void transpose() {
    for (std::size_t round = 1; round < side; round *= 2) {
      Row next[side];
      for (std::size_t i = 0; i < side / 2; ++i) {
        next[2 * i] = interleaved<0>(rows_[i], rows_[i + side / 2], Lanes{});
        next[2 * i + 1] = interleaved<side / 2>(rows_[i], rows_[i + side / 2], Lanes{});
      }
      std::ranges::copy(next, rows_);
    }
  }

 private:
  using Row [[gnu::vector_size(16)]] = Score;
  using Lanes = std::make_index_sequence<side>;

  template <std::size_t first, std::size_t... lane>
  static Row interleaved(Row a, Row b, std::index_sequence<lane...>) {
    return __builtin_shufflevector(a, b, (first + lane / 2 + (lane % 2 == 0 ? 0 : side))...);
  }

  Row rows_[side];
};

}  // namespace zermelo::checkers
