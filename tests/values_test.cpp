#include <gtest/gtest.h>

#include <algorithm>

#include "tests/one_answer.h"
#include "tests/scratch_folder.h"

// Values computed by the whole program: an answer cut short by its budget says so, and neither a
// deep value nor a bad file leads to a crash.

namespace zermelo::testing {
namespace {

const Words fact_fields{"value",      "name",     "outcome", "atomic_weight", "left_stop",
                        "right_stop", "birthday", "mean",    "temperature"};

/// Expects each field to be as in the complete answer, or null and listed as unknown.
void expect_honest_answer(const Outcome& hurried, const Json& truth) {
  const auto lines = json_lines(hurried.out);
  ASSERT_EQ(lines.size(), 1U) << hurried.err;
  const Json& said = lines[0];
  const Json unknown = said.value("unknown", Json::array());
  for (const auto& field : fact_fields) {
    const bool is_unknown = std::find(unknown.begin(), unknown.end(), field) != unknown.end();
    EXPECT_EQ(said[field], is_unknown ? Json() : truth[field]) << field;
  }
  EXPECT_EQ(said["exact"], unknown.empty());
  EXPECT_EQ(hurried.status, unknown.empty() ? 0 : 1);
}

TEST(HurriedValues, AreNeverCalledExactWhenTheyAreNot) {
  const Json truth = one_answer({"value", "clobber", "BWBWBBWBW", "--json"});
  EXPECT_EQ(truth["atomic_weight"], "0");
  for (const char* seconds : {"0.00001", "0.0003", "0.001", "0.003", "0.01"}) {
    SCOPED_TRACE(seconds);
    expect_honest_answer(run({"value", "clobber", "BWBWBBWBW", "--json", "--seconds", seconds}),
                         truth);
  }
  for (const char* nodes : {"1", "20", "35", "36", "37"}) {
    SCOPED_TRACE(nodes);
    expect_honest_answer(run({"value", "clobber", "BWBWBBWBW", "--json", "--nodes", nodes}), truth);
  }
}

TEST(DeepValues, AreAnsweredOnAnyStack) {
  for (const char* line : {"zermelo eval '^9000'", "zermelo eval '10000.^'",
                           "zermelo eval 'mean(^100000)'", "ulimit -s 512; zermelo eval '^100000'",
                           "ulimit -s 512; zermelo eval 'temperature(^10000)'"}) {
    const auto answer = shell(line);
    EXPECT_EQ(answer.status, 0) << line << answer.err;
    EXPECT_TRUE(contains(answer.out, "mean          0")) << answer.out;
  }
  const auto nested = shell("zermelo eval \"$(printf '{0|%.0s' $(seq 20000))\"");
  EXPECT_EQ(nested.status, 2);
  EXPECT_TRUE(contains(nested.err, "nested too deeply")) << nested.err;
}

TEST(SavedNames, AreWrittenEvenIfThereAreNone) {
  const ScratchFolder folder;
  const auto file = (folder / "names").string();
  EXPECT_EQ(run({"eval", "1", "--save", file}).status, 0);
  EXPECT_EQ(run({"eval", "2", "--load", file}).status, 0);
  const auto nowhere = run({"eval", "1", "--save", "/no/such/folder/names"});
  EXPECT_EQ(nowhere.status, 2);
  EXPECT_TRUE(contains(nowhere.err, "/no/such/folder")) << nowhere.err;
}

TEST(AScript, ThatCannotBeReadIsRefused) {
  const ScratchFolder folder;
  const auto answer = run({"eval", "--script", folder.path().string()});
  EXPECT_EQ(answer.status, 2);
  EXPECT_EQ(answer.out, "");
  EXPECT_EQ(lines_of(answer.err).size(), 1U) << answer.err;
  EXPECT_TRUE(contains(answer.err, "cannot be read")) << answer.err;
}

TEST(AScript, OfAnotherSystemIsReadLikeOurs) {
  const ScratchFolder folder;
  write_file(folder / "s",
             "\xef\xbb\xbfg = {1|-1}\r\n\r\n# of which two are none\r\ng + g\r\n↑ <> ∗");
  const auto answer = run({"eval", "--script", (folder / "s").string()});
  EXPECT_EQ(answer.status, 0) << answer.err;
  EXPECT_EQ(answer.out, "g = {1|-1}  {1|-1}\ng + g  0\n↑ <> ∗  true\n");
}

TEST(AThermograph, IsRefusedWhereItCannotBeDrawn) {
  const ScratchFolder folder;
  const auto svg = (folder / "f.svg").string(), png = (folder / "f.png").string();
  const auto expect_refused = [](const Outcome& answer, const std::string& part) {
    EXPECT_EQ(answer.status, 2);
    EXPECT_TRUE(contains(answer.err, part)) << answer.err;
  };
  expect_refused(run({"value", "clobber", "--stdin", "--thermograph", svg}, "BBW\nBW\n"),
                 "one picture");
  expect_refused(run({"value", "clobber", "BBW", "--thermograph", png}), ".svg");
  expect_refused(run({"value", "hackenbush", "--stalk", "BR", "--thermograph", png}), ".svg");
  expect_refused(run({"eval", "^", "--thermograph", "-", "--json"}), "mix the picture");
  expect_refused(run({"eval", "^", "--thermograph", "-", "--csv"}), "mix the picture");
  EXPECT_EQ(folder.files(), 0U);
  const auto drawn = run({"eval", "{4|1||0}", "--thermograph", "-"});
  EXPECT_TRUE(drawn.out.starts_with("<svg") && drawn.out.ends_with("</svg>\n")) << drawn.out;
}

// A second picture would overwrite the first.
TEST(APicture, IsDrawnOfOnePositionAlone) {
  const ScratchFolder folder, pictures;
  const auto svg = (pictures / "f.svg").string();
  const auto expect_refused = [](const Words& words, const std::string& input = "") {
    const auto answer = run(words, input);
    EXPECT_EQ(answer.status, 2) << words[0];
    EXPECT_TRUE(contains(answer.err, "one picture")) << answer.err;
    EXPECT_EQ(answer.out, "");
  };
  const std::string fens[] = {"W:W18:B1", "B:W18:B1"};
  expect_refused({"moves", "checkers", fens[0], fens[1], "--svg", svg});
  expect_refused({"moves", "checkers", "--stdin", "--svg", svg}, fens[0] + '\n');
  expect_refused({"draw", "hackenbush", "0-1-B", "0-1-R", "--out", svg});
  write_file(folder / "boards", "BBW\nBW\n");
  expect_refused({"value", "clobber", (folder / "boards").string(), "--thermograph", svg});
  write_file(folder / "fens", fens[0] + '\n' + fens[1] + '\n');
  expect_refused({"moves", "checkers", (folder / "fens").string(), "--svg", svg});
  EXPECT_EQ(pictures.files(), 0U);
  write_file(folder / "fen", fens[0] + '\n');
  EXPECT_EQ(run({"moves", "checkers", (folder / "fen").string(), "--svg", svg}).status, 0);
  EXPECT_EQ(pictures.files(), 1U);
}

TEST(APicture, GoesToStandardOutputForADash) {
  for (const Words& words : {Words{"moves", "checkers", "W:W18:B1", "--svg", "-"},
                             Words{"draw", "hackenbush", "0-1-B", "--out", "-"}}) {
    const auto drawn = run(words);
    EXPECT_EQ(drawn.status, 0) << drawn.err;
    EXPECT_TRUE(drawn.out.starts_with("<svg") && drawn.out.ends_with("</svg>\n")) << drawn.out;
  }
  EXPECT_EQ(run({"moves", "checkers", "W:W18:B1", "--svg", "b.png"}).status, 2);
}

}  // namespace
}  // namespace zermelo::testing
