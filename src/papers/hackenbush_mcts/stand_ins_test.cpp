#include <gtest/gtest.h>

#include "games/hackenbush/value/evaluation.h"
#include "games/hackenbush/weigh/weighing.h"
#include "papers/hackenbush_mcts/beds.h"
#include "papers/hackenbush_mcts/stand_ins.h"
#include "tests/seeded_drawing.h"
#include "value/text.h"

namespace zermelo::hackenbush {
namespace {

/// The beds and the positions that stand for those of the thesis have the values they claim.
TEST(ThesisDrawings, HaveTheirValues) {
  ValueStore store;
  PartArithmetic arithmetic(store);
  const auto value = [&](const char* text, bool redwood) {
    Budget budget;
    const auto found = evaluate(read_drawing(text), arithmetic, budget, {.redwood = redwood});
    return found.value ? value_text(store, arithmetic.value(*found.value)) : found.why_not.what;
  };
  EXPECT_EQ(value(redwood_bed, true), "1/32");
  EXPECT_EQ(value(bluewood_bed, true), "-1/32");
  for (const StandIn& position : stand_ins)
    EXPECT_EQ(value(position.drawing, false), position.value) << position.letter;
}

/// The bluewood bed is the redwood bed with its colours swapped.
TEST(ThesisDrawings, TheBedsAreMirrorImages) {
  const Drawing red = read_drawing(redwood_bed), blue = read_drawing(bluewood_bed);
  EXPECT_EQ(mirrored(red.edges), blue.edges);
  EXPECT_EQ(red.edges.size(), 19U);
}

TEST(ThesisDrawings, AreWeighedAsTheThesisSays) {
  for (const StandIn& position : stand_ins) {
    Budget budget;
    const auto found = weigh_drawing(read_drawing(position.drawing), {}, unwatched, budget);
    ASSERT_TRUE(found.value) << position.letter;
    EXPECT_EQ(simple_text(*found.value), position.value) << position.letter;
    EXPECT_TRUE(found.is_proved) << position.letter;
  }
}

}  // namespace
}  // namespace zermelo::hackenbush
