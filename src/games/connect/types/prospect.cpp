#include "games/connect/types/prospect.h"

#include <algorithm>
#include <array>
#include <bit>

namespace zermelo::connect {
namespace {

/// For every number of voids the windows with at most that many, a window being named by its lowest
/// point. Counting goes through the k points of all windows at once: after each point,
/// "at most j" is "at most j before, and a stone here" or "at most j - 1 before".
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
  /// Voids of the best window; k + 1 where there is none.
  unsigned fewest(unsigned k) const {
    unsigned j = 0;
    while (j <= k && at_most[j] == 0) ++j;
    return j;
  }
};

std::uint64_t window_at(unsigned low, unsigned k) { return low_bits(k) << low; }

unsigned highest(std::uint64_t set) { return static_cast<unsigned>(std::bit_width(set)) - 1; }
unsigned lowest(std::uint64_t set) { return static_cast<unsigned>(std::countr_zero(set)); }

/// The fewest points that hit every window of `windows`, at most `most` being told. Windows are
/// intervals, so the greedy choice is best: the last void of the lowest window not yet hit.
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

/// Whether need - p stones can make two threats.
///
/// A window with at most p voids afterwards must have had exactly `need` and take in all those
/// stones. One opposite stone stops all such windows unless they have no other void in common, and
/// windows being intervals, what all have in common is what the lowest and the highest have. So the
/// question is whether two windows of `need` voids share exactly need - p of them.
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

Prospect prospect(Shape shape, LineRules rules) {
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
      if (prospect({shape.length, shape.bits | pair}, rules).threats == 2) return true;
    }
  }
  return false;
}

}  // namespace zermelo::connect
