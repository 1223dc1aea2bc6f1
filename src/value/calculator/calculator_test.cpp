// The grammar of the calculator, its functions, and its errors.
#include "value/calculator/calculator.h"

#include <gtest/gtest.h>

#include "tests/complaint.h"
#include "value/calculator/functions.h"
#include "value/text.h"

namespace zermelo {
namespace {

using testing::complaint_of;

class ACalculator : public ::testing::Test {
 protected:
  std::string shown(std::string_view text) {
    const auto out = calculator_.line(text);
    if (const auto* g = std::get_if<Value>(&out.what)) return value_text(store_, *g);
    if (const auto* truth = std::get_if<bool>(&out.what)) return *truth ? "true" : "false";
    return std::get<std::string>(out.what);
  }

  void expect(const std::vector<std::pair<std::string, std::string>>& answers) {
    for (const auto& [text, answer] : answers) EXPECT_EQ(shown(text), answer) << text;
  }

  std::string complaint(std::string_view text) {
    return complaint_of([&] { calculator_.line(text); });
  }

  /// The error names the column and is one short line.
  void expect_complaint(const std::string& text, std::size_t column, const std::string& part = "") {
    const auto words = complaint(text);
    SCOPED_TRACE(text.substr(0, 60));
    EXPECT_EQ(words.substr(0, words.find(':')), "column " + std::to_string(column)) << words;
    EXPECT_NE(words.find(part), std::string::npos) << words;
    EXPECT_LE(words.size(), 200U);
    EXPECT_EQ(words.find_first_of("\n!"), std::string::npos) << words;
  }

