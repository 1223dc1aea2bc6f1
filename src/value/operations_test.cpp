// Cooling, heating and ordinal sums against their definitions.
#include "value/operations.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/both_worlds.h"
#include "tests/complaint.h"
#include "value/calculator/calculator.h"

namespace zermelo {
namespace {

/// G cooled by t by Conway's definition (On Numbers and Games, chapter 9): {GL cooled - t | GR
/// cooled + t}, unless at some lower temperature that is infinitesimally close to a number, which
/// it then remains. Lower temperatures are tried in steps of 1/32, so all games here freeze at
/// multiples of that.
class SlowCooling {
 public:
  explicit SlowCooling(ValueStore& store) : store_(store) {}

  Value cooled(Value g, int steps) {
    if (store_.is_number(g)) return g;
    if (const auto known = known_.find({g, steps}); known != known_.end()) return known->second;
    Value out = taxed(g, steps);
    for (int lower = steps - 1; lower >= 0; --lower) {
      const Value before = taxed(g, lower);
      if (store_.left_stop(before) == store_.right_stop(before))
        out = store_.number(store_.left_stop(before));
    }
    return known_[{g, steps}] = out;
  }

 private:
  Value taxed(Value g, int steps) {
    const Value tax = store_.number(Dyadic(steps, 5));
    const auto left = store_.left(g);
    std::vector<Value> lefts(left.begin(), left.end());
    const auto right = store_.right(g);
    std::vector<Value> rights(right.begin(), right.end());
    for (auto& each : lefts) each = store_.difference(cooled(each, steps), tax);
    for (auto& each : rights) each = store_.sum(cooled(each, steps), tax);
    return store_.make(lefts, rights);
  }

