#pragma once

#include <cstdint>

#include "base/hash.h"
#include "game/side.h"
#include "games/hackenbush/value/fixed.h"
#include "value/value.h"

namespace zermelo::hackenbush {

/// What lies in the other dish of the scales: a game of known value, number + ups + star, played by
/// its canonical moves. The number is a stalk in which a player only ever cuts his highest edge:
/// all lower cuts leave him less (the colon principle; Winning Ways, chapter 7). Stalks and numbers
/// go one to one, so that a number is all there is to remember.
struct Weight {
  Fixed number;
  std::int32_t ups = 0;
  std::uint32_t star = 0;

  friend bool operator==(const Weight&, const Weight&) = default;
  friend Weight operator-(const Weight& w) { return {-w.number, -w.ups, w.star}; }

  /// The same in the other dish.
  static Weight from(const Simple& form) { return {Fixed::from(form.number), form.ups, form.star}; }

  std::uint64_t hash() const {
    return mix(number.hash(), std::uint64_t{static_cast<std::uint32_t>(ups)} << 32 | star);
  }

  bool number_moves(Side side) const {
    return !number.is_integer() || (side == Side::left ? number.units > 0 : number.units < 0);
  }
  std::uint32_t move_count(Side side) const {
    return (number_moves(side) ? 1 : 0) + (ups != 0 ? 1 : 0) + star;
  }

  /// The i-th move of a side: in the number, in an up or down, in the star. An up is {0|*}, a down
  /// {*|0}; equal games stand for what they become: two stars are nothing.
  Weight after(Side side, std::uint32_t i) const {
    Weight out = *this;
    if (number_moves(side)) {
      if (i == 0) {
        out.number = side == Side::left ? *left_option(number) : *right_option(number);
        return out;
      }
      --i;
    }
    if (ups != 0) {
      if (i == 0) {
        const bool to_star = (ups > 0) != (side == Side::left);
        out.ups += ups > 0 ? -1 : 1;
        out.star ^= to_star ? 1U : 0U;
        return out;
      }
      --i;
    }
    out.star = i;
    return out;
  }
};

}  // namespace zermelo::hackenbush
