#pragma once

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/datum.h"
#include "value/atomic_weight.h"
#include "value/store.h"
#include "value/thermograph.h"
#include "value/uptimals.h"

namespace zermelo {

/// All that is said of a value, as the fields of an answer. A field is null when it does not apply
/// (no other name; no atomic weight, because the game is not all-small) or when it is listed in
/// `unknown`: then finding it was given up, and `why` says why.
struct ValueFacts {
  Datum text, name, atomic_weight, left_stop, right_stop, mean, temperature, birthday;
  OutcomeClass outcome = OutcomeClass::previous;
  std::vector<std::string> unknown;  // names of fields, in the order of the answer
  std::string why;                   // of the first of them; empty when all are known
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
