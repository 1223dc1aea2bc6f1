// Random games that a program defines, against plain minimax; and the contracts of parts,
// negatives, budgets and cycles.

#include <gtest/gtest.h>
#include <zermelo/zermelo.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "tests/complaint.h"
#include "tests/random_game.h"

namespace zermelo {
namespace {

using testing::complaint_of;
using testing::MirroredGame;
using testing::PlainWinner;
using testing::RandomGame;
using testing::SplitGame;
using testing::SplitMirroredGame;

OutcomeClass plain_outcome(PlainWinner& plain, const std::string& row) {
  const auto result = [&](std::size_t side) {
    return plain.wins(row, side) ? Result::win : Result::loss;
  };
  return *outcome_class(result(0), result(1));
}

/// The outcomes of all sums of two pieces tell the values of the pieces apart.
template <class G>
void expect_right_values(unsigned seed) {
  const G game(seed, 7);
  Values values;
  GameEvaluator<G> evaluator(game, values);
  PlainWinner plain(game);
  for (std::size_t i = 0; i < game.pieces(); ++i) {
    for (std::size_t j = 0; j <= i; ++j) {
      const std::string a = G::piece(i), b = G::piece(j);
      const auto expected = plain_outcome(plain, a + b);
      const GameValue sum = *evaluator.value(a) + *evaluator.value(b);
      EXPECT_EQ(sum.outcome(), expected) << "seed " << seed << ": " << a << b;
      if ((i * j) % 3 == 0) {
        EXPECT_EQ(*evaluator.value(a + b), sum) << "seed " << seed << ": " << a << b;
      }
    }
  }
}

TEST(OwnGames, ValuesAreThoseOfPlainMinimax) {
  for (unsigned seed = 0; seed < 60; ++seed) {
    expect_right_values<RandomGame>(seed);
    expect_right_values<SplitGame>(seed);
    expect_right_values<MirroredGame>(seed);
    expect_right_values<SplitMirroredGame>(seed);
  }
}

template <class G>
void expect_right_winners(unsigned seed, const std::string& row) {
  const G game(seed, 8);
  Values values;
  GameEvaluator<G> evaluator(game, values);
  PlainWinner plain(game);
  for (const auto& found : {evaluator.search(row), evaluator.solve(row)}) {
    EXPECT_EQ(found.outcome(), plain_outcome(plain, row)) << "seed " << seed << ": " << row;
    EXPECT_EQ(found.left_move.has_value(), plain.wins(row, 0));
    EXPECT_EQ(found.right_move.has_value(), plain.wins(row, 1));
    if (found.left_move) {
      const auto options = game.left(row);
      EXPECT_EQ(std::ranges::count(options, *found.left_move) > 0, true);
      EXPECT_FALSE(plain.wins(*found.left_move, 1)) << "seed " << seed << ": " << row;
    }
    if (found.right_move) {
      const auto options = game.right(row);
      EXPECT_EQ(std::ranges::count(options, *found.right_move) > 0, true);
      EXPECT_FALSE(plain.wins(*found.right_move, 0)) << "seed " << seed << ": " << row;
    }
  }
}

TEST(OwnGames, WinnersAndMovesAreThoseOfPlainMinimax) {
  for (unsigned seed = 0; seed < 60; ++seed) {
    std::string row;
    for (unsigned i = 0; i < 2 + seed % 3; ++i)
      row += RandomGame::piece((seed * 7 + i * 5 + i * i) % 16);
    expect_right_winners<RandomGame>(seed, row);
    expect_right_winners<SplitGame>(seed, row);
    expect_right_winners<MirroredGame>(seed, row);
    expect_right_winners<SplitMirroredGame>(seed, row);
  }
}

TEST(OwnGames, OneEvaluatorAnswersManyQuestionsInAnyOrder) {
  const SplitMirroredGame game(5, 8);
  Values values;
  GameEvaluator<SplitMirroredGame> evaluator(game, values);
  PlainWinner plain(game);
  for (std::size_t i = 0; i < 400; ++i) {
    const std::string row =
        RandomGame::piece(i * 5 % 16) + RandomGame::piece(i * 11 % 16) + RandomGame::piece(i % 16);
    const auto expected = plain_outcome(plain, row);
    if (i % 3 == 0) {
      EXPECT_EQ(evaluator.search(row).outcome(), expected) << row;
    }
    if (i % 3 == 1) {
      EXPECT_EQ(evaluator.value(row)->outcome(), expected) << row;
    }
    if (i % 3 == 2) {
      EXPECT_EQ(evaluator.solve(row).outcome(), expected) << row;
    }
  }
}

TEST(OwnGames, PositionsArePartsOfSumsWithOtherGames) {
  for (unsigned seed = 0; seed < 40; ++seed) {
    const SplitMirroredGame game(seed, 7);
    Values values;
    GameEvaluator<SplitMirroredGame> evaluator(game, values);
    const std::string row = RandomGame::piece(13) + RandomGame::piece(seed % 14);
    const auto clobber = clobber_position("BWBBW");
    const GameValue expected = evaluator.value(row)->times(2) + -*clobber.value(values) +
                               values.nimber(2) + *domineering_position("2x3").value(values);
    GameSum sum(values);
    sum.add(evaluator.position_for_sums(row), 2);
    sum.add(clobber, -1);
    sum.add(values.nimber(2));
    sum.add(domineering_position("2x3"));
    EXPECT_EQ(*sum.value(), expected) << seed;
    const auto solved = sum.solve();
    EXPECT_EQ(solved.outcome(), expected.outcome()) << seed;
    GameSum alone(values);
    alone.add(evaluator.position_for_sums(row), -1);
    EXPECT_EQ(alone.solve().outcome(), (-*evaluator.value(row)).outcome()) << seed;
  }
}

/// Moves are named by the positions they lead to, and can be played.
TEST(OwnGames, APositionForSumsListsItsMoves) {
  const RandomGame game(3, 6);
  GameEvaluator<RandomGame> evaluator(game, Values{});
  const std::string row = RandomGame::piece(11) + RandomGame::piece(9);
  const auto position = evaluator.position_for_sums(row);
  EXPECT_EQ(position.game(), "own");
  EXPECT_EQ(position.text(), row);
  const auto options = game.left(row);
  ASSERT_FALSE(options.empty());
  EXPECT_EQ(position.moves(Side::left), options);
  EXPECT_EQ(position.play(Side::left, options[0]).text(), options[0]);
  EXPECT_NE(complaint_of([&] { position.play(Side::left, "?"); }), "");
}

/// A heap from which one or two counters are taken, as long as one likes.
struct Heap {
  using Position = unsigned;
  std::vector<unsigned> left(unsigned n) const { return after(n); }
  std::vector<unsigned> right(unsigned n) const { return after(n); }
  static std::vector<unsigned> after(unsigned n) {
    std::vector<unsigned> out;
    for (unsigned take = 1; take <= std::min(n, 2U); ++take) out.push_back(n - take);
    return out;
  }
};

TEST(OwnGames, APlayOfAHundredThousandMoves) {
  Values values;
  GameEvaluator<Heap> evaluator(Heap(), values);
  EXPECT_EQ(evaluator.value(100'000)->text(), "*");
  EXPECT_EQ(evaluator.value(99'999)->text(), "0");
  EXPECT_EQ(game_solution(Heap(), 100'000U).outcome(), OutcomeClass::next);
  EXPECT_EQ(game_solution(Heap(), 99'999U).outcome(), OutcomeClass::previous);
  GameEvaluator<Heap> other(Heap(), values);
  GameSum sum(values);
  sum.add(other.position_for_sums(100'000));
  sum.add(clobber_position("BBW"));
  EXPECT_EQ(sum.value()->text(), "^*");
  EXPECT_EQ(sum.solve().outcome(), OutcomeClass::next);
}

/// Walks around a ring of positions, after a way to it.
struct Ring {
  using Position = int;
  std::vector<int> left(int p) const { return p < 10 ? std::vector{p + 1} : std::vector<int>{}; }
  std::vector<int> right(int p) const {
    return p == 10 ? std::vector{11} : p == 11 ? std::vector{8} : std::vector<int>{};
  }
};

TEST(OwnGames, ACycleIsShownInOrder) {
  Values values;
  GameEvaluator<Ring> evaluator(Ring(), values);
  try {
    evaluator.value(3);
    FAIL() << "a cycle was not found";
  } catch (const LoopyGame& loop) {
    EXPECT_NE(std::string(loop.what()).find("8 -Left-> 9 -Left-> 10 -Right-> 11 -Right-> 8"),
              std::string::npos)
        << loop.what();
    std::vector<int> cycle;
    for (const auto& step : loop.cycle()) cycle.push_back(evaluator.position(step.position));
    EXPECT_EQ(cycle, (std::vector{8, 9, 10, 11}));
  }
  EXPECT_THROW(evaluator.value(9), LoopyGame);  // and again
  // In alternate play nobody gets round: Right cannot move at 4.
  EXPECT_EQ(evaluator.search(3).outcome(), OutcomeClass::left);
  GameSum sum(values);
  sum.add(evaluator.position_for_sums(3));
  EXPECT_THROW(sum.value(), LoopyGame);
}

struct Swap {
  using Position = int;
  std::vector<int> left(int p) const { return {1 - p}; }
  std::vector<int> right(int p) const { return {1 - p}; }
  int mirror(int p) const { return p; }
};

TEST(OwnGames, ASearchThatMeetsACycleShowsIt) {
  GameEvaluator<Swap> evaluator({}, Values{});
  EXPECT_NE(complaint_of([&] { evaluator.search(0); }).find("0 -Left-> 1 -Right-> 0"),
            std::string::npos);
  EXPECT_THROW(evaluator.solve(0), LoopyGame);
  EXPECT_THROW(evaluator.search(0), LoopyGame);
}

struct CircularParts {
  using Position = int;
  std::vector<int> left(int) const { return {}; }
  std::vector<int> right(int) const { return {}; }
  std::vector<int> parts(int p) const { return {(p + 1) % 3}; }
};

struct OwnPart {
  using Position = int;
  std::vector<int> left(int) const { return {}; }
  std::vector<int> right(int) const { return {}; }
  std::vector<int> parts(int p) const { return {p, p + 1}; }
};

TEST(OwnGames, PartsThatGoInACircleAreRefused) {
  Values values;
  GameEvaluator<CircularParts> evaluator(CircularParts(), values);
  EXPECT_NE(complaint_of([&] { evaluator.value(0); }).find("0 -part-> 1 -part-> 2 -part-> 0"),
            std::string::npos);
  EXPECT_THROW(evaluator.solve(0), LoopyGame);
  EXPECT_NE(complaint_of([&] { game_value(OwnPart(), 4, values); }).find("the parts of 4 contain"),
            std::string::npos);
}

/// Counts forever.
struct Endless {
  using Position = std::uint64_t;
  std::vector<std::uint64_t> left(std::uint64_t n) const { return {n + 1}; }
  std::vector<std::uint64_t> right(std::uint64_t n) const { return {n + 1}; }
};

TEST(OwnGames, AGameWithoutEndStopsAtTheMemoryItMayTake) {
  Values values;
  GameEvaluator<Endless> evaluator(Endless(), values, {.most_bytes = 20'000'000});
  Trouble why;
  EXPECT_EQ(evaluator.value(0, {}, &why), std::nullopt);
  EXPECT_NE(why.what.find("the positions need more than"), std::string::npos) << why.what;
  EXPECT_EQ(why.remedy, Remedy::more_memory);
  GameEvaluator<Endless> other(Endless(), values, {.most_bytes = 20'000'000});
  const auto solved = other.search(0);
  EXPECT_EQ(solved.outcome(), std::nullopt);
  EXPECT_EQ(solved.why.remedy, Remedy::more_memory);
}

TEST(OwnGames, LimitsHold) {
  Limits few;
  few.nodes = 1000;
  GameEvaluator<Endless> evaluator({}, Values{});
  Trouble why;
  EXPECT_EQ(evaluator.value(0, few, &why), std::nullopt);
  EXPECT_EQ(why.what, "the budget was spent before all positions were listed");
  EXPECT_EQ(evaluator.search(0, few).outcome(), std::nullopt);
  Limits brief;
  brief.seconds = 0.05;
  const auto start = std::chrono::steady_clock::now();
  EXPECT_EQ(evaluator.value(1, brief), std::nullopt);
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(2));
  std::atomic<bool> stop = false;
  Limits stopped;
  stopped.stop = &stop;
  std::thread later([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    stop = true;
  });
  const auto solved = evaluator.search(2, stopped);
  later.join();
  EXPECT_EQ(solved.outcome(), std::nullopt);
}

/// Breaks at one position as often as it is asked to.
struct Breaking {
  using Position = int;
  int* times;
  std::vector<int> left(int p) const {
    if (p == 3 && (*times)-- > 0) throw std::out_of_range("broken");
    return p > 0 ? std::vector{p - 1} : std::vector<int>{};
  }
  std::vector<int> right(int) const { return {}; }
};

TEST(OwnGames, AnExceptionOfTheGamePassesThroughAndNothingIsLost) {
  int times = 1;
  const Breaking game{&times};
  GameEvaluator<Breaking> evaluator(game, Values{});
  EXPECT_THROW(evaluator.value(6), std::out_of_range);
  EXPECT_EQ(evaluator.value(6)->text(), "6");
  times = 1;
  GameEvaluator<Breaking> other(game, Values{});
  EXPECT_THROW(other.search(3), std::out_of_range);
  EXPECT_EQ(other.search(3).outcome(), OutcomeClass::left);
}

struct FalseParts : RandomGame {
  using RandomGame::RandomGame;
  std::vector<std::string> parts(const std::string& row) const {
    std::vector<std::string> out;
    for (const char letter : row)
      if (letter != 'C') out.push_back({letter});
    return out;
  }
};

struct FalseMirror : RandomGame {
  using RandomGame::RandomGame;
  std::string mirror(const std::string& row) const { return row; }
};

TEST(OwnGames, ACheckFindsFalsePartsAndFalseMirrors) {
  unsigned found_parts = 0, found_mirrors = 0;
  for (unsigned seed = 0; seed < 30; ++seed) {
    const std::string row = RandomGame::piece(9) + RandomGame::piece(2);
    Values values;
    const GraphOptions check{.check = true};
    const auto complaint = [&](const auto& game) {
      return complaint_of([&] { GameEvaluator(game, values, check).value(row); });
    };
    EXPECT_EQ(complaint(RandomGame(seed, 5)), "");
    EXPECT_EQ(complaint(SplitGame(seed, 5)), "");
    EXPECT_EQ(complaint(SplitMirroredGame(seed, 5)), "");
    const auto of_parts = complaint(FalseParts(seed, 5));
    const auto of_mirror = complaint(FalseMirror(seed, 5));
    const RandomGame game(seed, 5);
    const auto c = *game_value(game, RandomGame::piece(2), values);
    const bool is_zero = c == values.number(0);
    if (!is_zero) {
      EXPECT_NE(of_parts.find("add up to"), std::string::npos) << of_parts;
    }
    found_parts += of_parts.empty() ? 0 : 1;
    if (*game_value(game, row, values) + *game_value(game, row, values) != values.number(0)) {
      EXPECT_NE(of_mirror.find("as the negative of"), std::string::npos) << of_mirror;
    }
    found_mirrors += of_mirror.empty() ? 0 : 1;
  }
  EXPECT_GT(found_parts, 10U);
  EXPECT_GT(found_mirrors, 10U);
}

TEST(OwnGames, AGameThatAsksAboutItselfIsRefused) {
  struct Curious : NumberedGame {
    void options(PositionNumber, Side, std::vector<PositionNumber>&) override {
      Values values;
      graph->value(0, values);
    }
    std::string text(PositionNumber) override { return "p"; }
    GameGraph* graph = nullptr;
  };
  const auto game = std::make_shared<Curious>();
  GameGraph graph(game);
  game->graph = &graph;
  Values values;
  EXPECT_NE(complaint_of([&] { graph.value(0, values); }).find("while its positions are listed"),
            std::string::npos);
}

TEST(OwnGames, ThreadsShareAGraph) {
  const SplitGame game(11, 8);
  const auto numbered = std::make_shared<NumberedPositions<SplitGame>>(game);
  GameGraph shared(numbered);
  std::vector<PositionNumber> numbers;
  for (std::size_t i = 0; i < 16; ++i)
    numbers.push_back(numbered->number(RandomGame::piece(i) + RandomGame::piece(15 - i)));
  std::vector<std::string> texts[3];
  std::vector<std::thread> threads;
  for (auto& list : texts)
    threads.emplace_back([&] {
      Values own;
      for (const auto n : numbers) list.push_back(shared.value(n, own)->text());
    });
  for (auto& thread : threads) thread.join();
  EXPECT_EQ(texts[0], texts[1]);
  EXPECT_EQ(texts[0], texts[2]);
}

TEST(OwnGames, AFamilyHasAFormula) {
  Values values;
  GameEvaluator<Heap> evaluator(Heap(), values);
  const auto found = game_formula(
      evaluator, [](std::uint64_t n) { return static_cast<unsigned>(n); }, 0, 14);
  ASSERT_TRUE(found.formula);
  EXPECT_EQ(found.formula->period, 3U);
  EXPECT_EQ(found.members, 15U);
  ASSERT_EQ(found.formula->first.size(), 3U);
  EXPECT_EQ(found.formula->first[0].text(), "0");
  EXPECT_EQ(found.formula->first[2].text(), "*2");
  EXPECT_TRUE(game_formula(
                  evaluator, [](std::uint64_t n) { return static_cast<unsigned>(n); }, 0, 6)
                  .too_few);
}

}  // namespace
}  // namespace zermelo
