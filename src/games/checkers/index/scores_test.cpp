#include "games/checkers/index/scores.h"

#include <gtest/gtest.h>

#include <type_traits>

#include "games/checkers/database/database.h"
#include "games/checkers/database/slice_file.h"
#include "tests/complaint.h"

namespace zermelo::checkers {
namespace {

/// All scores of an encoding that a position can have, given the step between distances: those up
/// to the farthest loss, the draw, and their backed-up scores.
template <class Encoding>
class EveryScore : public ::testing::Test {};

using Encodings =
    ::testing::Types<HalvedByte, PlainDistance<std::uint8_t>, PlainDistance<std::uint16_t>>;
TYPED_TEST_SUITE(EveryScore, Encodings);

template <class Encoding>
constexpr unsigned top_score = std::numeric_limits<typename Encoding::Score>::max();

template <class Encoding>
bool is_usable(unsigned x) {
  const auto score = static_cast<typename Encoding::Score>(x);
  return limited(score, Encoding::farthest) == score && score != Encoding::blocked;
}

// A better outcome has a larger score, so that a maximum finds the best move.
TYPED_TEST(EveryScore, GrowsWithItsOutcome) {
  for (unsigned x = 0; x < top_score<TypeParam>; ++x) {
    const Outcome less = TypeParam::outcome(static_cast<typename TypeParam::Score>(x));
    const Outcome more = TypeParam::outcome(static_cast<typename TypeParam::Score>(x + 1));
    ASSERT_TRUE(is_better(more, less)) << x;
    ASSERT_FALSE(is_better(less, more)) << x;
  }
}

// The whole rule of play: a move exchanges win and loss and takes a ply.
TYPED_TEST(EveryScore, BacksUpToTheOppositeResultOnePlyLater) {
  for (unsigned x = 0; x <= top_score<TypeParam>; ++x) {
    if (!is_usable<TypeParam>(x)) continue;
    const auto score = static_cast<typename TypeParam::Score>(x);
    const Outcome after = TypeParam::outcome(score);
    const Outcome move = TypeParam::outcome(TypeParam::backed_up(score));
    ASSERT_EQ(TypeParam::before_backup(TypeParam::backed_up(score)), score);
    if (after.result == Result::draw) {
      ASSERT_EQ(move.result, Result::draw);
    } else {
      ASSERT_EQ(move.result, after.result == Result::win ? Result::loss : Result::win) << x;
      ASSERT_EQ(move.plies, after.plies + 1) << x;
    }
  }
}

// The better a position is for the side to move, the worse is the move that leads there.
TYPED_TEST(EveryScore, BackingUpReversesTheOrder) {
  unsigned last = top_score<TypeParam> + 1;
  for (unsigned x = 0; x <= top_score<TypeParam>; ++x) {
    if (!is_usable<TypeParam>(x)) continue;
    const unsigned next = TypeParam::backed_up(static_cast<typename TypeParam::Score>(x));
    ASSERT_LT(next, last) << x;
    last = next;
  }
}

TYPED_TEST(EveryScore, ABlockedMoveIsNoBetterThanAnyOther) {
  const auto blocked = TypeParam::backed_up(TypeParam::blocked);
  for (unsigned x = 0; x < top_score<TypeParam>; ++x) {
    if (!is_usable<TypeParam>(x)) continue;
    ASSERT_LE(blocked, TypeParam::backed_up(static_cast<typename TypeParam::Score>(x))) << x;
  }
  EXPECT_EQ(TypeParam::outcome(TypeParam::lost_now), (Outcome{Result::loss, 0}));
  EXPECT_EQ(TypeParam::outcome(TypeParam::draw).result, Result::draw);
}

// The table of docs/formats.md, by which other programs read the files.
TEST(Scores, AreThoseOfTheDocumentedFormat) {
  for (unsigned d = 0; d <= 252; d += 2)
    EXPECT_EQ(outcome_of(Scores::halved_byte, d / 2), (Outcome{Result::loss, d}));
  for (unsigned d = 1; d <= 253; d += 2)
    EXPECT_EQ(outcome_of(Scores::halved_byte, 255 - (d - 1) / 2), (Outcome{Result::win, d}));
  for (unsigned d = 0; d <= 125; ++d) {
    EXPECT_EQ(outcome_of(Scores::plain_byte, d), (Outcome{Result::loss, d}));
    EXPECT_EQ(outcome_of(Scores::plain_byte, 255 - d), (Outcome{Result::win, d}));
  }
  for (unsigned d = 0; d <= 32000; d += 125) {
    EXPECT_EQ(outcome_of(Scores::plain_two_bytes, d), (Outcome{Result::loss, d}));
    EXPECT_EQ(outcome_of(Scores::plain_two_bytes, 65535 - d), (Outcome{Result::win, d}));
  }
  for (const Scores scores : {Scores::halved_byte, Scores::plain_byte, Scores::results})
    EXPECT_EQ(outcome_of(scores, 128).result, Result::draw);
  EXPECT_EQ(outcome_of(Scores::plain_two_bytes, 32768).result, Result::draw);
  EXPECT_EQ(outcome_of(Scores::results, 1), (Outcome{Result::loss, 0}));
  EXPECT_EQ(outcome_of(Scores::results, 255), (Outcome{Result::win, 0}));
}

TEST(Scores, ResultsBackUpToEachOther) {
  EXPECT_EQ(ResultOnly::backed_up(ResultOnly::lost_now), 255);
  EXPECT_EQ(ResultOnly::backed_up(255), ResultOnly::lost_now);
  EXPECT_EQ(ResultOnly::backed_up(ResultOnly::draw), ResultOnly::draw);
  for (const std::uint8_t score : {std::uint8_t{1}, std::uint8_t{128}, std::uint8_t{255}}) {
    EXPECT_EQ(ResultOnly::before_backup(ResultOnly::backed_up(score)), score);
    EXPECT_EQ(limited(score, ResultOnly::farthest), score);
  }
}

// 253 plies, the longest win of seven pieces, must fit; a loss in 254 is at the limit.
TEST(Scores, AByteHoldsTheLongestWinOfThePaper) {
  const std::uint8_t lost_in_252 = 126, win_in_253 = HalvedByte::backed_up(lost_in_252);
  EXPECT_EQ(HalvedByte::farthest, lost_in_252);
  EXPECT_EQ(HalvedByte::outcome(win_in_253), (Outcome{Result::win, 253}));
  const std::uint8_t lost_in_254 = HalvedByte::backed_up(win_in_253);
  EXPECT_EQ(HalvedByte::outcome(lost_in_254), (Outcome{Result::loss, 254}));
  EXPECT_EQ(limited(lost_in_254, HalvedByte::farthest), lost_in_252);
}

TEST(Metrics, HaveNamesAndNoOthers) {
  for (const Metric metric : {Metric::wld, Metric::dtc, Metric::dtw})
    EXPECT_EQ(metric_named(name(metric)), metric);
  EXPECT_EQ(name(Metric::dtc), "dtc");
  for (const char* wrong : {"", "DTW", "dtw ", "dtz", "wld,dtw"})
    EXPECT_EQ(
        testing::complaint_of([&] { metric_named(wrong); }),
        std::string("checkers: there is no metric \"") + wrong + "\"; expected wld, dtc or dtw");
}

}  // namespace
}  // namespace zermelo::checkers
