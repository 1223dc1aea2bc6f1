#include "games/hackenbush/weigh/weighing.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.h"
#include "base/numbers.h"
#include "games/hackenbush/drawing/disjoint_sets.h"
#include "games/hackenbush/drawing/hackenbush.h"
#include "games/hackenbush/weigh/dish.h"

namespace zermelo::hackenbush {
namespace {

constexpr int confirmations = 2;  // each with four times the iterations of the one before
constexpr int most_rounds = 3;    // each with four times the iterations of the one before
constexpr std::size_t tree_bytes = std::size_t{1} << 28;  // of each side's players

/// What one part came to.
struct Part {
  Balance balance;
  bool is_proved = false;  // the balance
  double error = 0;        // of all tests together
  std::size_t weighings = 0;
  Weighing last;                        // the balance, or the last one before giving up
  std::optional<OutcomeClass> outcome;  // against nothing
};

/// Weighs one part until it balances: the walk along the stalk, and the second and third tries.
template <std::size_t Words, class Method>
class PartScale {
 public:
  PartScale(const Scales<Words>& rules, std::array<Method, 2> methods, const WeighOptions& options,
            const BalanceTask& task, std::size_t number, double error, const Watch& watch,
            Budget& budget)
      : dish_(rules, std::move(methods), options, task.only_numbers),
        options_(options),
        iterations_(options.iterations),
        task_(task),
        number_(number),
        error_(error),
        watch_(watch),
        budget_(budget) {}

  Part find() {
    for (int round = 0; round < most_rounds; ++round) {
      part_.balance = find_balance(task_, [&](const Simple& weight) { return outcome(weight); });
      if (part_.balance.value || budget_.spent() != Spent::no) break;
      if (!part_.balance.contradiction && !is_undecided_) break;
      forget_unproved(part_.balance.contradiction);
      iterations_ *= 4;
      dish_.set_iterations(iterations_);
    }
    // A proved balance is all it takes, however it was found.
    part_.is_proved = part_.balance.value && part_.last.is_proof;
    if (part_.is_proved) part_.error = 0;
    return part_;
  }

 private:
  std::optional<OutcomeClass> outcome(const Simple& weight) {
    const auto known = std::ranges::find(kept_, weight, &Weighing::weight);
    if (known != kept_.end()) {
      part_.last = *known;
      return known->outcome;
    }
    Weighing weighing = weighed(weight);
    for (int again = 1; again <= confirmations && needs_confirming(weighing); ++again) {
      dish_.set_iterations(iterations_ << (2 * again));
      weighing = weighed(weight);
    }
    dish_.set_iterations(iterations_);
    is_undecided_ = !weighing.outcome;
    if (weighing.outcome) kept_.push_back(weighing);
    if (weight == Simple{}) part_.outcome = weighing.outcome;
    return weighing.outcome;
  }

  /// Only a balance ends the walk, so that a wrong one is never found out later: unless it is
  /// proved, players that think longer must agree.
  static bool needs_confirming(const Weighing& weighing) {
    return weighing.outcome == OutcomeClass::previous && !weighing.is_proof;
  }

  Weighing weighed(const Simple& weight) {
    Weighing weighing{.part = number_, .weight = weight};
    narrow(weighing);
    for (Estimate& games : weighing.games) games.seed = options_.seed;
    dish_.weigh(weighing, next_error(), watch_, budget_);
    watch_(weighing, true);
    ++part_.weighings;
    part_.error += weighing.error;
    part_.last = weighing;
    return weighing;
  }

  /// The bounds known so far, for whoever watches.
  void narrow(Weighing& weighing) const {
    for (const Weighing& used : kept_) {
      const Dyadic& x = used.weight.number;
      if (used.outcome == OutcomeClass::left && (!weighing.low || x > *weighing.low))
        weighing.low = x;
      if (used.outcome == OutcomeClass::right && (!weighing.high || x < *weighing.high))
        weighing.high = x;
    }
  }

  /// Shares the error out among any number of weighings: 1, 1/4, 1/9, ... add up to pi^2 / 6.
  double next_error() const {
    const auto n = static_cast<double>(part_.weighings + 1);
    return error_ * 6 / (std::numbers::pi * std::numbers::pi * n * n);
  }

  /// A contradiction means that some test was wrong, and nobody knows which.
  void forget_unproved(bool all) {
    if (all) std::erase_if(kept_, [](const Weighing& used) { return !used.is_proof; });
  }

