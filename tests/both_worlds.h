#pragma once

#include <rapidcheck.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <ostream>
#include <string>
#include <vector>

#include "base/random.h"
#include "tests/slow_values.h"
#include "value/store.h"

namespace zermelo {
namespace slow {

/// Prints a game that broke a law, for rapidcheck.
inline std::ostream& operator<<(std::ostream& out, const Form& form) {
  const auto list = [&out](const std::vector<Game>& options) {
    for (std::size_t i = 0; i < options.size(); ++i) out << (i == 0 ? "" : ",") << *options[i];
  };
  out << '{';
  list(form.left);
  out << '|';
  list(form.right);
  return out << '}';
}

}  // namespace slow

/// A game in both worlds.
struct Pair {
  slow::Game game;
  Value value;
};

/// A store beside the slow arithmetic, and the same games in both.
struct BothWorlds {
  ValueStore store;
  slow::Games games;

  /// The value of a game of any form, made option by option.
  Value value(const slow::Game& game) {
    const auto known = values_.find(game);
    if (known != values_.end()) return known->second;
    const Value out = store.make(values(game->left), values(game->right));
    return values_[game] = out;
  }

  Pair pair(const slow::Game& game) { return {game, value(game)}; }

  /// The form the store holds, written out like a slow one.
  std::string text(Value g) {
    const auto known = texts_.find(g);
    if (known != texts_.end()) return known->second;
    const auto left = store.left(g);
    const std::vector<Value> lefts(left.begin(), left.end());
    const auto right = store.right(g);
    const std::vector<Value> rights(right.begin(), right.end());
    const std::string out = '{' + listed(lefts) + '|' + listed(rights) + '}';
    return texts_[g] = out;
  }

  std::string text(const slow::Game& game) { return games.text(games.canonical(game)); }

  /// Both games, for the message of a failed test.
  std::string both(const Pair& g, const Pair& h) { return text(g.game) + " and " + text(h.game); }

 private:
  std::vector<Value> values(const std::vector<slow::Game>& options) {
    std::vector<Value> out;
    for (const auto& option : options) out.push_back(value(option));
    return out;
  }

  std::string listed(const std::vector<Value>& options) {
    std::vector<std::string> texts;
    for (const Value option : options) texts.push_back(text(option));
    std::ranges::sort(texts);
    std::string out;
    for (const auto& each : texts) out += (out.empty() ? "" : ",") + each;
    return out;
  }

  std::map<slow::Game, Value> values_;
  std::map<Value, std::string> texts_;
};

/// A few games of the first days to build others from.
inline std::vector<slow::Game> small_games() {
  const auto zero = slow::number(0), one = slow::number(1), minus_one = slow::number(-1);
  const auto star = slow::nimber(1);
  return {zero,
          star,
          one,
          minus_one,
          slow::up(),
          slow::game({star}, {zero}),
          slow::nimber(2),
          slow::number(1, 1),
          slow::game({one}, {minus_one}),
          slow::game({one}, {zero}),
          slow::game({star}, {minus_one})};
}

/// Any form of that many levels or less over the small games, with at most two options a side. An
/// empty side makes an integer, so these are the rarer ones.
inline rc::Gen<slow::Game> forms(int levels) {
  if (levels == 0) return rc::gen::elementOf(small_games());
  const auto below = rc::gen::mapcat(rc::gen::inRange(0, levels), forms);
  const auto counts = rc::gen::weightedElement<std::size_t>({{1, 0}, {6, 1}, {6, 2}});
  const auto options = rc::gen::mapcat(counts, [below](std::size_t count) {
    return rc::gen::container<std::vector<slow::Game>>(count, below);
  });
  return rc::gen::map(rc::gen::pair(options, options),
                      [](const auto& both) { return slow::game(both.first, both.second); });
}

/// Forms of more levels, up to 4, as rapidcheck asks for larger ones.
inline rc::Gen<slow::Game> any_form() {
  return rc::gen::withSize([](int size) { return forms(std::min(4, 1 + size / 15)); });
}

/// Games that become richer from one to the next: the small ones, then each takes up to three
/// options a side from those before it, the early and simple ones more often.
inline std::vector<slow::Game> growing_games(std::uint64_t seed, std::size_t count) {
  Random random(seed);
  std::vector<slow::Game> out = small_games();
  const auto options = [&] {
    std::vector<slow::Game> some(random.below(8) == 0 ? 0 : 1 + random.below(3));
    for (auto& each : some) {
      const auto last = random.below(static_cast<std::uint32_t>(out.size()));
      each = out[random.below(last + 1)];
    }
    return some;
  };
  while (out.size() < count) {
    const auto left = options();
    out.push_back(slow::game(left, options()));
  }
  return out;
}

/// Growing games in both worlds.
struct GrownWorlds : BothWorlds {
  GrownWorlds(std::uint64_t seed, std::size_t count) : random(seed) {
    for (const auto& each : growing_games(seed, count)) pairs.push_back(pair(each));
  }

  const Pair& any() { return pairs[random.below(static_cast<std::uint32_t>(pairs.size()))]; }

  Random random;
  std::vector<Pair> pairs;
};

}  // namespace zermelo
