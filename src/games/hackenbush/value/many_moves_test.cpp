#include "games/hackenbush/value/many_moves.h"

#include <gtest/gtest.h>

#include "games/hackenbush/value/evaluation.h"
#include "tests/complaint.h"
#include "tests/seeded_drawing.h"
#include "value/text.h"

namespace zermelo::hackenbush {
namespace {

constexpr std::size_t enough_bytes = std::size_t{1} << 27;

struct ManyMoves {
  ValueStore store{enough_bytes};

  Value value(const Drawing& drawing, unsigned cuts) {
    Budget budget;
    return many_moves_value(drawing, cuts, store, budget, enough_bytes);
  }
};

TEST(ManyMoves, OneCutATurnIsTheUsualGame) {
  Random random(101);
  ManyMoves many;
  PartArithmetic arithmetic(many.store);
  for (int i = 0; i < 30; ++i) {
    const Drawing drawing = drawing_of(seeded_graph(random, 7, 5, i % 2 == 0 ? "BR" : "BRG"));
    Budget budget;
    const auto usual = evaluate(drawing, arithmetic, budget);
    EXPECT_EQ(many.value(drawing, 1), arithmetic.value(*usual.value)) << write_drawing(drawing);
  }
}

TEST(ManyMoves, SwappedColoursNegate) {
  Random random(102);
  ManyMoves many;
  for (int i = 0; i < 30; ++i) {
    const auto edges = seeded_graph(random, 7, 5, "BRG");
    const unsigned cuts = 2 + random.below(2);
    EXPECT_EQ(many.value(drawing_of(mirrored(edges)), cuts),
              many.store.negative(many.value(drawing_of(edges), cuts)))
        << text_of(edges);
  }
}

/// With k loops of one colour a side moves floor(n / k) times, and the other never.
TEST(ManyMoves, LoopsAreCountedInTurns) {
  ManyMoves many;
  for (unsigned loops = 0; loops <= 7; ++loops) {
    std::string blue = ".", red = ".", green = ".";
    for (unsigned i = 0; i < loops; ++i) {
      blue = (i == 0 ? "" : blue + ' ') + "0-0-B";
      red = (i == 0 ? "" : red + ' ') + "0-0-R";
      green = (i == 0 ? "" : green + ' ') + "0-0-G";
    }
    for (unsigned cuts = 1; cuts <= 3; ++cuts) {
      const auto turns = static_cast<std::int64_t>(loops / cuts);
      EXPECT_EQ(many.value(read_drawing(blue), cuts), many.store.number(turns));
      EXPECT_EQ(many.value(read_drawing(red), cuts), many.store.number(-turns));
      EXPECT_EQ(many.value(read_drawing(green), cuts),
                many.store.nimber(static_cast<std::uint32_t>(turns % 2)));
    }
  }
}

/// Components do not add up: B is 0 with two cuts a turn, and B+B is 1.
TEST(ManyMoves, AreTakenAsAWhole) {
  ManyMoves many;
  EXPECT_EQ(many.value(read_stalks("B"), 2), Value{});
  EXPECT_EQ(many.value(read_stalks("B+B"), 2), many.store.number(1));
  EXPECT_EQ(many.value(read_stalks("BB"), 2), many.store.number(1));
}

TEST(ManyMoves, TooManyEdgesAndSpentBudgetsAreTold) {
  ManyMoves many;
  std::string word(65, 'B');
  EXPECT_EQ(testing::complaint_of([&] { many.value(read_stalks(word), 2); }),
            "hackenbush: 65 edges with 2 cuts a turn; expected at most 64");
  word.pop_back();
  EXPECT_EQ(many.value(read_stalks(word), 64), many.store.number(1));
  PartArithmetic arithmetic(many.store);
  Limits limits;
  limits.nodes = 3;
  Budget budget(limits);
  const auto found = value_of(read_stalks("BRBR+RBRB"), 2, arithmetic, budget, {});
  EXPECT_FALSE(found.value);
  EXPECT_NE(found.why_not.what, "");
}

}  // namespace
}  // namespace zermelo::hackenbush
