#include "sums/sum_reader.h"

#include <gtest/gtest.h>

#include "tests/complaint.h"
#include "value/text.h"

namespace zermelo {
namespace {

class ASumReader : public ::testing::Test {
 protected:
  WrittenSum read(const std::string& text) { return read_sum(text, values_, budget_, 1U << 26); }
  std::string complaint(const std::string& text) {
    return testing::complaint_of([&] { read(text); });
  }
  std::vector<std::string> texts(const std::string& text) { return read(text).texts; }
  std::string value(const std::string& text) {
    Calculator calculator(values_, position_values(
                                       values_, [this]() -> Budget& { return budget_; }, 1U << 26));
    return value_text(values_, calculator.value(text));
  }

  ValueStore values_{std::size_t{1} << 26};
  Budget budget_;
};

using Texts = std::vector<std::string>;

TEST_F(ASumReader, CountsPartsInTheOrderOfTheText) {
  const auto sum = read("clobber(BBW.WB) + domineering(2x3) - 3.hackenbush(BRR) + {1|-1}");
  ASSERT_EQ(sum.terms.size(), 4U);
  EXPECT_EQ(sum.texts,
            (Texts{"clobber(BBW.WB)", "domineering(2x3)", "-3.hackenbush(BRR)", "{1|-1}"}));
  EXPECT_EQ(sum.terms[2].times, -3);
  EXPECT_EQ(std::get<PositionModel::Pointer>(sum.terms[2].what)->text(), "0-1-B 1-2-R 2-3-R");
  EXPECT_EQ(value_text(values_, std::get<Value>(sum.terms[3].what)), "{1|-1}");
}

TEST_F(ASumReader, KeepsSignsAndMultiplesOfValues) {
  const auto sum = read("-{2|1} - 1/2 + 3.^ +- 1");
  ASSERT_EQ(sum.terms.size(), 4U);
  Texts found;
  for (const auto& term : sum.terms)
    found.push_back(value_text(values_, std::get<Value>(term.what)));
  EXPECT_EQ(found, (Texts{"{-1|-2}", "-1/2", "^3", "{1|-1}"}));
}

TEST_F(ASumReader, TakesGroupsApartOnlyAroundPositions) {
  EXPECT_EQ(texts("2.(clobber(BBW) - *) - (domineering(2x2) + 1)"),
            (Texts{"2.clobber(BBW)", "-2.*", "-domineering(2x2)", "-1"}));
  EXPECT_EQ(texts("(^ + *) + clobber(BW)"), (Texts{"(^ + *)", "clobber(BW)"}));
  EXPECT_EQ(texts("-(-(clobber(BW)))"), (Texts{"clobber(BW)"}));
}

TEST_F(ASumReader, ReadsPositionsAsTheirGamesWriteThem) {
  EXPECT_EQ(texts("CLOBBER( (WB)^3 )+clobber(xo|ox)"),
            (Texts{"CLOBBER( (WB)^3 )", "clobber(xo|ox)"}));
  EXPECT_EQ(value("hackenbush(\"0-1-B 1-2-R\")"), "1/2");
  EXPECT_EQ(value("hackenbush(0-1-B 1-2-R)"), "1/2");
  EXPECT_EQ(value("hackenbush(brr+B)"), "5/4");
  EXPECT_EQ(value("hackenbush(.)"), "0");
  EXPECT_EQ(value("domineering(..#|...)"), value("domineering(\"..#|...\")"));
  EXPECT_EQ(value("{clobber(BBW)|-1}"), "{^|-1}");
  EXPECT_EQ(value("1:clobber(BW)"), value("1:*"));
  EXPECT_EQ(value("2.clobber(BBW) - ^2"), "0");
}

TEST_F(ASumReader, NamesTheColumnOfAMistake) {
  EXPECT_EQ(complaint("* + clobber(B?W)").substr(0, 20), "column 5: clobber: c");
  EXPECT_EQ(complaint("clobber(BBW"), "column 8: the position has no closing parenthesis");
  EXPECT_EQ(complaint("(clobber(BBW)"), "column 14: found the end; expected )");
  EXPECT_NE(complaint("clobber + 1"), "");
  EXPECT_NE(complaint("chess(e4)"), "");
  EXPECT_NE(complaint("clobber(BBW) clobber(BBW)"), "");
  EXPECT_NE(complaint("clobber()"), "");
  EXPECT_NE(complaint("9999999999.clobber(BBW)"), "");
  EXPECT_EQ(complaint("100000.(100000.clobber(BBW) + *)"),
            "column 16: found \"clobber\"; the multiples come to more than 2147483647");
  EXPECT_NE(complaint(""), "");
}

}  // namespace
}  // namespace zermelo
