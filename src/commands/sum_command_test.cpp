// `solve --by sum` and its explanations, on a toy game.

#include <gtest/gtest.h>

#include <set>

#include "commands/solve_command.h"
#include "commands/sum_command.h"
#include "tests/heard.h"
#include "tests/toppling.h"

namespace zermelo {
namespace {

using testing::Toppling;

constexpr SumOptions small_toppling{.bytes = 1 << 24, .most_table_bytes = 1 << 14};

std::variant<Setup<Toppling>> read_toppling(std::string_view text) {
  return Setup<Toppling>{{}, Toppling::read(text), std::nullopt};
}

struct KnowsNothing {
  KnownValues<Toppling> operator()(const Toppling&) const { return {}; }
};

/// `solve --by sum` of the toy game, asked in this process.
Command toppling_by_sum() {
  Command command{.name = "solve",
                  .summary = "",
                  .takes = Takes::positions,
                  .word = "position",
                  .options = sum_solve_options()};
  command.start = [](const Arguments& arguments) -> Run {
    const auto solving = std::make_shared<SumSolving<KnowsNothing, Toppling>>(
        "toppling", read_toppling, arguments, KnowsNothing{});
    return [solving](const std::string& position, Sink& sink, Budget& budget) {
      solving->answer(position, sink, budget);
    };
  };
  return command;
}

TEST(SumCommand, SaysTheSameOnOneThreadAndOnTwo) {
  for (const auto* board : {"LLR.RL", "LLRLR.RRLL.LRR", "R"}) {
    std::set<std::string> winners;
    for (const auto* threads : {"1", "2"}) {
      const auto said = testing::said_by(toppling_by_sum(), {"--threads", threads}, board);
      ASSERT_EQ(said.answers.size(), 1U);
      const Fields& fields = said.answers[0].fields;
      EXPECT_EQ(fields.find("method")->text(), "sum");
      winners.insert(to_json(*fields.find("left_first")) + to_json(*fields.find("right_first")) +
                     to_json(*fields.find("nodes")));
    }
    EXPECT_EQ(winners.size(), 1U) << board;
  }
}

/// The line played out and the list of winning moves begin with the same kind of move.
TEST(SumCommand, GivesLinesAllMovesAndReasonsWhenAsked) {
  const auto said =
      testing::said_by(toppling_by_sum(), {"--line", "--all-moves", "--explain"}, "LLR.RR");
  const Fields& fields = said.answers.at(0).fields;
  EXPECT_EQ(fields.find("outcome")->text(), "R");  // {1|0} - 2
  EXPECT_EQ(to_json(*fields.find("winning_moves")->fields().find("left_first")), "[]");
  const List line = fields.find("line")->fields().find("right_first")->list();
  EXPECT_EQ(line.size() % 2, 1U) << "Right moves first and last";
  const List winning = fields.find("winning_moves")->fields().find("right_first")->list();
  std::set<std::string> moves;
  for (const auto& move : winning) moves.insert(move.text());
  EXPECT_TRUE(moves.contains(line.at(0).text()));
  EXPECT_NE(fields.find("explanation_left_first"), nullptr);
  EXPECT_NE(fields.find("explanation_right_first"), nullptr);
}

TEST(SumCommand, OneSideAskedLeavesTheOtherUnsaid) {
  const auto said = testing::said_by(toppling_by_sum(), {"--first", "right"}, "LLR");
  const Fields& fields = said.answers.at(0).fields;
  EXPECT_TRUE(fields.find("left_first")->is_null());
  EXPECT_TRUE(fields.find("outcome")->is_null());
  EXPECT_EQ(fields.find("right_first")->fields().find("winner")->text(), "right");
  EXPECT_EQ(said.answers[0].status, Status::answered);
}

TEST(SumCommand, SaysThatTheNodesWereSpent) {
  const auto said = testing::said_by(toppling_by_sum(), {"--nodes", "1"}, "LLRLR.RRLL.LRR");
  EXPECT_EQ(said.answers.at(0).status, Status::unknown);
  EXPECT_TRUE(said.answers[0].fields.find("outcome")->is_null());
  EXPECT_NE(to_text(said.answers[0].text, false).find("not decided within the nodes allowed"),
            std::string::npos);
}

Fields explained(const std::string& board, Side side) {
  const Toppling rules;
  Answer answer;
  Budget budget;
  add_explanation(rules, Toppling::read(board), side, small_toppling, answer, budget);
  return answer.fields.entries.at(0).value.fields();
}

std::string why(const std::string& board, Side side) {
  return explained(board, side).find("why")->text();
}

TEST(SumExplanation, NamesThePartsWithTheirValues) {
  const Fields said = explained("LLR.LL", Side::left);
  const List& parts = said.find("parts")->list();
  ASSERT_EQ(parts.size(), 2U);
  std::set<std::string> values;
  for (const auto& part : parts) values.insert(part.fields().find("value")->text());
  EXPECT_EQ(values, (std::set<std::string>{"{1|0}", "2"}));
  EXPECT_EQ(parts[1].fields().find("outcome")->text(), "L");
  EXPECT_TRUE(parts[1].fields().find("atomic_weight")->is_null()) << "2 is not all-small";
}

TEST(SumExplanation, SaysWhyInWords) {
  EXPECT_EQ(why("LLR.RRL", Side::left), "the parts cancel: the sum is 0, so Left has no good move");
  EXPECT_EQ(why("R.RR", Side::left), "no part is good for Left, and none hangs in the balance");
  EXPECT_EQ(why("LLLRRR.RRRRRLLL", Side::right),
            "two values G and H are left; G compared with -H shows that Right wins");
  EXPECT_EQ(why("LLLLRR.LLLRRR.RRRRRLL", Side::left),
            "values alone do not tell: the sum is searched");
  EXPECT_EQ(say_reason(Reason::bounds, Side::right, Result::loss),
            "bounds by ups and star, added up, show that Right loses");
}

TEST(SumExplanation, LeavesOutTheGapsBehindARowButNotInAGrid) {
  EXPECT_EQ(part_text("BBW..."), "BBW");
  EXPECT_EQ(part_text(".BW.."), ".BW");
  EXPECT_EQ(part_text("B.|W."), "B.|W.");
}

TEST(SumExplanation, ALongValueIsNotPrinted) {
  ValueStore store;
  EXPECT_EQ(short_value(store, store.number(7)), "7");
  std::vector<Value> many;
  for (long n = 0; n < 40; ++n)
    many.push_back(store.make(std::vector{store.number(200 + n)}, std::vector{store.number(-n)}));
  const Value wide = store.make(many, std::vector{store.number(-500)});
  EXPECT_EQ(short_value(store, wide), "a value too long to print");
  EXPECT_EQ(whole_value(store, wide), value_text(store, wide)) << "but programs get it";
}

}  // namespace
}  // namespace zermelo
