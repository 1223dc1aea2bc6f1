#pragma once

#include <optional>

#include "search/sum_game.h"
#include "value/up_bounds.h"

namespace zermelo {

/// The reason that decided a sum: nothing is left of it, the outcome classes of its terms, their
/// bounds, a comparison of two values, or a search.
enum class Reason : std::uint8_t { nothing_left, classes, bounds, comparison, search };

/// A result for the side to move, and what proves it.
struct Judgement {
  Result result = Result::unknown;
  Reason reason = Reason::search;
};

/// Decides sums from the values of their terms, without a search, in this order:
///
///  1. Outcome classes. If no term is bad for the mover and at most one is confused with 0, the
///     mover wins, by moving in that one or by keeping the advantage. If no term is good for the
///     mover and none is confused, the mover loses.
///  2. Bounds by ups and star, which add up, where every term is all-small.
///  3. A sum of two values: G + H <= 0 if and only if G <= -H, which needs no addition.
class SumOracle {
 public:
  /// A comparison may take `steps` steps of the store whose bounds these are.
  SumOracle(UpBoundsMemory& bounds, std::uint64_t steps) : bounds_(bounds), steps_(steps) {}

  /// The result for the mover; nothing where values alone do not decide.
  template <Summable G>
  std::optional<Result> operator()(const SumGame<G>& rules, const typename SumGame<G>::Position& p,
                                   Side mover) const {
    const auto judgement = judge(rules, p, mover);
    return judgement ? std::optional(judgement->result) : std::nullopt;
  }

  /// The same, with the reason.
  template <Summable G>
  std::optional<Judgement> judge(const SumGame<G>& rules, const typename SumGame<G>::Position& p,
                                 Side mover) const {
    if (p.count == 0) return Judgement{Result::loss, Reason::nothing_left};
    std::uint32_t good = 0, bad = 0, confused = 0;
    for (std::uint32_t i = 0; i < p.count; ++i) {
      if (rules.is_part(p.terms[i])) return std::nullopt;
      const auto outcome = rules.store().outcome(rules.value(p.terms[i]));
      const auto mine = mover == Side::left ? OutcomeClass::left : OutcomeClass::right;
      ++(outcome == OutcomeClass::next ? confused : outcome == mine ? good : bad);
    }
    if (bad == 0 && confused <= 1) return Judgement{Result::win, Reason::classes};
    if (good == 0 && confused == 0) return Judgement{Result::loss, Reason::classes};
    if (const auto result = by_bounds(rules, p, mover)) return Judgement{*result, Reason::bounds};
    if (p.count != 2) return std::nullopt;
    const auto result = compare(rules.store(), p.terms[0], p.terms[1], mover);
    return result ? std::optional(Judgement{*result, Reason::comparison}) : std::nullopt;
  }

  /// The bounds of a sum of values, or nothing unless every term is all-small.
  template <Summable G>
  std::optional<UpBounds> bounds(const SumGame<G>& rules,
                                 const typename SumGame<G>::Position& p) const {
    UpBounds sum = UpBounds::of_zero();
    for (std::uint32_t i = 0; i < p.count; ++i) {
      if (!rules.store().all_small(rules.value(p.terms[i]))) return std::nullopt;
      sum = sum + bounds_.of(rules.value(p.terms[i]));
    }
    return sum;
  }

 private:
  template <Summable G>
  std::optional<Result> by_bounds(const SumGame<G>& rules, const typename SumGame<G>::Position& p,
                                  Side mover) const {
    const auto sum = bounds(rules, p);
    if (!sum) return std::nullopt;
    return left_moves(mover == Side::left ? *sum : -*sum);
  }

  std::optional<Result> compare(ValueStore& store, std::uint32_t g, std::uint32_t h,
                                Side mover) const {
    std::optional<Result> result;
    const StepLimit limit(store, steps_);
    try {
      const Value minus = store.negative(Value{h});
      const bool lost = mover == Side::left ? store.less_or_equal(Value{g}, minus)
                                            : store.less_or_equal(minus, Value{g});
      result = lost ? Result::loss : Result::win;
    } catch (const GaveUp&) {
      // Too many steps: the search goes on.
    }
    return result;
  }

  UpBoundsMemory& bounds_;
  std::uint64_t steps_;
};

}  // namespace zermelo
