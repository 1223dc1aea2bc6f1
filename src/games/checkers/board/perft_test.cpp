#include "games/checkers/board/perft.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "base/random.h"
#include "games/checkers/board/moves.h"
#include "games/checkers/slow/slow_fen.h"

namespace zermelo::checkers {
namespace {

std::uint64_t lines(std::string_view fen, unsigned plies) {
  const auto [position, to_move] = read_fen(fen);
  Budget budget;
  return count_lines(position, to_move, plies, budget);
}

TEST(CheckersPerft, CountsThePublishedNumbers) {
  constexpr std::array<std::uint64_t, 10> published{1,    7,     49,     302,    1469,
                                                    7361, 36768, 179740, 845931, 3963680};
  for (unsigned plies = 0; plies < published.size(); ++plies) {
    EXPECT_EQ(lines("B:W21-32:B1-12", plies), published[plies]) << plies;
  }
}

TEST(CheckersPerft, CountsTheLinesOfTheSlowRules) {
  for (const char* fen :
       {"B:W18,K22:B1,K2,14,15", "W:WK9,27,28:B3,K17,22", "B:W6,7,14,15,22,23:BK2,3",
        "W:WK25,26:B6,7,K14,15,21,22", "B:WK9,12,K21:B1,K4,8,10", "W:W:B5", "W:W13:B6,9"}) {
    for (unsigned plies = 0; plies <= 5; ++plies) {
      EXPECT_EQ(lines(fen, plies), slow_perft(slow_board(fen), plies)) << fen << ' ' << plies;
    }
  }
}

// Few men against many: captures that go on, and branch after the second or third jump.
TEST(CheckersPerft, CountsCapturesThatBranchLate) {
  Random random(1);
  unsigned late_forks = 0;
  for (int i = 0; i < 4000; ++i) {
    Position p;
    for (int man = 0; man < 2; ++man) p.men[0] |= square(random.below(12));
    for (int man = 0; man < 9; ++man) p.men[1] |= square(4 + random.below(24));
    p.men[1] &= ~p.men[0];
    const MoveList moves(p, Side::left);
    const auto is_late_fork = [&](const Move& move) {
      return std::ranges::any_of(moves, [&](const Move& other) {
        return move.length > 3 && other.length > 3 && other != move &&
               std::equal(move.path.begin(), move.path.begin() + 3, other.path.begin());
      });
    };
    late_forks += std::ranges::any_of(moves, is_late_fork) ? 1 : 0;
    EXPECT_EQ(count_moves(p, Side::left), slow_perft(slow_board(write_fen(p, Side::left)), 1))
        << write_fen(p, Side::left);
  }
  EXPECT_GT(late_forks, 10U);
}

TEST(CheckersPerft, StopsWhenTheBudgetIsSpent) {
  const auto [position, to_move] = start_position();
  Budget budget({.nodes = 20});
  EXPECT_LT(count_lines(position, to_move, 8, budget), 845931U);
  EXPECT_EQ(budget.nodes(), 20U);
  EXPECT_EQ(budget.spent(), Spent::nodes);
}

}  // namespace
}  // namespace zermelo::checkers
