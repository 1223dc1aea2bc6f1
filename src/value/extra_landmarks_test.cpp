// Comparisons in a large store of all-small games, where extra landmarks settle most of them,
// compared with the definition.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "base/random.h"
#include "value/store.h"

namespace zermelo {
namespace {

/// G <= H by its definition, over the options the store lists.
class Definition {
 public:
  explicit Definition(ValueStore& store) : store_(store) {}

  bool less_or_equal(Value g, Value h) {
    const auto [known, fresh] = known_.try_emplace({g, h}, true);
    if (!fresh) return known->second;
    bool answer = true;
    for (const Value option : list(store_.left(g))) answer = answer && !less_or_equal(h, option);
    for (const Value option : list(store_.right(h))) answer = answer && !less_or_equal(option, g);
    return known_[{g, h}] = answer;
  }
  std::size_t pairs() const { return known_.size(); }

 private:
  static std::vector<Value> list(std::span<const Value> options) {
    return {options.begin(), options.end()};
  }

  ValueStore& store_;
  std::map<std::pair<Value, Value>, bool> known_;
};

/// All-small games from random options among the later of those made so far, so that they get deep.
std::vector<Value> all_small_games(ValueStore& store, Random& random, std::size_t count) {
  std::vector<Value> games{Value{}, store.nimber(1), store.nimber(2)};
  const auto pick = [&] {
    const auto window = std::min<std::uint32_t>(static_cast<std::uint32_t>(games.size()), 300);
    return games[games.size() - 1 - random.below(window)];
  };
  while (store.size() < count) {
    std::vector<Value> left, right;
    for (auto n = 1 + random.below(3); n > 0; --n) left.push_back(pick());
    for (auto n = 1 + random.below(3); n > 0; --n) right.push_back(pick());
    const Value g = store.make(left, right);
    if (store.all_small(g)) games.push_back(g);
  }
  return games;
}

TEST(ExtraLandmarks, ALargeStoreComparesAsTheDefinitionSays) {
  ValueStore store;
  Random random(5);
  const auto games = all_small_games(store, random, 4000);
  const auto any = [&] { return games[random.below(static_cast<std::uint32_t>(games.size()))]; };
  Definition truth(store);
  int less = 0;
  const auto steps_before = store.steps();
  for (int i = 0; i < 800; ++i) {
    const Value g = any(), h = any();
    ASSERT_EQ(store.less_or_equal(g, h), truth.less_or_equal(g, h)) << g.id << ' ' << h.id;
    less += store.less_or_equal(g, h) ? 1 : 0;
  }
  EXPECT_GT(less, 20);
  // Extra landmarks that say less than they could are still right, but then descents are many.
  EXPECT_LT(8 * (store.steps() - steps_before), truth.pairs());
}

/// The first games made become extra landmarks, each an option of later ones; the rest have options
/// among them, so that all games lie close together.
TEST(ExtraLandmarks, ComparedWithEachOtherAreInOrder) {
  ValueStore store;
  Random random(7);
  std::vector<Value> games{Value{}, store.nimber(1), store.nimber(2)};
  while (store.size() < 3000) {
    const auto count = static_cast<std::uint32_t>(games.size());
    const auto pick = [&] {
      return count < 150 ? games[count - 1 - random.below(std::min(count, 12U))]
                         : games[random.below(150)];
    };
    const Value g = store.make(std::array{pick(), pick()}, std::array{pick(), pick()});
    if (store.all_small(g) && std::ranges::find(games, g) == games.end()) games.push_back(g);
  }
  Definition truth(store);
  int less = 0;
  for (const Value g : std::span(games).first(150)) {
    for (const Value h : std::span(games).first(150)) {
      ASSERT_EQ(store.less_or_equal(g, h), truth.less_or_equal(g, h)) << g.id << ' ' << h.id;
      less += store.less_or_equal(g, h) ? 1 : 0;
    }
  }
  EXPECT_GT(less, 100);
}

/// A canonical form made again from its own options is itself, and so it is with a dominated option
/// added.
TEST(ExtraLandmarks, ALargeStoreStillMakesCanonicalForms) {
  ValueStore store;
  Random random(6);
  const auto games = all_small_games(store, random, 4000);
  const auto any = [&] { return games[random.below(static_cast<std::uint32_t>(games.size()))]; };
  int added = 0;
  for (int i = 0; i < 1000; ++i) {
    const Value g = any(), h = any();
    std::vector<Value> left(store.left(g).begin(), store.left(g).end());
    const std::vector<Value> right(store.right(g).begin(), store.right(g).end());
    ASSERT_EQ(store.make(left, right), g);
    if (left.empty() || !store.less_or_equal(h, left.front())) continue;
    left.push_back(h);
    ASSERT_EQ(store.make(left, right), g);
    ++added;
  }
  EXPECT_GT(added, 20);
}

}  // namespace
}  // namespace zermelo
