#pragma once

#include <optional>
#include <unordered_map>
#include <vector>

#include "value/store.h"

namespace zermelo {

/// Atomic weights of the all-small values of one store, each computed once. The atomic weight of a
/// game is, roughly, the number of ups it is worth. Keeps a reference to the store.
class AtomicWeights {
 public:
  explicit AtomicWeights(ValueStore& store) : store_(store) {}

  /// Nothing if g is not all-small. Throws GaveUp.
  std::optional<Value> of(Value g);

 private:
  Value weight(Value g);
  Value compute(Value g);
  std::vector<Value> shifted(Value g, bool is_left);
  Value largest_under(const std::vector<Value>& above);

  ValueStore& store_;
  Value far_star_;
  std::uint32_t far_ = 0;  // far_star_ is this nimber
  std::unordered_map<std::uint32_t, Value> known_;
};

/// The weight of one value alone.
std::optional<Value> atomic_weight(ValueStore& store, Value g);

}  // namespace zermelo
