#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "base/random.h"
#include "game/verdict.h"

namespace zermelo {

/// Variations of a plain search that imitate the solvers of the papers, for comparisons.
struct Variation {
  std::optional<std::uint64_t> shuffle_seed;  // list moves in random order, new at every visit
  bool keeps_dead = false;                    // do not clear away what can never move again

  bool is_none() const { return !shuffle_seed && !keeps_dead; }
};

/// The same game, with the same values and outcomes, varied. Make one for each search: the random
/// numbers continue from call to call, so that a search repeats only if it starts with a new
/// object.
template <NormalPlay G>
class Varied {
 public:
  using Position = typename G::Position;
  using Move = typename G::Move;
  static constexpr bool normal_play = true;

  Varied(const G& rules, const Variation& variation) : rules_(rules), keeps_(variation.keeps_dead) {
    if (variation.shuffle_seed) random_.emplace(*variation.shuffle_seed);
  }

  std::vector<Move> moves(const Position& p, Side side) const {
    std::vector<Move> list;
    for (const auto& move : rules_.moves(p, side)) list.push_back(move);
    if (random_) shuffle(list);
    return list;
  }
  std::size_t move_count(const Position& p, Side side) const {
    return zermelo::move_count(rules_, p, side);
  }
  Position play(const Position& p, Side side, const Move& move) const {
    return rules_.play(p, side, move);
  }
  std::optional<Result> result(const Position& p, Side side) const {
    return rules_.result(p, side);
  }
  std::uint64_t hash(const Position& p) const { return rules_.hash(p); }
  Position tidied(const Position& p) const { return keeps_ ? p : zermelo::tidied(rules_, p); }

 private:
  void shuffle(std::vector<Move>& list) const {
    for (auto i = static_cast<std::uint32_t>(list.size()); i > 1; --i)
      std::swap(list[i - 1], list[random_->below(i)]);
  }

  const G& rules_;
  bool keeps_;
  mutable std::optional<Random> random_;
};

}  // namespace zermelo
