#pragma once

#include <algorithm>
#include <vector>

#include "value/store.h"

namespace zermelo {

/// How far an all-small game lies up or down: the most n with n ups <= it and the most with n ups
/// and star <= it, the least n with n ups >= it and the least with n ups and star >= it.
struct UpBounds {
  int lower = 0, lower_star = 0, upper = 0, upper_star = 0;
  friend bool operator==(const UpBounds&, const UpBounds&) = default;

  static constexpr UpBounds of_zero() { return {0, -2, 0, 2}; }
};

/// Bounds of a sum from those of its terms: ups add, and two stars are none.
constexpr UpBounds operator+(const UpBounds& a, const UpBounds& b) {
  return {std::max(a.lower + b.lower, a.lower_star + b.lower_star),
          std::max(a.lower + b.lower_star, a.lower_star + b.lower),
          std::min(a.upper + b.upper, a.upper_star + b.upper_star),
          std::min(a.upper + b.upper_star, a.upper_star + b.upper)};
}

constexpr UpBounds operator-(const UpBounds& b) {
  return {-b.upper, -b.upper_star, -b.lower, -b.lower_star};
}

UpBounds up_bounds(ValueStore& store, Value g);

/// Who wins when Left moves in a game with these bounds, where they tell. G > 0 when n > 0 ups are
/// below it. Down and star, star, and all higher ones with star are not <= 0, so that neither is
/// what lies above them. Left loses what is <= 0.
constexpr std::optional<Result> left_moves(const UpBounds& b) {
  if (b.lower >= 1 || b.lower_star >= -1) return Result::win;
  if (b.upper <= 0) return Result::loss;
  return std::nullopt;
}

/// Bounds of the values of one store, each found once.
class UpBoundsMemory {
 public:
  explicit UpBoundsMemory(ValueStore& store) : store_(store) {}
  UpBounds of(Value g);
  std::size_t bytes() const {
    return bounds_.capacity() * sizeof(UpBounds) + known_.capacity() / 8;
  }

 private:
  ValueStore& store_;
  std::vector<UpBounds> bounds_;
  std::vector<bool> known_;
};

}  // namespace zermelo
