#include <gtest/gtest.h>

#include <random>

#include "tests/one_answer.h"

// Nothing a user or a broken program sends may crash, hang or be answered with nonsense: one
// sentence says what is wrong, and the exit status is 2.

namespace zermelo::testing {
namespace {

/// One sentence for people, with `part` in it; nothing on standard output.
void expect_sentence(const Outcome& answer, const std::string& part) {
  EXPECT_EQ(answer.status, 2);
  ASSERT_EQ(lines_of(answer.err).size(), 1U) << answer.err.substr(0, 2000);
  EXPECT_TRUE(answer.err.starts_with("zermelo: ")) << answer.err;
  EXPECT_TRUE(contains(answer.err, part)) << answer.err;
  EXPECT_LE(answer.err.size(), 300U) << answer.err.substr(0, 2000);
  EXPECT_FALSE(contains(answer.err, "!")) << answer.err;
  EXPECT_FALSE(contains(answer.err, "nvalid")) << answer.err;
}

void expect_refused(const Words& words, const std::string& part) {
  SCOPED_TRACE(words.back().substr(0, 100));
  const auto answer = run(words);
  expect_sentence(answer, part);
  EXPECT_EQ(answer.out, "");
}

void expect_bad_board(const std::string& board, const std::string& part) {
  expect_refused({"solve", "clobber", board}, part);
}

TEST(BadInput, ABoardWithoutCellsIsRefused) {
  for (const char* board : {"", "|", "||", "()", "B^0", "(BW)^0"}) expect_bad_board(board, "empty");
  expect_bad_board("0x5", "0x5");
  expect_bad_board("5x0", "5x0");
}

TEST(BadInput, AnUnknownLetterIsNamedWithItsPlace) {
  expect_bad_board("BW?B", "cell 2 of \"BW?B\" is '?'");
  expect_bad_board("BW|W7", "'7'");
  expect_bad_board("B W", "' '");
  expect_bad_board("B\xc3\xa9W", "cell 1");  // an e with an accent
}

TEST(BadInput, RowsOfUnequalLengthAreRefused) {
  expect_bad_board("BW|B", "row 2 of \"BW|B\" has 1 cell; expected 2");
  expect_bad_board("BW|WB|", "row 3");
  expect_bad_board("|BW", "row 2");
}

TEST(BadInput, PatternsThatDoNotCloseAreRefused) {
  expect_bad_board("(BW", "'('");
  expect_bad_board("BW)", "')'");
  expect_bad_board("((BW)^2", "'('");
  expect_bad_board("^3", "'^'");
  expect_bad_board("B^", "'^'");
  expect_bad_board("B^x", "'^'");
  expect_bad_board("B^-1", "'^'");
  expect_bad_board("(B|W)^2", "(");
}

TEST(BadInput, HugeRepeatCountsAreRefusedAtOnce) {
  expect_bad_board("(BW)^1000000000", "1024 cells");
  expect_bad_board("((((B^1000)^1000)^1000)^1000)^1000", "1024 cells");
  expect_bad_board("B^18446744073709551615", "1024 cells");
  expect_bad_board("()^18446744073709551615", "empty");
  expect_bad_board("(BW)^99999999999999999999999999999", "(BW)^999");
  expect_bad_board("99999x99999", "1024 cells");
  expect_bad_board("4294967296x4294967296", "1024 cells");
}

TEST(BadInput, HugeSetsOfBoardsAreRefusedAtOnce) {
  for (const char* item : {"strong-random", "strong-keen", "plain-random"}) {
    expect_refused({"reproduce", item, "--boards", "0"}, "expected a whole number from 1");
    expect_refused({"reproduce", item, "--boards", "1000000000000"}, "expected 1 to 1000000");
  }
}

TEST(BadInput, AnArgumentOfAHundredKilobytesIsRefused) {
  expect_bad_board(std::string(100'000, 'B'), "(100000 characters)");
  expect_bad_board(std::string(100'000, '('), "(100000 characters)");
  expect_refused({"solve", std::string(100'000, 'c')}, "(100000 characters)");
  expect_refused({std::string(100'000, 's')}, "(100000 characters)");
  expect_refused({"solve", "clobber", "BBW", "--" + std::string(100'000, 'x')}, "no option");
}

TEST(BadInput, ALineOfTenMegabytesIsRefusedAndTheNextAnswered) {
  for (const char c : {'B', '(', '|', '^', '\0'}) {
    SCOPED_TRACE(static_cast<int>(c));
    const auto answer =
        run({"solve", "clobber", "--stdin"}, std::string(10'000'000, c) + "\nBBW\n");
    EXPECT_TRUE(answer.out.starts_with("BBW: Left wins")) << answer.out.substr(0, 200);
    expect_sentence(answer, "clobber: ");
  }
}

TEST(BadInput, ALineOfTenMegabytesGetsAJsonErrorToo) {
  const std::string line(10'000'000, 'B');
  const auto answer = run({"solve", "clobber", "--stdin", "--json"}, line + "\nBBW");
  EXPECT_EQ(answer.status, 2);
  const auto objects = json_lines(answer.out);
  ASSERT_EQ(objects.size(), 2U);
  EXPECT_EQ(objects[0]["position"].get<std::string>().size(), line.size());
  EXPECT_LE(objects[0]["error"].get<std::string>().size(), 300U);
  EXPECT_EQ(objects[1]["outcome"], "L");
}

/// Lines of any bytes but the newline; none is skipped and none is a board.
std::string junk_lines(int count) {
  std::mt19937 random(1);
  std::string junk;
  for (int i = 0; i < count; ++i) {
    junk += '\xff';
    for (auto length = random() % 200; length > 0; --length) {
      const auto byte = static_cast<char>(random() % 256);
      if (byte != '\n') junk += byte;
    }
    junk += '\n';
  }
  return junk;
}

TEST(BadInput, BinaryJunkGetsOnePrintableSentenceALine) {
  const auto answer = run({"solve", "clobber", "--stdin"}, junk_lines(300));
  EXPECT_EQ(answer.status, 2);
  EXPECT_EQ(answer.out, "");
  EXPECT_EQ(lines_of(answer.err).size(), 300U);
  for (const char c : answer.err) ASSERT_TRUE(c == '\n' || (c >= ' ' && c <= '~')) << int{c};
}

TEST(BadInput, BinaryJunkGetsOneValidJsonErrorALine) {
  const auto answer = run({"solve", "clobber", "--stdin", "--json"}, junk_lines(300));
  EXPECT_EQ(answer.status, 2);
  EXPECT_EQ(answer.err, "");
  const auto objects = json_lines(answer.out);
  EXPECT_EQ(objects.size(), 300U);
  for (const auto& object : objects) ASSERT_TRUE(object.contains("error")) << object;
}

TEST(BadInput, AnOptionValueOfTheWrongFormIsQuotedWithWhatWasExpected) {
  const std::vector<std::pair<Words, std::string>> cases{
      {{"--seconds", "-1"}, "--seconds is \"-1\"; expected"},
      {{"--seconds", "0"}, "--seconds is \"0\"; expected"},
      {{"--seconds", "nan"}, "--seconds is \"nan\"; expected"},
      {{"--seconds", "inf"}, "--seconds is \"inf\"; expected"},
      {{"--seconds", "1 s"}, "--seconds is \"1 s\"; expected"},
      {{"--seconds", "--json"}, "--seconds is \"--json\"; expected"},
      {{"--seconds="}, "--seconds is \"\"; expected"},
      {{"--seconds"}, "--seconds is the last word; expected its value"},
      {{"--nodes", "x"}, "--nodes is \"x\"; expected a whole number"},
      {{"--nodes", "0"}, "--nodes is \"0\"; expected a whole number"},
      {{"--nodes", "-5"}, "--nodes is \"-5\"; expected a whole number"},
      {{"--nodes", "1.5"}, "--nodes is \"1.5\"; expected a whole number"},
      {{"--nodes", "99999999999999999999"}, "--nodes is \"99999999999999999999\"; expected"},
      {{"--threads", "0"}, "--threads is \"0\"; expected"},
      {{"--memory", "much"}, "--memory is \"much\"; expected a size such as"},
      {{"--by", "magic"}, "--by is \"magic\"; expected"},
      {{"--first", ""}, "--first is \"\"; expected"},
      {{"--json=yes"}, "--json takes no value; found \"yes\""}};
  for (const auto& [option, part] : cases) {
    Words words{"solve", "clobber", "BBW"};
    words.insert(words.end(), option.begin(), option.end());
    expect_refused(words, part);
  }
}

TEST(BadInput, MissingWordsAreNamed) {
  expect_refused({"solve"}, "no game given; expected clobber");
  expect_refused({"solve", "clobber"}, "no board given; expected one, as in: zermelo solve");
  expect_refused({"completion"}, "no shell given; expected bash");
  expect_refused({"solve", "clobber", "BBW", "--stdin"}, "expected one of them");
}

TEST(BadInput, ABadArgumentGetsASentenceAndAJsonError) {
  const auto answer = run({"solve", "clobber", "B?W", "--json"});
  expect_sentence(answer, "cell 1");
  const auto objects = json_lines(answer.out);
  ASSERT_EQ(objects.size(), 1U);
  EXPECT_EQ(objects[0]["position"], "B?W");
  EXPECT_TRUE(contains(objects[0]["error"], "cell 1"));
}

TEST(BadInput, AFullDiskIsReported) {
  for (const char* call :
       {"solve clobber BBW", "help", "--version", "reproduce --list", "tables"}) {
    SCOPED_TRACE(call);
    expect_sentence(shell(std::string("zermelo ") + call + " >/dev/full"), "cannot be written");
  }
  expect_sentence(
      shell("yes BBW | head -n 500 | zermelo solve clobber --stdin --threads 2 >/dev/full"),
      "cannot be written");
}

TEST(BadInput, AClosedPipeEndsTheWorkWithoutAWord) {
  for (const char* call : {"solve clobber BW BWB BBW", "help", "reproduce --list"}) {
    SCOPED_TRACE(call);
    const auto outcome =
        shell("(sleep 0.3; zermelo " + std::string(call) + "; echo $? >&2) | true");
    EXPECT_EQ(outcome.err, "141\n");  // as of a program that SIGPIPE has ended
  }
}

TEST(BadInput, AClosedPipeEndsTheWorkOnManyLines) {
  const auto answer = shell(
      "{ yes BBW | head -n 100000 | zermelo solve clobber --stdin --json; echo $? >\"$0.status\"; "
      "} "
      "| head -n 1; cat \"$0.status\"");
  const auto lines = lines_of(answer.out);
  ASSERT_EQ(lines.size(), 2U) << answer.out.substr(0, 1000);
  EXPECT_EQ(lines[1], "141");
  EXPECT_EQ(answer.err, "");
}

TEST(BadInput, AFileBeyondTheSizeLimitIsReported) {
  for (const char* call : {"solve clobber BBW", "draw hackenbush 0-1-B --out x.svg",
                           "build clobber --length 4 --tables ."}) {
    SCOPED_TRACE(call);
    // The sentence goes through a pipe, since a file could not take it either.
    const auto answer = shell("cd \"$(dirname \"$0\")\"; ( ulimit -f 0; zermelo " +
                              std::string(call) + " 2>&1 >out; echo $? ) | cat");
    const auto lines = lines_of(answer.out);
    ASSERT_EQ(lines.size(), 2U) << answer.out;
    EXPECT_TRUE(contains(lines[0], "File too large")) << lines[0];
    EXPECT_EQ(lines[1], "2");
  }
}

TEST(BadInput, ClosedStreamsAreReported) {
  expect_sentence(shell("zermelo solve clobber BBW >&-"), "standard output cannot be written");
  expect_sentence(shell("zermelo solve clobber --stdin <&-"), "standard input cannot be read");
  expect_sentence(shell("zermelo solve clobber --stdin </"), "standard input cannot be read");
  expect_sentence(shell("zermelo eval --stdin </"), "standard input cannot be read");
  EXPECT_EQ(shell("zermelo solve clobber B?W 2>&-").status, 2);
}

TEST(BadInput, AnswersNeverLandInAFileThatTookAClosedStreamsPlace) {
  const auto answer = shell(
      "cd \"$(dirname \"$0\")\"; zermelo reproduce plain-worst-case --to 2 --csv x.csv >&-; "
      "echo $? >&2; cat x.csv 2>/dev/null");
  EXPECT_EQ(answer.out, "");
  EXPECT_TRUE(contains(answer.err, "standard output cannot be written")) << answer.err;
  EXPECT_TRUE(answer.err.ends_with("\n2\n")) << answer.err;
}

TEST(BadInput, AnUnwritablePlaceIsReportedBeforeTheWorkBegins) {
  for (const char* option : {"--csv", "--svg"}) {
    for (const char* place : {"/no/such/folder/x", "/proc/x", "/dev/null/x", "/tmp", ""}) {
      SCOPED_TRACE(std::string(option) + ' ' + place);
      // Nothing on standard output: not even the heading of the table was reached.
      expect_refused({"reproduce", "plain-worst-case", "--to", "4", option, place}, place);
    }
  }
}

/// An empty answer would look like a file with nothing in it.
TEST(BadInput, AFolderInPlaceOfAFileIsRefusedWithItsName) {
  const ScratchFolder scratch;
  const auto folder = scratch.path().string();
  for (const std::vector<std::string>& call : std::vector<std::vector<std::string>>{
           {"reproduce", "hackenbush-positions", "--data", folder},
           {"reproduce", "connect-mates", "--data", folder},
           {"eval", "1", "--load", folder},
           {"eval", "--script", folder},
           {"check", "sum", folder},
           {"annotate", "checkers", folder},
           {"solve", "connect", "--record", folder},
           {"play", "clobber", "--load", folder},
           {"draw", "clobber", "BW", "--out", folder},
           {"weigh", "hackenbush", "0-1-B", "--trace", folder}}) {
    SCOPED_TRACE(call[0] + ' ' + call[1]);
    expect_refused(call, folder);
  }
}

TEST(BadInput, AFileInPlaceOfAFolderOfTablesIsRefusedWithItsName) {
  const ScratchFolder scratch;
  const auto file = (scratch / "file").string();
  write_file(scratch / "file", "");
  for (const std::vector<std::string>& call : std::vector<std::vector<std::string>>{
           {"explore", "--port", "0", "--tables", file},
           {"probe", "checkers", "B:WK10:BK27", "--tables", file},
           {"build", "clobber", "--length", "4", "--tables", file},
           {"tables", "--tables", file}}) {
    SCOPED_TRACE(call[0]);
    expect_refused(call, file + " is a file; expected a folder");
  }
}

TEST(BadInput, ARefusedCallLeavesNoFilesBehind) {
  const auto answer = shell(
      "cd \"$(dirname \"$0\")\"; mkdir d; "
      "zermelo reproduce plain-worst-case --to 4 --csv d/x.csv --svg /no/such/x.svg; ls -A d");
  EXPECT_EQ(answer.out, "");
  EXPECT_EQ(lines_of(answer.err).size(), 1U) << answer.err;
}

}  // namespace
}  // namespace zermelo::testing
