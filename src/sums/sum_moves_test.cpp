// Moves of sums with the values they leave, against plain rules and the definitions of values.

#include "sums/sum_moves.h"

#include <gtest/gtest.h>

#include <map>

#include "game/perft.h"
#include "sums/positions.h"
#include "sums/sum_lines.h"
#include "sums/sum_reader.h"
#include "tests/random_sum.h"
#include "tests/slow_values.h"
#include "value/gave_up.h"
#include "value/text.h"

namespace zermelo {
namespace {

using testing::RandomSum;
using testing::SlowPart;
using testing::SlowSums;
using testing::SlowTerm;

constexpr std::size_t sum_bytes = std::size_t{256} << 20;

/// Values by their definition.
class SlowValues {
 public:
  slow::Game of(const SlowPart& part) {
    const auto known = parts_.find(part);
    if (known != parts_.end()) return known->second;
    slow::Form form;
    for (const auto& step : testing::slow_moves(part, Side::left))
      form.left.push_back(of(step.after));
    for (const auto& step : testing::slow_moves(part, Side::right))
      form.right.push_back(of(step.after));
    return parts_[part] = games.canonical(slow::game(form.left, form.right));
  }

  slow::Game of(const std::vector<SlowTerm>& sum) {
    slow::Game out = slow::number(0);
    for (const SlowTerm& term : sum) {
      const slow::Game one = of(term.part);
      out = games.canonical(games.sum(out, term.is_negative ? games.negative(one) : one));
    }
    return out;
  }

  /// A value of a store, taken over option by option.
  slow::Game of(ValueStore& store, Value g) {
    const auto lists = [&](std::span<const Value> span) {
      const std::vector<Value> copies(span.begin(), span.end());
      std::vector<slow::Game> out;
      for (const Value each : copies) out.push_back(of(store, each));
      return out;
    };
    const auto left = lists(store.left(g)), right = lists(store.right(g));
    return games.canonical(slow::game(left, right));
  }

  bool is_better(const slow::Game& a, const slow::Game& b, Side side) {
    const auto &small = side == Side::left ? b : a, &large = side == Side::left ? a : b;
    return games.less_or_equal(small, large) && !games.less_or_equal(large, small);
  }

  slow::Games games;

 private:
  std::map<SlowPart, slow::Game> parts_;
};

/// The moves of a side by the rules, with the part of each: one copy of a multiple speaks for all.
std::map<std::pair<std::size_t, std::string>, slow::Game> slow_options(const RandomSum& sum,
                                                                       Side side,
                                                                       SlowValues& slow) {
  std::map<std::pair<std::size_t, std::string>, slow::Game> out;
  for (std::size_t i = 0; i < sum.terms.size(); ++i) {
    const auto own = SlowSums::own_side(sum.terms[i], side);
    for (const auto& step : testing::slow_moves(sum.terms[i].part, own)) {
      const auto next = sum.after(sum.part_of[i], step.name, side);
      out[{sum.part_of[i], step.name}] = slow.of(*next);
    }
  }
  return out;
}

class RatedMovesOfASum : public ::testing::Test {
 protected:
  RatedMoves rate(const std::string& text) {
    Budget budget;
    return rated_moves(read_sum(text, values_, budget, sum_bytes).terms, {.most_bytes = sum_bytes},
                       values_, budget);
  }
  Value value(const std::string& text) {
    Budget budget;
    return sum_value(read_sum(text, values_, budget, sum_bytes).terms, values_, budget, sum_bytes);
  }
  bool equal(const slow::Game& expected, Value found) {
    return slow_.games.equal(expected, slow_.of(values_, found));
  }

  void expect_move(const RatedMove& move, Side side, const slow::Game& whole,
                   const slow::Game& after) {
    SCOPED_TRACE(std::to_string(move.part) + ':' + move.move);
    ASSERT_TRUE(move.value && move.incentive);
    EXPECT_TRUE(equal(after, *move.value)) << value_text(values_, *move.value);
    EXPECT_EQ(value(move.position), *move.value) << move.position;
    const auto gain = side == Side::left ? slow_.games.sum(after, slow_.games.negative(whole))
                                         : slow_.games.sum(whole, slow_.games.negative(after));
    EXPECT_TRUE(equal(slow_.games.canonical(gain), *move.incentive));
  }

  /// No move comes before a better one, and a move is dominated if another is better, or equal and
  /// before it.
  void expect_order(const std::vector<slow::Game>& order, const SideMoves& side) {
    for (std::size_t a = 0; a < order.size(); ++a) {
      bool is_dominated = false;
      for (std::size_t b = 0; b < order.size(); ++b) {
        const bool is_better = slow_.is_better(order[b], order[a], side.side);
        EXPECT_FALSE(is_better && b > a) << side.moves[b].move << " beats " << side.moves[a].move;
        is_dominated |= is_better || (b < a && slow_.games.equal(order[a], order[b]));
      }
      EXPECT_EQ(side.moves[a].is_dominated, is_dominated) << side.moves[a].move;
    }
  }

  void expect_right(const RandomSum& sum) {
    SCOPED_TRACE(sum.text);
    const RatedMoves found = rate(sum.text);
    EXPECT_TRUE(found.is_complete);
    const slow::Game whole = slow_.of(sum.terms);
    ASSERT_EQ(found.sides.size(), 2U);
    std::vector<Value> lists[2];
    for (std::size_t s = 0; s < 2; ++s) {
      const SideMoves& side = found.sides[s];
      auto expected = slow_options(sum, side.side, slow_);
      ASSERT_EQ(side.moves.size(), expected.size());
      std::vector<slow::Game> order;
      for (const RatedMove& move : side.moves) {
        ASSERT_TRUE(expected.contains({move.part, move.move})) << move.move;
        order.push_back(expected[{move.part, move.move}]);
        expect_move(move, side.side, whole, order.back());
        lists[s].push_back(move.value.value_or(Value{}));
      }
      expect_order(order, side);
    }
    EXPECT_EQ(values_.make(lists[0], lists[1]), value(sum.text)) << "{values of moves}";
  }

