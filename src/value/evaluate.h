#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <optional>
#include <ranges>
#include <vector>

#include "game/game.h"
#include "value/position_table.h"
#include "value/scoped_limits.h"
#include "value/store.h"

namespace zermelo {

/// A game whose positions split into independent parts, whose sum they are.
template <class G>
concept Splits = Game<G> && requires(const G& rules, const typename G::Position& p) {
  { rules.parts(p) } -> std::ranges::input_range;
};

/// A game that maps positions of equal value, such as mirror images and shifted shapes, to one of
/// them.
template <class G>
concept Keyed = Game<G> && requires(const G& rules, const typename G::Position& p) {
  { rules.key(p) } -> std::same_as<typename G::Position>;
};

/// A game that recognises some positions as integers without search.
template <class G>
concept SeesIntegers = Game<G> && requires(const G& rules, const typename G::Position& p) {
  { rules.integer(p) } -> std::same_as<std::optional<std::int64_t>>;
};

struct EvaluateOptions {
  bool split = true;  // into parts, each looked up by its key, if the game can
  std::size_t most_bytes = std::size_t{1} << 30;  // for the positions
  bool shares_ceiling = false;  // most_bytes is for the values of the store as well
};

/// Computes the value of any position under normal play from the values of its options; every
/// position is evaluated once. Keeps references to the rules and the store, and what it found, for
/// the next question. The recursion is as deep as the game is long.
template <NormalPlay G>
class Evaluator {
 public:
  using Position = typename G::Position;

  Evaluator(const G& rules, ValueStore& store, EvaluateOptions options = {})
      : rules_(rules), store_(store), options_(options), known_(options.most_bytes) {}
  ~Evaluator() {
    if (options_.shares_ceiling) store_.count_elsewhere(0);
  }
  Evaluator(const Evaluator&) = delete;
  Evaluator& operator=(const Evaluator&) = delete;

  /// Throws GaveUp when the budget or the memory is spent.
  Value value(const Position& p, Budget& budget);

  std::size_t bytes() const { return known_.bytes(); }  // of the positions

 private:
  Value whole(const Position& p) {
    if constexpr (Splits<G>) {
      if (options_.split) {
        Value sum;
        for (const auto& part : rules_.parts(p)) sum = store_.sum(sum, single(keyed(part)));
        return sum;
      }
    }
    return single(tidied(rules_, p));
  }

  const char* why_not_known() const {
    return budget_->spent() == Spent::stopped ? "stopped before the value was known"
                                              : "the budget was spent before the value was known";
  }

  Position keyed(const Position& p) const {
    if constexpr (Keyed<G>)
      return rules_.key(p);
    else
      return p;
  }

  Value single(const Position& p) {
    const std::uint64_t hash = rules_.hash(p);
    if (const auto* known = known_.find(hash, p)) return {*known};
    mind_the_stack();
    if (!budget_->enter()) throw GaveUp(why_not_known());
    const Value g = worked_out(p);
    if (options_.shares_ceiling && known_.is_about_to_grow()) share_ceiling();
    known_.insert(hash, p, g.id);
    return g;
  }

  /// The positions may take the memory that the values leave, and the values what is left after
  /// that.
  void share_ceiling() {
    const std::size_t values = std::min(store_.bytes(), options_.most_bytes);
    known_.set_most_bytes(options_.most_bytes - values);
    store_.count_elsewhere(2 * known_.bytes());
  }

  Value worked_out(const Position& p) {
    if constexpr (SeesIntegers<G>) {
      if (const auto n = rules_.integer(p)) return store_.number(Dyadic(*n));
    }
    return from_options(p);
  }

  /// The positions after each move wait on a stack. All are known before the first is looked up, so
  /// that their places in the table can be prefetched.
  Value from_options(const Position& p) {
    const std::size_t first = positions_.size(), values = values_.size();
    add_moves(p, Side::left);
    const std::size_t middle = positions_.size();
    add_moves(p, Side::right);
    const std::size_t last = positions_.size();
    for (std::size_t i = first; i < last; ++i) {
      store_.mind_the_clock();  // there may be thousands of moves, and splitting is slow
      const Position next = positions_[i];
      values_.push_back(whole(next));
    }
    const std::span<const Value> all(values_.data() + values, last - first);
    const Value g = store_.make(all.first(middle - first), all.subspan(middle - first));
    positions_.resize(first);
    values_.resize(values);
    return g;
  }

  void add_moves(const Position& p, Side side) {
    for (const auto& move : rules_.moves(p, side)) {
      store_.mind_the_clock();
      positions_.push_back(rules_.play(p, side, move));
      if (!options_.split) known_.prefetch(rules_.hash(tidied(rules_, positions_.back())));
    }
  }

  const G& rules_;
  ValueStore& store_;
  EvaluateOptions options_;
  PositionTable<Position> known_;
  std::vector<Position> positions_;  // waiting, as a stack
  std::vector<Value> values_;
  Budget* budget_ = nullptr;
};

// Outside of the class, and so not inline: where a game declares its evaluators `extern template`,
// callers do not compile the search again.
template <NormalPlay G>
Value Evaluator<G>::value(const Position& p, Budget& budget) {
  budget_ = &budget;
  const TimeLimit limit(store_, budget);
  if (options_.shares_ceiling) store_.count_elsewhere(known_.bytes());
  values_.clear();
  positions_.clear();
  return whole(p);
}

}  // namespace zermelo
