#include "sums/cases/case_file.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "tests/complaint.h"

namespace zermelo::cases {
namespace {

using namespace std::string_view_literals;
using Texts = std::vector<std::string>;

std::vector<TestCase> read(std::string_view content) { return read_test_file(content, "t.test"); }

std::string complaint_of_file(std::string_view content) {
  return testing::complaint_of([&] { read(content); });
}

Texts boards_of(const TestCase& test) {
  Texts out;
  for (const auto& position : test.positions) out.push_back(position->text());
  return out;
}

TEST(PlainTestFile, ALineIsABoardTheFirstPlayerAndTheWinner) {
  const auto cases = read("BBW.W B W\nXO|OX W W\n");
  ASSERT_EQ(cases.size(), 2U);
  EXPECT_EQ(cases[0].line, 1U);
  EXPECT_EQ(cases[0].text, "BBW.W");
  EXPECT_EQ(boards_of(cases[0]), Texts{"BBW.W"});
  EXPECT_TRUE(cases[0].values.empty());
  EXPECT_EQ(cases[0].left_first, Side::right);
  EXPECT_EQ(cases[0].right_first, std::nullopt);
  EXPECT_EQ(cases[1].line, 2U);
  EXPECT_EQ(boards_of(cases[1]), Texts{"BW|WB"});
  EXPECT_EQ(cases[1].left_first, std::nullopt);
  EXPECT_EQ(cases[1].right_first, Side::right);
}

TEST(PlainTestFile, PlayersAreBOrXAndWOrOInEitherCase) {
  for (const std::string left : {"B", "b", "X", "x"}) {
    for (const std::string right : {"W", "w", "O", "o"}) {
      SCOPED_TRACE(left + right);
      EXPECT_EQ(read("BW " + left + " " + right)[0].left_first, Side::right);
      EXPECT_EQ(read("BW " + right + " " + left)[0].right_first, Side::left);
    }
  }
}

TEST(PlainTestFile, CommentsAndEmptyLinesAreSkippedAndCounted) {
  const auto cases = read("# {version} [x] /*\n\n \t \nBW B B\r\n  # more\nWB W W");
  ASSERT_EQ(cases.size(), 2U);
  EXPECT_EQ(cases[0].line, 4U);
  EXPECT_EQ(cases[0].left_first, Side::left);
  EXPECT_EQ(cases[1].line, 6U);
}

TEST(PlainTestFile, BoardsMayBePatternsAndSizes) {
  const auto cases = read("(BW)^2. B B\n 2x2\tW  W \n");
  EXPECT_EQ(boards_of(cases.at(0)), Texts{"BWBW."});
  EXPECT_EQ(boards_of(cases.at(1)), Texts{"BW|WB"});
}

TEST(PlainTestFile, OneBoardWithBothFirstPlayersIsTwoCases) {
  const auto cases = read("BW B B\nBW W W\n");
  ASSERT_EQ(cases.size(), 2U);
  EXPECT_EQ(boards_of(cases[0]), boards_of(cases[1]));
}

TEST(PlainTestFile, SaysWhatIsWrongInWhichLine) {
  EXPECT_EQ(complaint_of_file("BW B B\nBW B\n"),
            "t.test line 2: \"BW B\" has 2 words; expected a board, the first player and the "
            "winner, such as BBW.W B W");
  EXPECT_EQ(complaint_of_file("BW"),
            "t.test line 1: \"BW\" has 1 word; expected a board, the first player and the winner, "
            "such as BBW.W B W");
  EXPECT_EQ(complaint_of_file("\nBW Q B"),
            "t.test line 2: the first player is \"Q\"; expected B or X for Left, W or O for Right");
  EXPECT_EQ(complaint_of_file("BW B Black"),
            "t.test line 1: the winner is \"Black\"; expected B or X for Left, W or O for Right");
  EXPECT_EQ(complaint_of_file("# c\nB?W B B"),
            "t.test line 2: cell 1 of \"B?W\" is '?'; expected B, X or x, W, O or o, '.' or '-'");
}

TEST(McgsTestFile, ResultsNameTheFirstPlayerAndSayWhetherItWins) {
  const auto cases = read(
      "{version 1.7}\n[clobber_1xn]\nXOXO.OX {B win, W loss}\nXO {B loss}\nXXO {W win}\n"
      "OX {W loss; B win}\n");
  ASSERT_EQ(cases.size(), 4U);
  EXPECT_EQ(cases[0].line, 3U);
  EXPECT_EQ(cases[0].text, "[clobber_1xn] XOXO.OX");
  EXPECT_EQ(boards_of(cases[0]), Texts{"BWBW.WB"});
  EXPECT_EQ(cases[0].left_first, Side::left);
  EXPECT_EQ(cases[0].right_first, Side::left);
  EXPECT_EQ(cases[1].text, "XO");
  EXPECT_EQ(cases[1].left_first, Side::right);
  EXPECT_EQ(cases[1].right_first, std::nullopt);
  EXPECT_EQ(cases[2].left_first, std::nullopt);
  EXPECT_EQ(cases[2].right_first, Side::right);
  EXPECT_EQ(cases[3].left_first, Side::left);
  EXPECT_EQ(cases[3].right_first, Side::left);
}

TEST(McgsTestFile, APlayerAloneAndEmptyBracesClaimNothing) {
  const auto cases = read("[clobber_1xn] XO {B, W win, W win} XO {} XO { } XO {W}");
  ASSERT_EQ(cases.size(), 4U);
  EXPECT_EQ(cases[0].left_first, std::nullopt);
  EXPECT_EQ(cases[0].right_first, Side::right);
  for (const std::size_t i : {1U, 2U, 3U}) {
    EXPECT_EQ(cases[i].left_first, std::nullopt);
    EXPECT_EQ(cases[i].right_first, std::nullopt);
  }
}

TEST(McgsTestFile, GamesBeforeOneResultAreASum) {
  const auto cases = read("[clobber_1xn] XO\n  XXO\t(OX)\n{B win}\nX {W loss}");
  ASSERT_EQ(cases.size(), 2U);
  EXPECT_EQ(cases[0].line, 3U);
  EXPECT_EQ(cases[0].text, "[clobber_1xn] XO XXO (OX)");
  EXPECT_EQ(boards_of(cases[0]), (Texts{"BW", "BBW", "WB"}));
  EXPECT_EQ(boards_of(cases[1]), Texts{"B"});
}

TEST(McgsTestFile, ASectionMayBeginInTheMiddleOfASumAndPersists) {
  const auto cases = read("[clobber_1xn] XOXO [nimber] 2 {B win}\n3 {W win}\n[clobber]\nX|O {}");
  ASSERT_EQ(cases.size(), 3U);
  EXPECT_EQ(cases[0].text, "[clobber_1xn] XOXO [nimber] 2");
  EXPECT_EQ(boards_of(cases[0]), Texts{"BWBW"});
  EXPECT_EQ(cases[0].values, Texts{"*2"});
  EXPECT_TRUE(cases[1].positions.empty());
  EXPECT_EQ(cases[1].values, Texts{"*3"});
  EXPECT_EQ(boards_of(cases[2]), Texts{"B|W"});
}

TEST(McgsTestFile, CommentsStandAnywhereAndSpanLines) {
  const auto cases = read(
      "/* first\n[x] { ( */ {version /*1.6*/ 1.7}/* a */[clobber_1xn/**/] XO/*\n\n*/XXO "
      "{B /* really? */ win}\n/* */ [up_star] (3 /* ups */ *) {}/**/");
  ASSERT_EQ(cases.size(), 2U);
  EXPECT_EQ(cases[0].line, 4U);
  EXPECT_EQ(boards_of(cases[0]), (Texts{"BW", "BBW"}));
  EXPECT_EQ(cases[0].left_first, Side::left);
  EXPECT_EQ(cases[1].line, 5U);
  EXPECT_EQ(cases[1].text, "[up_star] (3 *)");
  EXPECT_EQ(cases[1].values, Texts{"^3*"});
}

TEST(McgsTestFile, BoardsMayBePatternsAndGrids) {
  const auto cases = read("[clobber_1xn] (XO)^3 {}[clobber]XOX|OXO ( XO|OX ){B win}");
  ASSERT_EQ(cases.size(), 2U);
  EXPECT_EQ(boards_of(cases[0]), Texts{"BWBWBW"});
  EXPECT_EQ(boards_of(cases[1]), (Texts{"BWB|WBW", "BW|WB"}));
}

TEST(McgsTestFile, GamesOfSeveralKindsAndExpressionsFormOneSum) {
  const auto cases = read(
      "[domineering] ..#|... [clobber] XO|OX [nimber] 2\ncgt:\n-({1|\n0})\n:cgt\n{B win}\n"
      "cgt: ^ :cgt {}");
  ASSERT_EQ(cases.size(), 2U);
  EXPECT_EQ(boards_of(cases[0]), (Texts{"..#|...", "BW|WB"}));
  EXPECT_EQ(cases[0].positions[0]->game(), "domineering");
  EXPECT_EQ(cases[0].values, (Texts{"*2", "-({1| 0})"}));
  EXPECT_EQ(cases[0].text, "[domineering] ..#|... [clobber] XO|OX [nimber] 2 cgt: -({1| 0}) :cgt");
  EXPECT_EQ(cases[0].line, 6U);
  EXPECT_EQ(cases[1].values, Texts{"^"});
}

TEST(PlainTestFile, ALineMayBeASumWithBlanks) {
  const auto cases = read_test_file("# c\nclobber(BBW) - hackenbush(\"0-1-B 1-2-R\")  W B\n",
                                    "t.test", PlainLines::sums);
  ASSERT_EQ(cases.size(), 1U);
  EXPECT_EQ(cases[0].text, "clobber(BBW) - hackenbush(\"0-1-B 1-2-R\")");
  EXPECT_EQ(cases[0].values, Texts{cases[0].text});
  EXPECT_EQ(cases[0].right_first, Side::left);
  EXPECT_EQ(read_test_file("{1|0} - ^ B B", "t.test", PlainLines::sums).at(0).text, "{1|0} - ^");
  EXPECT_EQ(testing::complaint_of([] { read_test_file("BW B", "t.test", PlainLines::sums); }),
            "t.test line 1: \"BW B\" has 2 words; expected a sum, the first player and the "
            "winner, such as clobber(BBW) - ^ B W");
}

TEST(McgsTestFile, UpsAndAStarWithoutParenthesesAreTwoGamesOfTheSameSum) {
  EXPECT_EQ(read("[up_star] 3 * {}").at(0).values, (Texts{"^3", "*"}));
}

TEST(McgsTestFile, NamesUnknownSectionsAndListsTheKnown) {
  const std::string known =
      " is not known; expected one of clobber_1xn, clobber, domineering, integer_game, "
      "dyadic_rational, "
      "switch_game, nimber, up_star";
  EXPECT_EQ(complaint_of_file("{version 1.7}\n[linear_clobber] XO {B win}"),
            "t.test line 2: section \"linear_clobber\"" + known);
  EXPECT_EQ(complaint_of_file("[impartial clobber] XO {N 1}"),
            "t.test line 1: section \"impartial clobber\"" + known);
  EXPECT_EQ(complaint_of_file("[]"), "t.test line 1: section \"\"" + known);
}

TEST(McgsTestFile, SaysWhichGameIsWrong) {
  EXPECT_EQ(complaint_of_file("{version 1.7}\nXO {B win}"),
            "t.test line 2: found \"XO\" before any section; expected one such as [clobber_1xn]");
  EXPECT_EQ(complaint_of_file("[clobber_1xn]\n\nXO?\n{B win}"),
            "t.test line 3: cell 2 of \"XO?\" is '?'; expected B, X or x, W, O or o, '.' or '-'");
  EXPECT_EQ(complaint_of_file("[clobber_1xn] XO|OX {B win}"),
            "t.test line 1: found \"XO|OX\" in section clobber_1xn; expected one row such as "
            "XOXO.OX");
  EXPECT_EQ(complaint_of_file("[integer_game] 4/2 {}"),
            "t.test line 1: found \"4/2\" in section integer_game; expected a whole number such as "
            "4 or -5");
  EXPECT_EQ(complaint_of_file("[clobber_1xn] XO\ncgt:\n+-{*,^}\n {B loss}"),
            "t.test line 2: \"cgt:\" is not closed; expected \":cgt\"");
  EXPECT_EQ(complaint_of_file("{version 1.7} cgt: :cgt {B loss}"),
            "t.test line 1: found no value between cgt: and :cgt");
  EXPECT_EQ(complaint_of_file("[domineering]\n..B {B loss}"),
            "t.test line 2: row 1, column 3 of \"..B\" is 'B'; expected '.' or '#'");
}

TEST(McgsTestFile, SaysWhichResultIsWrong) {
  EXPECT_EQ(
      complaint_of_file("[clobber_1xn] XO\n{B wins}"),
      "t.test line 2: found \"B wins\" in {B wins}; expected results such as {B win, W loss}");
  EXPECT_EQ(complaint_of_file("[nimber] 2 {B win, N 2}"),
            "t.test line 1: found \"N 2\" in {B win, N 2}; expected results such as {B win, W "
            "loss}");
  EXPECT_EQ(complaint_of_file("[nimber] 2 {,}"),
            "t.test line 1: found \"\" in {,}; expected results such as {B win, W loss}");
  EXPECT_EQ(complaint_of_file("[nimber] 2 {version 1.7}"),
            "t.test line 1: found \"version 1.7\" in {version 1.7}; expected results such as {B "
            "win, W loss}");
  EXPECT_EQ(complaint_of_file("[nimber] 2 {B win, B loss}"),
            "t.test line 1: {B win, B loss} says both win and loss of B; expected one of them");
  EXPECT_EQ(complaint_of_file("[nimber]\n{B win}"),
            "t.test line 2: {B win} has no games before it; expected at least one");
  EXPECT_EQ(complaint_of_file("[nimber] 2 {B win}\n3\n\n"),
            "t.test line 2: the sum \"3\" has no result; expected one such as {B win} after it");
}

TEST(McgsTestFile, SaysWhatIsNotClosed) {
  EXPECT_EQ(complaint_of_file("[nimber] 2 {B win\n"),
            "t.test line 1: \"{B win\" is not closed; expected '}'");
  EXPECT_EQ(complaint_of_file("[nimber] 2 {B win [nimber] 3 {}"),
            "t.test line 1: \"{B win [nimber] 3 {}\" is not closed; expected '}'");
  EXPECT_EQ(complaint_of_file("\n[nimber"),
            "t.test line 2: \"[nimber\" is not closed; expected ']'");
  EXPECT_EQ(complaint_of_file("[up_star]\n(3 *\n {}"),
            "t.test line 2: \"(3 *\" is not closed; expected ')'");
  EXPECT_EQ(complaint_of_file("[nimber] 2 } {}"), "t.test line 1: found '}' with nothing to close");
  EXPECT_EQ(complaint_of_file("[nimber]] 2 {}"), "t.test line 1: found ']' with nothing to close");
  EXPECT_EQ(complaint_of_file("[nimber]\n2 /* two\n {}"),
            "t.test line 2: the comment has no end; expected */ after it");
  EXPECT_EQ(complaint_of_file("/*/"),
            "t.test line 1: the comment has no end; expected */ after it");
}

TEST(TestFile, NothingAndOnlyCommentsGiveNoCases) {
  for (const auto* content :
       {"", "\n\n", "  ", "# only\n", "{version 1.7}", "/* c */", "[clobber]"}) {
    SCOPED_TRACE(content);
    EXPECT_TRUE(read(content).empty());
  }
}

TEST(TestFile, ComplaintsStayShortAndPrintable) {
  const std::string many(3'000'000, 'x');
  for (const std::string& content :
       {many, many + " B B", "BW B " + many, "[clobber] " + many + " {}",
        "[nimber] " + many + " {}", "[" + many + "]", "[nimber] 2 {" + many + "}",
        "[nimber] (" + many, "{" + many, std::string(3'000'000, '('),
        "[clobber_1xn] " + std::string(3'000'000, '('), std::string("B\0W B B", 7),
        std::string("[nimber] 2\0 {}", 14), std::string("\0", 1),
        std::string("[nimber] 2 {B\nwin\x1b}")}) {
    const auto said = complaint_of_file(content);
    EXPECT_NE(said, "");
    EXPECT_LT(said.size(), 300U);
    EXPECT_EQ(said.find_first_of(std::string_view("\0\n\x1b", 3)), std::string::npos) << said;
  }
  const auto named = testing::complaint_of([&] { read_test_file("BW", many); });
  EXPECT_LT(named.size(), 300U);
}

TEST(TestFile, LinesAreCountedThroughLongFiles) {
  std::string content = "[clobber_1xn]\n";
  for (int i = 0; i < 100'000; ++i) content += "XO /* c */ {B win}\n";
  const auto cases = read(content);
  ASSERT_EQ(cases.size(), 100'000U);
  EXPECT_EQ(cases.back().line, 100'001U);
}

/// The content after a few random cuts, doublings and changes of characters.
std::string mutated(std::string content, Random& random) {
  constexpr auto characters = "XO.|BW(){}[]/*,;-^ \n\t#0129v\0\xff"sv;
  for (auto changes = 1 + random.below(6); changes > 0 && !content.empty(); --changes) {
    const auto at = random.below(static_cast<std::uint32_t>(content.size()));
    const auto size = random.below(12);
    const char c = characters[random.below(static_cast<std::uint32_t>(characters.size()))];
    switch (random.below(4)) {
      case 0:
        content.erase(at, size);
        break;
      case 1:
        content.insert(at, content.substr(at, size));
        break;
      case 2:
        content.insert(at, 1, c);
        break;
      default:
        content[at] = c;
    }
  }
  return content;
}

TEST(TestFile, AnyChangeOfAFileIsReadOrRefusedInOneSentence) {
  const std::string mcgs =
      "{version 1.7}\n/* c */ [clobber_1xn] XOXO.OX (XO)^2 {B win, W loss}\n[clobber] XO|OX {B}\n"
      "[domineering] ..|#. [integer_game] 4 cgt: ^ :cgt [dyadic_rational] 1/4 [switch_game] (3,-1) "
      "{W loss; B win}\n"
      "[nimber] 2 [up_star] (-3 *) {}\n";
  const std::string plain = "# c\nBBW.W B W\n(BW)^3 X O\n\n2x3 w b\nXO|OX W W\n";
  Random random(1);
  std::size_t good = 0, refused = 0;
  for (int i = 0; i < 40'000; ++i) {
    const auto content = mutated(i % 2 == 0 ? mcgs : plain, random);
    const auto said = complaint_of_file(content);  // anything but an Error ends the test
    ++(said.empty() ? good : refused);
    ASSERT_EQ(said.find('\n'), std::string::npos) << said;
    ASSERT_TRUE(said.empty() || said.starts_with("t.test line ")) << said;
  }
  EXPECT_GT(good, 1000U);
  EXPECT_GT(refused, 1000U);
}

}  // namespace
}  // namespace zermelo::cases
