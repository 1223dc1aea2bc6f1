#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "game/side.h"

namespace zermelo {

/// The 22 games born by day 2, as sets of bits.
///
/// Every value G carries two sets: the landmarks <= G (`below`) and those >= G (`above`). They
/// follow from the sets of its options by a few bit operations, and they settle most comparisons at
/// once: G <= H is false if some landmark is below G and not below H (or above H and not above G),
/// and true if some landmark lies between the two, above G and below H. For games born by day 3
/// they settle every comparison: by the definition of <=, G <= H unless a left option of G is >= H
/// or a right option of H is <= G, and those options are landmarks themselves.
namespace landmarks {

using Set = std::uint32_t;

inline constexpr std::uint32_t count = 22;

constexpr Set bit(int landmark) { return Set{1} << landmark; }

/// Canonical options, as sets over the first four landmarks: 0, 1, -1 and *.
struct Options {
  Set left, right;
};

inline constexpr Set zero = 1, one = 2, minus_one = 4, star = 8;

inline constexpr std::array<Options, count> options{{
    {0, 0},                      // 0
    {zero, 0},                   // 1
    {0, zero},                   // -1
    {zero, zero},                // *
    {one, 0},                    // 2
    {0, minus_one},              // -2
    {zero, one},                 // 1/2
    {minus_one, zero},           // -1/2
    {zero | star, zero | star},  // *2
    {one, one},                  // 1*
    {minus_one, minus_one},      // -1*
    {zero, star},                // ^
    {star, zero},                // v
    {zero | star, zero},         // ^*
    {zero, zero | star},         // v*
    {one, zero},                 // {1|0}
    {zero, minus_one},           // {0|-1}
    {one, star},                 // {1|*}
    {star, minus_one},           // {*|-1}
    {one, minus_one},            // {1|-1}
    {one, zero | star},          // {1|0,*}
    {zero | star, minus_one},    // {0,*|-1}
}};

/// For each set of the first four landmarks: the landmarks with one of them as left (right) option.
template <Set Options::*side>
constexpr std::array<Set, 16> landmarks_with_option() {
  std::array<Set, 16> out{};
  for (Set some = 0; some < 16; ++some) {
    for (std::uint32_t t = 0; t < count; ++t) {
      if ((options[t].*side & some) != 0) out[some] |= Set{1} << t;
    }
  }
  return out;
}

inline constexpr auto with_left = landmarks_with_option<&Options::left>();
inline constexpr auto with_right = landmarks_with_option<&Options::right>();

struct Sets {
  Set below = 0, above = 0;
};

/// The sets of a game G from those of its options. A landmark T is <= G unless some right option of
/// G is <= T (`refused_below` is the union of their `above`) or some left option of T is >= G. The
/// options of T were born on earlier days, so going day by day tells the second. `above` is the
/// mirror image.
constexpr Sets survey(Set refused_below, Set refused_above) {
  constexpr Set day0 = 0x1, day1 = 0xe, day2 = 0x3ffff0;
  const Set b = ~refused_below, a = ~refused_above;
  const Set b0 = b & day0, a0 = a & day0;
  const Set b1 = b0 | (b & day1 & ~with_left[a0]), a1 = a0 | (a & day1 & ~with_right[b0]);
  return {b1 | (b & day2 & ~with_left[a1]), a1 | (a & day2 & ~with_right[b1])};
}

/// The landmarks' own sets.
constexpr std::array<Sets, count> all_sets() {
  std::array<Sets, count> out{};
  for (std::uint32_t t = 0; t < count; ++t) {
    Set refused_below = 0, refused_above = 0;
    for (std::uint32_t u = 0; u < 4; ++u) {
      if ((options[t].right >> u & 1) != 0) refused_below |= out[u].above;
      if ((options[t].left >> u & 1) != 0) refused_above |= out[u].below;
    }
    out[t] = survey(refused_below, refused_above);
  }
  return out;
}

inline constexpr auto sets = all_sets();

/// One side of `game` without its dominated options. Of two options the one that is no better for
/// the player goes; landmarks are all different, so never both.
template <Side side>
constexpr Set without_dominated(Set own_options) {
  for (Set rest = own_options; rest != 0; rest &= rest - 1) {
    const int t = std::countr_zero(rest);
    const Set better = side == Side::left ? sets[t].above : sets[t].below;
    if ((better & own_options & ~bit(t)) != 0) own_options &= ~bit(t);
  }
  return own_options;
}

/// One side of a game with the sets `own`, with its reversible options bypassed. A left option is
/// reversible through a right option of its own that is <= the game; the left options of that one
/// take its place. Those are landmarks of the first two days, which may be reversible again.
template <Side side>
constexpr Set without_reversible(Set own_options, Sets own) {
  for (Set rest = own_options; rest != 0;) {
    const int t = std::countr_zero(rest);
    rest &= rest - 1;
    const Set through =
        side == Side::left ? options[t].right & own.below : options[t].left & own.above;
    if (through == 0) continue;
    const Options& replying = options[std::countr_zero(through)];
    const Set instead = (side == Side::left ? replying.left : replying.right) & ~own_options;
    own_options = (own_options & ~bit(t)) | instead;
    rest |= instead;
  }
  return own_options;
}

/// The canonical form of a game all of whose options are landmarks: the whole reduction in bits.
constexpr Options canonical(Options game) {
  // 1. The landmarks below and above the game itself, which no later step changes.
  Set refused_below = 0, refused_above = 0;
  for (Set rest = game.right; rest != 0; rest &= rest - 1)
    refused_below |= sets[std::countr_zero(rest)].above;
  for (Set rest = game.left; rest != 0; rest &= rest - 1)
    refused_above |= sets[std::countr_zero(rest)].below;
  const Sets own = survey(refused_below, refused_above);
  // 2. Without dominated options.
  game = {without_dominated<Side::left>(game.left), without_dominated<Side::right>(game.right)};
  // 3. Reversible options bypassed; their replacements may dominate or be dominated.
  const Options bypassed{without_reversible<Side::left>(game.left, own),
                         without_reversible<Side::right>(game.right, own)};
  if (bypassed.left == game.left && bypassed.right == game.right) return game;
  return {without_dominated<Side::left>(bypassed.left),
          without_dominated<Side::right>(bypassed.right)};
}

}  // namespace landmarks
}  // namespace zermelo