  ValueStore values_{sum_bytes};
  SlowValues slow_;
};

TEST_F(RatedMovesOfASum, AreThoseOfTheRulesWithValuesByDefinition) {
  Random random(20261118);
  for (int i = 0; i < 80; ++i) {
    expect_right(testing::random_sum(random, 2));
    if (HasFatalFailure()) return;
  }
}

/// One part whose value is out of reach hides the values of all sums, and the moves in the other
/// parts are still compared by their incentives.
TEST_F(RatedMovesOfASum, AreOrderedByIncentivesWhereThePartsAreTooLarge) {
  Budget budget({.nodes = 3000});
  const auto sum = read_sum("domineering(9x9) + hackenbush(BRB)", values_, budget, sum_bytes);
  const RatedMoves found = rated_moves(sum.terms, {{Side::left}, true, sum_bytes}, values_, budget);
  EXPECT_FALSE(found.is_complete);
  const auto& moves = found.sides.at(0).moves;
  ASSERT_EQ(moves.size(), 74U);
  EXPECT_EQ(moves[0].part, 1U);
  EXPECT_FALSE(moves[0].value);
  EXPECT_EQ(value_text(values_, *moves[0].incentive), "-1/4");  // 3/4 to 1/2
  EXPECT_EQ(value_text(values_, *moves[1].incentive), "-3/4");
  EXPECT_EQ(moves[1].is_dominated, true);
  EXPECT_FALSE(moves[2].incentive);
}

TEST_F(RatedMovesOfASum, AreOnlyListedInTheOrderOfTheRulesOnDemand) {
  Budget budget;
  const auto found =
      rated_moves(clobber_model("BWB"), {{Side::left}, false, sum_bytes}, values_, budget);
  EXPECT_TRUE(found.is_complete);
  ASSERT_EQ(found.sides.at(0).moves.size(), 2U);
  EXPECT_EQ(found.sides[0].moves[0].position, ".BB");
  EXPECT_EQ(found.sides[0].moves[1].position, "BB.");
  EXPECT_FALSE(found.sides[0].moves[0].value);
}

TEST_F(RatedMovesOfASum, WriteSumsThatAreReadAgainWithTheSameParts) {
  Budget budget;
  for (const std::string text :
       {"0.clobber(BW) + 2.clobber(BBW)", "-clobber(BW) - 3.domineering(2x2) + (-1/2^*)",
        "(-1) - {1|-1}", "-1/2^* + (v2) - hackenbush(\"0-1-B 1-2-G\")", "0 + hackenbush(\".\")"}) {
    const auto sum = read_sum(text, values_, budget, sum_bytes);
    const auto again = read_sum(sum_text(sum.terms, values_), values_, budget, sum_bytes);
    ASSERT_EQ(again.terms.size(), sum.terms.size()) << text;
    for (std::size_t i = 0; i < sum.terms.size(); ++i) {
      EXPECT_EQ(again.terms[i].times, sum.terms[i].times) << text;
      EXPECT_EQ(sum_text({again.terms[i]}, values_), sum_text({sum.terms[i]}, values_)) << text;
    }
  }
}

std::string copies_of(const std::string& part, int times) {
  std::string sum = part;
  for (int i = 1; i < times; ++i) sum += " + " + part;
  return sum;
}

TEST_F(RatedMovesOfASum, AreNotListedBeyondTheMemoryAllowed) {
  Budget budget;
  constexpr std::size_t bytes = std::size_t{1} << 20;
  const auto moves_of = [&](int parts) {
    const auto sum = read_sum(copies_of("clobber(BW)", parts), values_, budget, sum_bytes);
    return rated_moves(sum.terms, {{Side::left}, false, bytes}, values_, budget);
  };
  EXPECT_EQ(moves_of(50).sides.at(0).moves.size(), 50U);
  try {
    moves_of(500);
    FAIL() << "500 positions of 7 kB each were listed in 128 KiB";
  } catch (const GaveUp& reason) {
    EXPECT_EQ(reason.what(),
              std::string("the positions after the moves take more than 128 KiB to list"));
    EXPECT_EQ(reason.remedy(), Remedy::more_memory);
  }
}

/// By walking through the sums that the moves are written as.
std::uint64_t lines_by_moves(const std::string& text, Side mover, int plies, ValueStore& values) {
  if (plies == 0) return 1;
  Budget budget;
  const auto found = rated_moves(read_sum(text, values, budget, sum_bytes).terms,
                                 {{mover}, false, sum_bytes}, values, budget);
  std::uint64_t lines = 0;
  for (const auto& move : found.sides.at(0).moves)
    lines += lines_by_moves(move.position, opponent(mover), plies - 1, values);
  return lines;
}

TEST_F(RatedMovesOfASum, SpellTheLinesThatAreCounted) {
  Random random(7);
  for (int i = 0; i < 40; ++i) {
    const RandomSum sum = testing::random_sum(random, 3);
    Budget budget;
    MixedGame game(values_, sum_bytes, false);
    const SumLines lines(game);
    const auto start = lines.read(read_sum(sum.text, values_, budget, sum_bytes).terms);
    for (const Side first : {Side::left, Side::right}) {
      EXPECT_EQ(perft(lines, start, first, 3, budget), lines_by_moves(sum.text, first, 3, values_))
          << sum.text;
    }
  }
}

}  // namespace
}  // namespace zermelo
