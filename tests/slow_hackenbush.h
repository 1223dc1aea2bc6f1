#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "tests/slow_values.h"

namespace zermelo::slow {

/// An edge of a drawing: two vertices below 64, 0 being the ground, and B, R or G.
struct Twig {
  unsigned from, to;
  char colour;
};

/// Hackenbush by the letter of its rules: a position is a set of edges, a turn cuts `cuts` edges of
/// the player's own, and edges that are not joined to the ground fall. Every value is made from all
/// options. For up to 20 edges.
class Hackenbush {
 public:
  using Set = std::uint32_t;  // edge i is bit i

  explicit Hackenbush(std::vector<Twig> twigs, unsigned cuts = 1)
      : twigs_(std::move(twigs)), cuts_(cuts) {}

  Set start() const { return standing((Set{1} << twigs_.size()) - 1); }

  /// Vertices are reached from the ground until no edge leads to a new one.
  Set standing(Set set) const {
    std::uint64_t seen = 1, before = 0;
    while (seen != before) {
      before = seen;
      for (std::size_t i = 0; i < twigs_.size(); ++i) {
        const std::uint64_t ends = bit(twigs_[i].from) | bit(twigs_[i].to);
        if ((set >> i & 1) != 0 && (seen & ends) != 0) seen |= ends;
      }
    }
    Set out = 0;
    for (std::size_t i = 0; i < twigs_.size(); ++i) {
      if ((seen & bit(twigs_[i].from)) != 0) out |= set & Set{1} << i;
    }
    return out;
  }

  /// The sets of edges a player may cut.
  std::vector<Set> cuts(Set set, bool is_left) const {
    Set own = 0;
    for (std::size_t i = 0; i < twigs_.size(); ++i) {
      if (twigs_[i].colour != (is_left ? 'R' : 'B')) own |= set & Set{1} << i;
    }
    std::vector<Set> out;
    for (Set some = own; some != 0; some = (some - 1) & own) {
      if (size(some) == cuts_) out.push_back(some);
    }
    return out;
  }

  Game value(Games& games) { return value(games, start()); }

  Game value(Games& games, Set set) {
    const auto known = values_.find(set);
    if (known != values_.end()) return known->second;
    std::vector<Game> left, right;
    for (const Set cut : cuts(set, true)) left.push_back(value(games, standing(set & ~cut)));
    for (const Set cut : cuts(set, false)) right.push_back(value(games, standing(set & ~cut)));
    return values_[set] = games.canonical(game(left, right));
  }

  /// The value in units of 2^-40, for blue and red edges and one cut a turn: the simplest number
  /// between the best options.
  std::int64_t number() { return number(start()); }

  std::int64_t number(Set set) {
    const auto known = numbers_.find(set);
    if (known != numbers_.end()) return known->second;
    std::optional<std::int64_t> low, high;
    for (const Set cut : cuts(set, true)) {
      const std::int64_t x = number(standing(set & ~cut));
      if (!low || x > *low) low = x;
    }
    for (const Set cut : cuts(set, false)) {
      const std::int64_t x = number(standing(set & ~cut));
      if (!high || x < *high) high = x;
    }
    return numbers_[set] = simplest(low, high);
  }

  /// 0, 1, -1, 2, -2, ... if one of them lies strictly between, else the first of the halves, the
  /// quarters, ...
  static std::int64_t simplest(std::optional<std::int64_t> low, std::optional<std::int64_t> high) {
    const auto lies_between = [&](std::int64_t x) {
      return (!low || *low < x) && (!high || x < *high);
    };
    for (std::int64_t n = 0; n <= 32; ++n) {
      if (lies_between(n * one)) return n * one;
      if (lies_between(-n * one)) return -n * one;
    }
    for (std::int64_t step = one / 2;; step /= 2) {
      for (std::int64_t x = *low - *low % step - step; x <= *high; x += step) {
        if (lies_between(x)) return x;
      }
    }
  }

  static constexpr std::int64_t one = std::int64_t{1} << 40;

 private:
  static std::uint64_t bit(unsigned vertex) { return std::uint64_t{1} << vertex; }
  static unsigned size(Set set) { return set == 0 ? 0 : 1 + size(set & (set - 1)); }

  std::vector<Twig> twigs_;
  unsigned cuts_;
  std::map<Set, Game> values_;
  std::map<Set, std::int64_t> numbers_;
};

}  // namespace zermelo::slow
