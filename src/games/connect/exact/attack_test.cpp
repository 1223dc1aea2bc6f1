#include "games/connect/exact/attack.h"

#include <gtest/gtest.h>

#include <bit>
#include <map>

#include "tests/slow_rows.h"

namespace zermelo::connect {
namespace {

/// Whether the attacker, x, gets a row with best play, by trying every stone, without any rule that
/// ends a game early.
class SlowAttack {
 public:
  explicit SlowAttack(const GameRules& rules) : rules_(rules) {}

  bool wins(const Grid& grid, char mover, unsigned left) {
    if (left == 0) return wins(grid, mover == 'x' ? 'o' : 'x', rules_.p);
    const std::string key = grid.cells + mover + static_cast<char>('0' + left);
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
    bool good = mover != 'x', any = false;  // for the attacker
    for (unsigned cell = 0; cell < grid.size(); ++cell) {
      if (grid.cells[cell] != '.') continue;
      any = true;
      const bool row = makes_row(grid, cell, mover, rules_.k);
      const bool won = row ? mover == 'x' : wins(with_stone(grid, cell, mover), mover, left - 1);
      if (won == (mover == 'x')) {
        good = won;
        break;
      }
    }
    return known_[key] = any && good;
  }

 private:
  GameRules rules_;
  std::map<std::string, bool> known_;
};

/// A position without the window that its next stone must go into, since there may be several.
bool same_position(const Attack::Position& a, const Attack::Position& b) {
  return a.stones == b.stones && a.blocked == b.blocked && a.mover == b.mover && a.left == b.left &&
         a.winner == b.winner;
}

bool attack_wins(const Attack& rules, const Attack::Position& p) {
  if (p.winner) return *p.winner == Side::left;
  const bool attacks = p.mover == Side::left;
  for (const auto move : rules.moves(p, p.mover))
    if (attack_wins(rules, rules.play(p, p.mover, move)) == attacks) return attacks;
  return !attacks;
}

struct AttackCase {
  Grid grid;
  Colour mover;
  unsigned stones;
};

/// A board without rows, most of it filled.
AttackCase any_attack(Random& random, const GameRules& rules, unsigned voids) {
  AttackCase out;
  do {
    out.grid = sprinkled_grid(random, rules.rows, rules.columns, 0);
    for (char& cell : out.grid.cells) cell = random.below(2) == 0 ? 'x' : 'o';
    for (unsigned i = 0; i < voids; ++i) out.grid.cells[random.below(out.grid.size())] = '.';
  } while (has_row(out.grid, 'x', rules.k) || has_row(out.grid, 'o', rules.k));
  out.mover = random.below(2) == 0 ? Colour::black : Colour::white;
  out.stones = 1 + random.below(rules.p);
  return out;
}

constexpr GameRules attack_rules[] = {{3, 3, 3, 1, 1}, {3, 4, 3, 2, 1}, {2, 6, 4, 2, 2},
                                      {4, 4, 4, 1, 1}, {1, 9, 3, 2, 1}, {3, 5, 4, 3, 1}};

/// Rules that end a game early, Beck's criterion and forced stones must not change the winner.
TEST(Attack, EarlyEndsAndForcedStonesChangeNoResult) {
  Random random(41);
  unsigned decided = 0, open = 0;
  for (const GameRules& rules : attack_rules) {
    const Attack attack(rules);
    SlowAttack slow(rules);
    for (int round = 0; round < 60; ++round) {
      const auto [grid, mover, stones] = any_attack(random, rules, 4 + random.below(5));
      const auto p = attack.position(grid, Colour::black, mover, stones);
      const bool truth = slow.wins(grid, letter(mover), stones);
      ASSERT_EQ(attack_wins(attack, p), truth)
          << text(rules) << ' ' << text(grid) << ' ' << letter(mover) << stones;
      (p.winner ? decided : open) += 1;
    }
  }
  EXPECT_GT(decided, 30U);
  EXPECT_GT(open, 10U);
}

/// Beck's sum assumes a whole turn of the defender: with one stone he stops one of two windows,
/// with two both.
TEST(Attack, PartOfATurnIsNotAWholeOne) {
  const Attack attack({1, 8, 3, 2, 1});
  const Grid grid = read_grid("x..ox..o");
  EXPECT_EQ(attack.position(grid, Colour::black, Colour::white, 1).winner,
            std::optional(Side::left));
  EXPECT_EQ(attack.position(grid, Colour::black, Colour::white, 2).winner,
            std::optional(Side::right));
}

TEST(Attack, MirrorImagesAreOnePosition) {
  Random random(42);
  for (const GameRules& rules : attack_rules) {
    const Attack attack(rules);
    for (int round = 0; round < 20; ++round) {
      const auto [grid, mover, stones] = any_attack(random, rules, 8);
      const auto p = attack.position(grid, Colour::white, mover, stones);
      for (unsigned which = 1; which < (rules.rows == rules.columns ? 8U : 4U); ++which) {
        const auto q = attack.position(image_grid(grid, which), Colour::white, mover, stones);
        ASSERT_EQ(p.winner, q.winner) << text(grid);
        if (p.winner) continue;
        ASSERT_TRUE(same_position(p, q)) << text(grid) << ' ' << which;
        ASSERT_EQ(attack.hash(p), attack.hash(q));
      }
    }
  }
}

/// If the colours are exchanged and the attacker with them, nothing changes.
TEST(Attack, ExchangedColoursChangeNothing) {
  Random random(43);
  for (const GameRules& rules : attack_rules) {
    const Attack attack(rules);
    for (int round = 0; round < 20; ++round) {
      const auto [grid, mover, stones] = any_attack(random, rules, 8);
      ASSERT_EQ(attack.position(grid, Colour::black, mover, stones),
                attack.position(swapped_grid(grid), Colour::white, other(mover), stones));
    }
  }
}

/// Playing a stone gives the same position as reading a board that has it.
TEST(Attack, PlayLeadsToThePositionOfTheBoardWithThatStone) {
  Random random(44);
  for (const GameRules& rules : attack_rules) {
    const Attack attack(rules);
    for (int round = 0; round < 15; ++round) {
      const auto [grid, mover, stones] = any_attack(random, rules, 9);
      const auto p = attack.position(grid, Colour::black, mover, stones);
      std::vector<Attack::Position> fresh;
      for (unsigned cell = 0; cell < grid.size(); ++cell) {
        if (grid.cells[cell] != '.') continue;
        const bool ends = p.left == 1;
        fresh.push_back(attack.position(with_stone(grid, cell, letter(mover)), Colour::black,
                                        ends ? other(mover) : mover, ends ? rules.p : p.left - 1));
      }
      for (const auto move : attack.moves(p, p.mover)) {
        const auto next = attack.play(p, p.mover, move);
        const bool known = std::ranges::any_of(fresh, [&](auto q) {
          q.left = next.left;  // the board may have fewer voids than a turn has stones
          return next.winner ? next.winner == q.winner : same_position(next, q);
        });
        ASSERT_TRUE(known) << text(rules) << ' ' << text(grid) << ' ' << unsigned{move};
      }
    }
  }
}

TEST(Attack, OnlyTheMoverOfAnOpenPositionHasMoves) {
  Random random(45);
  for (const GameRules& rules : attack_rules) {
    const Attack attack(rules);
    for (int round = 0; round < 30; ++round) {
      const auto [grid, mover, stones] = any_attack(random, rules, 8);
      const auto p = attack.position(grid, Colour::black, mover, stones);
      EXPECT_EQ(attack.to_move(p), mover == Colour::black ? Side::left : Side::right);
      EXPECT_EQ(attack.moves(p, opponent(p.mover)).size(), 0U);
      for (const Side side : {Side::left, Side::right}) {
        const auto expected = !p.winner           ? std::nullopt
                              : *p.winner == side ? std::optional(Result::win)
                                                  : std::optional(Result::loss);
        EXPECT_EQ(attack.result(p, side), expected);
      }
      if (p.winner) {
        EXPECT_EQ(attack.moves(p, p.mover).size(), 0U);
        continue;
      }
      EXPECT_GT(attack.moves(p, p.mover).size(), 0U) << text(grid);
      EXPECT_EQ(attack.moves(p, p.mover).size(), attack.move_count(p, p.mover));
    }
  }
}

/// No window through the corner can be filled by either side, so the stone there does not matter.
TEST(Attack, APointThatCannotMatterIsBlockedWhateverIsOnIt) {
  const Attack attack({6, 6, 4, 1, 1});
  const auto with = [&](char corner) {
    return attack.position(
        read_grid(std::string(1, corner) + "ox.../oo..../x.x.../....../....../......"),
        Colour::black, Colour::black, 1);
  };
  ASSERT_FALSE(with('x').winner);
  EXPECT_EQ(std::popcount(with('x').blocked), 1);
  EXPECT_TRUE(same_position(with('x'), with('o')));
  EXPECT_TRUE(same_position(with('x'), with('.')));
}

/// Twelve windows of five points that hold a stone of the attacker or none: 12 / 32 < 1.
TEST(Attack, TooFewWindowsAreProvedInsufficient) {
  const Attack attack({5, 5, 5, 1, 1});
  const auto p =
      attack.position(read_grid("...../...../...../...../....."), Colour::black, Colour::white, 1);
  EXPECT_EQ(p.winner, std::optional(Side::right));
  const Attack longer({8, 8, 4, 1, 1});
  const Grid empty{8, 8, std::string(64, '.')};
  EXPECT_FALSE(longer.position(empty, Colour::black, Colour::white, 1).winner);
}

}  // namespace
}  // namespace zermelo::connect
