#include <gtest/gtest.h>
#include <zermelo/connect.h>

#include "games/connect/threats/forcing.h"
#include "games/connect/types/types.h"
#include "tests/complaint.h"

namespace zermelo {
namespace {

TEST(LibraryConnect, ShapesAreThoseOfTheDefinitions) {
  const connect::LineTypes types({6, 2});
  for (std::uint64_t bits = 0; bits < 256; ++bits) {
    const connect::Shape shape{8, bits};
    const auto found = connect_shape(connect::text(shape));
    EXPECT_EQ(found.type, types.name(types.type(shape)));
    EXPECT_EQ(found.fine_type, types.fine_name(shape));
    const auto points = connect::points_of(shape, types, connect::Promotions::all);
    ASSERT_EQ(found.points.size(), points.size());
    for (std::size_t i = 0; i < points.size(); ++i)
      EXPECT_EQ(found.points[7 - i], types.name(static_cast<connect::TypeCode>(points[i])));
  }
  EXPECT_NE(testing::complaint_of([] { connect_shape("001"); }), "");
}

TEST(LibraryConnect, ThreatWinsAreThoseOfTheEngine) {
  const ConnectPosition four{"....../....../..x.../....../.xo.../......", 4, 2, true};
  const auto found = connect_threats(four);
  Budget budget;
  const auto grid = connect::read_grid(four.board);
  const auto own = connect::solve_threats(grid, 4, connect::Colour::black, 4, budget);
  ASSERT_EQ(found.result, Result::win);
  EXPECT_EQ(found.turns, own.win.turns);
  EXPECT_EQ(found.first_moves, own.win.first_moves);
  ASSERT_EQ(found.line.size(), own.win.line.size());
  for (std::size_t i = 0; i < found.line.size(); ++i) {
    ASSERT_EQ(found.line[i].size(), own.win.line[i].size());
    for (std::size_t j = 0; j < found.line[i].size(); ++j)
      EXPECT_EQ(found.line[i][j].row * 6 + found.line[i][j].column, own.win.line[i][j]);
  }
  const ConnectPosition gomoku{".xxx..", 5, 1, true};
  EXPECT_EQ(connect_threats(gomoku, 100).turns, 2U);
  EXPECT_EQ(connect_threats({".x.x..", 5, 1, false}, 100).result, Result::loss) << "none for o";
}

TEST(LibraryConnect, SmallGamesAreSolved) {
  EXPECT_EQ(connect_solve({".../.../...", 3, 1, true}, 1).ending, ConnectEnding::draw);
  const auto won = connect_solve({"xx./oo./...", 3, 1, true}, 1);
  EXPECT_EQ(won.ending, ConnectEnding::black_wins);
  EXPECT_EQ(won.turn, (BoardTurn{{0, 2}}));
  EXPECT_EQ(connect_solve({"xx./oo./...", 3, 1, false}, 1).ending, ConnectEnding::white_wins);
}

TEST(LibraryConnect, BadInputIsAnErrorAndASpentBudgetIsNot) {
  EXPECT_EQ(testing::complaint_of([] {
              connect_threats({"xxx", 3, 1, true});
            }),
            "connect: a row of 3 stands on the board already");
  EXPECT_EQ(testing::complaint_of([] {
              connect_threats({"x..", 3, 3, true});
            }),
            "connect: threats with 3 stones a turn; expected 1 or 2");
  EXPECT_EQ(testing::complaint_of([] {
              connect_threats({"x..", 3, 1, true}, 4, ThreatKind::double_only);
            }),
            "connect: this kind of threats needs two stones a turn; the rules have 1");
  EXPECT_NE(testing::complaint_of([] { connect_solve({"x?", 2, 1, true}, 1); }), "");
  EXPECT_NE(testing::complaint_of([] { connect_solve({"x.", 2, 0, true}, 1); }), "");
  Limits little;
  little.nodes = 2;
  EXPECT_EQ(connect_solve({"...../...../...../...../.....", 4, 1, true}, 1, little).ending,
            std::nullopt);
  EXPECT_EQ(connect_threats({"......./..xx.../....x../....x../......./.......", 5, 1, true}, 8,
                            ThreatKind::threes, little)
                .result,
            Result::unknown);
}

}  // namespace
}  // namespace zermelo
