// `solve --by sum` and its explanations, on a toy game.

#include <gtest/gtest.h>

#include <set>

#include "commands/solve_command.h"
#include "commands/sum_command.h"
#include "tests/heard.h"
#include "tests/toppling.h"
#include "value/text.h"

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

/// Explaining costs nothing that the answer reports: it is the same run.
TEST(SumCommand, ReportsTheSameNodesWithAnExplanationAndWithout) {
  for (const auto* board : {"LLR.RL", "LLRLR.RRLL.LRR", "LLLLRR.LLLRRR.RRRRRLL", "R"}) {
    std::set<std::string> said;
    for (const std::vector<std::string>& options :
         {std::vector<std::string>{}, {"--explain"}, {"--explain", "--all-moves", "--line"}}) {
      const auto heard = testing::said_by(toppling_by_sum(), options, board);
      const Fields& fields = heard.answers.at(0).fields;
      said.insert(to_json(*fields.find("nodes")) + to_json(*fields.find("left_first")) +
                  to_json(*fields.find("right_first")));
    }
    EXPECT_EQ(said.size(), 1U) << board;
  }
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

SumExplanation explained(const std::string& board, Side side) {
  const SolveRequest request{
      .left = side == Side::left, .right = side == Side::right, .explain = true};
  Budget budget;
  return SumAsker<Toppling>(small_toppling)
      .solution({}, Toppling::read(board), request, budget)
      .explanations.at(0);
}

std::string why(const std::string& board, Side side) { return say_reason(explained(board, side)); }

TEST(SumExplanation, NamesThePartsWithTheirValues) {
  const Fields said = explanation_fields(explained("LLR.LL", Side::left));
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
  EXPECT_EQ(why("...", Side::right), "no move is left, so Right loses");
  EXPECT_EQ(why("LLLLR", Side::right),
            "no part is bad for Right, and at most one hangs in the balance: Right moves there, or "
            "keeps his advantage");
  EXPECT_EQ(why("R.RR", Side::left), "no part is good for Left, and none hangs in the balance");
  EXPECT_EQ(why("R.LLL", Side::right),
            "no term of the sum is good for Right, and none hangs in the balance")
      << "the part R is, but not the sum 2";
  EXPECT_EQ(why("LLLRRR.RRRRRLLL", Side::right),
            "two values G and H are left; G compared with -H shows that Right wins");
  EXPECT_EQ(why("LLLLRR.LLLRRR.RRRRRLL", Side::left),
            "values alone do not tell: the sum is searched");
  SumExplanation bounds{.first = Side::right, .judgement = {Result::loss, Reason::bounds}};
  EXPECT_EQ(say_reason(bounds), "bounds by ups and star, added up, show that Right loses");
}

/// ^ is bad for Right and * is not: only their sum, ^*, is what Right's win follows from.
TEST(SumExplanation, SpeaksOfTermsWherePartsWereAddedUp) {
  SumExplanation upstar{.first = Side::right, .judgement = {Result::win, Reason::classes}};
  upstar.parts = {{"BBW", ExplainedValue{"^", OutcomeClass::left, "1"}},
                  {"BW", ExplainedValue{"*", OutcomeClass::next, "0"}}};
  upstar.sum = {{false, "^*"}};
  EXPECT_TRUE(say_reason(upstar).starts_with("no term of the sum is bad for Right"));
  Text words;
  add_explanation_words(words, upstar);
  EXPECT_NE(to_text(words, false).find("together ^*"), std::string::npos);
}

TEST(SumExplanation, SaysWhatWasInTheWayOfAnUndecidedSum) {
  SumExplanation undecided{.first = Side::left};
  undecided.trouble = {"the sum has too many terms", Remedy::more_memory};
  EXPECT_EQ(say_reason(undecided), "the sum has too many terms; allow more with --memory");
}

TEST(SumExplanation, LeavesOutTheGapsBehindARowButNotInAGrid) {
  EXPECT_EQ(part_text("BBW..."), "BBW");
  EXPECT_EQ(part_text(".BW.."), ".BW");
  EXPECT_EQ(part_text("B.|W."), "B.|W.");
}

TEST(SumExplanation, ALongValueIsNotPrinted) {
  ValueStore store;
  EXPECT_EQ(short_text(text_if_short_enough(store, store.number(7))), "7");
  std::vector<Value> many;
  for (long n = 0; n < 40; ++n)
    many.push_back(store.make(std::vector{store.number(200 + n)}, std::vector{store.number(-n)}));
  const Value wide = store.make(many, std::vector{store.number(-500)});
  const auto whole = text_if_short_enough(store, wide);
  EXPECT_EQ(short_text(whole), "a value too long to print");
  EXPECT_EQ(whole, value_text(store, wide)) << "but programs get it";
}

}  // namespace
}  // namespace zermelo