  ValueStore store_;
  Calculator calculator_{store_};
};

TEST_F(ACalculator, AddsAndSubtracts) {
  expect({{"1+1", "2"},
          {"1 - 2 - 3", "-4"},
          {"1-(2-3)", "2"},
          {"{1|-1} + ^* - 1/2", shown("-1/2+^*+{1|-1}")},
          {"* + *", "0"},
          {"^-^", "0"},
          {"-^", "v"},
          {"--1", "1"},
          {"+1", "1"},
          {" 1\t+ 1 # a comment", "2"},
          {"1/2+1/2", "1"},
          {"4/8", "1/2"},
          {"*2+*3", "*"}});
}

TEST_F(ACalculator, ReadsTheSymbolsOfBooksAndOtherPrograms) {
  expect({{"↑", "^"},
          {"↓", "v"},
          {"⇑", "^2"},
          {"⇓∗", "v2*"},
          {"↑↑↑", "^3"},
          {"↓↓", "v2"},
          {"↓3", "v3"},
          {"↑3*2", "^3*2"},
          {"1↓*", "1v*"},
          {"±1", "{1|-1}"},
          {"1 ± 2", "{3|-1}"},
          {"−1", "-1"},
          {"−1↑", "-1^"},
          {"3·↑", "^3"},
          {"3×↑*", "^3*"},
          {"∗2 + ∗3", "*"},
          {"½ + ¼", "3/4"},
          {"{1‖0∣0}", "{1|*}"},
          {"↑[2] == ^[2]", "true"},
          {"↓(2) == -^(2)", "true"},
          {"↑ <> ∗", "true"},
          {"^ <> *2", "false"},
          {"↑ ∥ *", "true"},
          {"1 ≥ 0", "true"},
          {"0 ≤ −1", "false"},
          {"1 ≠ 1", "false"},
          {"* ⧏ ^", "true"},
          {"0 ⧐ *", "true"},
          {"\ufeff^", "^"},
          {"^\r", "^"},
          {"1\u00a0+\u20091", "2"}});
  expect({{"Mean({3|1})", "2"}, {"TINY(2)", shown("Tiny(2)")}, {"Cool({4|0},1)", "{3|1}"}});
  shown("Mean = 5");  // a name in other letters than the function's is free
  expect({{"Mean + mean(1)", "6"}});
  expect_complaint("3↑ + €", 6, "expected a number");
  expect_complaint("↓x", 2);
  expect_complaint("↑ 2", 3);
}

TEST_F(ACalculator, ReadsASignAsPartOfTheNumberAlone) {
  expect({{"-1^", "-1^"},
          {"-3/2^2", "-3/2^2"},
          {"-(1^)", "-1v"},
          {"0-1^", "-1v"},
          {"- 1^", "-1v"},
          {"-2.^", "v2"},
          {"-1*", "-1*"}});
}

TEST_F(ACalculator, BindsMultiplesThenOrdinalSumsThenSums) {
  expect({{"2.^+1", "1^2"},
          {"2.(^+1)", "2^2"},
          {"1:-1+1", "3/2"},
          {"1:(-1+1)", "1"},
          {"1+1:-1", "3/2"},
          {"3.*", "*"},
          {"0.{1|-1}", "0"},
          {"1:-1:-1", shown("(1:-1):-1")},
          {"2 . +-1", "0"},
          {"3×1", "3"},
          {"3·1/2", "3/2"},
          {"1+-2", "{3|-1}"},
          {"1 + -2", "-1"}});
}

TEST_F(ACalculator, SplitsBracesAtTheirLongestBarsFirst) {
  expect({{"{1|2}", "3/2"},
          {"{1||2}", "3/2"},
          {"{0|0}", "*"},
          {"{|}", "0"},
          {"{1|-1||-2}", shown("{{1|-1}|-2}")},
          {"{2||1|-1}", shown("{2|{1|-1}}")},
          {"{(1)|{|}}", shown("{1|0}")},
          {"{1,2,0|0,-1}", shown("{2|-1}")}});
}

TEST_F(ACalculator, KeepsVariables) {
  EXPECT_EQ(calculator_.line("g = {1|-1}").name, "g");
  EXPECT_EQ(shown("g+g"), "0");
  EXPECT_EQ(shown("h2 := g + 1"), "{2|0}");
  EXPECT_EQ(shown("h2 - g"), "1");
  EXPECT_EQ(shown("g = 5"), "5");
  EXPECT_EQ(shown("g"), "5");
  EXPECT_EQ(calculator_.line("g").name, "");
}

TEST_F(ACalculator, KnowsAllRelations) {
  const std::vector<std::pair<std::string, std::string>> relations{
      {"==", "="}, {"!=", "<>|"}, {"<=", "<="}, {">=", ">="}, {"<", "<"},
      {">", ">"},  {"||", "|"},   {"<|", "<|"}, {"|>", ">|"}};
  // Each game with the relation of 1 to it.
  const std::vector<std::pair<char, std::string>> games{
      {'<', "2"}, {'=', "1/2+1/2"}, {'>', "-1"}, {'|', "1*"}};
  for (const auto& [symbol, holds] : relations) {
    for (const auto& [order, game] : games) {
      const bool expected = holds.find(order) != std::string::npos;
      EXPECT_EQ(shown("1 " + symbol + " " + game), expected ? "true" : "false") << symbol << game;
    }
  }
}

TEST_F(ACalculator, HasItsFunctions) {
  expect({{"left_stop({2|-1})", "2"},
          {"ls({2|-1})", "2"},
          {"right_stop({2|-1})", "-1"},
          {"rs({2|-1})", "-1"},
          {"stops({2|-1})", "2, -1"},
          {"mean({4|1||0})", "1"},
          {"temperature({4|1||0})", "1"},
          {"temp(3/4)", "-1/4"},
          {"aw(^3*)", "3"},
          {"atomic_weight(*5)", "0"},
          {"birthday(^)", "2"},
          {"birthday(5/8)", "4"},
          {"outcome(^)", "L"},
          {"outcome(v)", "R"},
          {"outcome(*)", "N"},
          {"outcome(1-1)", "P"},
          {"cool({2|-2},1)", "{1|-1}"},
          {"cool({2|-2},3)", "0"},
          {"heat(*,1)", "{1|-1}"},
          {"tiny(2)", shown("{0||0|-2}")},
          {"Tiny(2)", shown("tiny(2)")},
          {"miny(2)", shown("-tiny(2)")},
          {"Miny(2)", shown("miny(2)")},
          {"name({3|1})", "2+-1"},
          {"name(3)", "3"},
          {"ls({2|-1}) + rs({2|-1})", "1"},
          {"conjugate({2|1})", "{-1|-2}"},
          {"negative(^)", "v"},
          {"rcf({2*|0})", "{2|0}"},
          {"norton(3,^)", "^3"},
          {"overheat(*,1*,1)", "{1|-1}"},
          {"simplest(0,1)", "1/2"}});
}

TEST_F(ACalculator, ListsOptionsAndIncentivesInTheOrderOfTheirTexts) {
  const auto texts = [this](const std::optional<std::vector<Value>>& games) {
    std::string out = games ? "" : "none";
    for (const Value g : games.value_or(std::vector<Value>())) out += value_text(store_, g) + ' ';
    return out;
  };
  const auto lists = [&](std::string_view line) {
    const auto out = std::get<GameLists>(calculator_.line(line).what);
    return texts(out.left) + "/ " + texts(out.right);
  };
  EXPECT_EQ(lists("left(^*)"), "* 0 / none");
  EXPECT_EQ(lists("Right(^*)"), "none/ 0 ");
  EXPECT_EQ(lists("options({2,3|1||0})"), "{3|1} / 0 ");
  EXPECT_EQ(lists("options(1)"), "0 / ");
  EXPECT_EQ(lists("options(0)"), "/ ");
  EXPECT_EQ(lists("incentives(1)"), "-1 / ");
  EXPECT_EQ(lists("incentives({3|1})"), "{2|0} / {2|0} ");
  EXPECT_EQ(lists("incentives(^)"), "v / ^* ");
  expect_complaint("1 + left(^)", 5, "alone");
  expect_complaint("x = options(^)", 5);
  expect_complaint("left(1,2)", 5);
}

TEST_F(ACalculator, TestsEveryFunctionItHas) {
  EXPECT_EQ(function_names().size(), 23U);
  EXPECT_EQ(calculator_functions().size(), 23U);
  EXPECT_EQ(find_function(""), nullptr);
}

TEST_F(ACalculator, SaysWhereATextIsWrong) {
  expect_complaint("", 1, "the end");
  expect_complaint("   ", 4);
  expect_complaint("{1|", 4);
  expect_complaint("{1", 3);
  expect_complaint("{1}", 3);
  expect_complaint("{1|2", 5);
  expect_complaint("{1|2|3}", 5);
  expect_complaint("1/3", 1, "power of 2");
  expect_complaint("1/0", 1);
  expect_complaint("1.5", 1, "decimals");
  expect_complaint("1 +", 4);
  expect_complaint("(1", 3);
  expect_complaint("1)", 2);
  expect_complaint("1 2", 3);
  expect_complaint("1 & 2", 3);
  expect_complaint("1 == 2 == 3", 8);
  expect_complaint("^[0]", 3);
  expect_complaint("^[65]", 3);
  expect_complaint("^(1/2)", 3);
  expect_complaint("*5000000000", 2);
  expect_complaint("^5000000000", 2);
  expect_complaint("99999999999.^", 1);
  expect_complaint("mean()", 6);
  expect_complaint("mean(1,2)", 5);
  expect_complaint("cool(1)", 5);
  expect_complaint("1+outcome(1)", 3, "alone");
  expect_complaint("x = outcome(1)", 5);
  expect_complaint("x = 1 < 2", 5);
  expect_complaint("v2 = 1", 1);
  expect_complaint("mean = 1", 1);
  expect_complaint("\xff", 1);
  expect_complaint("1 \n 2", 3);
}

TEST_F(ACalculator, SaysWhereAFunctionCannotTakeItsArgument) {
  expect_complaint("cool(1,*)", 1);
  expect_complaint("cool(*,-1)", 1);
  expect_complaint("1 + aw(1)", 5);
}

TEST_F(ACalculator, ReportsALongArgumentBriefly) {
  std::string game = "*";
  for (int i = 1; i <= 10; ++i) game = "+-(" + std::to_string(1 << (2 * i)) + "+" + game + ")";
  EXPECT_LE(complaint("cool(1," + game + ")").size(), 200U);
  EXPECT_LE(complaint("aw(" + game + ")").size(), 200U);
}

TEST_F(ACalculator, ReadsBracketsOnlyAfterOneArrow) {
  expect_complaint("^^[2]", 3);
  expect_complaint("^2[2]", 3);
  expect_complaint("vv[2]", 3);
}

TEST_F(ACalculator, SuggestsTheNearestName) {
  calculator_.line("gamma = 1");
  expect_complaint("gama", 1, "gamma");
  expect_complaint("1 + temperatur(1)", 5, "temperature");
  expect_complaint("qqqqqqq", 1);
}

TEST_F(ACalculator, RefusesDeepNesting) {
  for (const char* open : {"(", "{", "-", "+", "+-", "mean(", "{|", "2.-", "^[", "- 2."}) {
    std::string text;
    for (int i = 0; i < 10'000; ++i) text += open;
    const auto words = complaint(text);
    EXPECT_TRUE(words.starts_with("column ")) << open << words;
    EXPECT_LE(words.size(), 200U);
  }
  EXPECT_EQ(shown(std::string(100, '(') + "1" + std::string(100, ')')), "1");
}

TEST_F(ACalculator, ReadsLongLines) {
  std::string text = "0";
  for (int i = 0; i < 10'000; ++i) text += "+1";
  EXPECT_EQ(shown(text), "10000");
}

TEST_F(ACalculator, AssignsNothingInALineItRefuses) {
  complaint("x = {1|");
  EXPECT_NE(complaint("x"), "");
}

TEST_F(ACalculator, RequiresAGameWhereOneIsAskedFor) {
  EXPECT_EQ(complaint_of([&] { calculator_.value("1 < 2"); }), "\"1 < 2\" is not a game");
  EXPECT_EQ(calculator_.value("1"), store_.number(1));
}

}  // namespace
}  // namespace zermelo
