#pragma once

#include <algorithm>
#include <vector>

#include "value/store.h"

namespace zermelo {

/// Where an all-small game G lies among the multiples of up: the largest n with n.up <= G and with
/// n.up + * <= G (`lower`, `lower_star`), and the least n with n.up >= G and with n.up + * >= G
/// (`upper`, `upper_star`).
struct UpBounds {
  int lower = 0, lower_star = 0, upper = 0, upper_star = 0;
  friend bool operator==(const UpBounds&, const UpBounds&) = default;

  static constexpr UpBounds of_zero() { return {0, -2, 0, 2}; }
};

/// Bounds of a sum from those of its terms: ups add, and two stars cancel.
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

/// The result for Left moving first in a game with these bounds, if they tell. She wins unless G <=
/// 0. G > 0 if n.up <= G for some n > 0. None of v*, *, ^* and higher ones with a star is <= 0, so
/// that nothing above them is, either.
constexpr std::optional<Result> left_moves(const UpBounds& b) {
  if (b.lower >= 1 || b.lower_star >= -1) return Result::win;
  if (b.upper <= 0) return Result::loss;
  return std::nullopt;
}

/// The bounds of the values of one store, each computed once. Keeps a reference to the store.
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
