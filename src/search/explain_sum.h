#pragma once

#include "search/sum_explanation.h"
#include "search/sum_solver.h"

namespace zermelo {

/// Explains a question from the solver that decided it. Nothing is solved again: the parts, their
/// values, the sum and the reason are those of the deciding round, and only texts, outcome classes
/// and atomic weights are worked out, on the account of `budget`. The solver may have answered
/// other questions since.
///
/// The solver decides Right's questions on the mirrored board, so that parts and terms are negated
/// here to describe the board as it was given.
template <class G>
requires Summable<G> && Written<G>
class SumExplainer {
 public:
  SumExplainer(SumSolver<G>& solver, Budget& budget)
      : solver_(solver), allowance_(solver.parts(), budget) {}

  SumExplanation explain(const SumSolved<G>& solved) {
    is_mirrored_ = solved.first == Side::right;
    SumExplanation out{solved.first, solved.decision.judgement, {}, {}, {}, solved.trouble};
    for (const auto& part : solved.parts) out.parts.push_back(explained(part));
    if (!solved.decision.sum) return out;
    const auto& sum = *solved.decision.sum;
    out.sum.emplace();
    for (std::uint32_t i = 0; i < sum.count; ++i) out.sum->push_back(explained(sum.terms[i]));
    if (out.judgement.reason == Reason::bounds) out.bounds = bounds(sum);
    return out;
  }

 private:
  ExplainedPart explained(const DecidedPart<G>& part) {
    const G& rules = solver_.parts().rules();
    const auto as_given = is_mirrored_ ? rules.mirrored(part.position) : part.position;
    ExplainedPart out{rules.text(rules.key(as_given)), std::nullopt};
    if (!part.value) return out;
    if (const auto g = signed_value(*part.value)) out.value = explained_value(solver_.store(), *g);
    return out;
  }

  ExplainedTerm explained(Term term) {
    if (is_part(term)) return {true, std::nullopt};
    const auto g = signed_value(Value{term});
    return {false, g ? text_if_short_enough(solver_.store(), *g) : std::nullopt};
  }

  /// The value on the board as it was given; nothing when there is no memory for the negative.
  std::optional<Value> signed_value(Value g) {
    if (!is_mirrored_) return g;
    try {
      return solver_.store().negative(g);
    } catch (const GaveUp&) {
      return std::nullopt;
    }
  }

  std::optional<UpBounds> bounds(const typename SumGame<G>::Position& sum) {
    const SumOracle oracle(solver_.parts().bounds(), 0);
    const auto found = oracle.bounds(solver_.sums(), sum);
    return found && is_mirrored_ ? std::optional(-*found) : found;
  }

  SumSolver<G>& solver_;
  typename PartValues<G>::Allowance allowance_;
  bool is_mirrored_ = false;
};

}  // namespace zermelo
