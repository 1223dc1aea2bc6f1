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

/// The walk along the stalk of the value:
///
///   1. Weigh the present number. It balances: done. The class is N: the value is confused with the
///      number, so go on with near().
///   2. Otherwise the value lies on one side of it. Find how many edges of that colour follow
///      in the stalk (longest_run), and go on from there.
///   3. No number fits: go on with beyond().
///
/// Stops as soon as a weighing stays undecided.
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
  using Entry = std::pair<Simple, OutcomeClass>;

  static bool is_beyond(OutcomeClass outcome, bool up) {
    return outcome == (up ? OutcomeClass::left : OutcomeClass::right);
  }

  /// The class of the drawing minus a weight; each weight is weighed once. Keeps the balance.
  std::optional<OutcomeClass> weigh(const Simple& weight) {
    const auto known = std::ranges::find(weighed_, weight, &Entry::first);
    if (known != weighed_.end()) return known->second;
    const auto outcome = weigh_(weight);
    is_undecided_ = !outcome;
    if (!outcome) return std::nullopt;
    if (*outcome == OutcomeClass::previous) found_.value = weight;
    weighed_.emplace_back(weight, *outcome);
    return outcome;
  }

  /// The same for a number, whose answer may be a bound.
  std::optional<OutcomeClass> weigh_number(const Dyadic& number) {
    const auto outcome = weigh({number, 0, 0});
    if (outcome == OutcomeClass::left) found_.low = number;
    if (outcome == OutcomeClass::right) found_.high = number;
    return outcome;
  }

  /// The drawing lies beyond `number`, so its stalk goes on with edges of that colour if its value
  /// is a number. Finds how many, at least one; zero if it is not a number born in time.
  ///
  ///   1. Double the length until a weighing no longer says "beyond".
  ///   2. Bisect: "beyond" means that the run is longer, any other answer that it ends here or
  ///      earlier.
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

  /// No number born in time lies between the bounds. So the value is infinitesimally close to one
  /// of them, or an answer was wrong.
  Balance beyond(bool up) {
    const auto base = up ? found_.high : found_.low;
    if (!task_.only_numbers && base) return near(*base);
    found_.contradiction = true;
    return found_;
  }

  /// The value is `number` plus an infinitesimal, or hot: tries stars, or ups with and without
  /// star.
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

  /// Weighs against the larger stars.
  Balance stars(const Dyadic& number) {
    for (std::uint32_t star = 2; star <= most_star; ++star) {
      if (!weigh({number, 0, star}) || found_.value) break;
    }
    return found_;
  }

  /// Weighs against n ups with and without a star, until the drawing lies on the other side of
  /// both.
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
  std::vector<Entry> weighed_;
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