  ValueStore& store_;
  std::map<std::pair<Value, int>, Value> known_;
};

slow::Game slow_heated(slow::Games& games, const slow::Game& g, const slow::Game& t) {
  const auto form = games.canonical(g);
  if (games.is_number(form)) return form;
  slow::Form out;
  for (const auto& each : form->left) out.left.push_back(games.sum(slow_heated(games, each, t), t));
  for (const auto& each : form->right)
    out.right.push_back(games.sum(slow_heated(games, each, t), games.negative(t)));
  return slow::game(out.left, out.right);
}

/// A move in g removes h; a move in h leaves g unchanged.
slow::Game slow_ordinal(const slow::Game& g, const slow::Game& h) {
  slow::Form out = *g;
  for (const auto& each : h->left) out.left.push_back(slow_ordinal(g, each));
  for (const auto& each : h->right) out.right.push_back(slow_ordinal(g, each));
  return slow::game(out.left, out.right);
}

TEST(Cooling, IsItsDefinition) {
  GrownWorlds worlds(7, 45);
  Thermographs graphs(worlds.store);
  SlowCooling slow(worlds.store);
  for (const Pair& g : worlds.pairs) {
    if (graphs.of(g.value).temperature.exponent() > 3) continue;
    for (const int steps : {0, 8, 16, 24, 32, 40}) {
      ASSERT_EQ(cooled(worlds.store, graphs, g.value, Dyadic(steps, 5)),
                slow.cooled(g.value, steps))
          << worlds.text(g.game) << " by " << steps << "/32";
    }
  }
}

RC_GTEST_PROP(Cooling, ByNothingChangesNothing, ()) {
  BothWorlds worlds;
  Thermographs graphs(worlds.store);
  const Value g = worlds.value(*any_form());
  RC_ASSERT(cooled(worlds.store, graphs, g, 0) == g);
}

RC_GTEST_PROP(Cooling, ByMoreThanTheTemperatureLeavesTheMean, ()) {
  BothWorlds worlds;
  Thermographs graphs(worlds.store);
  const Value g = worlds.value(*any_form());
  const auto graph = graphs.of(g);
  const Dyadic t = std::max(graph.temperature, Dyadic()) + Dyadic(1, 7);
  RC_ASSERT(cooled(worlds.store, graphs, g, t) == worlds.store.number(graph.mean));
}

RC_GTEST_PROP(Cooling, IsAdditive, ()) {
  BothWorlds worlds;
  ValueStore& store = worlds.store;
  Thermographs graphs(store);
  const Value g = worlds.value(*forms(2)), h = worlds.value(*forms(1));
  const Dyadic t(*rc::gen::inRange(0, 12), 3);
  RC_ASSERT(cooled(store, graphs, store.sum(g, h), t) ==
            store.sum(cooled(store, graphs, g, t), cooled(store, graphs, h, t)));
}

TEST(Cooling, RefusesLessThanNothing) {
  ValueStore store;
  Thermographs graphs(store);
  const auto words = testing::complaint_of([&] { cooled(store, graphs, Value{}, Dyadic(-1, 1)); });
  EXPECT_EQ(words, "cooling by -1/2; expected 0 or more");
}

RC_GTEST_PROP(Heating, IsItsDefinition, ()) {
  BothWorlds worlds;
  const auto g = *forms(2);
  const auto t = *rc::gen::elementOf(small_games());
  const Value heat = heated(worlds.store, worlds.value(g), worlds.value(t));
  RC_ASSERT(worlds.text(heat) == worlds.text(slow_heated(worlds.games, g, t)));
}

TEST(Heating, LeavesNumbersAsTheyAre) {
  ValueStore store;
  for (const Dyadic& x : {Dyadic(), Dyadic(3), Dyadic(-5, 3)}) {
    EXPECT_EQ(heated(store, store.number(x), store.number(7)), store.number(x));
  }
  EXPECT_EQ(heated(store, store.nimber(1), store.number(1)), switch_of(store, store.number(1)));
}

RC_GTEST_PROP(AnOrdinalSum, IsItsDefinition, ()) {
  BothWorlds worlds;
  const auto g = *forms(1), h = *forms(2);
  const Value sum = ordinal_sum(worlds.store, worlds.value(g), worlds.value(h));
  RC_ASSERT(worlds.text(sum) == worlds.text(slow_ordinal(worlds.games.canonical(g), h)));
}

RC_GTEST_PROP(AnOrdinalSum, HasTheOrderOfItsSecondTerm, ()) {
  BothWorlds worlds;
  ValueStore& store = worlds.store;
  const Value g = worlds.value(*forms(1)), h = worlds.value(*forms(2)), k = worlds.value(*forms(1));
  const Value a = ordinal_sum(store, g, h), b = ordinal_sum(store, g, k);
  RC_ASSERT(store.compare(a, b) == store.compare(h, k));
  RC_ASSERT(ordinal_sum(store, Value{}, h) == h);
  RC_ASSERT(ordinal_sum(store, h, Value{}) == h);
  RC_ASSERT(ordinal_sum(store, store.negative(g), store.negative(h)) == store.negative(a));
}

TEST(AnOrdinalSum, OfKnownGamesIsTheKnownOne) {
  ValueStore store;
  Calculator calculator(store);
  const std::vector<std::pair<std::string, std::string>> same{
      {"1:-1", "1/2"}, {"1:1", "2"},  {"1:-2", "1/4"},     {"-1:1", "-1/2"},
      {"*:*", "*2"},   {"*:1", "^*"}, {"*:2", "{0,*:1|0}"}};
  for (const auto& [sum, value] : same)
    EXPECT_EQ(calculator.value(sum), calculator.value(value)) << sum;
}

RC_GTEST_PROP(TinyAndMiny, AreTheirDefinitions, ()) {
  BothWorlds worlds;
  const auto g = *forms(2), zero = slow::number(0);
  const auto minus = worlds.games.negative(g);
  const auto tiny_form = slow::game({zero}, {slow::game({zero}, {minus})});
  RC_ASSERT(worlds.text(tiny(worlds.store, worlds.value(g))) == worlds.text(tiny_form));
  const auto miny_form = slow::game({slow::game({g}, {zero})}, {zero});
  RC_ASSERT(worlds.text(miny(worlds.store, worlds.value(g))) == worlds.text(miny_form));
  RC_ASSERT(worlds.text(switch_of(worlds.store, worlds.value(g))) ==
            worlds.text(slow::game({g}, {minus})));
}

}  // namespace
}  // namespace zermelo
