#include "games/connect/types/threat_profile.h"

#include <algorithm>
#include <array>
#include <bit>

namespace zermelo::connect {
namespace {

/// For each j the windows that lack at most j stones, as a set of bits: bit i stands for the window
/// of points i .. i + k - 1.
///
///     shape   0 1 1 0 1 0 0    points 6 to 0, k = 5
///     bit 2   0 1 1 0 1        lacks 2
///     bit 1     1 1 0 1 0      lacks 2
///     bit 0       1 0 1 0 0    lacks 3
///
/// All windows are counted at once, point by point: a window lacks at most j stones of its first
/// i + 1 points if it lacks at most j of its first i and has a stone on the next, or lacks at most
/// j - 1 of its first i.
struct WindowSets {
  std::array<std::uint64_t, longest_row_to_win + 1> at_most;

  WindowSets(Shape shape, LineRules rules) {
    const unsigned k = rules.k;
    std::uint64_t all = low_bits(shape.length - k + 1);
    if (rules.exactly) all &= ~(shape.bits << 1) & ~(shape.bits >> k);
    std::fill_n(at_most.begin(), k + 1, all);
    for (unsigned i = 0; i < k; ++i) {
      const std::uint64_t stone = shape.bits >> i;
      for (unsigned j = std::min(i + 1, k); j > 0; --j)
        at_most[j] = (at_most[j] & stone) | at_most[j - 1];
      at_most[0] &= stone;
    }
  }
  /// The stones that the best window lacks; k + 1 if there is none.
  unsigned fewest(unsigned k) const {
    unsigned j = 0;
    while (j <= k && at_most[j] == 0) ++j;
    return j;
  }
};

std::uint64_t window_at(unsigned low, unsigned k) { return low_bits(k) << low; }

unsigned highest(std::uint64_t set) { return static_cast<unsigned>(std::bit_width(set)) - 1; }
unsigned lowest(std::uint64_t set) { return static_cast<unsigned>(std::countr_zero(set)); }

/// The fewest void points that hit every window of `windows`, counted up to `most`. Windows are
/// intervals, so the greedy choice is best: the last void point of the lowest window not yet hit.
unsigned hits(Shape shape, std::uint64_t windows, unsigned k, unsigned most) {
  unsigned count = 0;
  while (windows != 0 && count < most) {
    const std::uint64_t voids = ~shape.bits & window_at(lowest(windows), k);
    if (voids == 0) return most;  // a row already won cannot be hit
    windows &= ~low_bits(highest(voids) + 1);
    ++count;
  }
  return count;
}

/// Whether need - p stones can make a shape that takes two opposing stones to stop.
///
/// 1. A window that lacks at most p stones afterwards lacked exactly `need` before and contains all
///    the new stones.
/// 2. One opposing stone stops all such windows unless they have no void point in common that is
///    still void afterwards.
/// 3. Windows are intervals, so what all of them have in common is what the lowest and the highest
///    have in common.
///
/// So the question is whether two windows that lack `need` stones share exactly need - p void
/// points.
bool can_make_two(Shape shape, std::uint64_t windows, unsigned need, LineRules rules) {
  for (std::uint64_t low = windows; low != 0; low &= low - 1) {
    const std::uint64_t voids = ~shape.bits & window_at(lowest(low), rules.k);
    for (std::uint64_t high = low & (low - 1); high != 0; high &= high - 1) {
      const auto shared =
          static_cast<unsigned>(std::popcount(voids & window_at(lowest(high), rules.k)));
      if (shared == need - rules.p) return true;
      if (shared < need - rules.p) break;
    }
  }
  return false;
}

}  // namespace

ThreatProfile threat_profile(Shape shape, LineRules rules) {
  const WindowSets sets(shape, rules);
  const unsigned need = sets.fewest(rules.k);
  if (need > rules.k) return {need, 0, false};
  if (need > rules.p) return {need, 0, can_make_two(shape, sets.at_most[need], need, rules)};
  const unsigned most = std::min(rules.p, rules.k);
  return {need, hits(shape, sets.at_most[most], rules.k, rules.p + 1), false};
}

bool sleeps(Shape shape, LineRules rules) {
  const WindowSets sets(shape, rules);
  for (std::uint64_t w = sets.at_most[3]; w != 0; w &= w - 1) {
    const std::uint64_t voids = ~shape.bits & window_at(lowest(w), rules.k);
    for (std::uint64_t left = voids; left != 0; left &= left - 1) {
      const std::uint64_t pair = voids & ~(left & (0 - left));
      if (threat_profile({shape.length, shape.bits | pair}, rules).threats == 2) return true;
    }
  }
  return false;
}

}  // namespace zermelo::connect
