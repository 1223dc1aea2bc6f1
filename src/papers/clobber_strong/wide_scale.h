#pragma once

#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "game/result.h"
#include "value/store.h"

namespace zermelo::clobber {

/// Bounds on a wider scale than ups and star: n ups + k second powers of up, perhaps with a star,
/// for n = -5..5 and k = -3..3 (section 8 of the paper on strong 1-D Clobber). Keeps a reference to
/// the store and remembers the bounds of values.
class WideScale {
 public:
  explicit WideScale(ValueStore& store);

  /// The result for Left, moving first in a sum of all-small values, where the marks around them
  /// decide.
  std::optional<Result> left_moves(std::span<const Value> terms);

 private:
  template <class Test>
  bool any_mark(std::span<const Value> terms, bool below, Value sum, const Test& test);
  const std::vector<Value>& around(Value g, bool below);

  ValueStore& store_;
  std::vector<Value> marks_;
  std::unordered_map<std::uint32_t, std::vector<Value>> below_, above_;
};

}  // namespace zermelo::clobber
