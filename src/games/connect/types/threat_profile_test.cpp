#include "games/connect/types/threat_profile.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <vector>

namespace zermelo::connect {
namespace {

/// The windows of k points as sets. If longer rows do not win, a window beside a stone is left out.
std::vector<std::uint64_t> fillable_windows(Shape shape, LineRules rules) {
  const std::string line = text(shape);  // the last character is point 0
  const auto stone = [&](unsigned i) {
    return i < shape.length && line[shape.length - 1 - i] == '1';
  };
  std::vector<std::uint64_t> out;
  for (unsigned low = 0; low + rules.k <= shape.length; ++low) {
    if (rules.exactly && ((low > 0 && stone(low - 1)) || stone(low + rules.k))) continue;
    std::uint64_t window = 0;
    for (unsigned i = low; i < low + rules.k; ++i) window |= std::uint64_t{1} << i;
    out.push_back(window);
  }
  return out;
}

/// The fewest points that hit all voids of windows that lack at most p stones, by trying all sets.
unsigned slow_threats(Shape shape, LineRules rules) {
  std::vector<std::uint64_t> voids;
  for (const auto window : fillable_windows(shape, rules)) {
    const std::uint64_t missing = window & ~shape.bits;
    if (missing == 0) return rules.p + 1;
    if (static_cast<unsigned>(std::popcount(missing)) <= rules.p) voids.push_back(missing);
  }
  unsigned fewest = rules.p + 1;
  for (std::uint64_t set = 0; set >> shape.length == 0; ++set) {
    const auto size = static_cast<unsigned>(std::popcount(set));
    if (size < fewest && std::ranges::all_of(voids, [&](auto v) { return (v & set) != 0; }))
      fewest = size;
  }
  return fewest;
}

unsigned slow_need(Shape shape, LineRules rules) {
  unsigned need = rules.k + 1;
  for (const auto window : fillable_windows(shape, rules))
    need = std::min(need, static_cast<unsigned>(std::popcount(window & ~shape.bits)));
  return need;
}

Shape reversed(Shape shape) {
  Shape out{shape.length, 0};
  for (unsigned i = 0; i < shape.length; ++i)
    if ((shape.bits >> i & 1) != 0) out.bits |= std::uint64_t{1} << (shape.length - 1 - i);
  return out;
}

template <class Check>
void for_each_shape(LineRules rules, unsigned longest, Check check) {
  for (unsigned n = rules.k; n <= longest; ++n)
    for (std::uint64_t bits = 0; bits >> n == 0; ++bits) check(Shape{n, bits});
}

constexpr LineRules many_rules[] = {{5, 1, false}, {5, 1, true}, {6, 2, false}, {4, 2, false},
                                    {4, 3, false}, {3, 1, true}, {2, 1, false}, {3, 5, false}};

TEST(ThreatProfile, NeedAndThreatsAreThoseOfTryingEverySetOfStones) {
  for (const LineRules rules : many_rules) {
    for_each_shape(rules, 8, [&](Shape shape) {
      const ThreatProfile found = threat_profile(shape, rules);
      const unsigned need = slow_need(shape, rules);
      ASSERT_EQ(found.need, need) << text(shape) << ' ' << rules.k;
      if (need <= rules.p && need > 0) {
        ASSERT_EQ(found.threats, slow_threats(shape, rules)) << text(shape) << ' ' << rules.k;
      }
    });
  }
}

/// A line has no direction: read from the other end it has the same profile.
TEST(ThreatProfile, AReversedShapeHasTheSame) {
  for (const LineRules rules : many_rules) {
    for_each_shape(rules, 9, [&](Shape shape) {
      const ThreatProfile one = threat_profile(shape, rules),
                          other = threat_profile(reversed(shape), rules);
      ASSERT_EQ(one.need, other.need) << text(shape);
      ASSERT_EQ(one.threats, other.threats) << text(shape);
      ASSERT_EQ(one.is_live, other.is_live) << text(shape);
    });
  }
  for_each_shape({6, 2}, 10, [&](Shape shape) {
    if (threat_profile(shape, {6, 2}).need != 3) return;
    ASSERT_EQ(sleeps(shape, {6, 2}), sleeps(reversed(shape), {6, 2})) << text(shape);
  });
}

/// If longer rows win, one more stone lowers the need by at most one and never raises it, and more
/// room at the end does no harm.
TEST(ThreatProfile, StonesAndRoomDoNoHarm) {
  for (const LineRules rules : {LineRules{5, 1}, {6, 2}, {4, 3}}) {
    for_each_shape(rules, 9, [&](Shape shape) {
      const ThreatProfile before = threat_profile(shape, rules);
      for (unsigned i = 0; i < shape.length; ++i) {
        const std::uint64_t stone = std::uint64_t{1} << i;
        if ((shape.bits & stone) != 0) continue;
        const ThreatProfile after = threat_profile({shape.length, shape.bits | stone}, rules);
        ASSERT_LE(after.need, before.need) << text(shape);
        ASSERT_LE(before.need, after.need + 1) << text(shape);
        if (before.need <= rules.p) {
          ASSERT_GE(after.threats, before.threats) << text(shape);
        }
      }
      const ThreatProfile longer = threat_profile({shape.length + 1, shape.bits}, rules);
      ASSERT_LE(longer.need, before.need);
      ASSERT_GE(longer.threats, before.threats);
      if (longer.need == before.need) {
        ASSERT_GE(longer.is_live, before.is_live);
      }
    });
  }
}

/// Live: need - p stones, placed anywhere, can make two threats.
TEST(ThreatProfile, AShapeIsLiveWhenSomeStonesMakeTwoThreats) {
  for (const LineRules rules : {LineRules{5, 1}, {5, 1, true}, {6, 2}, {4, 1, true}}) {
    for_each_shape(rules, 9, [&](Shape shape) {
      const ThreatProfile found = threat_profile(shape, rules);
      if (found.need <= rules.p || found.need > rules.p + 2 || found.need > rules.k) return;
      const auto more = static_cast<int>(found.need - rules.p);
      bool live = false;
      for (std::uint64_t set = 0; set >> shape.length == 0 && !live; ++set) {
        if (std::popcount(set) != more || (set & shape.bits) != 0) continue;
        const Shape next{shape.length, shape.bits | set};
        live = slow_need(next, rules) <= rules.p && slow_threats(next, rules) >= 2;
      }
      ASSERT_EQ(found.is_live, live) << text(shape) << ' ' << rules.k << ' ' << rules.exactly;
    });
  }
}

/// A sleeping three of Connect6: two stones can leave a five that takes two to stop.
TEST(ThreatProfile, AThreeSleepsWhenTwoStonesMakeALiveFive) {
  const LineRules rules{6, 2};
  unsigned asleep = 0;
  for_each_shape(rules, 9, [&](Shape shape) {
    if (slow_need(shape, rules) != 3) return;
    bool truth = false;
    for (std::uint64_t set = 0; set >> shape.length == 0 && !truth; ++set) {
      if (std::popcount(set) != 2 || (set & shape.bits) != 0) continue;
      const Shape next{shape.length, shape.bits | set};
      truth = slow_need(next, rules) == 1 && slow_threats(next, rules) == 2;
    }
    ASSERT_EQ(sleeps(shape, rules), truth) << text(shape);
    asleep += truth ? 1 : 0;
  });
  EXPECT_GT(asleep, 30U);
}

}  // namespace
}  // namespace zermelo::connect
