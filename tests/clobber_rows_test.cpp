// The endgame database and the researchers' commands of Clobber, through the program.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/one_answer.h"
#include "tests/scratch_folder.h"

namespace zermelo::testing {
namespace {

class ClobberRows : public ::testing::Test {
 protected:
  Outcome with_tables(std::vector<std::string> words) {
    words.insert(words.end(), {"--tables", folder.path().string()});
    return run(words);
  }
  ScratchFolder folder;
};

TEST_F(ClobberRows, AreBuiltProbedAndVerified) {
  const auto built = with_tables({"build", "clobber", "--length", "7", "--json"});
  EXPECT_EQ(built.status, 0) << built.err;
  EXPECT_EQ(Json::parse(built.out)["rows"], 254);
  EXPECT_EQ(Json::parse(built.out)["bytes"],
            std::filesystem::file_size(folder / "clobber-rows-7.table"));
  const auto probed = with_tables({"probe", "clobber", "BBBW", "--json"});
  EXPECT_EQ(Json::parse(probed.out)["value"], "^2*");
  EXPECT_EQ(Json::parse(probed.out)["outcome"], "L");
  const auto verified = with_tables({"verify", "clobber", "--json"});
  EXPECT_EQ(verified.status, 0) << verified.err;
  EXPECT_EQ(Json::parse(verified.out)["checked"], 254);
  EXPECT_EQ(Json::parse(verified.out)["wrong"], 0);
  EXPECT_EQ(with_tables({"probe", "clobber", "BBBBBBBW"}).status, 2) << "too long for this table";
}

TEST_F(ClobberRows, AreTheSameBytesEveryTime) {
  with_tables({"build", "clobber", "--length", "6"});
  const auto first = file_content(folder / "clobber-rows-6.table");
  with_tables({"build", "clobber", "--length", "6"});
  EXPECT_TRUE(first == file_content(folder / "clobber-rows-6.table"));
}

TEST_F(ClobberRows, DamageIsNamed) {
  with_tables({"build", "clobber", "--length", "5"});
  const auto path = folder / "clobber-rows-5.table";
  auto bytes = file_content(path);
  bytes[40] = static_cast<char>(bytes[40] ^ 1);
  write_file(path, bytes);
  for (const char* command : {"verify", "probe"}) {
    std::vector<std::string> words{command, "clobber"};
    if (words[0] == "probe") words.emplace_back("BW");
    const auto outcome = with_tables(words);
    EXPECT_EQ(outcome.status, 2);
    EXPECT_NE(outcome.err.find("clobber-rows-5.table is damaged"), std::string::npos)
        << outcome.err;
  }
}

/// Builds are killed at moments spread over their run. Afterwards a table is complete or absent,
/// and the next build succeeds and removes the remains of the killed ones.
TEST_F(ClobberRows, AKilledBuildLeavesNothingHalfWritten) {
  const auto answer = shell(
      "cd " + folder.path().string() +
      " && for ms in 00 01 02 04 08 16 32; do zermelo build clobber --length 9 --tables . "
      ">/dev/null 2>&1 & sleep 0.$ms; kill -9 $! 2>/dev/null; wait $! 2>/dev/null; "
      "if [ -e clobber-rows-9.table ]; then zermelo verify clobber --full 4 --sample 9 --tables . "
      "|| exit 9; rm clobber-rows-9.table; fi; done >/dev/null; touch "
      "clobber-rows-9.table.1-2.tmp; "
      "zermelo build clobber --length 9 --tables . >/dev/null && ! ls *.tmp 2>/dev/null && "
      "zermelo probe clobber BBBW --tables .");
  EXPECT_EQ(answer.status, 0) << answer.err;
  EXPECT_TRUE(answer.out.starts_with("BBBW: ^2*")) << answer.out;
}

TEST_F(ClobberRows, SolveGivesTheSameAnswersWithTheDatabaseAndWithout) {
  const std::vector<std::string> solve{"solve", "clobber", "--stdin", "--json", "--by", "sum"};
  const std::string boards =
      "(WB)^16\nBBWBWWBWBBWBWBWWBBWBWBWBBWWBWBWBW\n(BBW)^11.WWBWBWBBW\nBBW.WB\n";
  const auto before = lines_of(run(solve, boards).out);
  with_tables({"build", "clobber", "--length", "15"});
  auto words = solve;
  words.insert(words.end(), {"--tables", folder.path().string()});
  const auto after = lines_of(run(words, boards).out);
  ASSERT_EQ(after.size(), 4U);
  for (std::size_t i = 0; i < after.size(); ++i)
    EXPECT_EQ(Json::parse(after[i])["outcome"], Json::parse(before[i])["outcome"]);
}

TEST_F(ClobberRows, SolveNamesADamagedDatabase) {
  with_tables({"build", "clobber", "--length", "5"});
  auto bytes = file_content(folder / "clobber-rows-5.table");
  bytes[40] = static_cast<char>(bytes[40] ^ 1);
  write_file(folder / "clobber-rows-5.table", bytes);
  const auto outcome = with_tables({"solve", "clobber", "(WB)^16"});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_NE(outcome.err.find("clobber-rows-5.table is damaged"), std::string::npos) << outcome.err;
}

TEST_F(ClobberRows, WithoutATableAProbeSaysWhatWouldKnow) {
  const auto outcome = with_tables({"probe", "clobber", "BW", "--json"});
  EXPECT_EQ(outcome.status, 1);
  EXPECT_EQ(Json::parse(outcome.out)["missing"], "clobber-rows-16.table");
}

TEST_F(ClobberRows, ClaimsInAFileAreChecked) {
  write_file(folder / "claims", "# two right, one wrong\nBBW B B\nBBW W W\n(WB)^3 B W\n");
  const auto outcome = run({"check", (folder / "claims").string(), "--json"});
  const auto lines = lines_of(outcome.out);
  ASSERT_EQ(lines.size(), 2U) << outcome.err;
  EXPECT_EQ(Json::parse(lines[0])["line"], 3);
  EXPECT_EQ(Json::parse(lines[0])["winner"], "left");
  EXPECT_EQ(Json::parse(lines[1])["right"], 2);
  EXPECT_EQ(Json::parse(lines[1])["wrong"], 1);
}

TEST_F(ClobberRows, FilesOfMcgsAreChecked) {
  write_file(folder / "t.test",
             "{version 1.7}\n/* ^ and * */ [clobber_1xn] XXO [nimber] 1 {B win, W win}\n"
             "[integer_game] 1 [clobber_1xn] XO {B win, W loss}\n");
  const auto outcome = run({"check", (folder / "t.test").string(), "--json"});
  const auto summary = Json::parse(outcome.out);
  EXPECT_EQ(summary["claims"], 4);
  EXPECT_EQ(summary["right"], 4);
}

TEST_F(ClobberRows, AFamilyIsTabulatedWithItsFormula) {
  const auto outcome = run({"conjecture", "(BBW)^n", "--to", "9", "--json"});
  const auto lines = lines_of(outcome.out);
  ASSERT_EQ(lines.size(), 10U) << outcome.err;
  EXPECT_EQ(Json::parse(lines[6])["value"], "^4");
  EXPECT_EQ(Json::parse(lines[9])["formula"], "floor((n+1)/2) ups");
  EXPECT_EQ(run({"conjecture", "(BBW)^3"}).status, 2);
  EXPECT_EQ(run({"conjecture", "(BBW)^n", "--from", "3", "--to", "2"}).status, 2);
}

TEST_F(ClobberRows, AValueTooLongToPrintIsNoTrouble) {
  const auto family = run({"conjecture", "(WB)^n", "--from", "12", "--to", "12", "--json"});
  EXPECT_EQ(family.status, 0) << family.err;
  EXPECT_EQ(Json::parse(lines_of(family.out).front())["outcome"], "N");
  const auto solved = run({"solve", "clobber", "(WB)^12", "--explain", "--json"});
  EXPECT_EQ(solved.status, 0) << solved.err;
}

TEST_F(ClobberRows, EveryMethodGivesTheSameOutcome) {
  for (const char* board : {"BBWBWW.WB", "(WB)^6", "BWBW.BBW.WWB"}) {
    for (const auto& method :
         lines_of(run({"complete-words", "solve", "clobber", "--by", ""}).out)) {
      const auto answer =
          Json::parse(run({"solve", "clobber", board, "--by", method, "--json"}).out);
      const auto truth =
          Json::parse(run({"solve", "clobber", board, "--by", "negamax", "--json"}).out);
      EXPECT_EQ(answer["outcome"], truth["outcome"]) << board << ' ' << method;
    }
  }
}

TEST_F(ClobberRows, AnExplanationNamesThePartsAndAllWinningMoves) {
  const auto outcome = run({"solve", "clobber", "BBW.WB", "--explain", "--all-moves", "--json"});
  const auto answer = Json::parse(outcome.out);
  EXPECT_EQ(answer["winning_moves"]["left_first"], Json::parse(R"(["5-4"])"));
  EXPECT_EQ(answer["explanation_left_first"]["parts"][0]["value"], "^");
  EXPECT_EQ(answer["explanation_left_first"]["parts"][1]["part"], "BW");
}

}  // namespace
}  // namespace zermelo::testing
