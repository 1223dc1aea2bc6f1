#include "games/checkers/play/forced.h"

#include <gtest/gtest.h>

#include "games/checkers/database/builder.h"
#include "games/checkers/slow/slow_fen.h"
#include "games/checkers/slow/slow_solver.h"
#include "tests/scratch_folder.h"

namespace zermelo::checkers {
namespace {

/// With two-piece tables only, positions of three pieces must be searched.
class ForcedSearchTest : public ::testing::Test {
 protected:
  static void SetUpTestSuite() {
    folder_ = std::make_unique<ScratchFolder>();
    Budget budget;
    auto order = slices_up_to(2, 1);
    std::erase_if(order, [](const Slice& slice) { return !slice.is_leading(); });
    Builder({{folder_->path()}, Metric::dtw, 1U << 30, 1}, budget).build(order);
    truth_ = std::make_unique<SlowSolution>(3);
  }
  static void TearDownTestSuite() {
    folder_.reset();
    truth_.reset();
  }

  static std::unique_ptr<ScratchFolder> folder_;
  static std::unique_ptr<SlowSolution> truth_;
};

std::unique_ptr<ScratchFolder> ForcedSearchTest::folder_;
std::unique_ptr<SlowSolution> ForcedSearchTest::truth_;

TEST_F(ForcedSearchTest, NeverClaimsAFalseResultAndFindsNearOnes) {
  Prober prober({folder_->path()}, 1U << 20);
  const SlowMaterial material{1, 1, 0, 1};
  const SlowIndex index(material);
  unsigned shown = 0;
  for (std::uint64_t i = 0; i < index.size(); i += 211) {
    const SlowBoard board = index.board(i);
    const auto setup = read_fen(slow_fen(board));
    const SlowEntry truth = truth_->entry(SlowMetric::dtw, board);
    Limits limits;
    limits.nodes = 3000;
    Budget budget(limits);
    const Forced found = ForcedSearch(prober, budget).solve(setup.position, setup.to_move, 6);
    if (found.result == Result::unknown) {
      EXPECT_FALSE(truth.result != Result::draw && truth.plies <= 1) << slow_fen(board);
      continue;
    }
    ++shown;
    ASSERT_EQ(found.result, truth.result) << slow_fen(board);
    if (found.result == Result::win) {
      ASSERT_TRUE(found.move);
      const SlowBoard after = slow_board(
          write_fen(play(setup.position, setup.to_move, *found.move), opponent(setup.to_move)));
      EXPECT_EQ(truth_->entry(SlowMetric::dtw, after).result, Result::loss) << slow_fen(board);
    }
  }
  EXPECT_GT(shown, 10U);
}

TEST_F(ForcedSearchTest, SaysWhenItDoesNotKnow) {
  Prober prober({folder_->path()}, 1U << 20);
  Budget budget;
  const auto [position, to_move] = start_position();
  EXPECT_EQ(ForcedSearch(prober, budget).solve(position, to_move, 2).result, Result::unknown);
}

}  // namespace
}  // namespace zermelo::checkers
