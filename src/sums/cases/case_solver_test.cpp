// Cases of sums of all games, against plain minimax and against values published with MCGS.

#include "sums/cases/case_solver.h"

#include <gtest/gtest.h>

#include "tests/complaint.h"
#include "tests/random_sum.h"

namespace zermelo::cases {
namespace {

using zermelo::testing::RandomSum;

constexpr std::size_t case_bytes = std::size_t{64} << 20;

/// A sum of the reference as a file of MCGS has it; drawings have no section there.
std::optional<std::string> as_mcgs(const RandomSum& sum) {
  std::string out;
  for (const auto& term : sum.terms) {
    if (term.is_negative || term.part.game == 'h') return std::nullopt;
    if (term.part.game == 'c') out += " [clobber] " + term.part.position;
    if (term.part.game == 'd') out += " [domineering] " + term.part.position;
    if (term.part.game == 'v') out += " cgt: " + term.part.position + " :cgt";
  }
  return "{version 1.7}" + out + " {B win, W win}";
}

void expect_as_minimax(CaseSolver& solver, const RandomSum& sum, const std::string& content,
                       PlainLines plain) {
  zermelo::testing::SlowSums slow;
  Budget budget;
  for (const TestCase& test : read_test_file(content, "t.test", plain)) {
    const Winners found = solver.solve(test, budget);
    for (const Side first : {Side::left, Side::right}) {
      const bool is_left = first == Side::left;
      if (!(is_left ? test.left_first : test.right_first)) continue;
      const Side expected = slow.wins(sum.terms, first) ? first : opponent(first);
      EXPECT_EQ(is_left ? found.left_first : found.right_first, expected) << content;
    }
  }
}

TEST(CaseSolver, SolvesSumsOfAllGamesAsPlainMinimax) {
  Random random(18);
  CaseSolver solver(case_bytes);
  int of_mcgs = 0;
  for (int i = 0; i < 150; ++i) {
    const RandomSum sum = zermelo::testing::random_sum(random, 3);
    expect_as_minimax(solver, sum, sum.text + " B B\n" + sum.text + " W W\n", PlainLines::sums);
    const auto content = as_mcgs(sum);
    if (!content) continue;
    expect_as_minimax(solver, sum, *content, PlainLines::sums);
    ++of_mcgs;
  }
  EXPECT_GT(of_mcgs, 20);
}

/// Boards and the values that CGSuite found for them, from the test files that MCGS publishes
/// (cgt_tests/domineering): each sum of a board and the negative of its value is 0.
TEST(CaseSolver, AgreesWithPublishedValuesOfDomineering) {
  const std::vector<std::pair<std::string, std::string>> published{
      {"...#.|#....|.....|#...#|....#", "{1|||*|-1||-2*|-3}"},
      {".....|#..#.|.....|.#...|.#.#.", "{{7/2|1},{7/2|1*}|+-1,{1*|-1}}"},
      {"#.#.#|...#.|.....|..##.|.....", "-1/2"},
      {".....|..##.|.#...|.....|...#.", "{2|-1/2}"},
      {"...##|#..#.|.....|...##|.....", "{7/8|-9/8||-3/2,-3/2*|-7/2}"},
      {".....|.....|##...|.#...|...#.", "{5/2|1/4}"},
      {".....|#.#.#|.#..#|...#.|.#...", "^"},
      {"....#|#....|##..#|.#...|#....", "{3/2*|1*||0|-1|||-1|-2||-3*|-4*}"},
      {".....|..#..|.#...|.....|.#.#.", "{3|3/2||1|-1/2|||-1}"},
      {".#..#|...#.|....#|...#.|#...#", "{2*|1,{1|1/2*}||v|-2v}"},
      {"..#..|....#|.....|#.##.|##...", "{{1/2|-3/2},{1/2^*,{1|0}|-1*}||-3/2^*,{-1|-2}|-3*}"},
      {"#.#..|.....|..#.#|.....|....#", "+-{2|1/2}"},
      {"..#..|#..#.|#....|.....|.....", "{1|-1,{-1||-3/2|-7/2}}"}};
  CaseSolver solver(std::size_t{256} << 20);
  std::string content = "{version 1.7}\n[domineering]\n";
  for (const auto& [board, value] : published) {
    content += board + "\ncgt:\n-(" + value + ")\n:cgt\n{B loss, W loss}\n";
  }
  const auto tests = read_test_file(content, "t.test");
  EXPECT_EQ(tests.size(), 13U);
  for (const TestCase& test : tests) {
    Budget budget;
    const Winners found = solver.solve(test, budget);
    EXPECT_EQ(found.left_first, Side::right) << test.text;
    EXPECT_EQ(found.right_first, Side::left) << test.text;
  }
}

TEST(CaseSolver, NamesTheLineOfAnExpressionThatCannotBeRead) {
  CaseSolver solver(case_bytes);
  Budget budget;
  const auto tests = read_test_file("BW + ^ B B\n", "t.test", PlainLines::sums);
  const auto said = zermelo::testing::complaint_of([&] { solver.solve(tests.at(0), budget); });
  EXPECT_TRUE(said.starts_with("check: line 1: column 1: ")) << said;
}

TEST(CaseSolver, SaysNothingWhereTheBudgetIsSpentOrNothingIsClaimed) {
  CaseSolver solver(case_bytes);
  Budget budget({.nodes = 5});
  const auto tests =
      read_test_file("[domineering] " +
                         std::string("........|........|........|"
                                     "........|........|........|........|........") +
                         " [nimber] 2 {B win} [nimber] 1 {}",
                     "t.test");
  EXPECT_FALSE(solver.solve(tests.at(0), budget).left_first);
  Budget more;
  EXPECT_FALSE(solver.solve(tests.at(1), more).left_first);
}

}  // namespace
}  // namespace zermelo::cases
