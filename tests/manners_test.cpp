#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "tests/one_answer.h"

// The behaviour of the program towards people, for any game.

namespace zermelo::testing {
namespace {

std::vector<std::string> words_offered_after(Words words) {
  words.insert(words.begin(), "complete-words");
  return lines_of(run(words).out);
}

bool offers(const std::vector<std::string>& words, const std::string& word) {
  return std::ranges::find(words, word) != words.end();
}

/// Every page there is: the program finds out itself, so that no later command is forgotten.
std::vector<Words> all_pages() {
  std::vector<Words> pages{{}, {"help"}, {"--help"}, {"-h"}};
  for (const auto& command : words_offered_after({""})) {
    pages.push_back({"help", command});
    pages.push_back({command, "--help"});
    for (const auto& word : words_offered_after({command, ""})) {
      if (!word.starts_with("--")) pages.push_back({"help", command, word});
    }
  }
  return pages;
}

std::string joined(const Words& words) {
  std::string line = "zermelo";
  for (const auto& word : words) line += ' ' + word;
  return line;
}

TEST(Help, EveryPageBeginsWithUsageAndAnExample) {
  for (const auto& words : all_pages()) {
    SCOPED_TRACE(joined(words));
    const auto page = run(words);
    EXPECT_EQ(page.status, 0);
    EXPECT_EQ(page.err, "");
    const auto lines = lines_of(page.out);
    ASSERT_GE(lines.size(), 5U);
    EXPECT_TRUE(lines[0].starts_with("usage: zermelo ")) << lines[0];
    EXPECT_EQ(lines[1], "");
    EXPECT_TRUE(lines[2].starts_with("  zermelo ")) << lines[2];
    EXPECT_EQ(lines.back(), "Exit status: 0 answered, 1 unknown, 2 bad request.");
    for (const auto& line : lines) EXPECT_LE(line.size(), 80U) << line;  // no terminal here
  }
}

TEST(Help, IsAsWideAsTheTerminal) {
  const auto widest = [](const std::string& setting) {
    std::size_t most = 0;
    for (const auto& line : lines_of(shell(setting + " zermelo help solve clobber").out))
      most = std::max(most, line.size());
    return most;
  };
  EXPECT_LE(widest("COLUMNS=60"), 60U);
  EXPECT_GT(widest("COLUMNS=100"), widest("COLUMNS=60"));
  if (shell("command -v script").status != 0) GTEST_SKIP() << "script (bsdutils) is not installed";
  const auto page = shell(
      "script -qec 'stty cols 50; env -u COLUMNS TERM=xterm zermelo help solve clobber' /dev/null "
      "</dev/null");
  for (const auto& line : lines_of(page.out)) EXPECT_LE(line.size(), 51U) << line;  // with a CR
}

TEST(Help, ThePagesOfACommandCanBeAskedForInEitherOrder) {
  EXPECT_EQ(run({"help", "solve"}).out, run({"solve", "--help"}).out);
  EXPECT_EQ(run({"help", "solve", "clobber"}).out, run({"solve", "clobber", "--help"}).out);
  EXPECT_EQ(run({"solve", "clobber", "BBW", "-h"}).out, run({"solve", "clobber", "--help"}).out);
  EXPECT_NE(run({"help", "solve"}).out, run({"help", "solve", "clobber"}).out);
  EXPECT_EQ(run({"help", "help"}).out, run({"help"}).out);
  EXPECT_EQ(run({"help", "--help"}).out, run({"help"}).out);
}

TEST(Help, NamesEveryOptionTheCommandUnderstands) {
  const auto page = run({"help", "solve", "clobber"}).out;
  const auto offered = words_offered_after({"solve", "clobber", "--"});
  for (const char* option : {"--by", "--first", "--seconds", "--nodes", "--threads", "--stdin",
                             "--json", "--help", "--schedule", "--memory"}) {
    EXPECT_TRUE(offers(offered, option)) << option;
  }
  for (const auto& option : offered) EXPECT_TRUE(contains(page, "  " + option)) << option;
}

TEST(Help, NamesDefaultsAndChoices) {
  const auto page = run({"help", "solve", "clobber"}).out;
  for (const char* text : {"(default: sum)", "(default: both)", "proof-number", "100x150"})
    EXPECT_TRUE(contains(page, text)) << text;
}

TEST(Help, AnItemOfReproduceHasAPageOfItsOwn) {
  const auto worst = run({"reproduce", "plain-worst-case", "--help"});
  const auto random = run({"help", "reproduce", "plain-random"});
  EXPECT_TRUE(contains(random.out, "--seed"));
  EXPECT_FALSE(contains(worst.out, "--seed"));
}

TEST(Help, OfAGameNamesItsCommands) {
  const auto page = run({"help", "clobber"});
  EXPECT_EQ(page.status, 0);
  for (const char* command : {"solve", "moves", "perft"}) EXPECT_TRUE(contains(page.out, command));
}

TEST(Manners, TheVersionIsOneLine) {
  for (const char* word : {"--version", "-V", "version"}) {
    const auto answer = run({word});
    EXPECT_EQ(answer.status, 0);
    ASSERT_EQ(lines_of(answer.out).size(), 1U);
    EXPECT_TRUE(answer.out.starts_with("zermelo 0.")) << answer.out;
  }
}

TEST(Manners, TheExitStatusTellsAnsweredUnknownAndBadRequest) {
  EXPECT_EQ(run({"solve", "clobber", "BBW"}).status, 0);
  EXPECT_EQ(run({"solve", "clobber", "W"}).status, 0);  // a loss is an answer
  EXPECT_EQ(run({"solve", "clobber", "(BW)^20", "--nodes", "1"}).status, 1);
  EXPECT_EQ(run({"solve", "clobber", "B?W"}).status, 2);
  EXPECT_EQ(run({"solve", "clobber"}).status, 2);
  EXPECT_EQ(run({"solve"}).status, 2);
  EXPECT_EQ(run({"solve", "clobber", "BBW", "(BW)^20", "--nodes", "20"}).status, 1);
  EXPECT_EQ(run({"solve", "clobber", "(BW)^20", "?", "BBW", "--nodes", "20"}).status, 2);
}

TEST(Manners, AMistypedWordGetsASuggestion) {
  const std::vector<std::pair<Words, std::string>> slips{
      {{"solv", "clobber", "BBW"}, "solve"},
      {{"help", "sovle"}, "solve"},
      {{"solve", "clober", "BBW"}, "clobber"},
      {{"engine", "conect"}, "connect"},
      {{"weigh", "hackenbsh", "--stalk", "BR"}, "hackenbush"},
      {{"weigh", "hac", "--stalk", "BR"}, "hackenbush"},
      {{"solve", "clobber", "BBW", "--jsn"}, "--json"},
      {{"solve", "clobber", "BBW", "--secnods=1"}, "--seconds"},
      {{"solve", "clobber", "BBW", "--by", "minmax"}, "minimax"},
      {{"solve", "clobber", "BBW", "--first=lfet"}, "left"},
      {{"completion", "bsh"}, "bash"}};
  for (const auto& [words, meant] : slips) {
    SCOPED_TRACE(joined(words));
    const auto answer = run(words);
    EXPECT_EQ(answer.status, 2);
    EXPECT_EQ(answer.out, "");
    EXPECT_EQ(lines_of(answer.err).size(), 1U);
    EXPECT_TRUE(contains(answer.err, "did you mean \"" + meant + "\"?")) << answer.err;
  }
}

TEST(Manners, AFileIsNotTakenForAMistypedGame) {
  for (const char* name : {"clobbr", "clobber.txt"}) {
    const auto call = std::string("cd \"$(dirname \"$0\")\" && echo 'BBW B B' >") + name +
                      " && zermelo check " + name;
    const auto answer = shell(call);
    EXPECT_EQ(answer.status, 0) << answer.err;
    EXPECT_EQ(answer.err, "");
  }
}

TEST(Manners, AWordLikeNothingGetsNoSuggestion) {
  for (const auto& words : {Words{"qqqqqqqq"}, Words{"solve", "zzzzzzz", "BBW"},
                            Words{"solve", "clobber", "BBW", "--qqqqqqqqq"}}) {
    const auto answer = run(words);
    EXPECT_EQ(answer.status, 2);
    EXPECT_FALSE(contains(answer.err, "did you mean")) << answer.err;
  }
}

TEST(Manners, AGameWithoutACommandIsExplained) {
  const auto answer = run({"clobber", "BBW"});
  EXPECT_EQ(answer.status, 2);
  EXPECT_TRUE(contains(answer.err, "zermelo solve clobber")) << answer.err;
}

TEST(Manners, ACommandRefusesWordsItWouldIgnore) {
  for (const auto& words :
       {Words{"tables", "surplus"}, Words{"bench", "surplus"}, Words{"completion", "bash", "zsh"},
        Words{"reproduce", "plain-worst-case", "surplus", "--to", "2"}}) {
    SCOPED_TRACE(joined(words));
    const auto answer = run(words);
    EXPECT_EQ(answer.status, 2);
    EXPECT_EQ(answer.out, "");
  }
}

TEST(Manners, NothingColoursAPipe) {
  const auto answer = shell("TERM=xterm-256color zermelo solve clobber BBW B?W | cat");
  EXPECT_TRUE(contains(answer.out, "Left wins"));
  EXPECT_TRUE(contains(answer.err, "expected"));
  EXPECT_FALSE(contains(answer.out + answer.err, "\x1b"));
}

std::string on_a_terminal(const std::string& setting) {
  return shell("script -qec 'env -u NO_COLOR " + setting +
               " zermelo solve clobber BBW B?W' /dev/null </dev/null")
      .out;
}

TEST(Manners, NoColorIsHonouredOnATerminal) {
  if (shell("command -v script").status != 0) GTEST_SKIP() << "script (bsdutils) is not here";
  const auto coloured = on_a_terminal("TERM=xterm");
  EXPECT_TRUE(contains(coloured, "\x1b[")) << coloured;
  for (const char* setting : {"TERM=xterm NO_COLOR=1", "TERM=dumb", "-u TERM"}) {
    SCOPED_TRACE(setting);
    const auto plain = on_a_terminal(setting);
    EXPECT_TRUE(contains(plain, "Left wins")) << plain;
    EXPECT_TRUE(contains(plain, "expected")) << plain;
    EXPECT_FALSE(contains(plain, "\x1b")) << plain;
  }
}

TEST(Manners, APositionMayBeginWithDashes) {
  EXPECT_EQ(run({"solve", "clobber", "-BW"}).status, 0);
  EXPECT_EQ(run({"solve", "clobber", "--BW"}).status, 0);
  EXPECT_EQ(run({"solve", "clobber", "--json", "--", "--BW"}).status, 0);
}

TEST(Manners, OptionsMayStandBeforeTheGameAndTheCommand) {
  const auto position = [](const Words& words) {
    const auto answers = json_lines(run(words).out);
    return answers.size() == 1 ? answers[0]["game"].get<std::string>() + ' ' +
                                     answers[0]["position"].get<std::string>()
                               : "no answer";
  };
  EXPECT_EQ(position({"solve", "--json", "clobber", "BBW"}), "clobber BBW");
  EXPECT_EQ(position({"solve", "--first", "left", "--json", "domineering", "2x3"}),
            "domineering 2x3");
  EXPECT_EQ(position({"--json", "value", "clobber", "BBW"}), "clobber BBW");
  EXPECT_EQ(position({"--json", "eval", "1"}), "eval 1");
  const std::string kings = "B:WK31:BK18";
  EXPECT_EQ(position({"--tables", "build", "probe", "checkers", kings, "--json"}),
            "checkers " + kings);
  EXPECT_EQ(position({"probe", "--tables", "clobber", "checkers", kings, "--json"}),
            "checkers " + kings);
  EXPECT_EQ(position({"--by", "solve", "--tables=build", "probe", "checkers", kings, "--json"}),
            "no answer");  // probe has no --by
  EXPECT_EQ(run({"solve", "--json"}).status, 2);
  EXPECT_TRUE(contains(run({"solve", "--json"}).err, "no game given; expected clobber"));
  EXPECT_TRUE(contains(run({"--jsn", "BBW"}).err, "no command \"--jsn\""));
}

TEST(Manners, ASideMayBeNamedByItsColourInAnyCase) {
  const auto first = [](const std::string& side) {
    const Json answer = one_answer({"solve", "clobber", "BBW", "--first", side, "--json"});
    return answer["right_first"].is_null() ? "left" : answer["left_first"].is_null() ? "right" : "";
  };
  for (const char* side : {"Left", "LEFT", "black", "Blue"}) EXPECT_STREQ(first(side), "left");
  for (const char* side : {"Right", "white", "RED"}) EXPECT_STREQ(first(side), "right");
  EXPECT_TRUE(one_answer({"solve", "clobber", "BBW", "--by", "Minimax", "--json"})["exact"]);
}

TEST(Manners, LinesMayBeginWithAByteOrderMark) {
  const auto answers = json_lines(run({"solve", "clobber", "--stdin", "--json"},
                                      "\xef\xbb\xbf"
                                      "BBW\r\nBW\r\n")
                                      .out);
  ASSERT_EQ(answers.size(), 2U);
  EXPECT_EQ(answers[0]["position"], "BBW");
  EXPECT_EQ(answers[1]["position"], "BW");
}

TEST(Manners, AFileMayStandWhereAPositionIsExpected) {
  const auto in_folder = [](const std::string& line) {
    return shell("cd \"$(dirname \"$0\")\"; printf 'BBW\\r\\n# note\\n\\nB?W\\nBW' >rows.txt; " +
                 line);
  };
  const auto answer = in_folder("zermelo solve clobber B rows.txt W --json");
  EXPECT_EQ(answer.status, 2);
  Words positions;
  for (const auto& object : json_lines(answer.out)) positions.push_back(object["position"]);
  EXPECT_EQ(positions, (Words{"B", "BBW", "B?W", "BW", "W"}));
  // A position that is one is never taken for a file, and a file that is not there is a bad board.
  EXPECT_EQ(in_folder("echo WWB >BBW; zermelo value clobber BBW").out.substr(0, 7), "BBW = ^");
  EXPECT_EQ(in_folder("zermelo solve clobber none.txt").status, 2);
}

TEST(Manners, AFileWithoutPositionsIsRefused) {
  const auto answer = shell(
      "cd \"$(dirname \"$0\")\"; printf '# a note\n\n' >none.txt; "
      "zermelo value clobber none.txt");
  EXPECT_EQ(answer.status, 2);
  EXPECT_EQ(answer.out, "");
  EXPECT_EQ(answer.err, "zermelo: none.txt has no positions; expected one per line\n");
  EXPECT_EQ(run({"value", "clobber", "--stdin"}).status, 0) << "a pipe may have none";
}

TEST(Manners, AFamilyIsNotTakenForAFileOfThatName) {
  const auto families = [](const std::string& word) {
    const auto answer = shell(
        "cd \"$(dirname \"$0\")\"; printf '(BBW)^n\n' >'(WB)^n'; cp '(WB)^n' list; "
        "zermelo conjecture --to 2 --json '" +
        word + "'");
    EXPECT_EQ(answer.status, 0) << answer.err;
    return json_lines(answer.out).at(0)["family"].get<std::string>();
  };
  EXPECT_EQ(families("(WB)^n"), "(WB)^n");
  EXPECT_EQ(families("list"), "(BBW)^n");
}

TEST(Manners, OptionsMayStandBeforeOrAfterThePositionAndWithAnEqualsSign) {
  const auto nodes = [](const Words& words) {
    const auto answers = json_lines(run(words).out);
    return answers.size() == 1 ? answers[0]["nodes"].get<int>() : -1;
  };
  const int expected = nodes({"solve", "clobber", "2x3", "--by", "negamax", "--json"});
  EXPECT_GT(expected, 0);
  EXPECT_EQ(nodes({"solve", "clobber", "--by=negamax", "--json", "2x3"}), expected);
  EXPECT_EQ(nodes({"solve", "clobber", "--json", "2x3", "--by=negamax"}), expected);
}

}  // namespace
}  // namespace zermelo::testing
