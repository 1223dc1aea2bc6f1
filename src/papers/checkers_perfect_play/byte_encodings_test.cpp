#include "papers/checkers_perfect_play/byte_encodings.h"

#include <gtest/gtest.h>

namespace zermelo::checkers {
namespace {

/// All outcomes of a metric with odd wins and even losses, up to that many plies.
std::vector<Outcome> everything(unsigned most) {
  std::vector<Outcome> out{{Result::draw, 0}};
  for (unsigned plies = 0; plies <= most; ++plies)
    out.push_back({plies % 2 == 1 ? Result::win : Result::loss, plies});
  return out;
}

std::vector<Outcome> there_and_back(ByteEncoding encoding, const std::vector<Outcome>& outcomes) {
  return decoded(encoding, encoded(encoding, outcomes), outcomes);
}

TEST(ByteEncodings, HaveTheRangesOfThePaper) {
  EXPECT_EQ(most_plies(ByteEncoding::result_and_six), 63U);
  EXPECT_EQ(most_plies(ByteEncoding::halved_six), 127U);
  EXPECT_EQ(most_plies(ByteEncoding::eight), 255U);
  EXPECT_EQ(most_plies(ByteEncoding::halved_eight), 511U);
  for (const ByteEncoding encoding : all_byte_encodings) {
    if (!has_distance(encoding)) continue;
    const unsigned most = most_plies(encoding);
    EXPECT_EQ(there_and_back(encoding, everything(most)), everything(most)) << name(encoding);
    const std::vector<Outcome> beyond{{Result::loss, most + 1}, {Result::win, most + 2}};
    for (std::size_t i = 0; i < 2; ++i)
      EXPECT_NE(there_and_back(encoding, beyond)[i], beyond[i]) << name(encoding);
  }
}

TEST(ByteEncodings, ResultsShareBytes) {
  const auto outcomes = everything(8);  // ten positions
  for (const auto& [encoding, bytes] :
       {std::pair{ByteEncoding::four_results, 3U}, std::pair{ByteEncoding::five_results, 2U}}) {
    EXPECT_EQ(encoded(encoding, outcomes).size(), bytes);
    const auto back = there_and_back(encoding, outcomes);
    for (std::size_t i = 0; i < outcomes.size(); ++i)
      EXPECT_EQ(back[i].result, outcomes[i].result) << name(encoding) << ' ' << i;
  }
}

// Halving needs odd wins and even losses; a conversion may come after any number of plies.
TEST(ByteEncodings, HalvingLosesADistanceOfTheOtherParity) {
  const std::vector<Outcome> odd_one{{Result::win, 146}};
  EXPECT_EQ(there_and_back(ByteEncoding::halved_eight, odd_one)[0], (Outcome{Result::win, 147}));
  EXPECT_EQ(there_and_back(ByteEncoding::eight, odd_one), odd_one);
}

}  // namespace
}  // namespace zermelo::checkers
