#pragma once

#include <algorithm>
#include <set>
#include <vector>

#include "value/store.h"

namespace zermelo::testing {

/// Every value whose options are among those given, from the store alone: every antichain on
/// either side, made into a value.
inline std::set<Value> next_day(ValueStore& store, const std::set<Value>& day) {
  std::vector<std::vector<Value>> sides{{}};
  for (const Value g : day) {
    const std::size_t before = sides.size();
    for (std::size_t i = 0; i < before; ++i) {
      const auto confused = [&](Value h) { return store.compare(g, h) == Ordering::confused; };
      if (!std::ranges::all_of(sides[i], confused)) continue;
      sides.push_back(sides[i]);
      sides.back().push_back(g);
    }
  }
  std::set<Value> out;
  for (const auto& left : sides) {
    for (const auto& right : sides) out.insert(store.make(left, right));
  }
  return out;
}

}  // namespace zermelo::testing
