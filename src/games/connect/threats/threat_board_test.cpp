#include "games/connect/threats/threat_board.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "tests/slow_rows.h"

namespace zermelo::connect {
namespace {

using Voids = std::vector<std::vector<unsigned>>;  // of windows, sorted

/// The windows of a board with `stones` stones of one letter and none of the other, by their void
/// points.
Voids slow_windows(const Grid& grid, unsigned k, char who, unsigned stones) {
  Voids out;
  for (unsigned cell = 0; cell < grid.size(); ++cell) {
    for (const auto& [dr, dc] : row_steps) {
      std::vector<unsigned> voids;
      unsigned own = 0, seen = 0;
      for (; seen < k; ++seen) {
        const int row = static_cast<int>(cell / grid.columns) + static_cast<int>(seen) * dr;
        const int column = static_cast<int>(cell % grid.columns) + static_cast<int>(seen) * dc;
        const char at = letter_at(grid, row, column);
        if (at != '.' && at != who) break;
        if (at == '.')
          voids.push_back(static_cast<unsigned>(row) * grid.columns +
                          static_cast<unsigned>(column));
        if (at == who) ++own;
      }
      if (seen == k && own == stones) out.push_back(voids);
    }
  }
  for (auto& voids : out) std::ranges::sort(voids);
  std::ranges::sort(out);
  return out;
}

Voids board_windows(const ThreatBoard& board, ThreatBoard::Owner owner, unsigned stones) {
  Voids out;
  board.each_window(owner, stones, [&](unsigned window) {
    EXPECT_EQ(board.stones_in(window, owner), stones);
    auto& voids = out.emplace_back();
    board.each_void(window, [&](unsigned cell) { voids.push_back(cell); });
    return true;
  });
  for (auto& voids : out) std::ranges::sort(voids);
  std::ranges::sort(out);
  return out;
}

void expect_completions(const Completions& found, const std::vector<unsigned>& truth) {
  ASSERT_EQ(found.count, std::min<std::size_t>(truth.size(), 2));
  for (const unsigned cell : {found.first, found.second}) {
    const bool known = cell == no_cell || std::ranges::find(truth, cell) != truth.end();
    ASSERT_TRUE(known) << cell;
  }
  ASSERT_EQ(found.first == no_cell, found.count == 0);
  ASSERT_EQ(found.second == no_cell, found.count < 2);
  ASSERT_TRUE(found.count < 2 || found.first != found.second);
}

void expect_board(const ThreatBoard& board, const Grid& grid, unsigned k, bool exactly) {
  SCOPED_TRACE(text(grid));
  for (const char who : {'x', 'o'}) {
    const auto owner = who == 'x' ? ThreatBoard::Owner::attacker : ThreatBoard::Owner::defender;
    for (unsigned stones = 0; stones <= k; ++stones) {
      const Voids truth = slow_windows(grid, k, who, stones);
      ASSERT_EQ(board_windows(board, owner, stones), truth) << who << stones;
      ASSERT_EQ(board.has_window(owner, stones), !truth.empty());
    }
    if (!has_row(grid, who, k))
      expect_completions(board.completions(owner), completing_points(grid, who, k, exactly));
  }
}

struct ThreatRules {
  unsigned rows, columns, k;
  bool exactly;
};

/// After every stone placed or removed the board agrees with its letters.
TEST(ThreatBoard, AgreesWithTheLettersAfterEveryChange) {
  Random random(31);
  for (const auto& [rows, columns, k, exactly] : {ThreatRules{6, 7, 4, false},
                                                  {7, 5, 5, true},
                                                  {1, 11, 5, false},
                                                  {9, 9, 6, false},
                                                  {4, 4, 5, false},
                                                  {5, 5, 2, false},
                                                  {6, 6, 3, true}}) {
    Grid grid = sprinkled_grid(random, rows, columns, rows * columns / 4);
    ThreatBoard board(grid, k, Colour::black, exactly);
    EXPECT_EQ(board.cells(), grid.size());
    for (int turn = 0; turn < 12; ++turn) {
      expect_board(board, grid, k, exactly);
      if (HasFatalFailure()) return;
      const unsigned cell = random.below(grid.size());
      ASSERT_EQ(board.is_void(cell), grid.cells[cell] == '.');
      if (board.is_void(cell)) {
        grid.cells[cell] = random.below(2) == 0 ? 'x' : 'o';
        board.place(cell, grid.cells[cell] == 'x' ? ThreatBoard::Owner::attacker
                                                  : ThreatBoard::Owner::defender);
      } else {
        grid.cells[cell] = '.';
        board.remove(cell);
      }
    }
  }
}

TEST(ThreatBoard, EitherColourMayBeTheAttacker) {
  const Grid grid = read_grid("xxx./..../oo../....");
  const ThreatBoard black(grid, 4, Colour::black), white(grid, 4, Colour::white);
  EXPECT_EQ(black.completions(ThreatBoard::Owner::attacker).first, 3U);
  EXPECT_EQ(white.completions(ThreatBoard::Owner::attacker).count, 0U);
  EXPECT_EQ(white.completions(ThreatBoard::Owner::defender).first, 3U);
  EXPECT_NE(black.key(), white.key());
}

/// Void points of windows of four through a cell that lack one stone; with `exactly` no stone may
/// lie just beyond the window.
std::vector<unsigned> slow_completions_through(const Grid& grid, unsigned through, bool exactly) {
  std::vector<unsigned> out;
  for (unsigned cell = 0; cell < grid.size(); ++cell) {
    for (const auto& [dr, dc] : row_steps) {
      std::string letters;
      std::vector<unsigned> cells;
      for (int i = -1; i <= 4; ++i) {
        const int row = static_cast<int>(cell / grid.columns) + i * dr;
        const int column = static_cast<int>(cell % grid.columns) + i * dc;
        letters += letter_at(grid, row, column);
        cells.push_back(static_cast<unsigned>(row * static_cast<int>(grid.columns) + column));
      }
      const std::string window = letters.substr(1, 4);
      const bool longer = letters.front() == 'x' || letters.back() == 'x';
      const bool is_through =
          std::find(cells.begin() + 1, cells.end() - 1, through) != cells.end() - 1;
      if (!is_through || std::ranges::count(window, 'x') != 3 || (exactly && longer)) continue;
      const auto gap = window.find('.');
      if (gap != std::string::npos) out.push_back(cells[1 + gap]);
    }
  }
  std::ranges::sort(out);
  out.erase(std::unique(out.begin(), out.end()), out.end());
  return out;
}

TEST(ThreatBoard, CompletionsThroughACellAreThoseOfItsOwnRows) {
  Random random(32);
  std::array<unsigned, 3> seen{};
  for (int round = 0; round < 60; ++round) {
    const bool exactly = round % 2 == 1;
    const Grid grid = sprinkled_grid(random, 6, 6, 16, 6);
    const ThreatBoard board(grid, 4, Colour::black, exactly);
    for (unsigned cell = 0; cell < grid.size(); ++cell) {
      if (grid.cells[cell] != 'x') continue;
      const auto found = board.completions_through(cell, ThreatBoard::Owner::attacker);
      expect_completions(found, slow_completions_through(grid, cell, exactly));
      if (HasFatalFailure()) return;
      ++seen[found.count];
    }
  }
  for (const unsigned count : seen) EXPECT_GT(count, 20U);
}

RC_GTEST_PROP(ThreatBoard, TheKeyDependsOnTheStonesAndNotOnTheirOrder, ()) {
  const auto order = *rc::gen::unique<std::vector<unsigned>>(rc::gen::inRange(0U, 25U));
  const Grid empty{5, 5, std::string(25, '.')};
  ThreatBoard one(empty, 4, Colour::black), other(empty, 4, Colour::black);
  const auto owner = [](unsigned cell) {
    return cell % 3 == 0 ? ThreatBoard::Owner::defender : ThreatBoard::Owner::attacker;
  };
  for (const unsigned cell : order) one.place(cell, owner(cell));
  auto turned_round = order;
  std::ranges::reverse(turned_round);
  for (const unsigned cell : turned_round) other.place(cell, owner(cell));
  RC_ASSERT(one.key() == other.key());
  if (order.empty()) return;
  const unsigned last = order.back();
  const auto before = one.key();
  one.remove(last);
  RC_ASSERT(one.key() != before);
  one.place(last, owner(last) == ThreatBoard::Owner::attacker ? ThreatBoard::Owner::defender
                                                              : ThreatBoard::Owner::attacker);
  RC_ASSERT(one.key() != before);
  one.remove(last);
  one.place(last, owner(last));
  RC_ASSERT(one.key() == before);
}

/// The points of windows with at least a given number of stones, except full ones.
TEST(ThreatBoard, AddsTheVoidsOfWindowsThatAreWellFilled) {
  Random random(33);
  for (int round = 0; round < 40; ++round) {
    const Grid grid = sprinkled_grid(random, 5, 6, 10);
    const ThreatBoard board(grid, 4, Colour::black);
    for (unsigned stones = 0; stones <= 4; ++stones) {
      std::vector<unsigned> found{99}, truth{99};
      board.add_voids(found, ThreatBoard::Owner::defender, stones);
      for (unsigned s = stones; s < 4; ++s)
        for (const auto& voids : slow_windows(grid, 4, 'o', s))
          truth.insert(truth.end(), voids.begin(), voids.end());
      ASSERT_EQ(found.front(), 99U) << "earlier entries stay";
      std::ranges::sort(found);
      std::ranges::sort(truth);
      ASSERT_EQ(found, truth) << text(grid) << ' ' << stones;
    }
  }
}

TEST(Completions, CountToTwoAndKeepTheFirstTwo) {
  Completions found;
  for (const unsigned cell : {7U, 7U}) found.add(cell);
  EXPECT_EQ(found.count, 1U);
  EXPECT_EQ(found.second, no_cell);
  for (const unsigned cell : {3U, 9U, 7U}) found.add(cell);
  EXPECT_EQ(found.count, 2U);
  EXPECT_EQ(found.first, 7U);
  EXPECT_EQ(found.second, 3U);
}

}  // namespace
}  // namespace zermelo::connect
