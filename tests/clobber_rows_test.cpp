// The endgame database and the researchers' commands of Clobber, through the program.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/lines.h"
#include "tests/program.h"
#include "tests/scratch_folder.h"

namespace zermelo::testing {
namespace {

using Json = nlohmann::json;

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
