#include "games/checkers/board/position.h"

#include <gtest/gtest.h>

#include <string>

#include "base/error.h"
#include "base/random.h"
#include "tests/complaint.h"

namespace zermelo::checkers {
namespace {

std::string again(std::string_view fen) {
  const Setup setup = read_fen(fen);
  return write_fen(setup.position, setup.to_move);
}

std::string complaint_of_fen(std::string_view fen) {
  return testing::complaint_of([&] { read_fen(fen); });
}

TEST(CheckersPosition, IsWrittenWithWhiteFirstAndSquaresAscending) {
  EXPECT_EQ(again("W:W18,K22:B1,K2"), "W:W18,K22:B1,K2");
  EXPECT_EQ(again("B:BK2,1:WK22,18"), "B:W18,K22:B1,K2");
  EXPECT_EQ(again("B:W:B5"), "B:W:B5");
  EXPECT_EQ(again("W:BK32:W"), "W:W:BK32");
}

TEST(CheckersPosition, IsReadLeniently) {
  EXPECT_EQ(again(" b : w 18 , k22 : b 01,K 002 . "), "B:W18,K22:B1,K2");
  EXPECT_EQ(again("W:WK1-3,30:B5-6,K9-K11\r\n"), "W:WK1,K2,K3,30:B5,6,K9,K10,K11");
  EXPECT_EQ(again("W:W7-7:B8"), "W:W7:B8");
}

TEST(CheckersPosition, TheStartHasTwelveMenASide) {
  EXPECT_EQ(read_fen("B:W21-32:B1-12"), start_position());
}

TEST(CheckersPosition, EveryMistakeIsNamedInOneSentence) {
  EXPECT_EQ(complaint_of_fen(""),
            "checkers: the position is empty; expected one such as B:W18,K22:B1,K2");
  EXPECT_EQ(complaint_of_fen("  "),
            "checkers: character 3 of \"  \" is missing; expected B or W, the side to move");
  EXPECT_EQ(complaint_of_fen("X:W5:B1"),
            "checkers: character 1 of \"X:W5:B1\" is 'X'; expected B or W, the side to move");
  EXPECT_EQ(complaint_of_fen("BW5:B1"),
            "checkers: character 2 of \"BW5:B1\" is 'W'; expected ':' and a list of pieces");
  EXPECT_EQ(complaint_of_fen("B:W5"),
            "checkers: character 5 of \"B:W5\" is missing; expected ':B' and Black's pieces");
  EXPECT_EQ(complaint_of_fen("B:W5:W6"),
            "checkers: character 6 of \"B:W5:W6\" is 'W'; expected ':B' and Black's pieces");
  EXPECT_EQ(complaint_of_fen("B:WQ5:B1"),
            "checkers: character 4 of \"B:WQ5:B1\" is 'Q'; expected a square from 1 to 32, after a "
            "K for a king");
  EXPECT_EQ(complaint_of_fen("B:W5:B1:"),
            "checkers: character 8 of \"B:W5:B1:\" is ':'; expected the end");
  EXPECT_EQ(complaint_of_fen("B:W33:B1"),
            "checkers: square 33 in \"B:W33:B1\"; squares are 1 to 32");
  EXPECT_EQ(complaint_of_fen("B:W5:B0"), "checkers: square 0 in \"B:W5:B0\"; squares are 1 to 32");
  EXPECT_EQ(complaint_of_fen("B:W5:B4294967297"),
            "checkers: square 4294967297 in \"B:W5:B4294967297\"; squares are 1 to 32");
  EXPECT_EQ(complaint_of_fen("B:W5:BK5"),
            "checkers: square 5 twice in \"B:W5:BK5\"; expected one piece there");
  EXPECT_EQ(complaint_of_fen("B:W4:B1"),
            "checkers: white man on 4 in \"B:W4:B1\"; it is crowned there, write K4");
  EXPECT_EQ(complaint_of_fen("B:W5:B29"),
            "checkers: black man on 29 in \"B:W5:B29\"; it is crowned there, write K29");
  EXPECT_EQ(complaint_of_fen("B:W9-7:B1"),
            "checkers: range 9-7 in \"B:W9-7:B1\"; expected the smaller square first");
  EXPECT_EQ(complaint_of_fen("B:W20-32:B1"),
            "checkers: more than 12 white pieces in \"B:W20-32:B1\"; a side has no more");
  EXPECT_EQ(complaint_of_fen("B:W:B"), "checkers: no piece in \"B:W:B\"; expected one at least");
}

/// A good text with up to four characters inserted or changed is either read, and read as the same
/// when it is written again, or refused in one sentence.
TEST(CheckersPosition, NoTextCrashesTheReader) {
  Random random(5);
  const std::string_view letters = "BWK:,-. 0123456789bwk";
  unsigned good = 0;
  constexpr unsigned rounds = 20000;
  for (unsigned round = 0; round < rounds; ++round) {
    std::string fen = "B:W18,K22:B1,K2";
    for (unsigned change = 0; change < round % 5; ++change) {
      const auto c = round % 7 == 0
                         ? static_cast<char>(random.below(256))
                         : letters[random.below(static_cast<std::uint32_t>(letters.size()))];
      const auto at = random.below(static_cast<std::uint32_t>(fen.size()));
      fen.replace(at, random.below(2), 1, c);
    }
    try {
      const auto setup = read_fen(fen);
      EXPECT_EQ(read_fen(write_fen(setup.position, setup.to_move)), setup) << fen;
      ++good;
    } catch (const Error& error) {
      EXPECT_TRUE(std::string_view(error.what()).starts_with("checkers: ")) << error.what();
      EXPECT_EQ(std::string_view(error.what()).find('\n'), std::string_view::npos);
    }
  }
  EXPECT_GT(good, rounds / 5 + 100);  // every fifth is unchanged
  EXPECT_LT(good, rounds / 2);
}

}  // namespace
}  // namespace zermelo::checkers
