#include "games/checkers/slow/slow_rules.h"

#include <set>
#include <string>

#include <gtest/gtest.h>

#include "base/error.h"
#include "games/checkers/slow/slow_fen.h"

namespace zermelo::checkers {
namespace {

std::multiset<std::string> moves_of(const char* fen) {
  std::multiset<std::string> moves;
  each_slow_move(slow_board(fen),
                 [&](const SlowMove& move, const SlowBoard&) { moves.insert(text(move)); });
  return moves;
}

std::string after_only_move(const char* fen) {
  std::string after;
  each_slow_move(slow_board(fen),
                 [&](const SlowMove&, const SlowBoard& board) { after = slow_fen(board); });
  return after;
}

using Moves = std::multiset<std::string>;

TEST(SlowCheckers, CountsTheLinesFromTheStart) {
  constexpr std::array<std::uint64_t, 8> published{1, 7, 49, 302, 1469, 7361, 36768, 179740};
  for (unsigned plies = 0; plies < published.size(); ++plies) {
    EXPECT_EQ(slow_perft(slow_start(), plies), published[plies]) << plies;
  }
}

TEST(SlowCheckers, CountsTheSameLinesOnTheMirroredBoard) {
  for (const char* fen : {"B:W18,K22:B1,K2,14,15", "W:WK9,27,28:B3,K17,22"}) {
    EXPECT_EQ(slow_perft(mirrored(slow_board(fen)), 6), slow_perft(slow_board(fen), 6)) << fen;
  }
}

TEST(SlowCheckers, MenGoForwardAndKingsBothWays) {
  EXPECT_EQ(moves_of("B:W32:B1"), (Moves{"1-5", "1-6"}));
  EXPECT_EQ(moves_of("B:W32:B4"), (Moves{"4-8"}));
  EXPECT_EQ(moves_of("B:W32:BK18"), (Moves{"18-14", "18-15", "18-22", "18-23"}));
  EXPECT_EQ(moves_of("W:W18:B1"), (Moves{"18-14", "18-15"}));
}

TEST(SlowCheckers, CapturesAreForcedAndAnyOfThemMayBeChosen) {
  EXPECT_EQ(moves_of("B:W6,15,22:B1,K18"), (Moves{"1x10x19", "18x11", "18x25"}));
  EXPECT_EQ(moves_of("B:W15:B1,10,11"), (Moves{"10x19", "11x18"}));
}

TEST(SlowCheckers, MenDoNotCaptureBackwards) {
  EXPECT_EQ(moves_of("B:W14,22:B18"), (Moves{"18x25"}));
  EXPECT_EQ(moves_of("B:W14:B18"), (Moves{"18-22", "18-23"}));
}

TEST(SlowCheckers, AStartedJumpIsCompleted) {
  EXPECT_EQ(moves_of("B:W6,14,15:B1"), (Moves{"1x10x17", "1x10x19"}));
  EXPECT_EQ(after_only_move("B:W6,15:B1"), "W:W:B19");
}

TEST(SlowCheckers, CrowningEndsTheTurn) {
  EXPECT_EQ(moves_of("B:W26,27:B22"), (Moves{"22x31"}));
  EXPECT_EQ(after_only_move("B:W26,27:B22"), "W:W27:BK31");
  EXPECT_EQ(after_only_move("W:W11:B6,7"), "B:WK2:B6");
}

TEST(SlowCheckers, AKingGoesRoundToItsOwnSquareBothWays) {
  EXPECT_EQ(moves_of("B:W10,11,18,19:BK6"), (Moves{"6x15x22", "6x15x24", "6x15x8"}));
  EXPECT_EQ(moves_of("B:W6,7,14,15:BK2"), (Moves{"2x11x18x9x2", "2x9x18x11x2"}));
}

TEST(SlowCheckers, ReadsWhatItWritesAndNothingElse) {
  for (const char* fen : {"B:W18,K22:B1,K2", "W:WK1,30:BK32", "B:W:B5", "W:W5:B"}) {
    EXPECT_EQ(slow_fen(slow_board(fen)), fen);
  }
  for (const char* fen :
       {"", "B", "B:W1", "X:W5:B1", "B:B1:W5", "B:W5:B5", "B:W6,5:B1", "B:W33:B1", "B:W0:B1",
        "B:W05:B1", "B:W5,:B1", "B:W5:B1.", "B:W4:B1", "B:W5:B29", "B:W5:BK", "B:WK5:B1:"}) {
    EXPECT_THROW(slow_board(fen), Error) << fen;
  }
}

}  // namespace
}  // namespace zermelo::checkers
