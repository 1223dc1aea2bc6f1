// Sums of stalks: how they are read, and their values by the rule of signs.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "games/hackenbush/value/evaluation.h"
#include "games/hackenbush/weigh/balance.h"
#include "tests/complaint.h"

namespace zermelo::hackenbush {
namespace {

/// Berlekamp's rule in its plainest form: edges count 1 while they have the colour of the first,
/// from the first change on each counts half of the one before; blue is plus.
Dyadic by_signs(const std::string& word) {
  Dyadic sum, step(1);
  bool changed = false;
  for (std::size_t i = 0; i < word.size(); ++i) {
    changed = changed || word[i] != word[0];
    if (changed) step = step.scaled(-1);
    sum = word[i] == 'B' ? sum + step : sum - step;
  }
  return sum;
}

std::string any_stalk(const std::string& colours, std::size_t longest) {
  return *rc::gen::container<std::string>(*rc::gen::inRange<std::size_t>(1, longest + 1),
                                          rc::gen::elementOf(colours));
}

PartValue stalk_value(const std::string& text, ValueStore& store) {
  PartArithmetic arithmetic(store);
  Budget budget;
  return *evaluate(read_stalks(text), arithmetic, budget).value;
}

RC_GTEST_PROP(Stalks, AStalkIsWorthWhatTheRuleOfSignsSays, ()) {
  ValueStore store;
  const std::string word = any_stalk("BR", 100);
  RC_ASSERT(std::get<Dyadic>(stalk_value(word, store)) == by_signs(word));
  RC_ASSERT(stalk_of(by_signs(word)) == word);
}

RC_GTEST_PROP(Stalks, ASumOfStalksIsWorthTheirSum, ()) {
  ValueStore store;
  std::string text;
  Dyadic sum;
  for (auto i = *rc::gen::inRange(1, 6); i > 0; --i) {
    const std::string word = any_stalk("BR", 12);
    text += (text.empty() ? "" : " + ") + word;
    sum = sum + by_signs(word);
  }
  RC_ASSERT(std::get<Dyadic>(stalk_value(text, store)) == sum);
}

/// Exchanging blue and red negates the value, also of stalks with green edges: a stalk and its
/// mirror image add up to zero.
RC_GTEST_PROP(Stalks, AStalkAndItsMirrorImageCancel, ()) {
  ValueStore store;
  const std::string word = any_stalk("BRG", 7);
  std::string mirror = word;
  for (char& c : mirror) c = c == 'B' ? 'R' : c == 'R' ? 'B' : 'G';
  PartArithmetic arithmetic(store);
  const Value g = arithmetic.value(stalk_value(word, store));
  RC_ASSERT(arithmetic.value(stalk_value(mirror, store)) == store.negative(g));
  RC_ASSERT(arithmetic.value(stalk_value(word + '+' + mirror, store)) == Value{});
}

TEST(Stalks, AreReadBottomFirstWithTheirVerticesInOrder) {
  const Drawing drawing = read_stalks(" BR\t+ . + g ");
  EXPECT_EQ(write_drawing(drawing), "0-1-B 1-2-R 0-3-G");
  EXPECT_EQ(drawing.names, (std::vector<std::string>{"0", "1", "2", "3"}));
  EXPECT_EQ(drawing, read_drawing(write_drawing(drawing)));
  EXPECT_EQ(read_stalks("."), Drawing{});
  EXPECT_EQ(read_stalks(".+."), Drawing{});
}

TEST(Stalks, BadOnesAreNamedWithTheirPlace) {
  const auto complaint = [](const std::string& text) {
    return testing::complaint_of([&] { read_stalks(text); });
  };
  const std::string expected =
      " is empty; expected letters B, R or G, or . for a stalk without edges";
  EXPECT_EQ(complaint(""), "hackenbush: stalk 1 of \"\"" + expected);
  EXPECT_EQ(complaint("B+"), "hackenbush: stalk 2 of \"B+\"" + expected);
  EXPECT_EQ(complaint("B+ +R"), "hackenbush: stalk 2 of \"B+ +R\"" + expected);
  EXPECT_EQ(complaint("B+ RxB"),
            "hackenbush: character 5 of \"B+ RxB\" is 'x'; expected B, R, G or +");
  EXPECT_EQ(complaint("B R"), "hackenbush: character 2 of \"B R\" is ' '; expected B, R, G or +");
  EXPECT_EQ(complaint("B."), "hackenbush: character 2 of \"B.\" is '.'; expected B, R, G or +");
  EXPECT_EQ(complaint(std::string(most_edges + 1, 'B')),
            "hackenbush: the drawing has more than 500,000 edges; that is the most");
  EXPECT_EQ(complaint(std::string(most_edges, 'B')), "");
}

}  // namespace
}  // namespace zermelo::hackenbush
