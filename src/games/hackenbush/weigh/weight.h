#pragma once

#include <cstdint>

#include "base/hash.h"
#include "game/side.h"
#include "games/hackenbush/value/fixed.h"
#include "value/value.h"

namespace zermelo::hackenbush {

/// A game of known value, number + ups + star, that is put against a drawing and played by its
/// canonical moves. The number is a stalk in which a player only ever cuts the highest edge of his
/// colour: all lower cuts leave him less (the colon principle; Winning Ways, chapter 7). Stalks and
/// numbers correspond one to one, so that the number is all that has to be kept.
struct Weight {
  Fixed number;
  std::int32_t ups = 0;
  std::uint32_t star = 0;

  friend bool operator==(const Weight&, const Weight&) = default;
  friend Weight operator-(const Weight& w) { return {-w.number, -w.ups, w.star}; }

  static Weight from(const Simple& form) { return {Fixed::from(form.number), form.ups, form.star}; }

  std::uint64_t hash() const {
    return mix(number.hash(), std::uint64_t{static_cast<std::uint32_t>(ups)} << 32 | star);
  }

  /// True when the side has a move in the number.
  bool number_moves(Side side) const {
    return !number.is_integer() || (side == Side::left ? number.units > 0 : number.units < 0);
  }
  std::uint32_t move_count(Side side) const {
    return (number_moves(side) ? 1 : 0) + (ups != 0 ? 1 : 0) + star;
  }

  /// The weight after the i-th move of a side: first the move in the number, then the one in an up
  /// or down, then those in the star. An up is {0|*} and a down {*|0}; stars add up to one star.
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
