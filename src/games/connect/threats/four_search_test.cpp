// Wins by fours and threes: laws that can be checked without a second solver.

#include "games/connect/threats/four_search.h"

#include <gtest/gtest.h>

#include "games/connect/threats/three_search.h"
#include "tests/slow_rows.h"

namespace zermelo::connect {
namespace {

struct ForcingGame {
  unsigned rows, columns, stones, k;
  bool exactly;
};

constexpr ForcingGame forcing_games[] = {
    {7, 7, 14, 4, false}, {7, 7, 14, 4, true}, {8, 6, 20, 5, false}, {9, 9, 26, 5, true}};

constexpr unsigned most_turns = 6;

/// The fewest turns of a win by fours of a colour; 0 if there is none.
unsigned turns_by_fours(const Grid& grid, const ForcingGame& game, Colour mover = Colour::black) {
  ThreatBoard board(grid, game.k, mover, game.exactly);
  Budget budget;
  FourSearch search(board, budget);
  for (unsigned turns = 1; turns <= most_turns; ++turns)
    if (search.wins_within(turns)) return turns;
  return 0;
}

unsigned turns_by_threes(const Grid& grid, const ForcingGame& game, unsigned reach, unsigned most) {
  ThreatBoard board(grid, game.k, Colour::black, game.exactly);
  Budget budget;
  ThreeSearch search(board, reach, budget);
  for (unsigned turns = 1; turns <= most; ++turns)
    if (search.wins_within(turns)) return turns;
  return 0;
}

/// A board of that game on which nobody has a row.
Grid quiet_grid(Random& random, const ForcingGame& game) {
  while (true) {
    Grid grid = sprinkled_grid(random, game.rows, game.columns, game.stones, 5);
    if (!has_row(grid, 'x', game.k) && !has_row(grid, 'o', game.k)) return grid;
  }
}

/// Plays a line of fours by the letters: every move of x leaves a point to complete, o must not be
/// able to complete at once, and the replies are forced until two points are left.
void expect_line_wins(Grid grid, const std::vector<unsigned>& line, const ForcingGame& game) {
  SCOPED_TRACE(text(grid));
  const auto points = [&](char who) { return completing_points(grid, who, game.k, game.exactly); };
  if (line.size() == 1) {
    ASSERT_TRUE(makes_row(grid, line[0], 'x', game.k, game.exactly));
    return;
  }
  ASSERT_EQ(line.size() % 2, 1U);
  for (std::size_t i = 0; i + 1 < line.size(); i += 2) {
    ASSERT_EQ(grid.cells[line[i]], '.');
    grid.cells[line[i]] = 'x';
    ASSERT_TRUE(points('o').empty()) << "the defender is quicker after move " << i;
    const auto left = points('x');
    const bool last = i + 3 == line.size();
    if (last) {
      ASSERT_GE(left.size(), 2U);
      for (const unsigned cell : {line[i + 1], line[i + 2]})
        ASSERT_TRUE(std::ranges::find(left, cell) != left.end());
      ASSERT_NE(line[i + 1], line[i + 2]);
      return;
    }
    ASSERT_EQ(left, std::vector<unsigned>{line[i + 1]});
    grid.cells[line[i + 1]] = 'o';
  }
}

TEST(FourSearch, ItsLineWinsWhenItIsPlayedAndTheBoardIsAsBefore) {
  Random random(51);
  std::array<unsigned, most_turns + 1> seen{};
  for (const ForcingGame& game : forcing_games) {
    for (int round = 0; round < 60; ++round) {
      const Grid grid = quiet_grid(random, game);
      const unsigned turns = turns_by_fours(grid, game);
      ++seen[turns];
      if (turns == 0) continue;
      ThreatBoard board(grid, game.k, Colour::black, game.exactly);
      const auto before = board.key();
      Budget budget;
      FourSearch search(board, budget);
      ASSERT_TRUE(
          search.wins_within(turns + 2));  // with a longer limit the line may be longer as well
      const auto line = search.line(turns + 2);
      ASSERT_EQ(board.key(), before);
      ASSERT_LE(line.size(), 2 * turns + 3U);
      expect_line_wins(grid, line, game);
      if (HasFatalFailure()) return;
    }
  }
  for (const unsigned turns : {0U, 1U, 2U, 3U}) EXPECT_GT(seen[turns], 5U) << turns;
}

TEST(FourSearch, MirrorImagesAndSwappedColoursWinInAsManyTurns) {
  Random random(52);
  for (const ForcingGame& game : forcing_games) {
    for (int round = 0; round < 12; ++round) {
      const Grid grid = quiet_grid(random, game);
      const unsigned turns = turns_by_fours(grid, game);
      for (unsigned which = 1; which < 8; ++which)
        ASSERT_EQ(turns_by_fours(image_grid(grid, which), game), turns) << text(grid) << which;
      ASSERT_EQ(turns_by_fours(swapped_grid(grid), game, Colour::white), turns) << text(grid);
    }
  }
}

/// Every four is listed with the points that it leaves, and no other move is.
TEST(FourSearch, ListsTheFoursThatAnswerTheDefender) {
  Random random(53);
  unsigned pressed = 0;
  for (const ForcingGame& game : forcing_games) {
    for (int round = 0; round < 20; ++round) {
      const Grid grid = quiet_grid(random, game);
      if (!completing_points(grid, 'x', game.k, game.exactly).empty()) continue;
      const auto against = completing_points(grid, 'o', game.k, game.exactly);
      pressed += against.empty() ? 0 : 1;
      ThreatBoard board(grid, game.k, Colour::black, game.exactly);
      Budget budget;
      std::vector<unsigned> moves;
      bool forked = true;
      for (const auto& four : FourSearch(board, budget).fours()) {
        const auto left =
            completing_points(with_stone(grid, four.move, 'x'), 'x', game.k, game.exactly);
        ASSERT_EQ(four.replies.count, std::min<std::size_t>(left.size(), 2)) << text(grid);
        ASSERT_TRUE(forked || four.replies.count < 2) << "those that leave two come first";
        forked = four.replies.count == 2;
        moves.push_back(four.move);
      }
      std::vector<unsigned> truth;
      for (unsigned cell = 0; cell < grid.size() && against.size() < 2; ++cell) {
        if (grid.cells[cell] != '.' || (!against.empty() && against[0] != cell)) continue;
        const auto next = with_stone(grid, cell, 'x');
        if (!completing_points(next, 'x', game.k, game.exactly).empty()) truth.push_back(cell);
      }
      std::ranges::sort(moves);
      ASSERT_EQ(moves, truth) << text(grid);
    }
  }
  EXPECT_GT(pressed, 5U);
}

/// If the defender moves first and his stone is not on a point that might stop a line, the same
/// line wins.
TEST(FourSearch, AStoneElsewhereDoesNotStopTheLine) {
  Random random(54);
  unsigned elsewhere = 0;
  for (const ForcingGame& game : forcing_games) {
    for (int round = 0; round < 20; ++round) {
      const Grid grid = quiet_grid(random, game);
      const unsigned turns = turns_by_fours(grid, game);
      // A defender who can complete a row is not asked to stop anything.
      if (turns < 2 || !completing_points(grid, 'o', game.k, game.exactly).empty()) continue;
      ThreatBoard board(grid, game.k, Colour::black, game.exactly);
      Budget budget;
      FourSearch search(board, budget);
      ASSERT_TRUE(search.wins_within(turns));
      const auto line = search.line(turns);
      const auto before = board.key();
      const auto stops = search.stops(line);
      ASSERT_EQ(board.key(), before);
      for (unsigned cell = 0; cell < grid.size(); ++cell) {
        if (grid.cells[cell] != '.' || std::ranges::find(stops, cell) != stops.end()) continue;
        ++elsewhere;
        expect_line_wins(with_stone(grid, cell, 'o'), line, game);
        if (HasFatalFailure()) return;
      }
    }
  }
  EXPECT_GT(elsewhere, 300U);
}

/// Fours are allowed among threes, a greater reach allows all that a smaller one does, and a longer
/// limit includes shorter wins.
TEST(ThreeSearch, AWinByFoursIsAWinByThreesAndWithMoreReach) {
  Random random(55);
  unsigned by_threes_only = 0;
  const ForcingGame game{6, 6, 9, 4, false};
  for (int round = 0; round < 100; ++round) {
    const Grid grid = quiet_grid(random, game);
    const unsigned fours = turns_by_fours(grid, game);
    unsigned shortest = fours == 0 || fours > 4 ? 99 : fours;
    by_threes_only += shortest == 99 ? 1 : 0;
    ASSERT_EQ(turns_by_threes(grid, game, 0, most_turns), fours) << "no threes: fours alone";
    for (const unsigned reach : {2U, 3U}) {
      const unsigned found = turns_by_threes(grid, game, reach, 4);
      if (shortest != 99) {
        ASSERT_GT(found, 0U) << text(grid);
        ASSERT_LE(found, shortest) << text(grid);
      }
      if (found != 0) shortest = found;
    }
    by_threes_only -= shortest == 99 ? 1 : 0;
  }
  EXPECT_GT(by_threes_only, 1U) << "otherwise the threes were not tested";
}

/// A search tries all moves that could win: if it finds no win, no void point has one.
TEST(ThreeSearch, NoMoveIsOverlooked) {
  Random random(58);
  unsigned lost = 0, defended = 0;
  const ForcingGame game{6, 6, 11, 4, false};
  for (int round = 0; round < 200; ++round) {
    Grid grid = quiet_grid(random, game);
    if (round % 2 == 1) grid = swapped_grid(grid);  // a defender with stones of his own
    const auto against = completing_points(grid, 'o', game.k);
    if (against.size() > 1 || !completing_points(grid, 'x', game.k).empty()) continue;
    for (const unsigned reach : {2U, 3U}) {
      ThreatBoard board(grid, game.k, Colour::black);
      Budget budget;
      ThreeSearch search(board, reach, budget);
      bool some = false;
      for (unsigned cell = 0; cell < grid.size(); ++cell) {
        const bool may = grid.cells[cell] == '.' && (against.empty() || against[0] == cell);
        some = some || (may && search.wins_by(cell, 4));
      }
      ASSERT_EQ(search.wins_within(4), some) << text(grid) << ' ' << reach;
      lost += some ? 0 : 1;
      defended += some && !turns_by_fours(grid, game) ? 1 : 0;
    }
  }
  EXPECT_GT(lost, 10U);
  EXPECT_GT(defended, 4U);
}

TEST(ThreeSearch, MirrorImagesWinInAsManyTurnsByAsManyMoves) {
  Random random(56);
  const ForcingGame game{6, 6, 9, 4, false};
  for (int round = 0; round < 8; ++round) {
    const Grid grid = quiet_grid(random, game);
    const unsigned turns = turns_by_threes(grid, game, 2, 4);
    const auto winners = [&](const Grid& board_grid) {
      ThreatBoard board(board_grid, game.k, Colour::black);
      Budget budget;
      ThreeSearch search(board, 2, budget);
      unsigned count = 0;
      for (unsigned cell = 0; cell < board_grid.size(); ++cell)
        if (board.is_void(cell) && turns > 1 && search.wins_by(cell, turns)) ++count;
      return count;
    };
    const bool pressed = !completing_points(grid, 'o', game.k).empty();
    const unsigned moves = pressed ? 0 : winners(grid);
    for (const unsigned which : {1U, 2U, 4U, 7U}) {
      ASSERT_EQ(turns_by_threes(image_grid(grid, which), game, 2, 4), turns) << text(grid);
      if (!pressed) {
        ASSERT_EQ(winners(image_grid(grid, which)), moves) << text(grid) << which;
      }
    }
  }
}

/// The winning move wins: after it the search still wins against every reply.
TEST(ThreeSearch, TheMoveItNamesWins) {
  Random random(57);
  const ForcingGame game{6, 6, 9, 4, false};
  unsigned named = 0;
  for (int round = 0; round < 25; ++round) {
    const Grid grid = quiet_grid(random, game);
    const unsigned turns = turns_by_threes(grid, game, 2, 4);
    if (turns < 2) continue;
    ThreatBoard board(grid, game.k, Colour::black);
    Budget budget;
    ThreeSearch search(board, 2, budget);
    ASSERT_EQ(search.least_turns(9), turns);
    const unsigned move = search.winning_move(turns);
    ASSERT_NE(move, no_cell);
    ASSERT_EQ(grid.cells[move], '.');
    const Grid after = with_stone(grid, move, 'x');
    ASSERT_TRUE(completing_points(after, 'o', game.k).empty()) << text(after);
    for (unsigned reply = 0; reply < grid.size(); ++reply) {
      if (after.cells[reply] != '.') continue;
      const unsigned rest = turns_by_threes(with_stone(after, reply, 'o'), game, 2, turns - 1);
      ASSERT_GT(rest, 0U) << text(after) << " is stopped by " << reply;
    }
    ++named;
  }
  EXPECT_GT(named, 3U);
}

TEST(FourSearch, ASpentBudgetFindsNothingAndRemembersNothing) {
  const Grid grid = read_grid("......./..xxx../......./......./......./......./.......");
  ThreatBoard board(grid, 5, Colour::black);
  Limits limits;
  limits.nodes = 1;
  Budget spent(limits);
  while (spent.enter()) {
  }
  EXPECT_FALSE(FourSearch(board, spent).wins_within(5));
  Budget budget;
  EXPECT_TRUE(FourSearch(board, budget).wins_within(2));
  EXPECT_FALSE(FourSearch(board, budget).wins_within(1));
  EXPECT_FALSE(FourSearch(board, budget).wins_within(0));
}

}  // namespace
}  // namespace zermelo::connect
