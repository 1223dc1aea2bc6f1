// Races between solvers: which solvers run, what is counted, and when a race is over; and the sums
// of the combinatorial solvers.
#include "papers/clobber_plain/comparison.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <map>
#include <set>

#include "commands/clobber/combinatorial_solve.h"
#include "games/clobber/board/widths.h"
#include "games/clobber/sums/combinatorial.h"
#include "papers/clobber_strong/contestants.h"
#include "tests/heard.h"
#include "tests/occurrences.h"
#include "tests/slow_clobber.h"

namespace zermelo::clobber {
namespace {

const std::vector<std::string> all_names{"minimax",       "negamax",      "simple-deepening",
                                         "negamax-table", "proof-number", "deepening (paper)",
                                         "deepening"};

TEST(SolverRace, EveryContestantSolvesEveryBoardForBothPlayers) {
  Comparison comparison("item", 60);
  testing::Heard sink;
  Budget budget;
  const std::vector<std::string> boards{"BWBWBW", "BBWBWW"};
  comparison.run(6, boards, sink, budget);
  ASSERT_EQ(sink.answers.size(), all_names.size() + 1) << "one a trial, and a line of the table";
  std::uint64_t nodes = 0;
  for (const auto& name : all_names) {
    const Trial* trial = comparison.find(6, name);
    ASSERT_NE(trial, nullptr) << name;
    EXPECT_TRUE(trial->solved);
    EXPECT_LE(trial->seconds, trial->slowest);
    nodes += trial->nodes;
  }
  EXPECT_EQ(budget.nodes(), nodes) << "what the trials took is booked";
  EXPECT_EQ(comparison.find(6, "minimax")->nodes, comparison.find(6, "negamax")->nodes);
  EXPECT_LT(comparison.find(6, "negamax-table")->nodes, comparison.find(6, "negamax")->nodes);
  EXPECT_EQ(comparison.find(8, "negamax"), nullptr);
  EXPECT_EQ(comparison.find(6, "magic"), nullptr);
  EXPECT_FALSE(comparison.over());
}

/// The nodes of a trial are those of the solver asked alone.
TEST(SolverRace, CountsTheNodesOfTheSolver) {
  Comparison comparison("item", 60);
  testing::Heard sink;
  Budget budget, alone;
  comparison.run(8, {"BWBWBWBW"}, sink, budget);
  const auto setup = set_up<1>(read_board("BWBWBWBW"));
  PlainSolver<Clobber<1>> solver({.method = Method::proof_number});
  for (const Side side : {Side::left, Side::right})
    solver.solve(setup.rules, setup.position, side, alone);
  EXPECT_EQ(comparison.find(8, "proof-number")->nodes, alone.nodes());
}

TEST(SolverRace, ASolverThatGivesUpIsNotAskedAgainAndTheRestGoOn) {
  Comparison comparison("item", 1e-9);
  testing::Heard sink;
  Budget budget;
  for (std::size_t length = 2; length <= 40 && !comparison.over(); length += 2)
    comparison.run(length, {fmt::format("(BW)^{}", length / 2)}, sink, budget);
  EXPECT_TRUE(comparison.over());
  for (const auto& name : all_names) {
    std::size_t unsolved = 0;
    bool after = false;
    for (std::size_t length = 2; length <= 40; length += 2) {
      const Trial* trial = comparison.find(length, name);
      if (trial == nullptr) continue;
      EXPECT_FALSE(after) << name << " ran again at " << length;
      unsolved += trial->solved ? 0 : 1;
      after = !trial->solved;
    }
    EXPECT_EQ(unsolved, 1U) << name;
  }
}

TEST(SolverRace, AnInterruptedTrialIsLeftOut) {
  std::atomic<bool> stop = true;
  Limits limits;
  limits.stop = &stop;
  Comparison comparison("item", 60);
  testing::Heard sink;
  Budget budget(limits);
  comparison.run(4, {"BWBW"}, sink, budget);
  EXPECT_TRUE(sink.answers.empty());
  EXPECT_EQ(testing::occurrences(comparison.csv(), "\n"), 1U) << "only the heading";
}

TEST(SolverRace, IsDrawnAndListedAsItRan) {
  Comparison comparison("plain-item", 5);
  testing::Heard sink;
  Budget budget;
  for (const std::size_t length : {2U, 4U, 6U})
    comparison.run(length, {fmt::format("(BW)^{}", length / 2)}, sink, budget);
  const std::string csv = comparison.csv();
  EXPECT_TRUE(csv.starts_with("length,method,solved,mean_seconds,slowest_seconds,nodes\n"));
  EXPECT_EQ(testing::occurrences(csv, "\n"), 1 + 3 * all_names.size());
  EXPECT_EQ(testing::occurrences(csv, ",yes,"), 3 * all_names.size());
  const Chart nodes = comparison.chart("title", true), times = comparison.chart("title", false);
  ASSERT_EQ(nodes.series.size(), all_names.size());
  EXPECT_FALSE(nodes.y_limit);
  EXPECT_EQ(times.y_limit, 5.0);
  for (const auto& series : nodes.series) ASSERT_EQ(series.points.size(), 3U) << series.name;
  const Trial* trial = comparison.find(4, "minimax");
  EXPECT_EQ(nodes.series[0].points[1], std::pair(4.0, static_cast<double>(trial->nodes)));
  EXPECT_EQ(to_text(comparison.heading().text, false).substr(0, 6), "length");
}

TEST(StrongContestants, AgreeWithTheSlowRules) {
  ValueStore store;
  Budget whole;
  const RowTable table = build_rows(8, store, whole, [](auto, auto) {});
  const std::vector<std::string> boards{"BWBWBWBWBW", "BBWBWWBBWB", "WBB.BWWBWB", "BBBBBBBBBB"};
  SlowClobber truth;
  std::set<std::string> names;
  for (const auto& contestant : strong_contestants(table)) {
    names.insert(contestant.name);
    const BatchResult tally = run_all(contestant, boards, 60, whole);
    EXPECT_EQ(tally.solved, boards.size());
    ASSERT_EQ(tally.results.size(), 2 * boards.size());
    for (std::size_t i = 0; i < tally.results.size(); ++i) {
      const bool wins = truth.wins(boards[i / 2], i % 2 == 0 ? 'B' : 'W');
      EXPECT_EQ(tally.results[i], wins ? Result::win : Result::loss)
          << contestant.name << " on " << boards[i / 2];
    }
    EXPECT_GT(tally.nodes, 0U);
    EXPECT_GT(contestant.bytes(), 0U);
  }
  EXPECT_EQ(names.size(), 9U);
}

TEST(StrongContestants, StopWithAnUnknownResultWhenInterrupted) {
  std::atomic<bool> stop = true;
  Limits limits;
  limits.stop = &stop;
  const Budget whole(limits);
  ValueStore store;
  Budget building;
  const RowTable table = build_rows(4, store, building, [](auto, auto) {});
  const auto deepening = strong_contestants(table).at(7);
  const BatchResult tally = run_all(deepening, {"(WB)^20", "BW"}, 60, whole);
  EXPECT_EQ(tally.solved, 0U);
  EXPECT_EQ(tally.results, std::vector{Result::unknown});
}

RC_GTEST_PROP(RandomBoards, AreGivenByTheirSeed, ()) {
  const auto seed = *rc::gen::arbitrary<std::uint64_t>();
  const bool gaps = *rc::gen::arbitrary<bool>();
  const auto longest = *rc::gen::inRange<std::uint32_t>(10, 53);
  const auto boards = random_boards(20, seed, gaps, longest);
  RC_ASSERT(boards == random_boards(20, seed, gaps, longest));
  auto fewer = random_boards(12, seed, gaps, longest);
  RC_ASSERT(std::equal(fewer.begin(), fewer.end(), boards.begin()));
  for (const auto& board : boards) {
    RC_ASSERT(board.size() >= 10U);
    RC_ASSERT(board.size() <= longest);
    RC_ASSERT(board.find_first_not_of(gaps ? "BW." : "BW") == std::string::npos);
  }
}

TEST(CombinatorialNames, AreThoseOfThePaper) {
  for (int number = 1; number <= 6; ++number)
    EXPECT_EQ(combinatorial_number(fmt::format("combinatorial-{}", number)), number);
  EXPECT_EQ(combinatorial_number("sum"), std::nullopt);
  EXPECT_EQ(combinatorial_number("combinatorial"), std::nullopt);
}

/// The parts of a sum stay sorted whatever is added and taken away, like a sorted list.
RC_GTEST_PROP(SumsOfParts, AreKeptLikeASortedList, ()) {
  Sum sum;
  std::vector<Part> list;
  for (int step = 0; step < 30; ++step) {
    const Part part{*rc::gen::inRange<std::uint64_t>(2, 12)};
    if (list.size() < Sum::most_parts && *rc::gen::inRange(0, 3) > 0) {
      sum.insert(part);
      list.insert(std::upper_bound(list.begin(), list.end(), part), part);
    } else {
      const auto at = std::find(list.begin(), list.end(), part);
      RC_ASSERT(sum.erase(part) == (at != list.end()));
      if (at != list.end()) list.erase(at);
    }
    RC_ASSERT(std::equal(sum.begin(), sum.end(), list.begin(), list.end()));
  }
  int moves = 0;
  for (const Part part : list) moves += part.move_count();
  RC_ASSERT(sum.move_count() == moves);
}

/// A packed sum is the board of its parts, a cell apart: different sums never share a key.
TEST(SumsOfParts, ArePackedWithoutConfusion) {
  std::map<std::pair<std::uint64_t, std::uint64_t>, std::vector<std::uint64_t>> seen;
  for (std::uint64_t a = 2; a < 32; ++a) {
    for (std::uint64_t b = a; b < 32; ++b) {
      Sum sum;
      sum.insert({b});
      sum.insert({a});
      const PackedSum key = packed(sum);
      const auto length = Part{a}.length();
      EXPECT_EQ(key.stones & Part::lowest_bits(length + 1), Part::lowest_bits(length))
          << "then a gap";
      EXPECT_TRUE(seen.insert({{key.stones, key.black}, {a, b}}).second) << a << ' ' << b;
    }
  }
  EXPECT_EQ(packed(Sum{}), PackedSum{});
}

}  // namespace
}  // namespace zermelo::clobber
