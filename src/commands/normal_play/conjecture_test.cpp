// `conjecture` of the games without a solver of their own for families, against known results.
#include "commands/normal_play/conjecture.h"

#include <gtest/gtest.h>

#include "commands/catalog.h"
#include "tests/complaint.h"
#include "tests/heard.h"

namespace zermelo {
namespace {

using testing::said;
using testing::said_by;

Command conjecture_of(std::string_view game) {
  for (const auto& expert : make_catalog()) {
    if (expert->name() != game) continue;
    for (const auto& command : expert->commands())
      if (command.name == "conjecture") return command;
  }
  return {};
}

/// The last answer: the formula.
Fields formula_of_family(std::string_view game, const std::string& family,
                         const std::vector<std::string>& words) {
  return said_by(conjecture_of(game), words, family).answers.back().fields;
}

/// The winners of 2 x n Domineering for n = 1 to 13 that Lachmann, Moore and Rapaport published.
TEST(ConjectureDomineering, HasThePublishedWinnersOfTwoRows) {
  const auto all = said_by(conjecture_of("domineering"), {"--to", "13"}, "2xn");
  std::string outcomes;
  for (std::size_t i = 0; i + 1 < all.answers.size(); ++i)
    outcomes += all.answers[i].fields.find("outcome")->text();
  EXPECT_EQ(outcomes, "LNNRLNNRLNNRP");
}

TEST(ConjectureDomineering, CountsTheMovesInOneRow) {
  const std::string expert = "domineering";
  const auto row = formula_of_family(expert, "1xn", {"--to", "10"});
  EXPECT_EQ(said(row, "formula"), "\"-floor(n/2)\"");
  EXPECT_EQ(said(formula_of_family(expert, "nx1", {"--to", "10"}), "formula"), "\"floor(n/2)\"");
}

/// Berlekamp's rule: 1 - 1/2 + 1/4 - ..
TEST(ConjectureHackenbush, FindsTheLimitOfAStalk) {
  const std::string expert = "hackenbush";
  const auto stalk = formula_of_family(expert, "B(RB)^n", {"--to", "9"});
  EXPECT_EQ(said(stalk, "kind"), "\"geometric\"");
  EXPECT_EQ(said(stalk, "limit"), "\"2/3\"");
  EXPECT_EQ(said(formula_of_family(expert, "G^n", {"--to", "9"}), "formula"), "\"*n\"");
  EXPECT_EQ(said(formula_of_family(expert, "B^n", {"--to", "9"}), "formula"), "\"n\"");
}

TEST(ConjectureHackenbush, ReadsNamedShapes) {
  const std::string expert = "hackenbush";
  const auto ladder = formula_of_family(expert, "ladder B^n R^n G^n", {"--to", "6"});
  EXPECT_EQ(said(ladder, "values"), R"(["*","0"])");
  EXPECT_NE(testing::complaint_of([&] {
              formula_of_family(expert, "flower G^n", {"--to", "3"});
            }),
            "");
}

TEST(ConjectureOfASum, ReplacesTheParameterEverywhere) {
  const std::string expert = "sum";
  const auto sum = formula_of_family(expert, "clobber((BBW)^n) + n.*", {"--to", "8"});
  EXPECT_EQ(said(sum, "formula"), "\"floor((n+1)/2) ups, plus * where n mod 2 is 1\"");
  const auto hot = formula_of_family(expert, "{n|-n}", {"--to", "12"});
  EXPECT_EQ(said(hot, "formula"), "\"{n|-n}\"");
  EXPECT_EQ(said(hot, "kind"), "\"forms\"");
}

TEST(ConjectureOfASum, StopsWhereTheBudgetEnds) {
  const auto heard =
      said_by(conjecture_of("sum"), {"--nodes", "1"}, "clobber(3xn) + domineering(3xn)");
  EXPECT_EQ(heard.worst, Status::unknown);
  EXPECT_TRUE(heard.says("stopped; ")) << heard.words;
}

}  // namespace
}  // namespace zermelo
