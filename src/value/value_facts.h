#pragma once

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/error.h"
#include "value/atomic_weight.h"
#include "value/store.h"
#include "value/text.h"
#include "value/thermograph.h"

namespace zermelo {

/// Everything known about a value. A fact is missing if it does not apply (no other name; no atomic
/// weight, because the game is not all-small), or if it is listed in `unknown`: then the
/// computation was given up, and `why` says why.
struct ValueFacts {
  std::optional<std::string> text, name, atomic_weight;
  OutcomeClass outcome = OutcomeClass::previous;
  Dyadic left_stop, right_stop;
  std::optional<Dyadic> mean, temperature, birthday;
  std::vector<std::string> unknown;  // names of facts, in the order above
  Trouble why;                       // of the first of them; empty when all are known
};

/// Computes the facts about the values of one store and remembers them, together with the
/// thermographs, weights and names of their followers. Keeps references to the store and to the
/// thermographs.
class FactBook {
 public:
  FactBook(ValueStore& store, Thermographs& graphs)
      : store_(store), graphs_(graphs), weights_(store), names_(store) {}

  /// Never throws GaveUp: a fact that cannot be found with the memory, steps and time that the
  /// store has left is unknown. The reference is valid until the next question.
  const ValueFacts& of(Value g);

  ValueStore& store() { return store_; }
  Thermographs& graphs() { return graphs_; }
  /// An estimate of the memory held here.
  std::size_t bytes() const { return bytes_ + names_.bytes(); }
  /// Drops all facts; they are computed again when asked for.
  void forget();

 private:
  ValueFacts work_out(Value g);

  ValueStore& store_;
  Thermographs& graphs_;
  AtomicWeights weights_;
  ValueNames names_;
  std::unordered_map<std::uint32_t, ValueFacts> known_;
  ValueFacts unfinished_;  // the last one with a field unknown, not kept
  std::size_t bytes_ = 0;
};

}  // namespace zermelo
