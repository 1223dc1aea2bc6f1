#include "games/checkers/board/squares.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "games/checkers/board/captures.h"
#include "games/checkers/board/jumpers.h"
#include "games/checkers/board/moves.h"
#include "games/checkers/slow/slow_fen.h"
#include "games/checkers/slow/slow_rules.h"
#include "tests/any_checkers_setup.h"

namespace zermelo::checkers {
namespace {

Squares any_squares() { return *rc::gen::arbitrary<Squares>(); }

/// Shifts of whole boards must agree with rows and columns computed square by square.
TEST(Squares, StepsAreThoseOfTheSlowRules) {
  for (unsigned s = 0; s < 32; ++s) {
    for (unsigned d = 0; d < 4; ++d) {
      const int to = slow_step(static_cast<int>(s), static_cast<int>(d));
      const Squares expected = to < 0 ? 0 : square(static_cast<unsigned>(to));
      EXPECT_EQ(step(all_ways[d], square(s)), expected) << s + 1 << " way " << d;
    }
  }
}

RC_GTEST_PROP(Squares, ASetStepsAsItsSquaresDo, ()) {
  const Squares set = any_squares();
  for (const Way way : all_ways) {
    Squares expected = 0;
    for (Squares rest = set; rest != 0; rest &= rest - 1)
      expected |= step(way, square(lowest(rest)));
    RC_ASSERT(step(way, set) == expected);
    RC_ASSERT((step(opposite(way), step(way, set)) & ~set) == 0U);
    RC_ASSERT(size(step(way, set)) <= size(set));
  }
}

RC_GTEST_PROP(Squares, RotatingTheBoardRotatesEveryStep, ()) {
  const Squares set = any_squares();
  RC_ASSERT(rotated(rotated(set)) == set);
  for (unsigned s = 0; s < 32; ++s) RC_ASSERT(((rotated(set) >> s) & 1) == ((set >> (31 - s)) & 1));
  for (const Way way : all_ways)
    RC_ASSERT(rotated(step(way, set)) == step(opposite(way), rotated(set)));
  RC_ASSERT(rotated(steps_forward(set, Side::left)) == steps_forward(rotated(set), Side::right));
  RC_ASSERT(rotated(steps_all(set)) == steps_all(rotated(set)));
}

TEST(Squares, EachSideGoesForwardToItsCrowns) {
  EXPECT_EQ(crowns(Side::left), rotated(crowns(Side::right)));
  for (const Side side : {Side::left, Side::right}) {
    EXPECT_EQ(steps_forward(crowns(side), side), 0U);
    Squares men = crowns(opponent(side));  // seven rows to go
    for (unsigned row = 0; row < 7; ++row) {
      EXPECT_EQ(men & crowns(side), 0U);
      men = steps_forward(men, side);
    }
    EXPECT_EQ(men, crowns(side));
  }
  for (const Way way : all_ways) {
    EXPECT_NE(is_forward(way, Side::left), is_forward(way, Side::right));
    EXPECT_NE(is_forward(way, Side::left), is_forward(opposite(way), Side::left));
    EXPECT_EQ(opposite(opposite(way)), way);
  }
}

// There are 98 pairs of neighbouring squares: 7 pairs of rows with 7 diagonals each way between
// them.
TEST(Squares, TheBoardHasNinetyEightSteps) {
  unsigned steps = 0;
  for (unsigned s = 0; s < 32; ++s) steps += size(steps_all(square(s)));
  EXPECT_EQ(steps, 98U);
}

template <Way way>
void expect_two_steps(Squares set) {
  RC_ASSERT(two_steps<way>(set) == step<way>(step<way>(set)));
}

RC_GTEST_PROP(Jumpers, TwoStepsAreTwoSteps, ()) {
  const Squares set = any_squares();
  expect_two_steps<Way::down_left>(set);
  expect_two_steps<Way::down_right>(set);
  expect_two_steps<Way::up_left>(set);
  expect_two_steps<Way::up_right>(set);
}

RC_GTEST_PROP(Jumpers, AreThePiecesThatCaptureByTheSlowRules, ()) {
  const auto [p, side] = any_setup();
  Squares expected = 0;
  each_capture(slow_board(write_fen(p, side)), [&](const SlowMove& move, const SlowBoard&) {
    expected |= square(static_cast<unsigned>(move.from()));
  });
  const Squares found = side == Side::left
                            ? jumpers<Side::left>(p.men[0], p.kings[0], pieces(p, Side::right))
                            : jumpers<Side::right>(p.men[1], p.kings[1], pieces(p, Side::left));
  RC_ASSERT(found == expected);
}

// One object for the mover's pieces and the enemy men serves every placement of the enemy kings, as
// the solver uses it.
RC_GTEST_PROP(Captures, AreFoundForEveryPlacementOfTheEnemyKings, ()) {
  auto [p, side] = any_setup();
  const auto own = index_of(side), other = index_of(opponent(side));
  const Captures captures(p.men[own], p.kings[own], p.men[other], side);
  for (int i = 0; i < 10; ++i) {
    const Squares some = any_squares();
    p.kings[other] = some & any_squares() & ~(p.men[0] | p.men[1] | p.kings[own]);
    const bool expected = must_capture(p, side);
    RC_ASSERT(captures.with(p.kings[other]) == expected);
    RC_ASSERT(((captures.landings(p.men[other] | p.kings[other]) & ~p.kings[other]) != 0) ==
              expected);
  }
}

RC_GTEST_PROP(Captures, AreForcedWhereTheSlowRulesForceThem, ()) {
  const auto [p, side] = any_setup();
  RC_ASSERT(must_capture(p, side) == must_capture(slow_board(write_fen(p, side))));
  const auto own = index_of(side), other = index_of(opponent(side));
  const Captures captures(p.men[own], p.kings[own], p.men[other], side);
  RC_ASSERT(captures.with(p.kings[other]) == must_capture(p, side));
}

}  // namespace
}  // namespace zermelo::checkers
