#pragma once

#include <optional>

#include "search/sum_game.h"
#include "value/up_bounds.h"

namespace zermelo {

/// Why a sum is won or lost, as far as values tell without a search.
enum class Reason : std::uint8_t { none, nothing_left, classes, bounds, comparison };

/// What can be said of a sum from the values of its terms.
///
/// Outcome classes: if no term is bad for the side to move and at most one is confused with 0, he
/// wins (he moves in that one, or keeps his advantage); if no term is good for him and none is
/// confused, he loses. Bounds by ups and star add up. Two values are compared: G + H <= 0 if and
/// only if G <= -H, which costs no sum.
class SumOracle {
 public:
  /// `steps` of the store a comparison may take. The memory is that of the store in question.
  SumOracle(UpBoundsMemory& bounds, std::uint64_t steps) : bounds_(bounds), steps_(steps) {}

  template <Summable G>
  std::optional<Result> operator()(const SumGame<G>& rules, const typename SumGame<G>::Position& p,
                                   Side mover) const {
    Reason reason = Reason::none;
    return judge(rules, p, mover, reason);
  }

  template <Summable G>
  std::optional<Result> judge(const SumGame<G>& rules, const typename SumGame<G>::Position& p,
                              Side mover, Reason& reason) const {
    if (p.count == 0) {
      reason = Reason::nothing_left;
      return Result::loss;
    }
    std::uint32_t good = 0, bad = 0, confused = 0;
    for (std::uint32_t i = 0; i < p.count; ++i) {
      if (rules.is_part(p.terms[i])) return std::nullopt;
      const auto outcome = rules.store().outcome(rules.value(p.terms[i]));
      const auto mine = mover == Side::left ? OutcomeClass::left : OutcomeClass::right;
      ++(outcome == OutcomeClass::next ? confused : outcome == mine ? good : bad);
    }
    reason = Reason::classes;
    if (bad == 0 && confused <= 1) return Result::win;
    if (good == 0 && confused == 0) return Result::loss;
    if (const auto result = by_bounds(rules, p, mover)) {
      reason = Reason::bounds;
      return result;
    }
    reason = Reason::comparison;
    return p.count == 2 ? compare(rules.store(), p.terms[0], p.terms[1], mover) : std::nullopt;
  }

 private:
  template <Summable G>
  std::optional<Result> by_bounds(const SumGame<G>& rules, const typename SumGame<G>::Position& p,
                                  Side mover) const {
    UpBounds sum = UpBounds::of_zero();
    for (std::uint32_t i = 0; i < p.count; ++i) {
      if (!rules.store().all_small(rules.value(p.terms[i]))) return std::nullopt;
      sum = sum + bounds_.of(rules.value(p.terms[i]));
    }
    return left_moves(mover == Side::left ? sum : -sum);
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
      // too many steps: the search goes on
    }
    return result;
  }

  UpBoundsMemory& bounds_;
  std::uint64_t steps_;
};

}  // namespace zermelo
