// The reasons that the sum solver gives, against values found another way: from all moves of the
// whole board, without parts, bounds or rounds.
#include <gtest/gtest.h>

#include "base/random.h"
#include "games/clobber/rows/row_values.h"
#include "games/clobber/sums/solvers.h"
#include "search/sum_asker.h"
#include "value/calculator/calculator.h"
#include "value/text.h"

namespace zermelo::clobber {
namespace {

constexpr SumOptions by_values{.bytes = 64 << 20, .most_table_bytes = 1 << 18};
constexpr SumOptions by_search{.bytes = 64 << 20, .most_table_bytes = 1 << 18, .first_steps = 0};

class Explanations : public ::testing::Test {
 protected:
  /// The value of a board from all its moves, found without taking it apart.
  Value truth(const std::string& text) {
    const auto setup = set_up<1>(read_board(text));
    Budget budget;
    return Evaluator<Clobber<1>>(setup.rules, store, {.split = false})
        .value(setup.position, budget);
  }
  bool is_lost(Value g, Side mover) {
    return mover == Side::left ? store.less_or_equal(g, {}) : store.less_or_equal({}, g);
  }
  Value ups(int n, std::uint32_t star) { return store.simple({{}, n, star}); }

  void check_parts(const SumExplanation& why) {
    for (const auto& part : why.parts) {
      if (!part.value) continue;
      const Value g = truth(part.board);
      EXPECT_EQ(part.value->text, value_text(store, g)) << part.board;
      EXPECT_EQ(part.value->outcome, store.outcome(g)) << part.board;
    }
  }

  /// The terms add up to the board, as far as they are values.
  void check_sum(const SumExplanation& why, Value whole) {
    Value sum;
    for (const auto& term : why.sum.value()) {
      if (term.is_part) return;
      sum = store.sum(sum, calculator.value(term.value.value()));
    }
    EXPECT_EQ(sum, whole);
  }

  void check_classes(const SumExplanation& why) {
    const bool wins = why.judgement.result == Result::win;
    const auto wanted = why.first == Side::left ? OutcomeClass::left : OutcomeClass::right;
    const auto unwanted = why.first == Side::left ? OutcomeClass::right : OutcomeClass::left;
    unsigned confused = 0;
    for (const auto& term : why.sum.value()) {
      const auto outcome = store.outcome(calculator.value(term.value.value()));
      EXPECT_NE(outcome, wins ? unwanted : wanted);
      confused += outcome == OutcomeClass::next ? 1 : 0;
    }
    EXPECT_LE(confused, wins ? 1U : 0U);
  }

  void check_bounds(const SumExplanation& why, Value whole) {
    const UpBounds& b = why.bounds.value();
    EXPECT_TRUE(store.less_or_equal(ups(b.lower, 0), whole));
    EXPECT_TRUE(store.less_or_equal(ups(b.lower_star, 1), whole));
    EXPECT_TRUE(store.less_or_equal(whole, ups(b.upper, 0)));
    EXPECT_TRUE(store.less_or_equal(whole, ups(b.upper_star, 1)));
    EXPECT_EQ(left_moves(why.first == Side::left ? b : -b), why.judgement.result);
  }

  void check(const std::string& board, const SumExplanation& why) {
    SCOPED_TRACE(board + (why.first == Side::left ? ", Left first" : ", Right first"));
    const Value whole = truth(board);
    ASSERT_EQ(why.judgement.result, is_lost(whole, why.first) ? Result::loss : Result::win);
    check_parts(why);
    check_sum(why, whole);
    ++seen[static_cast<std::size_t>(why.judgement.reason)];
    switch (why.judgement.reason) {
      case Reason::nothing_left:
        EXPECT_EQ(whole, Value{});
        break;
      case Reason::classes:
        check_classes(why);
        break;
      case Reason::bounds:
        check_bounds(why, whole);
        break;
      case Reason::comparison:
        EXPECT_EQ(why.sum->size(), 2U);
        break;
      case Reason::search:
        EXPECT_FALSE(why.sum->empty());
        break;
    }
  }

  std::string random_board() {
    std::string board;
    for (auto n = 8 + random.below(7); n > 0; --n) board += "BWBWBW."[random.below(7)];
    return board;
  }

  ValueStore store;
  Calculator calculator{store};
  Random random{7};
  std::array<unsigned, 5> seen{};
};

/// All five reasons come up, and each is true.
TEST_F(Explanations, AreTrueWhateverDecided) {
  RowValues short_rows(5);
  SumAsker<Clobber<1>> values(by_values), search(by_search),
      rows(by_search, known_rows<1>(short_rows));
  for (int i = 0; i < 60; ++i) {
    const auto board = random_board();
    const auto setup = set_up<1>(read_board(board));
    for (auto* asker : {&values, &search, &rows}) {
      Budget budget;
      const auto solution = asker->solution(setup.rules, setup.position, {.explain = true}, budget);
      ASSERT_EQ(solution.explanations.size(), 2U);
      for (const auto& why : solution.explanations) check(board, why);
    }
  }
  for (const unsigned count : seen) EXPECT_GT(count, 0U);
}

/// The explanation is that of the run: it neither adds nodes nor changes the moves found.
TEST_F(Explanations, DoNotChangeTheRun) {
  for (const auto& options : {by_values, by_search}) {
    SumAsker<Clobber<1>> asker(options);
    for (const std::string board : {"(WB)^9", "BWBWWBBWBWBWWW.BBWBWBBWBWBW", "BBWW.BWWB.BWB"}) {
      const auto setup = set_up<1>(read_board(board));
      Budget plain, explained;
      const auto one = asker.solve_both(setup.rules, setup.position, true, true, plain);
      const auto two = asker.solution(setup.rules, setup.position, {.explain = true}, explained);
      EXPECT_EQ(two.nodes, plain.nodes()) << board;
      EXPECT_EQ(explained.nodes(), plain.nodes()) << board;
      EXPECT_EQ(one.left->move, two.both.left->move) << board;
      EXPECT_EQ(one.right->move, two.both.right->move) << board;
    }
  }
}

/// A value that a later round would find is not claimed for the round that decided.
TEST_F(Explanations, DoNotClaimValuesThatTheRunDidNotHave) {
  SumAsker<Clobber<1>> asker(by_search);
  const auto setup = set_up<1>(read_board("BWBWBWBWBW"));
  Budget budget;
  const auto solution = asker.solution(setup.rules, setup.position, {.explain = true}, budget);
  const SumExplanation& why = solution.explanations.front();
  EXPECT_EQ(why.judgement.reason, Reason::search);
  ASSERT_EQ(why.parts.size(), 1U);
  EXPECT_FALSE(why.parts[0].value);
  EXPECT_TRUE(why.sum->at(0).is_part);
}

}  // namespace
}  // namespace zermelo::clobber
