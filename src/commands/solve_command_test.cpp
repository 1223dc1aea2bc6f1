// `solve` by plain search, asked in this process on a toy game: its options, its words, its fields.
#include "commands/solve_command.h"

#include <gtest/gtest.h>

#include "tests/complaint.h"
#include "tests/heard.h"
#include "tests/toy_game.h"

namespace zermelo {
namespace {

using testing::TakeAway;

/// Two heaps as two digits: "65".
std::variant<Setup<TakeAway>> read_heaps(std::string_view text) {
  if (text.size() != 2) throw Error("two digits are wanted");
  const TakeAway::Position p{
      {static_cast<unsigned>(text[0] - '0'), static_cast<unsigned>(text[1] - '0')}};
  return Setup<TakeAway>{testing::take_one_to_three(), p, std::nullopt};
}

Command take_command() { return plain_solve_command("take", reader_of(read_heaps)); }

Answer solved(const std::string& heaps, std::vector<std::string> words = {}) {
  words.insert(words.end(), {"--memory", "1M"});
  return testing::said_by(take_command(), words, heaps).answers.at(0);
}

std::string words_of_answer(const Answer& answer) { return to_text(answer.text, false); }

TEST(PlainSolveCommand, EveryMethodCanBeAskedForAndSignsItsAnswer) {
  for (const auto& [method, its_name] : method_names) {
    const Answer answer = solved("32", {"--by", std::string(its_name)});
    EXPECT_EQ(answer.fields.find("method")->text(), its_name);
    EXPECT_EQ(answer.fields.find("outcome")->text(), "N");
    EXPECT_EQ(answer.fields.find("left_first")->fields().find("move")->text(), "a-1");
    EXPECT_EQ(to_json(*answer.fields.find("exact")), "true");
    EXPECT_EQ(answer.status, Status::answered);
  }
  EXPECT_NE(testing::complaint_of([] { solved("32", {"--by", "magic"}); }), "");
  EXPECT_EQ(testing::complaint_of([] { solved("3"); }), "two digits are wanted");
}

TEST(PlainSolveCommand, NamesTheWinnerInWords) {
  EXPECT_TRUE(words_of_answer(solved("32")).starts_with("32: the first player wins (outcome N)\n"));
  EXPECT_TRUE(
      words_of_answer(solved("33")).starts_with("33: the first player loses (outcome P)\n"));
  const std::string lost = words_of_answer(solved("33", {"--first", "left"}));
  EXPECT_TRUE(lost.starts_with("33:\n")) << lost;
  EXPECT_NE(lost.find("Left first    Right wins against every move"), std::string::npos) << lost;
  EXPECT_EQ(lost.find("Right first"), std::string::npos) << "nobody asked";
}

TEST(PlainSolveCommand, ThreadsChangeNothingButTime) {
  const auto facts = [](const Answer& answer) {
    return to_json(*answer.fields.find("left_first")) +
           to_json(*answer.fields.find("right_first")) + to_json(*answer.fields.find("nodes"));
  };
  for (const auto* heaps : {"32", "44", "50"})
    EXPECT_EQ(facts(solved(heaps, {"--threads", "1"})), facts(solved(heaps, {"--threads", "2"})));
}

TEST(PlainSolveCommand, ALineEndsWithTheWinner) {
  const Answer answer = solved("43", {"--line"});
  for (const auto* first : {"left_first", "right_first"}) {
    const List& line = answer.fields.find("line")->fields().find(first)->list();
    EXPECT_EQ(line.size() % 2, 1U) << "the first player wins, and so moves last";
    EXPECT_EQ(line.front().text(), answer.fields.find(first)->fields().find("move")->text());
  }
  const Answer one = solved("43", {"--line", "--first", "right"});
  EXPECT_EQ(one.fields.find("line")->fields().find("left_first"), nullptr);
}

TEST(PlainSolveCommand, ASpentBudgetIsToldAndNothingClaimed) {
  const Answer answer = solved("99", {"--nodes", "5", "--line"});
  EXPECT_EQ(answer.status, Status::unknown);
  EXPECT_EQ(to_json(*answer.fields.find("exact")), "false");
  EXPECT_TRUE(answer.fields.find("left_first")->fields().find("winner")->is_null());
  EXPECT_EQ(answer.fields.find("nodes")->count(), 5);
  EXPECT_NE(words_of_answer(answer).find("not decided within the nodes allowed"),
            std::string::npos);
}

TEST(PlainSolveCommand, WhySearchesEndIsSaid) {
  std::atomic<bool> stop = true;
  Limits stopped;
  stopped.stop = &stop;
  Budget fine, no_nodes({.nodes = 0}), no_time({.seconds = 0}), halted(stopped);
  for (Budget* budget : {&fine, &no_nodes, &no_time, &halted}) budget->enter();
  EXPECT_EQ(why_unknown(fine.spent()), "");
  EXPECT_EQ(why_unknown(no_nodes.spent()), "; not decided within the nodes allowed");
  EXPECT_EQ(why_unknown(no_time.spent()), "; not decided within the time allowed");
  EXPECT_EQ(why_unknown(halted.spent()), "; stopped");
}

TEST(PlainSolveOptions, AreReadAsThePapersNameThem) {
  Command command = take_command();
  const auto read = [&](const std::vector<std::string>& words) {
    return plain_options(testing::arguments_for(command, words));
  };
  const PlainOptions usual = read({});
  EXPECT_EQ(usual.method, Method::deepening);
  EXPECT_EQ(usual.deepening.schedule.leaves_per_ply, 50U);
  EXPECT_EQ(usual.deepening.order, Order::fewest_replies);
  EXPECT_EQ(usual.table_bytes, std::size_t{512} << 20);
  const PlainOptions other = read({"--schedule", "100x150", "--order", "listed", "--memory", "3M"});
  EXPECT_EQ(other.deepening.schedule.leaves_per_ply, 100U);
  EXPECT_EQ(other.deepening.schedule.last_capped, 150U);
  EXPECT_EQ(other.deepening.order, Order::as_listed);
  EXPECT_EQ(other.table_bytes, std::size_t{3} << 20);
}

TEST(PlainSolveOptions, AGameWithSumsPrefersThem) {
  const auto options = sum_solve_options();
  EXPECT_EQ(options.front().fallback, "sum");
  EXPECT_EQ(options.front().choices.size(), method_names.size() + 1);
  EXPECT_EQ(options.front().choices.front(), "sum");
  EXPECT_EQ(plain_solve_options().front().fallback, "deepening");
  EXPECT_EQ(options.size(), plain_solve_options().size() + 2);
}

}  // namespace
}  // namespace zermelo
