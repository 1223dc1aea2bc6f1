#include "papers/clobber_strong/wide_scale.h"

#include <algorithm>
#include <array>

namespace zermelo::clobber {

WideScale::WideScale(ValueStore& store) : store_(store) {
  const Value down_star = store.simple({Dyadic(), -1, 1});
  const Value second = store.make(std::array{Value{}}, std::array{down_star});  // { 0 | v* }
  for (int ups = -5; ups <= 5; ++ups)
    for (int seconds = -3; seconds <= 3; ++seconds)
      for (const std::uint32_t star : {0U, 1U})
        marks_.push_back(
            store.sum(store.simple({Dyadic(), ups, star}), store.times(seconds, second)));
}

std::optional<Result> WideScale::left_moves(std::span<const Value> terms) {
  if (any_mark(terms, true, {}, [&](Value low) { return !store_.less_or_equal(low, {}); }))
    return Result::win;
  if (any_mark(terms, false, {}, [&](Value high) { return store_.less_or_equal(high, {}); }))
    return Result::loss;
  return std::nullopt;
}

/// True when some sum of marks below (above) the terms passes the test.
template <class Test>
bool WideScale::any_mark(std::span<const Value> terms, bool below, Value sum, const Test& test) {
  if (terms.empty()) return test(sum);
  const std::vector<Value> marks = around(terms.front(), below);
  return std::ranges::any_of(marks, [&](Value mark) {
    return any_mark(terms.subspan(1), below, store_.sum(sum, mark), test);
  });
}

/// The highest marks below a value, or the lowest marks above it.
const std::vector<Value>& WideScale::around(Value g, bool below) {
  const auto [at, fresh] = (below ? below_ : above_).try_emplace(g.id);
  if (!fresh) return at->second;
  const auto beyond = [&](Value a, Value b) {
    return below ? store_.less_or_equal(a, b) : store_.less_or_equal(b, a);
  };
  std::vector<Value> bounds;
  for (const Value mark : marks_)
    if (beyond(mark, g)) bounds.push_back(mark);
  for (const Value mark : bounds)
    if (std::ranges::none_of(bounds, [&](Value m) { return m != mark && beyond(mark, m); }))
      at->second.push_back(mark);
  return at->second;
}

}  // namespace zermelo::clobber
