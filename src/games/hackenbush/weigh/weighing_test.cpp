#include "games/hackenbush/weigh/weighing.h"

#include <gtest/gtest.h>

#include <cmath>

#include "games/hackenbush/weigh/scale_method.h"
#include "tests/seeded_drawing.h"
#include "value/text.h"

namespace zermelo::hackenbush {
namespace {

/// A bed of five legs, of value 1/32, and the same with its colours swapped.
constexpr const char* redwood_bed =
    "0-1-B 0-2-B 0-3-B 0-4-B 0-5-B 1-11-R 2-12-R 3-13-R 4-14-R 5-15-R 11-20-R 12-20-R 13-20-R "
    "14-20-R 15-20-R 11-21-R 12-21-R 13-21-R 14-21-R";

constexpr const char* bluewood_bed =
    "0-1-R 0-2-R 0-3-R 0-4-R 0-5-R 1-11-B 2-12-B 3-13-B 4-14-B 5-15-B 11-20-B 12-20-B 13-20-B "
    "14-20-B 15-20-B 11-21-B 12-21-B 13-21-B 14-21-B";

void nobody(const Weighing&, bool) {}

std::string text(const std::optional<Simple>& value) { return value ? simple_text(*value) : "?"; }

Weighed weigh(const Drawing& drawing, const WeighOptions& options = {}) {
  Budget budget;
  return weigh_drawing(drawing, options, nobody, budget);
}

/// The value by the slow rules, in the form of a weight's text.
std::string truth(const EdgeList& edges) {
  slow::Hackenbush slow(twigs(edges));
  return Dyadic(slow.number(), 40).text();
}

TEST(Weighing, TallStalksAreProvedWithTheBudgetOfTheThesis) {
  for (unsigned power = 1; power <= 20; ++power) {
    const std::string fraction = "1/" + std::to_string(1U << power);
    const auto blue = weigh(read_stalks('B' + std::string(power, 'R')));
    const auto red = weigh(read_stalks('R' + std::string(power, 'B')));
    EXPECT_EQ(text(blue.value), fraction);
    EXPECT_EQ(text(red.value), '-' + fraction);
    EXPECT_TRUE(blue.is_proved && red.is_proved) << fraction;
    EXPECT_EQ(blue.confidence, 1);
  }
}

TEST(Weighing, WhatIsProvedIsTrue) {
  Random random(11);
  for (int i = 0; i < 60; ++i) {
    const auto edges = seeded_graph(random, 4 + random.below(6), 6, "BR");
    const auto found = weigh(drawing_of(edges), {.seed = 5});
    EXPECT_TRUE(found.is_proved) << text_of(edges);
    EXPECT_EQ(text(found.value), truth(edges)) << text_of(edges);
  }
}

/// By rates alone: no more errors than announced and three standard errors.
TEST(Weighing, TheConfidenceIsTrueWithoutProofs) {
  Random random(12);
  double announced = 0, wrong = 0;
  int known = 0;
  for (int i = 0; i < 20; ++i) {
    const auto edges = seeded_graph(random, 4 + random.below(4), 5, "BR");
    const auto found = weigh(
        drawing_of(edges),
        {.iterations = 100, .playouts = 60, .prove = false, .seed = static_cast<std::uint64_t>(i)});
    EXPECT_FALSE(found.is_proved && !drawing_of(edges).edges.empty()) << text_of(edges);
    if (!found.value) continue;
    ++known;
    announced += 1 - found.confidence;
    wrong += text(found.value) == truth(edges) ? 0 : 1;
  }
  EXPECT_GE(known, 18);
  EXPECT_LE(wrong, announced + 3 * std::sqrt(announced));
}

struct Trace {
  std::vector<std::string> lines;
  Weighed found;
  std::uint64_t iterations;
};

Trace trace_of(const Drawing& drawing, const WeighOptions& options, bool mirror) {
  Trace trace;
  Budget budget;
  const auto keep = [&](const Weighing& w, bool is_done) {
    if (!is_done) return;
    const std::size_t first = mirror ? 1 : 0;
    const Simple weight =
        mirror ? Simple{-w.weight.number, -w.weight.ups, w.weight.star} : w.weight;
    trace.lines.push_back(simple_text(weight) + ' ' + std::to_string(w.games[first].wins) + '/' +
                          std::to_string(w.games[first].games) + ' ' +
                          std::to_string(w.games[1 - first].wins) + '/' +
                          std::to_string(w.games[1 - first].games));
  };
  trace.found = weigh_drawing(drawing, options, keep, budget);
  trace.iterations = budget.nodes();
  return trace;
}

TEST(Weighing, SwappedColoursGiveTheMirrorImageSeedForSeed) {
  Random random(13);
  for (int i = 0; i < 12; ++i) {
    const auto edges = seeded_graph(random, 8, 5, i % 2 == 0 ? "BR" : "BRG");
    const WeighOptions options{.by = i % 3 == 0 ? Player::pure : Player::uct,
                               .iterations = 40,
                               .playouts = 20,
                               .cuts = 1 + random.below(2),
                               .prove = i % 4 != 1,
                               .seed = static_cast<std::uint64_t>(i)};
    const Trace one = trace_of(drawing_of(edges), options, false);
    const Trace two = trace_of(drawing_of(mirrored(edges)), options, true);
    EXPECT_EQ(one.lines, two.lines) << text_of(edges);
    EXPECT_EQ(one.iterations, two.iterations);
    EXPECT_EQ(one.found.rates[0], two.found.rates[1]);
    EXPECT_EQ(one.found.confidence, two.found.confidence);
    EXPECT_EQ(one.found.value.has_value(), two.found.value.has_value());
    if (one.found.value) {
      EXPECT_EQ(one.found.value->number, -two.found.value->number);
    }
  }
}

TEST(Weighing, ThreadsChangeNothing) {
  const Drawing drawing =
      read_drawing("0-1-R 1-2-R 2-3-B 3-4-R 2-0-B 0-5-B 5-6-R 6-7-B 7-8-R 8-9-B 5-8-R");
  const WeighOptions one{.iterations = 30, .prove = false, .seed = 3, .threads = 1};
  WeighOptions two = one;
  two.threads = 2;
  const Trace a = trace_of(drawing, one, false), b = trace_of(drawing, two, false);
  EXPECT_EQ(a.lines, b.lines);
  EXPECT_EQ(a.iterations, b.iterations);
}

TEST(Weighing, ValuesBeyondNumbers) {
  EXPECT_EQ(text(weigh(read_stalks("G")).value), "*");
  EXPECT_EQ(text(weigh(read_stalks("GGG+BB")).value), "2*3");
  EXPECT_EQ(text(weigh(read_stalks("GB")).value), "^*");
  EXPECT_EQ(text(weigh(read_stalks("GB+G")).value), "^");
  const std::pair<const char*, const char*> two_cuts[] = {
      {"B+R", "0"},     {"RB+BR", "*"},    {"RBBR+BRBR", "*2"}, {"BRBB+RB", "^*"},
      {"BR+BR", "1/2"}, {"RB+RB", "-1/2"}, {"BRB+R+B+B", "1*"}, {"RBR+B+R+R", "-1*"}};
  for (const auto& [stalks, value] : two_cuts) {
    const auto found = weigh(read_stalks(stalks), {.cuts = 2});
    EXPECT_EQ(text(found.value), value) << stalks;
    EXPECT_TRUE(found.is_proved) << stalks;
  }
}

TEST(Weighing, TheEmptyDrawingIsZero) { EXPECT_EQ(text(weigh({}).value), "0"); }

TEST(Weighing, ASpentBudgetIsNotAGuess) {
  Budget budget({.nodes = 50});
  const auto found = weigh_drawing(read_drawing(redwood_bed), {}, nobody, budget);
  EXPECT_FALSE(found.value);
  EXPECT_FALSE(found.is_proved);
  EXPECT_EQ(found.why_not, NoBalance::budget_spent);
}

TEST(ScaleMethod, TheRuleOfTheThesisSendsTheUndecidedToRed) {
  const ScaleMethod method;
  const auto outcome = [&](double blue, double red) {
    return letter(scale_class(method, blue, red));
  };
  EXPECT_EQ(outcome(0, 0), 'P');
  EXPECT_EQ(outcome(0.39, 0.39), 'P');
  EXPECT_EQ(outcome(0.61, 0.61), 'N');
  EXPECT_EQ(outcome(0.61, 0.6), 'L');
  EXPECT_EQ(outcome(0, 1), 'R');
  EXPECT_EQ(outcome(0.5, 0.3), 'R');  // Blue does better, and Red is said to win
  EXPECT_EQ(outcome(0.4, 0), 'R');
}

TEST(ScaleMethod, FindsLargeValuesEdgeByEdge) {
  Budget budget;
  const ScaleMethod method{.iterations = 200, .playouts = 20};
  const auto found = scale_value(read_stalks("BRR"), method, nobody, budget);
  EXPECT_EQ(text(found.value), "1/4");
  EXPECT_EQ(found.steps.size(), 4U);  // nothing, B, BR, BRR
  EXPECT_EQ(text(scale_value(read_stalks("G"), method, nobody, budget).value), "*");
  EXPECT_EQ(text(scale_value({}, method, nobody, budget).value), "0");
}

/// Section 5 of the thesis: both players find these, and nobody wins a game at the balance.
TEST(ScaleMethod, FindsShortStalksWithoutAWinAtTheBalance) {
  for (const Player by : {Player::uct, Player::pure}) {
    for (unsigned power = 1; power <= 4; ++power) {
      Budget budget;
      const ScaleMethod method{.by = by, .iterations = 1200, .playouts = 4};
      const auto found =
          scale_value(read_stalks('B' + std::string(power, 'R')), method, nobody, budget);
      EXPECT_EQ(text(found.value), "1/" + std::to_string(1U << power));
      ASSERT_FALSE(found.steps.empty());
      EXPECT_EQ(found.steps.back().rate(Side::left), 0) << power;
      EXPECT_EQ(found.steps.back().rate(Side::right), 0) << power;
    }
  }
}

/// The mirror image of the bed under the mirror image of the rule: the bias is in the rule.
TEST(ScaleMethod, TurningTheRuleTurnsTheBias) {
  Budget budget;
  ScaleMethod method{.iterations = 20, .playouts = 10};
  const auto red = scale_value(read_drawing(redwood_bed), method, nobody, budget);
  method.undecided = Side::left;
  const auto blue = scale_value(read_drawing(bluewood_bed), method, nobody, budget);
  ASSERT_EQ(red.steps.size(), blue.steps.size());
  for (std::size_t i = 0; i < red.steps.size(); ++i) {
    EXPECT_EQ(red.steps[i].weight.number, -blue.steps[i].weight.number);
    EXPECT_EQ(red.steps[i].games[0].wins, blue.steps[i].games[1].wins);
    EXPECT_EQ(red.steps[i].games[1].wins, blue.steps[i].games[0].wins);
  }
}

}  // namespace
}  // namespace zermelo::hackenbush
