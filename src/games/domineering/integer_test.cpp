// Where one side has no move left, a position is an integer, which is recognised at once.

#include <gtest/gtest.h>

#include "games/domineering/widths.h"
#include "tests/boards.h"
#include "tests/slow_domineering.h"
#include "value/evaluate.h"
#include "value/text.h"

namespace zermelo::domineering {
namespace {

/// The most dominoes that one player can place when the other never moves.
std::int64_t longest_play(const std::string& board, char mover) {
  std::int64_t most = 0;
  for (const auto& step : SlowDomineering::moves(board, mover))
    most = std::max(most, 1 + longest_play(step.board, mover));
  return most;
}

std::optional<std::int64_t> slow_integer(const std::string& board) {
  const bool left = !SlowDomineering::moves(board, 'V').empty();
  const bool right = !SlowDomineering::moves(board, 'H').empty();
  if (left && right) return std::nullopt;
  return left ? longest_play(board, 'V') : -longest_play(board, 'H');
}

template <std::size_t Words>
std::optional<std::int64_t> integer(const std::string& board) {
  const auto setup = set_up<Words>(read_board(board));
  return setup.rules.integer(setup.position);
}

TEST(DomineeringInteger, IsTheLongestPlayOfTheOnlySideThatCanMove) {
  for (const std::size_t columns : {std::size_t{1}, std::size_t{2}, std::size_t{4}, std::size_t{8}})
    for (const auto& board : testing::all_boards(8, columns, ".#"))
      ASSERT_EQ(integer<1>(board), slow_integer(board)) << board;
  EXPECT_EQ(integer<16>(".|.|.|#|.|.|."), 2);
  EXPECT_EQ(integer<16>("..|.."), std::nullopt);
}

std::string value_of(const std::string& board, std::uint64_t nodes) {
  const auto setup = set_up<16>(read_board(board));
  ValueStore store;
  Budget budget({.nodes = nodes});
  return value_text(store,
                    Evaluator<Domineering<16>>(setup.rules, store).value(setup.position, budget));
}

TEST(DomineeringInteger, ALongRowOrColumnCostsOneNode) {
  EXPECT_EQ(value_of("1024x1", 1), "512");
  EXPECT_EQ(value_of("1x1023", 1), "-511");
}

}  // namespace
}  // namespace zermelo::domineering
