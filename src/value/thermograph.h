#pragma once

#include <zermelo/thermograph.h>

#include <unordered_map>

#include "value/store.h"

namespace zermelo {

/// Thermographs of the values of one store, each computed once. Keeps a reference to the store.
class Thermographs {
 public:
  explicit Thermographs(ValueStore& store) : store_(store) {}

  /// The reference stays valid. Throws GaveUp.
  const Thermograph& of(Value g);

 private:
  Thermograph compute(Value g);
  Wall scaffold(Value g, bool is_left);

  ValueStore& store_;
  std::unordered_map<std::uint32_t, Thermograph> known_;
};

}  // namespace zermelo
