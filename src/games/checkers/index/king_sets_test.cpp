#include "games/checkers/index/king_sets.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

#include "games/checkers/slow/slow_rules.h"

namespace zermelo::checkers {
namespace {

/// Squares free of men: all but a few.
Squares any_free() {
  Squares men = 0;
  const int count = *rc::gen::inRange(0, 8);
  for (int i = 0; i < count; ++i) men |= square(*rc::gen::inRange(0U, 32U));
  return ~men;
}

/// The ranks that one king step of the slow rules leads to.
std::multiset<std::uint32_t> slow_king_steps(Squares set, Squares free) {
  std::multiset<std::uint32_t> ranks;
  for (unsigned from = 0; from < 32; ++from) {
    if ((set & square(from)) == 0) continue;
    for (unsigned d = 0; d < 4; ++d) {
      const int to = slow_steps[from][d];
      if (to < 0) continue;
      const Squares target = square(static_cast<unsigned>(to));
      if ((target & free & ~set) != 0) ranks.insert(rank_of((set & ~square(from)) | target, free));
    }
  }
  return ranks;
}

void expect_right(const KingSets& sets, unsigned kings, Squares free) {
  RC_ASSERT(sets.kings() == kings);
  RC_ASSERT(sets.size() == choose(size(free), kings));
  RC_ASSERT(sets.words() == (sets.size() + 63) / 64);
  const std::size_t stride = 1 + sets.size() / 50;
  for (std::size_t i = 0; i < sets.size(); i += stride) {
    const Squares set = sets[i];
    RC_ASSERT(set == set_of(static_cast<std::uint32_t>(i), kings, free));
    RC_ASSERT(sets.when_rotated(i) == rank_of(rotated(set), rotated(free)));
    const std::multiset<std::uint32_t> steps(sets.steps_begin(i), sets.steps_end(i));
    RC_ASSERT(steps == slow_king_steps(set, free));
    for (Squares rest = set; rest != 0; rest &= rest - 1) {
      const unsigned s = lowest(rest);
      const Squares without = set & ~square(s);
      RC_ASSERT(sets.without(i, s, false) == rank_of(without, free));
      RC_ASSERT(sets.without(i, s, true) == rank_of(rotated(without), rotated(free)));
    }
  }
}

RC_GTEST_PROP(KingSets, AreAllPlacementsInTheOrderOfRanks, ()) {
  KingSets sets;
  const unsigned kings = *rc::gen::inRange(1U, 4U);
  const Squares free = any_free();
  sets.place(kings, free);
  expect_right(sets, kings, free);
}

// Lists that do not change are kept from one placement of the men to the next; earlier placements
// must leave no trace.
RC_GTEST_PROP(KingSets, PlacedAgainForgetTheEarlierPlacement, ()) {
  KingSets sets;
  Squares free = any_free();
  for (int i = 0; i < 4; ++i) {
    const unsigned kings = *rc::gen::inRange(0U, 3U);
    const int change = *rc::gen::inRange(0, 3);
    if (change == 0) free = any_free();
    if (change == 1) free = rotated(free);  // as many squares, but others
    sets.place(kings, free);
    if (kings > 0) expect_right(sets, kings, free);
  }
}

// A bit for each set: those with a king on a square, and on any of some squares.
RC_GTEST_PROP(KingSets, BitsSayWhichSetsHaveAKingThere, ()) {
  KingSets sets;
  const unsigned kings = *rc::gen::inRange(0U, 3U);
  sets.place(kings, any_free());
  const Squares asked = *rc::gen::arbitrary<Squares>();
  std::size_t seen = 0;
  for (std::size_t w = 0; w < sets.words(); ++w) {
    for (unsigned bit = 0; bit < 64; ++bit) {
      const std::size_t i = 64 * w + bit;
      const bool is_set = i < sets.size();
      seen += is_set ? 1 : 0;
      RC_ASSERT((sets.all(w) >> bit & 1) == (is_set ? 1U : 0U));
      RC_ASSERT((sets.with_any(asked, w) >> bit & 1) ==
                (is_set && (sets[i] & asked) != 0 ? 1U : 0U));
    }
    for (unsigned s = 0; s < 32; ++s) RC_ASSERT(sets.with(s, w) == sets.with_any(square(s), w));
  }
  RC_ASSERT(seen == sets.size());
}

TEST(KingSets, WithoutKingsAreOneEmptySetThatGoesNowhere) {
  KingSets sets;
  sets.place(2, ~Squares{0});
  sets.place(0, ~square(5));
  ASSERT_EQ(sets.size(), 1U);
  EXPECT_EQ(sets[0], 0U);
  EXPECT_EQ(sets.words(), 1U);
  EXPECT_EQ(sets.all(0), 1U);
  EXPECT_EQ(sets.with_any(~Squares{0}, 0), 0U);
  EXPECT_EQ(sets.steps_begin(0), sets.steps_end(0));
}

// Steps are reversible, so every set is reached from as many sets as it leads to.
TEST(KingSets, EveryStepHasItsReverse) {
  KingSets sets;
  sets.place(2, ~(square(9) | square(14) | square(22)));
  std::set<std::pair<std::uint32_t, std::uint32_t>> steps;
  for (std::uint32_t i = 0; i < sets.size(); ++i)
    for (const std::uint32_t* to = sets.steps_begin(i); to != sets.steps_end(i); ++to)
      EXPECT_TRUE(steps.emplace(i, *to).second) << i << " to " << *to << " twice";
  for (const auto& [from, to] : steps) EXPECT_TRUE(steps.contains({to, from})) << from;
  EXPECT_GT(steps.size(), sets.size());
}

}  // namespace
}  // namespace zermelo::checkers
