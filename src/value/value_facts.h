#pragma once

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/error.h"
#include "value/atomic_weight.h"
#include "value/store.h"
#include "value/thermograph.h"
#include "value/uptimals.h"

namespace zermelo {

/// All that is known of a value. A fact is missing when it does not apply (no other name; no atomic
/// weight, because the game is not all-small) or when it is listed in `unknown`: then finding it
/// was given up, and `why` says why.
struct ValueFacts {
  std::optional<std::string> text, name, atomic_weight;
  OutcomeClass outcome = OutcomeClass::previous;
  Dyadic left_stop, right_stop;
  std::optional<Dyadic> mean, temperature, birthday;
  std::vector<std::string> unknown;  // names of facts, in the order above
  Trouble why;                       // of the first of them; empty when all are known
};

/// Works out the facts of the values of one store and remembers them: those of a value met again,
/// and the thermographs, weights and names of followers. Keeps references to the store and to the
/// thermographs.
class FactBook {
 public:
  FactBook(ValueStore& store, Thermographs& graphs)
      : store_(store), graphs_(graphs), weights_(store), uptimals_(store) {}

  /// Never throws GaveUp: what cannot be found with what is left of the store's memory, steps and
  /// time is unknown. The reference is good until the next question.
  const ValueFacts& of(Value g);

  ValueStore& store() { return store_; }
  Thermographs& graphs() { return graphs_; }
  /// An estimate of the memory held here.
  std::size_t bytes() const { return bytes_; }
  /// Drops what was found; a value met again is worked out again.
  void forget();

 private:
  ValueFacts work_out(Value g);

  ValueStore& store_;
  Thermographs& graphs_;
  AtomicWeights weights_;
  Uptimals uptimals_;
  std::unordered_map<std::uint32_t, ValueFacts> known_;
  ValueFacts unfinished_;  // the last one with a field unknown, not kept
  std::size_t bytes_ = 0;
};

}  // namespace zermelo
