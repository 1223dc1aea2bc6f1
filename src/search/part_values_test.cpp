// Parts, their values and their sums, on Toppling Dominoes, against the definitions.
#include "search/part_values.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <set>

#include "search/sum_game.h"
#include "tests/boards.h"
#include "tests/both_worlds.h"
#include "tests/toppling.h"
#include "value/text.h"

namespace zermelo {
namespace {

using testing::SlowToppling;
using testing::Toppling;

constexpr std::size_t enough_bytes = 1 << 24;
constexpr std::uint64_t any_effort = Limits::no_limit;

/// The parts of one game in one store.
class PartsOfToppling : public ::testing::Test {
 protected:
  using Allowance = PartValues<Toppling>::Allowance;

  std::vector<std::uint32_t> numbers(std::string_view rows) {
    std::vector<std::uint32_t> ids;
    parts.add_parts(Toppling::read(rows), ids);
    return ids;
  }
  std::uint32_t number(std::string_view row) { return numbers(row).at(0); }
  Value value_of(std::string_view rows) {
    Value sum;
    for (const auto id : numbers(rows)) sum = worlds.store.sum(sum, parts.value(id).value());
    return sum;
  }

  BothWorlds worlds;
  Toppling rules;
  Budget budget;
  PartValues<Toppling> parts{rules, worlds.store, enough_bytes};
  Allowance allowance{parts, budget, any_effort};
  SumGame<Toppling> sums{parts};
  SlowToppling slow;
};

TEST_F(PartsOfToppling, HaveTheValuesOfTheDefinition) {
  for (std::size_t n = 1; n <= 5; ++n) {
    for (const auto& row : testing::all_boards(n, n, "LR.")) {
      ASSERT_EQ(worlds.text(value_of(row)), worlds.text(slow.form(row))) << row;
    }
  }
}

/// A block of Left's beside a block of Right's is a switch: the mover keeps all but one of his own
/// dominoes.
TEST_F(PartsOfToppling, TwoBlocksAreASwitch) {
  for (long a = 1; a <= 6; ++a) {
    EXPECT_EQ(value_of(std::string(static_cast<std::size_t>(a), 'L')), worlds.store.number(a));
    for (long b = 1; b <= 6; ++b) {
      const std::string row = std::string(static_cast<std::size_t>(a), 'L') +
                              std::string(static_cast<std::size_t>(b), 'R');
      const Value more = worlds.store.number(a - 1), less = worlds.store.number(1 - b);
      EXPECT_EQ(value_of(row), worlds.store.make(std::vector{more}, std::vector{less})) << row;
    }
  }
}

TEST_F(PartsOfToppling, OneNumberStandsForARowAndItsMirrorImage) {
  EXPECT_EQ(number("LLR"), number("RLL"));
  EXPECT_EQ(number("..LLR"), number("LLR"));
  EXPECT_NE(number("LLR"), number("RRL"));
  EXPECT_EQ(numbers("LLR.RLL.LR"), (std::vector{number("LLR"), number("LLR"), number("LR")}));
  EXPECT_TRUE(numbers("...").empty());
}

TEST_F(PartsOfToppling, ThePartWithTheRolesExchangedIsTheNegative) {
  for (const auto& row : testing::all_boards(5, 5, "LR")) {
    const auto id = number(row), other = parts.negative(id);
    ASSERT_EQ(parts.negative(other), id);
    ASSERT_EQ(worlds.store.sum(*parts.value(id), *parts.value(other)), Value{}) << row;
    ASSERT_EQ(parts.moves(id, Side::left), parts.moves(other, Side::right));
  }
}

/// The options that a part lists have the values of all its moves, and each sum of parts comes
/// once.
TEST_F(PartsOfToppling, OptionsAreTheMovesEachSumOnce) {
  for (const auto& row : testing::all_boards(5, 5, "LR")) {
    const auto id = number(row);
    for (const Side side : {Side::left, Side::right}) {
      std::set<std::string> by_moves, by_options;
      for (const auto& move : rules.moves(parts.position(id), side)) {
        const auto after = rules.text(rules.play(parts.position(id), side, move));
        by_moves.insert(worlds.text(slow.form(after)));
      }
      const auto count = parts.options(id, side);
      ASSERT_LE(count, parts.moves(id, side));
      std::set<std::vector<Term>> different;
      for (std::size_t i = 0; i < count; ++i) {
        const auto terms = parts.option(id, side, i);
        const std::vector<Term> listed(terms.begin(), terms.end());
        different.insert(listed);
        Value sum;
        for (const Term term : listed)
          sum = worlds.store.sum(sum, *parts.value(SumGame<Toppling>::part(term)));
        by_options.insert(worlds.text(sum));
      }
      ASSERT_EQ(by_options, by_moves) << row;
      ASSERT_EQ(different.size(), count) << row;
    }
  }
}

TEST_F(PartsOfToppling, WhatTakesTooMuchHasNoValueUntilMoreIsAllowed) {
  allowance.next_round(0);
  const auto id = number("LLRLRRL");
  EXPECT_FALSE(parts.value(id));
  EXPECT_FALSE(parts.value(id)) << "asking again changes nothing";
  allowance.next_round(any_effort);
  ASSERT_TRUE(parts.value(id));
  const Value found = *parts.value(id);
  allowance.next_round(0);
  EXPECT_EQ(parts.value(id), found) << "what is known stays known";
}

TEST_F(PartsOfToppling, ASpentBudgetLeavesAPartWithoutAValue) {
  const auto id = number("LRLLRLR");
  for (const std::uint64_t nodes : {0, 1, 2, 5}) {
    Budget little({.nodes = nodes});
    const Allowance small(parts, little, any_effort);
    EXPECT_FALSE(parts.value(id)) << nodes;
    EXPECT_LE(little.nodes(), nodes);
  }
  allowance.next_round(any_effort);
  EXPECT_EQ(worlds.text(parts.value(id).value()), worlds.text(slow.form("LRLLRLR")));
}

/// An allowance ends with its scope: the budget and the steps of before hold again, and nothing is
/// kept of a budget that is gone.
TEST_F(PartsOfToppling, AnAllowanceEndsWithItsScope) {
  const auto id = number("LRLLRLR");
  allowance.next_round(0);
  ASSERT_FALSE(parts.value(id));
  const auto nodes = budget.nodes();
  {
    const auto gone = std::make_unique<Budget>();
    const Allowance inner(parts, *gone, any_effort);
    EXPECT_EQ(parts.steps(), any_effort);
    ASSERT_TRUE(parts.value(number("LRLL")));
    EXPECT_GT(gone->nodes(), 0U);
  }
  EXPECT_EQ(budget.nodes(), nodes) << "the inner budget paid";
  EXPECT_EQ(parts.steps(), 0U);
  EXPECT_FALSE(parts.value(id)) << "no steps are left over";
  allowance.next_round(any_effort);
  EXPECT_TRUE(parts.value(id));
  EXPECT_GT(budget.nodes(), nodes) << "our budget pays again";
}

/// Blocks of one colour are integers, known beforehand from another store: they never become parts,
/// and all other values come out the same.
TEST_F(PartsOfToppling, WhatIsKnownBeforehandNeverBecomesAPart) {
  ValueStore elsewhere;
  elsewhere.simple({Dyadic(3, 1), 2, 1});  // so that names differ between the stores
  const KnownValues<Toppling> known{[&](const Toppling::Position& p) -> std::optional<Value> {
                                      if (p.left != 0 && p.right != 0) return std::nullopt;
                                      const long n = std::popcount(p.left | p.right);
                                      return elsewhere.number(p.left != 0 ? n : -n);
                                    },
                                    &elsewhere};
  PartValues<Toppling> knowing(rules, worlds.store, enough_bytes, known);
  const Allowance all(knowing, budget, any_effort);
  for (const auto& row : testing::all_boards(6, 6, "LR")) {
    std::vector<Term> terms;
    knowing.add_terms(Toppling::read(row), terms);
    Value sum;
    for (const Term term : terms)
      sum = worlds.store.sum(sum, is_part(term) ? *knowing.value(term & ~part_flag) : Value{term});
    ASSERT_EQ(sum, value_of(row)) << row;
  }
  EXPECT_LT(knowing.size(), parts.size());
  for (std::uint32_t id = 0; id < knowing.size(); ++id) {
    EXPECT_NE(knowing.position(id).left, 0U);
    EXPECT_NE(knowing.position(id).right, 0U);
  }
}

class SumsOfToppling : public PartsOfToppling {
 protected:
  using Sum = SumGame<Toppling>::Position;
};

TEST_F(SumsOfToppling, ArePlayedLikeTheBoardWithValuesAndWithout) {
  for (const std::uint64_t effort : {std::uint64_t{0}, std::uint64_t{12}, any_effort}) {
    BothWorlds fresh;
    PartValues<Toppling> some(rules, fresh.store, enough_bytes);
    const Allowance limited(some, budget, effort);
    const SumGame<Toppling> game(some);
    const auto plays = [&](const auto& self, const Sum& sum, Side mover) -> bool {
      return std::ranges::any_of(game.moves(sum, mover), [&](const auto& move) {
        return !self(self, game.play(sum, mover, move), opponent(mover));
      });
    };
    for (const auto& board : testing::all_boards(5, 5, "LR.")) {
      const auto sum = game.of(Toppling::read(board));
      for (const Side side : {Side::left, Side::right}) {
        ASSERT_EQ(plays(plays, sum, side), worlds.games.wins(slow.form(board), side == Side::left))
            << board << " with effort " << effort;
      }
    }
  }
}

TEST_F(SumsOfToppling, AGameMinusItselfIsNothing) {
  for (const std::uint64_t effort : {std::uint64_t{0}, any_effort}) {
    allowance.next_round(effort);
    for (const auto& row : testing::all_boards(5, 5, "LR")) {
      const auto p = Toppling::read(row);
      const auto minus = rules.mirrored(p);
      const auto both = sums.of({p.left | minus.left << 6, p.right | minus.right << 6});
      ASSERT_EQ(both.count, 0U) << row;
      ASSERT_EQ(sums.result(both, Side::left), Result::loss);
    }
  }
}

TEST_F(SumsOfToppling, SimpleValuesAreAddedUpAndOthersKeptApart) {
  const auto sum = sums.of(Toppling::read("LL.LR.R.LLR"));  // 2 + * - 1 + {1|0}
  ASSERT_EQ(sum.count, 2U);
  std::set<std::string> texts;
  for (const auto term : {sum.terms[0], sum.terms[1]}) {
    ASSERT_FALSE(SumGame<Toppling>::is_part(term));
    texts.insert(value_text(worlds.store, SumGame<Toppling>::value(term)));
  }
  EXPECT_EQ(texts, (std::set<std::string>{"1*", "{1|0}"}));
}

TEST_F(SumsOfToppling, TheOrderOfThePartsDoesNotMatter) {
  for (const std::uint64_t effort : {std::uint64_t{0}, any_effort}) {
    allowance.next_round(effort);
    const auto one = sums.of(Toppling::read("LLR.RRLR.LRRR")),
               other = sums.of(Toppling::read("RRRL.LLR..RLRR"));
    EXPECT_EQ(one, other);
    EXPECT_EQ(sums.hash(one), sums.hash(other));
  }
}

TEST_F(SumsOfToppling, EqualTermsAreMovedInOnce) {
  const auto once = sums.of(Toppling::read("LLLRR")),
             twice = sums.of(Toppling::read("LLLRR.LLLRR"));
  ASSERT_EQ(once.count, 1U);
  ASSERT_EQ(twice.count, 2U);
  std::size_t moves = 0;
  for (const auto& move : sums.moves(twice, Side::left)) {
    EXPECT_EQ(move.term, 0U);
    ++moves;
  }
  EXPECT_EQ(moves, sums.options(once.terms[0], Side::left));
  EXPECT_EQ(sums.move_count(twice, Side::left), 2 * sums.move_count(once, Side::left));
}

TEST_F(SumsOfToppling, TooManyTermsAreAddedAtTheEffortAllowedOrGivenUp) {
  std::vector<Value> switches;
  for (long n = 1; n <= 4; ++n)
    switches.push_back(worlds.store.make(std::vector{worlds.store.number(n)},
                                         std::vector{worlds.store.number(-2 * n)}));
  while (switches.size() < 16) switches.push_back(switches[switches.size() % 4]);
  allowance.next_round(0);
  EXPECT_THROW(sums.of({}, switches), TooManyTerms);
  auto fewer = switches;
  fewer.pop_back();
  EXPECT_EQ(sums.of({}, fewer).count, 15U);
  fewer.push_back(worlds.store.negative(fewer.front()));
  EXPECT_EQ(sums.of({}, fewer).count, 14U) << "opposite terms cancel before they are counted";
  allowance.next_round(any_effort);
  EXPECT_LE(sums.of({}, switches).count, 15U);
}

TEST_F(SumsOfToppling, ValuesWhoseSumIsKnownAreOneTerm) {
  std::vector<Value> switches;
  for (long n = 1; n <= 3; ++n)
    switches.push_back(worlds.store.make(std::vector{worlds.store.number(n)},
                                         std::vector{worlds.store.number(-2 * n)}));
  EXPECT_EQ(worlds.store.known_sum(switches[1], switches[2]), std::nullopt);
  ASSERT_EQ(sums.of({}, switches).count, 3U);
  const Value two = worlds.store.sum(switches[1], switches[2]);
  EXPECT_EQ(worlds.store.known_sum(switches[2], switches[1]), two);
  const auto sum = sums.of({}, switches);
  ASSERT_EQ(sum.count, 2U);
  const std::set<Term> terms{sum.terms[0], sum.terms[1]}, expected{switches[0].id, two.id};
  EXPECT_EQ(terms, expected);
}

}  // namespace
}  // namespace zermelo