  Dish<Words, Method> dish_;
  const WeighOptions& options_;
  std::uint64_t iterations_;
  BalanceTask task_;
  std::size_t number_;
  double error_;
  const Watch& watch_;
  Budget& budget_;
  Part part_;
  std::vector<Weighing> kept_;
  bool is_undecided_ = false;
};

template <std::size_t Words>
Part weigh_part(const Drawing& part, std::size_t number, const WeighOptions& options, double error,
                const Watch& watch, Budget& budget) {
  const bool is_green = std::ranges::any_of(
      part.edges, [](const Edge& edge) { return edge.colour == Colour::green; });
  const BalanceTask task{
      options.cuts == 1 && !is_green,
      std::min<std::uint64_t>(part.edges.size() / options.cuts, Fixed::most_days)};
  const Scales<Words> rules(part, options.cuts, Smart{});
  if (options.by == Player::pure) {
    using Method = PureMonteCarlo<Scales<Words>>;
    const Method method(rules, options.iterations);
    return PartScale<Words, Method>(rules, {method, method}, options, task, number, error, watch,
                                    budget)
        .find();
  }
  using Method = Uct<Scales<Words>>;
  const Method method(rules, {.iterations = options.iterations,
                              .prove = options.prove,
                              .remember = true,
                              .most_bytes = tree_bytes});
  return PartScale<Words, Method>(rules, {method, method}, options, task, number, error, watch,
                                  budget)
      .find();
}

Part weigh_any_part(const Drawing& part, std::size_t number, const WeighOptions& options,
                    double error, const Watch& watch, Budget& budget) {
  const std::size_t edges = part.edges.size();
  check_choices(part, options.cuts);
  if (edges <= Bits<1>::capacity) return weigh_part<1>(part, number, options, error, watch, budget);
  if (options.cuts == 1 && edges <= Bits<16>::capacity)
    return weigh_part<16>(part, number, options, error, watch, budget);
  throw Error(
      fmt::format("hackenbush: a part with {} edges is too large to be weighed with {} "
                  "cut{} a turn; expected at most {}",
                  edges, options.cuts, options.cuts == 1 ? "" : "s",
                  options.cuts == 1 ? Bits<16>::capacity : Bits<1>::capacity));
}

Simple sum(const Simple& a, const Simple& b) {
  return {a.number + b.number, a.ups + b.ups, a.star ^ b.star};
}

/// Ups and stars only matter beside the number 0; an up is confused with star and with nothing
/// else.
OutcomeClass outcome_of(const Simple& value) {
  const auto of_sign = [](int sign) { return sign > 0 ? OutcomeClass::left : OutcomeClass::right; };
  if (value.number.sign() != 0) return of_sign(value.number.sign());
  if (value.ups == 0) return value.star == 0 ? OutcomeClass::previous : OutcomeClass::next;
  if (std::abs(value.ups) == 1 && value.star == 1) return OutcomeClass::next;
  return of_sign(value.ups);
}

std::string why_not(const Part& part, const Budget& budget) {
  if (budget.spent() != Spent::no) return why_spent(budget);
  if (part.balance.contradiction) return "the weighings contradict each other";
  if (!part.last.outcome) return "the games did not decide a weighing";
  return "none of the weights tried balances it: it may be hot, or no sum of number, ups and star";
}

void add_part(Weighed& all, const Part& part) {
  for (const Side side : {Side::left, Side::right}) {
    auto& rate = all.rates[static_cast<std::size_t>(side)];
    rate = std::max(rate, part.last.rate(side));
  }
  all.is_proved = all.is_proved && part.is_proved;
  all.confidence -= part.error;
  all.weighings += part.weighings;
}

}  // namespace

double Weighing::rate(Side first) const {
  const auto side = static_cast<std::size_t>(first);
  if (proved[side] != Result::unknown) return proved[side] == Result::win ? 1 : 0;
  return games[side].mean();
}

void check_choices(const Drawing& part, unsigned cuts) {
  constexpr std::size_t most_choices = 1'000'000;
  for (const Colour other : {Colour::blue, Colour::red}) {
    const auto own = static_cast<std::size_t>(std::ranges::count_if(
        part.edges, [other](const Edge& edge) { return edge.colour != other; }));
    if (choices(own, cuts) <= most_choices) continue;
    throw Error(
        fmt::format("hackenbush: {} edges for {} cuts a turn give more than {} moves, too many to "
                    "weigh; expected fewer",
                    own, cuts, with_commas(most_choices)));
  }
}

std::string why_spent(const Budget& budget) {
  return budget.spent() == Spent::stopped ? "interrupted" : "the budget was spent first";
}

std::vector<Drawing> parts_of(const Drawing& drawing) {
  DisjointSets joined(drawing.vertices);
  for (const Edge& e : drawing.edges) {
    if (e.from != 0 && e.to != 0) joined.join(e.from, e.to);
  }
  constexpr std::uint32_t none = 0xffffffffU;
  std::vector<std::uint32_t> part_of(drawing.vertices, none), number(drawing.vertices, none);
  std::vector<Drawing> parts;
  for (const Edge& e : drawing.edges) {
    const std::uint32_t v = joined.find(std::max(e.from, e.to));
    const bool is_ground_loop = v == 0;
    if (is_ground_loop || part_of[v] == none) {
      part_of[v] = static_cast<std::uint32_t>(parts.size());
      parts.emplace_back();
    }
    Drawing& part = parts[part_of[v]];
    const auto numbered = [&](std::uint32_t u) {
      if (u == 0) return u;
      if (number[u] == none) {
        number[u] = part.vertices++;
        part.names.push_back(drawing.names[u]);
      }
      return number[u];
    };
    const auto from = numbered(e.from), to = numbered(e.to);
    part.edges.push_back({from, to, e.colour});
  }
  return parts;
}

Weighed weigh_drawing(const Drawing& drawing, const WeighOptions& options, const Watch& watch,
                      Budget& budget) {
  auto parts = options.cuts == 1 ? parts_of(drawing) : std::vector{drawing};
  if (parts.empty()) parts.emplace_back();
  Weighed all{.value = Simple{}, .confidence = 1, .is_proved = true, .parts = parts.size()};
  const double error = (1 - options.confidence) / static_cast<double>(parts.size());
  for (std::size_t i = 0; i < parts.size() && all.value; ++i) {
    const Part part = weigh_any_part(parts[i], i, options, error, watch, budget);
    add_part(all, part);
    if (part.balance.value) {
      all.value = sum(*all.value, *part.balance.value);
      continue;
    }
    all.value.reset();
    all.is_proved = false;
    all.why_not = why_not(part, budget);
    if (parts.size() > 1) continue;
    all.outcome = part.outcome;
    if (part.balance.low && part.balance.high)
      all.bracket = {*part.balance.low, *part.balance.high};
  }
  if (all.value) all.outcome = outcome_of(*all.value);
  return all;
}

}  // namespace zermelo::hackenbush
