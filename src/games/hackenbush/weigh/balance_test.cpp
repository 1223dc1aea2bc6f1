#include "games/hackenbush/weigh/balance.h"

#include <gtest/gtest.h>

#include "value/store.h"
#include "value/text.h"

namespace zermelo::hackenbush {
namespace {

/// A balance that never errs, and the weights that were tried on it.
struct TrueBalance {
  explicit TrueBalance(const Simple& value) : g(store.simple(value)) {}

  Balance find(const BalanceTask& task) {
    return find_balance(task, [&](const Simple& weight) {
      weights.push_back(weight);
      return std::optional(store.outcome(store.sum(g, store.negative(store.simple(weight)))));
    });
  }

  ValueStore store;
  Value g;
  std::vector<Simple> weights;
};

std::string stalk_word(std::uint32_t code) {
  std::string out;
  for (; code > 1; code /= 2) out += code % 2 == 0 ? 'B' : 'R';
  return out;
}

TEST(Balance, StalksAndNumbersGoOneToOne) {
  EXPECT_EQ(stalk_of(Dyadic(1, 2)), "BRR");
  EXPECT_EQ(stalk_of(Dyadic(-23, 5)), "RBRBRR");
  EXPECT_EQ(stalk_of(Dyadic(3)), "BBB");
  for (std::uint32_t code = 1; code < 1U << 9; ++code) {
    const std::string word = stalk_word(code);
    Dyadic number;
    for (const char c : word) number = with_edge(number, c == 'B');
    EXPECT_EQ(stalk_of(number), word);
  }
}

TEST(Balance, FindsEveryNumberInTime) {
  for (std::uint32_t code = 1; code < 1U << 8; ++code) {
    Dyadic number;
    for (const char c : stalk_word(code)) number = with_edge(number, c == 'B');
    TrueBalance balance({number, 0, 0});
    EXPECT_EQ(balance.find({true, 7}).value, (Simple{number, 0, 0})) << number.text();
    EXPECT_LE(balance.weights.size(), 12U) << number.text();
  }
}

TEST(Balance, LongRunsTakeFewWeighings) {
  TrueBalance balance({Dyadic(1, 20), 0, 0});
  EXPECT_TRUE(balance.find({true, 21}).value);
  EXPECT_LE(balance.weights.size(), 12U);  // edge by edge it takes 22
  EXPECT_EQ(balance.weights.size(), [&] {
    TrueBalance other({Dyadic(-1, 20), 0, 0});
    other.find({true, 21});
    return other.weights.size();
  }());
}

TEST(Balance, FindsNumbersWithUpsAndStars) {
  for (const Dyadic& number : {Dyadic(), Dyadic(3), Dyadic(-5, 3)}) {
    for (std::int32_t ups = -3; ups <= 3; ++ups) {
      for (std::uint32_t star = 0; star <= (ups == 0 ? 5U : 1U); ++star) {
        const Simple value{number, ups, star};
        TrueBalance balance(value);
        EXPECT_EQ(balance.find({false, 9}).value, value) << simple_text(value);
      }
    }
  }
}

TEST(Balance, SwappedColoursSwapEveryWeight) {
  for (const Simple& value : {Simple{Dyadic(3, 4), 0, 0}, Simple{Dyadic(1), 2, 1},
                              Simple{Dyadic(), -1, 1}, Simple{Dyadic(), 0, 3}}) {
    const Simple negative{-value.number, -value.ups, value.star};
    TrueBalance balance(value), swapped(negative);
    balance.find({false, 9});
    swapped.find({false, 9});
    for (Simple& weight : swapped.weights) weight = {-weight.number, -weight.ups, weight.star};
    EXPECT_EQ(balance.weights, swapped.weights) << simple_text(value);
  }
}

TEST(Balance, WhatIsHotHasNoBalance) {
  ValueStore store;
  const Value one = store.number(1), minus = store.number(-1);
  const Value g = store.make(std::span(&one, 1), std::span(&minus, 1));
  const auto found = find_balance({false, 6}, [&](const Simple& weight) {
    return std::optional(store.outcome(store.sum(g, store.negative(store.simple(weight)))));
  });
  EXPECT_FALSE(found.value);
  EXPECT_FALSE(found.contradiction);
}

/// A balance that always says "heavier" cannot be right about a drawing of five edges.
TEST(Balance, ALieIsNoticed) {
  const auto found =
      find_balance({true, 5}, [](const Simple&) { return std::optional(OutcomeClass::left); });
  EXPECT_FALSE(found.value);
  EXPECT_TRUE(found.contradiction);
  EXPECT_EQ(found.low, Dyadic(5));
}

TEST(Balance, AnOpenQuestionEndsIt) {
  int asked = 0;
  const auto found = find_balance({true, 9}, [&](const Simple&) {
    return ++asked < 3 ? std::optional(OutcomeClass::left) : std::nullopt;
  });
  EXPECT_FALSE(found.value);
  EXPECT_FALSE(found.contradiction);
  EXPECT_EQ(asked, 3);
}

}  // namespace
}  // namespace zermelo::hackenbush
