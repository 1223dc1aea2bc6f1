#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace zermelo {

/// Whether the members of a family that are known are enough to state a law.
///
/// The rule: the law must explain three full periods, and `margin` members more than there are
/// numbers that could be chosen freely. Free are the parameters of the law, and every exception
/// before it begins: otherwise any sequence that ends with equal values would have a law.
struct Evidence {
  std::size_t members = 0;     // known, from the first on without a gap
  std::size_t exceptions = 0;  // of them, before the law begins
  std::size_t parameters = 0;
  std::size_t period = 1;
  std::size_t margin = 3;

  std::size_t explained() const { return members - exceptions; }
  bool is_enough() const {
    return explained() >= 3 * period && explained() >= parameters + exceptions + margin;
  }
  /// Not enough, but something is confirmed: more members may decide.
  bool is_a_start() const {
    return explained() >= 2 * period && explained() >= parameters + exceptions + 1;
  }
};

/// v(i + period) = v(i) + step for all i >= from, where i counts the members from 0.
template <class T>
struct Law {
  std::size_t from = 0, period = 1;
  T step = {};
  Evidence evidence = {};
};

/// The best law, and whether some law is only short of members.
template <class T>
struct FoundLaw {
  std::optional<Law<T>> law;
  bool has_start = false;
};

inline constexpr std::size_t longest_period = 12;

/// The law with the fewest parameters and exceptions among those with enough evidence. `Group` has
/// `plus` and `minus`, which give nothing where that is too much work or has no meaning. No law
/// begins before `earliest`.
template <class T, class Group>
FoundLaw<T> find_law(const std::vector<T>& v, Group&& group, std::size_t margin = 3,
                     std::size_t earliest = 0) {
  FoundLaw<T> out;
  for (std::size_t period = 1; period <= longest_period && period < v.size(); ++period) {
    const std::size_t last = v.size() - 1;
    const std::optional<T> step = group.minus(v[last], v[last - period]);
    if (!step) continue;
    std::size_t from = last - period;
    while (from > earliest && group.plus(v[from - 1], *step) == v[from - 1 + period]) --from;
    if (from < earliest) continue;
    const std::size_t parameters = period + (*step == T{} ? 0 : 1);
    const Evidence evidence{v.size(), from, parameters, period, margin};
    out.has_start = out.has_start || evidence.is_a_start();
    const auto cost = [](const Evidence& e) { return e.parameters + e.exceptions; };
    const bool is_better = !out.law || cost(evidence) < cost(out.law->evidence);
    if (evidence.is_enough() && is_better) out.law = {from, period, *step, evidence};
  }
  return out;
}

}  // namespace zermelo
