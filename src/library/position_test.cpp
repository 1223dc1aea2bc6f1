// Positions of the games against the engines behind them.

#include <gtest/gtest.h>
#include <zermelo/zermelo.h>

#include <vector>

#include "games/clobber/board/widths.h"
#include "games/domineering/widths.h"
#include "games/hackenbush/value/evaluation.h"
#include "library/value_access.h"
#include "tests/complaint.h"
#include "value/evaluate.h"
#include "value/text.h"

namespace zermelo {
namespace {

template <class Any>
std::string evaluated(const Any& setup) {
  return std::visit(
      [](const auto& each) {
        ValueStore store;
        Budget budget;
        Evaluator evaluator(each.rules, store);
        return value_text(store, evaluator.value(each.position, budget));
      },
      setup);
}

/// Plays every move and asks for the value each time.
void expect_moves_make_the_value(const NormalPosition& p) {
  Values values;
  std::vector<GameValue> left, right;
  for (const auto& move : p.moves(Side::left))
    left.push_back(*p.play(Side::left, move).value(values));
  for (const auto& move : p.moves(Side::right))
    right.push_back(*p.play(Side::right, move).value(values));
  EXPECT_EQ(*p.value(values), *values.make(left, right)) << p.game() << ' ' << p.text();
}

/// The solver says who wins, the value as well; a winning move leaves the opponent a loss.
void expect_solution_fits_value(const NormalPosition& p) {
  Values values;
  const auto solved = p.solve();
  EXPECT_EQ(solved.outcome(), p.value(values)->outcome()) << p.game() << ' ' << p.text();
  EXPECT_EQ(solved.left_move.has_value(), solved.left_first == Result::win);
  EXPECT_EQ(solved.right_move.has_value(), solved.right_first == Result::win);
  if (solved.left_move) {
    EXPECT_EQ(p.play(Side::left, *solved.left_move).solve().right_first, Result::loss);
  }
  if (solved.right_move) {
    EXPECT_EQ(p.play(Side::right, *solved.right_move).solve().left_first, Result::loss);
  }
}

const std::vector<std::string> clobbers{"BBW",         "(BW)^5", "BBWB.WBW",  "3x3",
                                        "BWB|WBW|.BW", "...",    "(BBW)^4.WB"};
const std::vector<std::string> domineerings{"2x2", "3x3", "..#|...|#..", "2x5", "#", "4x4"};
const std::vector<std::string> drawings{"0-1-B 1-2-R", "0-1-G 1-2-B 0-2-R", ".",
                                        "0-1-B 1-2-R 2-3-G 3-0-B 1-3-R"};

TEST(LibraryPosition, ValuesAreThoseOfTheEvaluator) {
  Values values;
  for (const auto& text : clobbers)
    EXPECT_EQ(clobber_position(text).value(values)->text(), evaluated(clobber::read_setup(text)));
  for (const auto& text : domineerings)
    EXPECT_EQ(domineering_position(text).value(values)->text(),
              evaluated(domineering::read_setup(text)));
  for (const auto& text : drawings) {
    ValueStore store;
    hackenbush::PartArithmetic arithmetic(store);
    Budget budget;
    const auto found =
        hackenbush::value_of(hackenbush::read_drawing(text), 1, arithmetic, budget, {});
    EXPECT_EQ(hackenbush_position(text).value(values)->text(),
              value_text(store, arithmetic.value(*found.value)));
  }
  EXPECT_EQ(hackenbush_stalks("BRR+RBB").value(values)->text(), "0");
  EXPECT_EQ(hackenbush_stalks("BRBB+RB", 2).value(values)->text(), "^*");
}

TEST(LibraryPosition, MovesMakeTheValue) {
  for (const auto& text : clobbers) expect_moves_make_the_value(clobber_position(text));
  for (const auto& text : domineerings) expect_moves_make_the_value(domineering_position(text));
  for (const auto& text : drawings) expect_moves_make_the_value(hackenbush_position(text));
  expect_moves_make_the_value(hackenbush_stalks("BRB+RB", 2));
}

TEST(LibraryPosition, SolutionsFitTheValues) {
  for (const auto& text : clobbers) expect_solution_fits_value(clobber_position(text));
  for (const auto& text : domineerings) expect_solution_fits_value(domineering_position(text));
  for (const auto& text : drawings) expect_solution_fits_value(hackenbush_position(text));
}

TEST(LibraryPosition, TextIsReadBack) {
  EXPECT_EQ(clobber_position("2x3").text(), "BWB|WBW");
  EXPECT_EQ(domineering_position("1x2").text(), "..");
  EXPECT_EQ(hackenbush_stalks("BR").text(), "0-1-B 1-2-R");
  const auto p = clobber_position("BWB");
  EXPECT_EQ(p.moves(Side::left), (std::vector<std::string>{"0-1", "2-1"}));
  EXPECT_EQ(p.play(Side::left, "0-1").text(), ".BB");
}

TEST(LibraryPosition, BadInputIsNamed) {
  EXPECT_EQ(testing::complaint_of([] { clobber_position("BBW").play(Side::left, "0-1"); }),
            "clobber: \"0-1\" is not a move of Left in BBW");
  EXPECT_NE(testing::complaint_of([] { clobber_position("BB?"); }), "");
  EXPECT_NE(testing::complaint_of([] { domineering_position("x"); }), "");
  EXPECT_EQ(testing::complaint_of([] { hackenbush_position(".", 65); }),
            "hackenbush: 65 cuts a turn; expected 1 to 64");
  EXPECT_EQ(testing::complaint_of([] { hackenbush_weigh(clobber_position("BW")); }),
            "hackenbush: a position of clobber; expected a drawing");
}

TEST(LibraryPosition, ASpentBudgetIsNotKnown) {
  Limits little;
  little.nodes = 5;
  Values values;
  Trouble why;
  EXPECT_EQ(clobber_position("4x4").value(values, little, &why), std::nullopt);
  EXPECT_FALSE(why.empty());
  const auto solved = domineering_position("5x5").solve(little);
  EXPECT_EQ(solved.left_first, Result::unknown);
  EXPECT_EQ(solved.outcome(), std::nullopt);
  EXPECT_EQ(clobber_position("(WB)^12").solve(little).outcome(), std::nullopt);
}

TEST(LibraryPosition, WeighingGivesAnEstimate) {
  WeighingOptions options;
  options.seed = 7;
  const auto found = hackenbush_weigh(hackenbush_stalks("BRR"), options);
  EXPECT_EQ(found.text, "1/4");
  EXPECT_EQ(found.outcome, OutcomeClass::left);
  EXPECT_GT(found.iterations, 0U);
  Limits little;
  little.nodes = 1;
  const auto spent = hackenbush_weigh(hackenbush_stalks("BRRBRBRBBR+GRBRB"), options, little);
  EXPECT_EQ(spent.text, std::nullopt);
  EXPECT_EQ(spent.why_not, NoBalance::budget_spent);
}

TEST(LibrarySum, IsSolvedByItsValue) {
  Values values;
  const auto a = clobber_position("BBW.WB"), b = domineering_position("2x3");
  const auto c = hackenbush_stalks("BRR");
  const auto hot = *values.read("{1|-1}");
  for (const std::int64_t times : {-2, -1, 0, 1, 3}) {
    GameSum sum(values);
    sum.add(a).add(b, times).add(c, -3).add(hot);
    const GameValue whole =
        *a.value(values) + b.value(values)->times(times) - c.value(values)->times(3) + hot;
    EXPECT_EQ(*sum.value(), whole);
    EXPECT_EQ(sum.solve().outcome(), whole.outcome());
  }
}

/// The sum that a move leads to, made by hand: the other player must lose it moving first.
TEST(LibrarySum, AWinningMoveWins) {
  Values values;
  const std::vector<NormalPosition> parts{clobber_position("BBWBW"), domineering_position("2x3"),
                                          clobber_position("BW")};
  for (const std::int64_t first : {1, 2, -1}) {
    GameSum sum(values);
    sum.add(parts[0], first).add(parts[1], -1).add(parts[2]);
    const auto solved = sum.solve();
    ASSERT_TRUE(solved.outcome());
    for (const Side side : {Side::left, Side::right}) {
      const auto& move = side == Side::left ? solved.left_move : solved.right_move;
      const auto result = side == Side::left ? solved.left_first : solved.right_first;
      EXPECT_EQ(move.has_value(), result == Result::win);
      if (!move) continue;
      const std::int64_t times = move->part == 0 ? first : move->part == 1 ? -1 : 1;
      const Side as = times > 0 ? side : opponent(side);
      GameSum after(values);
      after.add(parts[0], first).add(parts[1], -1).add(parts[2]);
      after.add(parts[move->part], times > 0 ? -1 : 1);
      after.add(parts[move->part].play(as, move->move), times > 0 ? 1 : -1);
      const auto reply = after.solve();
      EXPECT_EQ(side == Side::left ? reply.right_first : reply.left_first, Result::loss);
    }
  }
}

TEST(LibrarySum, ASpentBudgetIsNotKnown) {
  Values values;
  GameSum sum(values);
  sum.add(clobber_position("4x4"));
  Limits little;
  little.nodes = 5;
  EXPECT_EQ(sum.value(little), std::nullopt);
  const auto solved = sum.solve(little);
  EXPECT_EQ(solved.outcome(), std::nullopt);
  EXPECT_FALSE(solved.why.empty());
}

}  // namespace
}  // namespace zermelo
