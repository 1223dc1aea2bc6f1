#include "games/clobber/rows/row_prober.h"

#include <gtest/gtest.h>

#include "tests/scratch_folder.h"

namespace zermelo::clobber {
namespace {

class Probes : public ::testing::Test {
 protected:
  Probes() {
    ValueStore store;
    Budget budget;
    const auto table = build_rows(5, store, budget, [](std::uint32_t, std::uint64_t) {});
    save_rows(folder / "rows", table, store);
  }
  ScratchFolder folder;
};

TEST_F(Probes, SayWhatTheDatabaseHoldsOfARow) {
  RowProber prober(folder / "rows");
  EXPECT_EQ(prober.length(), 5U);
  const auto probe = prober.probe(read_board("BBW"));
  ASSERT_TRUE(probe);
  EXPECT_EQ(probe->value, "^");
  EXPECT_EQ(probe->outcome, OutcomeClass::left);
  EXPECT_EQ(probe->bounds, (UpBounds{1, -1, 1, 3}));
  EXPECT_TRUE(probe->left_dominated.empty());
}

/// In BWWB Left has 0-1 and 3-2, which leave equal rows; one of them is dominated. Right's stones
/// move from the middle.
TEST_F(Probes, WriteDominatedMovesFromTheStoneThatMoves) {
  RowProber prober(folder / "rows");
  const auto probe = prober.probe(read_board("BWWB")).value();
  EXPECT_EQ(probe.left_dominated, (std::vector<Move>{{3, 2}}));
  EXPECT_EQ(probe.right_dominated, (std::vector<Move>{{2, 3}}));
  EXPECT_FALSE(probe.simplest) << "its value is 0";
}

TEST_F(Probes, KnowNothingOfGapsGridsAndLongRows) {
  RowProber prober(folder / "rows");
  EXPECT_FALSE(prober.probe(read_board("BW.W")));
  EXPECT_FALSE(prober.probe(read_board("BW|WB")));
  EXPECT_FALSE(prober.probe(read_board("BWBWBW")));
  EXPECT_TRUE(prober.probe(read_board("BWBWB")));
}

}  // namespace
}  // namespace zermelo::clobber
