#pragma once

#include <zermelo/value.h>

#include <memory>
#include <optional>
#include <utility>

#include "base/budget.h"
#include "value/atomic_weight.h"
#include "value/scoped_limits.h"
#include "value/store.h"
#include "value/text.h"
#include "value/thermograph.h"

namespace zermelo {

/// A store with what has been found out about its values.
struct ValueState {
  explicit ValueState(std::size_t most_bytes) : store(most_bytes) {}

  ValueStore store;
  Thermographs graphs{store};
  AtomicWeights weights{store};
  ValueNames names{store};
};

/// Conversions between a public value and the store's own, for the files of the library.
class ValueAccess {
 public:
  using State = std::shared_ptr<ValueState>;

  static const State& state(const Values& values) { return values.state_; }
  static const State& state(const GameValue& g) { return g.state_; }
  static ValueStore& store(const Values& values) { return values.state_->store; }
  static GameValue wrapped(const State& state, Value g) { return {state, g.id}; }
  static GameValue wrapped(const Values& values, Value g) { return {values.state_, g.id}; }
  static Values store_of(State state) { return Values(std::move(state)); }
  /// Throws Error unless g is of this store.
  static Value unwrapped(const State& state, const GameValue& g);
};

/// Returns the result of `work`; nothing when it gave up, and `why` then says why.
template <class Work>
auto unless_given_up(Trouble* why, const Work& work) -> std::optional<decltype(work())> {
  try {
    return work();
  } catch (const GaveUp& reason) {
    if (why != nullptr) *why = reason.trouble();
    return std::nullopt;
  }
}

}  // namespace zermelo
