#include "games/checkers/board/moves.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <numeric>
#include <string>
#include <vector>

#include "base/error.h"
#include "base/random.h"
#include "games/checkers/slow/slow_fen.h"
#include "games/checkers/slow/slow_rules.h"
#include "tests/checkers_game.h"

namespace zermelo::checkers {
namespace {

static_assert(Game<Checkers> && CountsMoves<Checkers> && Written<Checkers>);

using Lines = std::vector<std::string>;

/// Every move and the position after it, in order.
Lines fast_lines(const Setup& setup) {
  Lines lines;
  for (const auto& move : MoveList(setup.position, setup.to_move)) {
    const Position next = play(setup.position, setup.to_move, move);
    lines.push_back(text(move) + ' ' + write_fen(next, opponent(setup.to_move)));
  }
  return lines;
}

Lines slow_lines(const Setup& setup) {
  Lines lines;
  each_slow_move(slow_board(write_fen(setup.position, setup.to_move)),
                 [&](const SlowMove& move, const SlowBoard& board) {
                   lines.push_back(text(move) + ' ' + slow_fen(board));
                 });
  return lines;
}

Lines moves_of(std::string_view fen) {
  Lines moves;
  const Setup setup = read_fen(fen);
  for (const auto& move : MoveList(setup.position, setup.to_move)) moves.push_back(text(move));
  return moves;
}

std::string read(std::string_view fen, std::string_view written) {
  const Setup setup = read_fen(fen);
  try {
    return text(read_move(written, setup.position, setup.to_move));
  } catch (const Error& error) {
    return error.what();
  }
}

void expect_agreement(const Setup& setup) {
  ASSERT_EQ(fast_lines(setup), slow_lines(setup));
  ASSERT_EQ(count_moves(setup.position, setup.to_move), slow_lines(setup).size());
  ASSERT_EQ(must_capture(setup.position, setup.to_move),
            must_capture(slow_board(write_fen(setup.position, setup.to_move))));
}

/// Each square holds each of the four kinds of piece with probability 1 / (4 + empty).
Setup random_setup(Random& random, unsigned empty) {
  Setup setup;
  for (unsigned s = 0; s < 32; ++s) {
    const unsigned draw = random.below(4 + empty);
    if (draw >= 4) continue;
    const Side side = draw % 2 == 0 ? Side::left : Side::right;
    if (size(pieces(setup.position, side)) == most_pieces) continue;
    const bool king = draw >= 2 || (crowns(side) & square(s)) != 0;
    (king ? setup.position.kings : setup.position.men)[index_of(side)] |= square(s);
  }
  setup.to_move = random.below(2) == 0 ? Side::left : Side::right;
  return setup;
}

TEST(CheckersMoves, AreThoseOfTheSlowRulesInRandomGames) {
  Random random(1);
  for (int game = 0; game < 60; ++game) {
    auto setup = start_position();
    for (int ply = 0; ply < 150; ++ply) {
      expect_agreement(setup);
      const MoveList moves(setup.position, setup.to_move);
      if (moves.empty()) break;
      const auto choice = random.below(static_cast<std::uint32_t>(moves.size()));
      setup = {play(setup.position, setup.to_move, moves[choice]), opponent(setup.to_move)};
    }
  }
}

TEST(CheckersMoves, AreThoseOfTheSlowRulesInRandomPositions) {
  Random random(2);
  for (int round = 0; round < 4000; ++round) {
    const auto setup = random_setup(random, static_cast<unsigned>(round % 8) * 2);
    if (pieces(setup.position) != 0) expect_agreement(setup);
  }
}

TEST(CheckersMoves, ComeFromTheLowestSquareUp) {
  EXPECT_EQ(moves_of("B:W21-32:B1-12"),
            (Lines{"9-13", "9-14", "10-14", "10-15", "11-15", "11-16", "12-16"}));
  EXPECT_EQ(moves_of("B:W6,7,14,15:BK2"), (Lines{"2x9x18x11x2", "2x11x18x9x2"}));
  EXPECT_EQ(moves_of("W:W:B5"), Lines{});
}

/// The bound of the list: the number of ways in which a king can jump from each square when an
/// enemy on every other square can be jumped once, summed over the twelve largest.
TEST(CheckersMoves, FitTheirList) {
  const std::function<std::size_t(Squares, Squares)> ways = [&](Squares at, Squares left) {
    std::size_t count = 0;
    for (const Way way : all_ways) {
      const Squares over = step(way, at) & left, to = step(way, over);
      if (to != 0) count += ways(to, left & ~over);
    }
    return std::max<std::size_t>(count, 1);
  };
  std::vector<std::size_t> counts;
  for (unsigned s = 0; s < 32; ++s) counts.push_back(ways(square(s), ~Squares{0}));
  std::ranges::sort(counts, std::greater());
  EXPECT_EQ(std::accumulate(counts.begin(), counts.begin() + most_pieces, std::size_t{0}),
            most_moves);
  EXPECT_EQ(moves_of("B:W6,7,8,14,15,16,22,23,24:BK2").size(), 14U);
}

TEST(CheckersMoves, AreReadWithSquaresOmitted) {
  EXPECT_EQ(read("B:W21-32:B1-12", "11-15"), "11-15");
  EXPECT_EQ(read("B:W21-32:B1-12", " 09 - 014 "), "9-14");
  EXPECT_EQ(read("B:W21-32:B1-12", "9x14"), "9-14");
  EXPECT_EQ(read("B:W6,15:B1", "1x19"), "1x10x19");
  EXPECT_EQ(read("B:W6,15:B1", "1-10:19"), "1x10x19");
  EXPECT_EQ(read("B:W6,7,14,15:BK2", "2x2"), "2x9x18x11x2");  // both ways end the same
  EXPECT_EQ(read("B:W6,7,14,15:BK2", "2x11x18x2"), "2x11x18x9x2");
}

TEST(CheckersMoves, ThatCannotBePlayedAreRefused) {
  EXPECT_EQ(
      read("B:W21-32:B1-12", "11-14"),
      "checkers: Black cannot play \"11-14\"; expected 9-13, 9-14, 10-14, 10-15, 11-15, 11-16, "
      "12-16");
  EXPECT_EQ(read("B:W6,15:B1,12", "12-16"),
            "checkers: Black cannot play \"12-16\"; it must capture: 1x10x19");
  EXPECT_EQ(read("W:W:B5", "1-5"), "checkers: White cannot play \"1-5\"; it has no move");
  EXPECT_EQ(read("W:WK14,K15,K18:B5", "1-5"),
            "checkers: White cannot play \"1-5\"; expected 14-17, 14-9, 14-10, 15-19, 15-10, "
            "15-11, 18-22, 18-23");
  EXPECT_EQ(read("W:WK14,K15,K18,32:B5", "1-5"),
            "checkers: White cannot play \"1-5\"; expected 14-17, 14-9, 14-10, 15-19, 15-10, "
            "15-11, 18-22, 18-23 and 2 more");
  for (const char* nonsense : {"", "-", "11", "11-", "-15", "1 1-15", "11--15", "11-15-", "a-b",
                               "1x2x3x4x5x6x7x8x9x10x11", "11-15!"}) {
    EXPECT_TRUE(
        read("B:W21-32:B1-12", nonsense).ends_with("; expected one such as 11-15 or 22x15x8"))
        << nonsense;
  }
  EXPECT_EQ(read("B:W6,7,14,15:BK2", "2x18"),
            "checkers: Black cannot play \"2x18\"; it must capture: 2x9x18x11x2, 2x11x18x9x2");
  EXPECT_EQ(read("B:W6,7,14,15:B2", "2x18"),
            "checkers: move \"2x18\" may be 2x9x18 or 2x11x18; write every square");
}

TEST(CheckersMoves, NoTextCrashesTheReader) {
  Random random(3);
  const std::string_view letters = "0123456789-x: ";
  const auto setup = start_position();
  for (int round = 0; round < 20000; ++round) {
    std::string written;
    const unsigned length = random.below(9);
    for (unsigned i = 0; i < length; ++i) {
      written += round % 5 == 0 ? static_cast<char>(random.below(256))
                                : letters[random.below(static_cast<std::uint32_t>(letters.size()))];
    }
    try {
      const Move move = read_move(written, setup.position, setup.to_move);
      EXPECT_EQ(read_move(text(move), setup.position, setup.to_move), move);
    } catch (const Error& error) {
      EXPECT_EQ(std::string_view(error.what()).find('\n'), std::string_view::npos);
    }
  }
}

TEST(CheckersMoves, ASideWithoutMovesHasLost) {
  const Checkers rules;
  EXPECT_EQ(rules.result(read_fen("W:W:B5").position, Side::right), Result::loss);
  EXPECT_EQ(rules.result(read_fen("W:W:B5").position, Side::left), std::nullopt);
  EXPECT_EQ(rules.result(read_fen("W:W13:B6,9").position, Side::right), Result::loss);
}

}  // namespace
}  // namespace zermelo::checkers
