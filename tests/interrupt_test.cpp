#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "tests/conversation.h"
#include "tests/one_answer.h"

// Ctrl-C and SIGTERM stop the work, but its results are still reported. Each test first receives an
// answer, so that the program is known to be running when the signal arrives.

namespace zermelo::testing {
namespace {

using namespace std::chrono_literals;

constexpr auto soon = 30s;              // a second or two, under sanitizers on a loaded machine
const std::string endless = "(BW)^40";  // minimax would need years

/// Sends the signal and returns how the program ended, which must be soon.
Outcome end_of(Conversation& talk, int signal) {
  const auto start = std::chrono::steady_clock::now();
  talk.signal(signal);
  const auto end = talk.finish();
  EXPECT_LT(std::chrono::steady_clock::now() - start, soon);
  return end;
}

class Interrupt : public ::testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(Signals, Interrupt, ::testing::Values(SIGINT, SIGTERM),
                         [](const ::testing::TestParamInfo<int>& test) {
                           return test.param == SIGINT ? "INT" : "TERM";
                         });

TEST_P(Interrupt, ASearchStopsAndSaysThatItDoesNotKnow) {
  Conversation talk({"solve", "clobber", "BW", endless, "--by", "minimax"});
  for (int line = 0; line < 4; ++line) ASSERT_TRUE(talk.hear());
  std::this_thread::sleep_for(1s);
  const auto end = end_of(talk, GetParam());
  EXPECT_EQ(end.status, 1);
  EXPECT_EQ(end.err, "");
  EXPECT_TRUE(end.out.starts_with(endless + ": ?\n")) << end.out;
  EXPECT_TRUE(contains(end.out, "stopped")) << end.out;
}

TEST_P(Interrupt, ASearchStopsAndItsJsonHasTheNodesVisited) {
  for (const char* threads : {"1", "2"}) {
    SCOPED_TRACE(threads);
    Conversation talk(
        {"solve", "clobber", "BW", endless, "--by", "minimax", "--json", "--threads", threads});
    ASSERT_TRUE(talk.hear());
    std::this_thread::sleep_for(1s);
    const auto end = end_of(talk, GetParam());
    EXPECT_EQ(end.status, 1);
    EXPECT_EQ(end.err, "");
    const auto answers = json_lines(end.out);
    ASSERT_EQ(answers.size(), 1U) << end.out;
    EXPECT_EQ(answers[0]["position"], endless);
    EXPECT_TRUE(answers[0]["left_first"]["winner"].is_null());
    EXPECT_TRUE(answers[0]["right_first"]["winner"].is_null());
    EXPECT_TRUE(answers[0]["outcome"].is_null());
    EXPECT_EQ(answers[0]["exact"], false);
    EXPECT_GT(answers[0]["nodes"].get<std::uint64_t>(), 1000U);
  }
}

// Both signals raise the same flag, as the other tests show; this one is about the methods.
TEST(InterruptedSearch, EveryMethodStops) {
  for (const auto& method : lines_of(run({"complete-words", "solve", "clobber", "--by", ""}).out)) {
    SCOPED_TRACE(method);
    const bool is_combinatorial = method.starts_with("combinatorial");
    if (is_combinatorial && !method.ends_with("1") && !method.ends_with("6")) continue;  // between
    const std::string board = is_combinatorial ? "(WB)^32" : endless;
    Conversation talk({"solve", "clobber", "BW", board, "--by", method, "--json"});
    ASSERT_TRUE(talk.hear());
    std::this_thread::sleep_for(200ms);
    EXPECT_EQ(end_of(talk, SIGINT).status, 1);
  }
}

TEST_P(Interrupt, WaitingForInputEndsCleanly) {
  for (const char* threads : {"1", "2"}) {
    SCOPED_TRACE(threads);
    Conversation talk({"solve", "clobber", "--stdin", "--json", "--threads", threads});
    ASSERT_TRUE(talk.say("BBW\n"));
    ASSERT_TRUE(talk.hear());
    const auto end = end_of(talk, GetParam());
    EXPECT_EQ(end.status, 1);  // the input had not ended
    EXPECT_EQ(end.out + end.err, "");
  }
}

TEST_P(Interrupt, ALineThatWasNotFinishedIsNotAnswered) {
  Conversation talk({"solve", "clobber", "--stdin", "--json"});
  ASSERT_TRUE(talk.say("BBW\nB"));
  ASSERT_TRUE(talk.hear());
  const auto end = end_of(talk, GetParam());
  EXPECT_EQ(end.status, 1);
  EXPECT_EQ(end.out + end.err, "");
}

TEST_P(Interrupt, LinesInProgressAreAnsweredAsUnknown) {
  Conversation talk({"solve", "clobber", "--stdin", "--json", "--by", "minimax", "--threads", "2"});
  ASSERT_TRUE(talk.say("BBW\n" + endless + '\n' + endless + '\n'));
  ASSERT_TRUE(talk.hear());
  std::this_thread::sleep_for(1s);
  const auto end = end_of(talk, GetParam());
  EXPECT_EQ(end.status, 1);
  const auto answers = json_lines(end.out);
  ASSERT_EQ(answers.size(), 2U) << end.out;
  for (const auto& answer : answers) EXPECT_TRUE(answer["outcome"].is_null());
}

TEST(InterruptedOutput, DoesNotBlockWhenItIsNotRead) {
  const auto answer = shell(
      "cd \"$(dirname \"$0\")\"; yes 4x4 | head -n 5000 >rows; "
      "{ zermelo moves clobber --stdin <rows & program=$!; sleep 1; kill $program; wait $program; "
      "echo $? >status; } | { sleep 4; cat status; }");
  EXPECT_EQ(answer.out, "1\n");
  EXPECT_EQ(answer.err, "");
}

// One answer that is longer than a pipe holds: the signal comes while it is being written.
TEST(InterruptedOutput, DoesNotBlockInTheMiddleOfAnAnswer) {
  const auto answer = shell(
      "cd \"$(dirname \"$0\")\"; stalk=$(yes B | head -n 3000 | tr -d '\\n'); "
      "{ zermelo draw hackenbush --stalk $stalk & program=$!; sleep 2; kill $program; "
      "wait $program; echo $? >status; } | { sleep 5; cat status; }");
  EXPECT_EQ(answer.out, "1\n");
  EXPECT_EQ(answer.err, "");
}

TEST_P(Interrupt, AReproductionStopsAndIsNotCalledComplete) {
  Conversation talk({"reproduce", "plain-worst-case", "--seconds", "600", "--json"});
  ASSERT_TRUE(talk.hear());
  std::this_thread::sleep_for(1s);
  const auto end = end_of(talk, GetParam());
  EXPECT_EQ(end.status, 1);
  EXPECT_EQ(end.err, "");
}

}  // namespace
}  // namespace zermelo::testing
