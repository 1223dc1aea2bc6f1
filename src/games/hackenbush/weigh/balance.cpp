#include "games/hackenbush/weigh/balance.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace zermelo::hackenbush {
namespace {

constexpr std::int32_t most_ups = 4;
constexpr std::uint32_t most_star = 8;

Dyadic lengthened(Dyadic number, bool blue, std::uint64_t edges) {
  for (; edges > 0; --edges) number = with_edge(number, blue);
  return number;
}

class Walk {
 public:
  Walk(const BalanceTask& task, const WeighFunction& weigh) : task_(task), weigh_(weigh) {}

  Balance find() {
    Dyadic number;
    for (std::uint64_t day = 0;;) {
      const auto outcome = weigh_number(number);
      if (!outcome || found_.value) return found_;
      if (*outcome == OutcomeClass::next) return near(number);
      const bool up = *outcome == OutcomeClass::left;
      const auto run = longest_run(number, up, day);
      if (run == 0) return beyond(up);
      number = lengthened(number, up, run);
      day += run;
      if (found_.value || is_undecided_) return found_;
    }
  }

 private:
  using Weighed = std::pair<Simple, OutcomeClass>;

  static bool is_beyond(OutcomeClass outcome, bool up) {
    return outcome == (up ? OutcomeClass::left : OutcomeClass::right);
  }

  /// The class of the drawing minus a weight, weighed once; keeps the balance.
  std::optional<OutcomeClass> weigh(const Simple& weight) {
    const auto known = std::ranges::find(weighed_, weight, &Weighed::first);
    if (known != weighed_.end()) return known->second;
    const auto outcome = weigh_(weight);
    is_undecided_ = !outcome;
    if (!outcome) return std::nullopt;
    if (*outcome == OutcomeClass::previous) found_.value = weight;
    weighed_.emplace_back(weight, *outcome);
    return outcome;
  }

  /// The same for a number, which may be a bound.
  std::optional<OutcomeClass> weigh_number(const Dyadic& number) {
    const auto outcome = weigh({number, 0, 0});
    if (outcome == OutcomeClass::left) found_.low = number;
    if (outcome == OutcomeClass::right) found_.high = number;
    return outcome;
  }

  /// The drawing lies beyond `number`: how many edges of that colour its stalk goes on with, at
  /// least one; none when it is not a number. Every weighing in between that says "beyond" is a
  /// shorter run, one that does not is the end of the run or past it.
  std::uint64_t longest_run(const Dyadic& number, bool up, std::uint64_t day) {
    const std::uint64_t most = task_.most_days - std::min(task_.most_days, day);
    std::uint64_t below = 0, above = most + 1;  // the run is longer than below, at most above
    for (std::uint64_t step = 1; below + 1 < above; step *= 2) {
      const bool galloping = above == most + 1;
      const auto length = galloping ? std::min(below + step, most) : (below + above) / 2;
      const auto outcome = weigh_number(lengthened(number, up, length));
      if (!outcome || *outcome == OutcomeClass::previous) return length;
      (is_beyond(*outcome, up) ? below : above) = length;
    }
    return above == most + 1 ? 0 : above;
  }

  /// No number: nothing born in time lies between the bounds. So it is one of them and a little
  /// more, or an answer was wrong.
  Balance beyond(bool up) {
    const auto base = up ? found_.high : found_.low;
    if (!task_.only_numbers && base) return near(*base);
    found_.contradiction = true;
    return found_;
  }

  /// The drawing is `number` and something infinitesimal, or hot.
  Balance near(const Dyadic& number) {
    if (task_.only_numbers) {
      found_.contradiction = true;
      return found_;
    }
    const auto starred = weigh({number, 0, 1});
    if (!starred || found_.value) return found_;
    const auto plain = weigh({number, 0, 0});
    if (!plain) return found_;
    if (*starred == OutcomeClass::next && *plain == OutcomeClass::next) return stars(number);
    return ups(number, *starred == OutcomeClass::left || *plain == OutcomeClass::left);
  }

  Balance stars(const Dyadic& number) {
    for (std::uint32_t star = 2; star <= most_star; ++star) {
      if (!weigh({number, 0, star}) || found_.value) break;
    }
    return found_;
  }

  /// n ups with and without a star: until the drawing is neither beyond nor confused.
  Balance ups(const Dyadic& number, bool up) {
    for (std::int32_t n = 1; n <= most_ups; ++n) {
      bool is_past = true;
      for (const std::uint32_t star : {0U, 1U}) {
        const auto outcome = weigh({number, up ? n : -n, star});
        if (!outcome || found_.value) return found_;
        is_past = is_past && is_beyond(*outcome, !up);
      }
      if (is_past) break;
    }
    return found_;
  }

  const BalanceTask& task_;
  const WeighFunction& weigh_;
  Balance found_;
  std::vector<Weighed> weighed_;
  bool is_undecided_ = false;
};

}  // namespace

Dyadic with_edge(const Dyadic& number, bool blue) {
  if (!blue) return -with_edge(-number, true);
  return simplest_between({number, false}, {right_option(number), false});
}

std::string stalk_of(const Dyadic& number) {
  std::string out;
  for (Dyadic at; at != number; at = with_edge(at, out.back() == 'B'))
    out += at < number ? 'B' : 'R';
  return out;
}

Balance find_balance(const BalanceTask& task, const WeighFunction& weigh) {
  return Walk(task, weigh).find();
}

}  // namespace zermelo::hackenbush
