// Thermographs, compared with stops of games in which every move is taxed.
#include "value/thermograph.h"

#include <gtest/gtest.h>

#include <rapidcheck/gtest.h>

#include "tests/both_worlds.h"
#include "value/calculator/calculator.h"

namespace zermelo {
namespace {

/// The stops of games cooled by t, by definition: every move costs t, and once Left's stop would no
/// longer exceed Right's the game is frozen at its mean. Numbers and temperatures are in units of
/// 2^-20; all of them here are multiples of that.
class SlowStops {
 public:
  static constexpr std::int64_t unit = std::int64_t{1} << 20;
  struct Mast {
    std::int64_t temperature, mean;
  };

  explicit SlowStops(ValueStore& store) : store_(store) {}

  std::int64_t stop(Value g, bool is_left, std::int64_t t) {
    if (store_.is_number(g)) return *store_.simple(g)->number.scaled(20).to_integer();
    const Mast frozen = mast(g);
    return t >= frozen.temperature ? frozen.mean : scaffold(g, is_left, t);
  }

  /// The least temperature at which Left's stop does not exceed Right's. Their distance never
  /// grows, so that bisection finds it.
  Mast mast(Value g) {
    if (const auto known = masts_.find(g); known != masts_.end()) return known->second;
    std::int64_t low = -1, high = 64 * unit;
    while (high - low > 1) {
      const std::int64_t t = (low + high) / 2;
      (scaffold(g, true, t) <= scaffold(g, false, t) ? high : low) = t;
    }
    EXPECT_EQ(scaffold(g, true, high), scaffold(g, false, high)) << "2^-20 is too coarse";
    return masts_[g] = {high, scaffold(g, true, high)};
  }

 private:
  std::int64_t scaffold(Value g, bool is_left, std::int64_t t) {
    const auto options = is_left ? store_.left(g) : store_.right(g);
    const std::vector<Value> copy(options.begin(), options.end());
    std::vector<std::int64_t> stops;
    for (const Value option : copy) stops.push_back(stop(option, !is_left, t));
    return is_left ? *std::ranges::max_element(stops) - t : *std::ranges::min_element(stops) + t;
  }

  ValueStore& store_;
  std::map<Value, Mast> masts_;
};

Dyadic from_units(std::int64_t x) { return {x, 20}; }

void expect_slow_walls(ValueStore& store, Thermographs& graphs, SlowStops& slow, Value g) {
  const auto& graph = graphs.of(g);
  for (std::int64_t i = 0; i <= 40; ++i) {
    const std::int64_t t = i * SlowStops::unit / 16;
    ASSERT_EQ(graph.left.at(from_units(t)), from_units(slow.stop(g, true, t))) << i;
    ASSERT_EQ(graph.right.at(from_units(t)), from_units(slow.stop(g, false, t))) << i;
  }
  if (store.is_number(g)) return;
  ASSERT_EQ(graph.temperature, from_units(slow.mast(g).temperature));
  ASSERT_EQ(graph.mean, from_units(slow.mast(g).mean));
}

TEST(AThermograph, HasTheStopsOfTheCooledGame) {
  for (const std::uint64_t seed : {1U, 2U, 3U}) {
    GrownWorlds worlds(seed, 90);
    Thermographs graphs(worlds.store);
    SlowStops slow(worlds.store);
    for (const Pair& g : worlds.pairs) {
      SCOPED_TRACE(worlds.text(g.game));
      expect_slow_walls(worlds.store, graphs, slow, g.value);
      if (HasFatalFailure()) return;
    }
  }
}

RC_GTEST_PROP(AThermograph, BeginsAtTheStopsAndEndsInTheMast, ()) {
  BothWorlds worlds;
  const Value g = worlds.value(*any_form());
  Thermographs graphs(worlds.store);
  const auto& graph = graphs.of(g);
  RC_ASSERT(graph.left.at(0) == worlds.store.left_stop(g));
  RC_ASSERT(graph.right.at(0) == worlds.store.right_stop(g));
  for (const Wall* wall : {&graph.left, &graph.right}) {
    RC_ASSERT(wall->points.front().temperature == Dyadic());
    RC_ASSERT(wall->points.back().slope == 0);
    RC_ASSERT(wall->points.back().value == graph.mean);
    for (std::size_t i = 1; i < wall->points.size(); ++i) {
      const auto &before = wall->points[i - 1], &here = wall->points[i];
      RC_ASSERT(before.temperature < here.temperature);
      RC_ASSERT(before.slope != here.slope);
      RC_ASSERT(before.value + (here.temperature - before.temperature).times(before.slope) ==
                here.value);
    }
  }
}

RC_GTEST_PROP(AThermograph, IsMirroredByTheNegativeGame, ()) {
  BothWorlds worlds;
  const Value g = worlds.value(*any_form());
  Thermographs graphs(worlds.store);
  const auto &graph = graphs.of(g), &mirror = graphs.of(worlds.store.negative(g));
  RC_ASSERT(graph.temperature == mirror.temperature);
  RC_ASSERT(graph.mean == -mirror.mean);
  for (int i = 0; i <= 12; ++i) {
    RC_ASSERT(graph.left.at(Dyadic(i, 2)) == -mirror.right.at(Dyadic(i, 2)));
  }
}

RC_GTEST_PROP(ASum, HasTheSumOfTheMeansAndNoHigherTemperature, ()) {
  BothWorlds worlds;
  const Value g = worlds.value(*any_form()), h = worlds.value(*forms(1));
  Thermographs graphs(worlds.store);
  const auto &a = graphs.of(g), &b = graphs.of(h), &sum = graphs.of(worlds.store.sum(g, h));
  RC_ASSERT(sum.mean == a.mean + b.mean);
  if (worlds.store.is_number(g) || worlds.store.is_number(h)) return;
  RC_ASSERT(sum.temperature <= std::max(a.temperature, b.temperature));
}

TEST(AThermograph, OfAKnownGameIsTheKnownOne) {
  ValueStore store;
  Calculator calculator(store);
  struct Known {
    const char *text, *mean, *temperature;
  };
  for (const Known& known : {Known{"{4|1||0}", "1", "1"},
                             {"+-1", "0", "1"},
                             {"5+-3/2", "5", "3/2"},
                             {"{1|0}", "1/2", "1/2"},
                             {"*", "0", "0"},
                             {"^", "0", "0"},
                             {"^2*3", "0", "0"},
                             {"7*", "7", "0"},
                             {"Tiny(2)", "0", "0"},
                             {"0", "0", "-1"},
                             {"-4", "-4", "-1"},
                             {"1/2", "1/2", "-1/2"},
                             {"-5/8", "-5/8", "-1/8"},
                             {"{2||0|-4}", "0", "2"},
                             {"{10|2||0}", "2", "2"},
                             {"{{5|3}|0}", "2", "2"}}) {
    Thermographs graphs(store);
    const auto& graph = graphs.of(calculator.value(known.text));
    EXPECT_EQ(graph.mean.text(), known.mean) << known.text;
    EXPECT_EQ(graph.temperature.text(), known.temperature) << known.text;
  }
}

}  // namespace
}  // namespace zermelo
