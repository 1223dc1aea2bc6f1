#include "games/clobber/slow/slow_forms.h"

#include <algorithm>
#include <cassert>

#include "base/hash.h"

namespace zermelo::clobber {

SlowForms::SlowForms() { listed({}, {}); }

SlowForms::Form SlowForms::listed(Options left, Options right) {
  std::uint32_t depth = 0;
  for (auto* options : {&left, &right}) {
    std::sort(options->begin(), options->end());
    options->erase(std::unique(options->begin(), options->end()), options->end());
    for (const Form option : *options) depth = std::max(depth, forms_[option].depth + 1);
  }
  const auto [at, fresh] = places_.try_emplace({left, right}, static_cast<Form>(forms_.size()));
  if (fresh) forms_.push_back({std::move(left), std::move(right), depth});
  return at->second;
}

SlowForms::Form SlowForms::ups_and_star(std::int32_t ups, std::uint32_t star) {
  if (ups == 0) {
    Options smaller;
    for (std::uint32_t k = 0; k < star; ++k) smaller.push_back(listed(smaller, smaller));
    return listed(smaller, smaller);
  }
  const std::int32_t step = ups > 0 ? 1 : -1;
  Options towards{zero}, back{ups_and_star(ups - step, star ^ 1U)};
  if (ups == step && star == 1) towards.push_back(ups_and_star(0, 1));
  return ups > 0 ? listed(towards, back) : listed(back, towards);
}

bool SlowForms::loses(std::initializer_list<Term> terms, Side first) {
  assert(terms.size() <= 4 && "a sum has at most four terms");
  Sum sum{};
  std::copy(terms.begin(), terms.end(), sum.begin());
  return loses(tidied(sum), first);
}

/// The order of the terms and zeros among them do not matter.
SlowForms::Sum SlowForms::tidied(Sum sum) {
  std::replace(sum.begin(), sum.end(), minus(zero), plus(zero));
  std::sort(sum.begin(), sum.end());
  return sum;
}

/// The known results take a fixed amount of memory, allocated when it is first needed; a sum that
/// falls on an occupied slot replaces the one there.
SlowForms::Known& SlowForms::slot(const Sum& sum) {
  constexpr std::size_t slots = 1U << 20;
  if (known_.empty()) known_.resize(slots);
  std::uint64_t hash = 0;
  for (std::size_t i = 0; i < sum.size(); i += 2)
    hash = mix(hash, std::uint64_t{sum[i]} << 32 | sum[i + 1]);
  Known& at = known_[hash % slots];
  if (at.sum != sum) at = {sum};
  return at;
}

bool SlowForms::loses(const Sum& sum, Side first) {
  const std::size_t side = first == Side::left ? 0 : 1;
  if (const Known& at = slot(sum); at.known[side]) return at.lost[side];
  const bool lost = every_move_loses(sum, first);
  Known& at = slot(sum);  // looked up again: the recursion may have overwritten the slot
  at.known[side] = true;
  at.lost[side] = lost;
  return lost;
}

bool SlowForms::every_move_loses(const Sum& sum, Side first) {
  for (std::size_t i = 0; i < sum.size(); ++i) {
    const bool wins = any_option(sum[i], first, [&](Term option) {
      Sum next = sum;
      next[i] = option;
      return loses(tidied(next), opponent(first));
    });
    if (wins) return false;
  }
  return true;
}

}  // namespace zermelo::clobber
