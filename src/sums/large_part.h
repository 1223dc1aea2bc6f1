#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "search/value_tree.h"
#include "sums/sum_terms.h"

namespace zermelo {

/// A sum of one large position and of parts whose values are known: the position is searched by its
/// own game beside one value, the sum of the others. Keeps references to the sum and the store.
class LargePart {
 public:
  /// `values` has the value of each term that is known, with its sign and multiple. The large
  /// position is the term without one, or else that with the most moves. Nothing if several have
  /// none, if it occurs more than once, or if the sum of the others has too many followers. Throws
  /// GaveUp.
  static std::optional<LargePart> of(const std::vector<SumTerm>& sum,
                                     const std::vector<std::optional<Value>>& values,
                                     ValueStore& store);

  /// The result for `first`, who moves first, and a winning move; no move if naming it would take
  /// more than the budget allows.
  struct Verdict {
    Result result = Result::unknown;
    std::optional<MixedMove> move;
  };
  Verdict solve(Side first, Budget& budget, std::size_t most_bytes) const;

 private:
  LargePart(const std::vector<SumTerm>& sum, std::size_t part, ValueTree rest, ValueStore& store)
      : sum_(sum), part_(part), rest_(std::move(rest)), store_(store) {}

  std::optional<MixedMove> move_to(Value option, Side first, Budget& budget,
                                   std::size_t most_bytes) const;

  const std::vector<SumTerm>& sum_;
  std::size_t part_;  // the place of the position
  ValueTree rest_;    // of the others; of their negative if the position is negative
  ValueStore& store_;
};

}  // namespace zermelo
