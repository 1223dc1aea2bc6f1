#include "games/hackenbush/weigh/weighing.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.h"
#include "base/numbers.h"
#include "games/hackenbush/drawing/hackenbush.h"
#include "games/hackenbush/drawing/parts.h"
#include "games/hackenbush/weigh/weighing_run.h"

namespace zermelo::hackenbush {
namespace {

constexpr int confirmations = 2;  // each with four times the iterations of the one before
constexpr int most_rounds = 3;    // each with four times the iterations of the one before
constexpr std::size_t tree_bytes = std::size_t{1} << 28;  // for the trees of each side moving first

/// The answer for one part.
struct PartResult {
  Balance balance;
  bool is_proved = false;  // the balance is
  double error = 0;        // the sum of the errors of all tests
  std::size_t weighings = 0;
  Weighing last;                        // the balance, or the last weighing before giving up
  std::optional<OutcomeClass> outcome;  // against the weight 0
};

/// Weighs one part until it balances.
///
///   1. A round walks along the stalk of the value (find_balance), one weighing after another.
///   2. A weighing that balances without a proof is repeated with 4 and 16 times the iterations and
///      must balance again: nothing later in the walk could show that it was wrong.
///   3. If the answers contradict each other, some test was wrong and nobody knows which: all
///      answers that are not proved are forgotten. If a weighing stayed undecided, only that one is
///      missing. Either way the next round thinks four times as long; there are three rounds.
///   4. The error allowed is shared out among all weighings, however many there will be.
///
/// Invariants:
///   1. kept_ has at most one weighing of a weight, and each has an outcome.
///   2. part_.last is the weighing that was asked for last, also when it was found in kept_.
///   3. part_.error, the sum of the errors of the tests made, is at most error_.
template <std::size_t Words, class Method>
class PartWeigher {
 public:
  PartWeigher(const BalanceGame<Words>& rules, std::array<Method, 2> methods,
              const WeighOptions& options, const BalanceTask& task, std::size_t number,
              double error, const Watch& watch, Budget& budget)
      : run_(rules, std::move(methods), options, task.only_numbers),
        options_(options),
        iterations_(options.iterations),
        task_(task),
        number_(number),
        error_(error),
        watch_(watch),
        budget_(budget) {}

  PartResult find() {
    for (int round = 0; round < most_rounds; ++round) {
      part_.balance = find_balance(task_, [&](const Simple& weight) { return outcome(weight); });
      if (part_.balance.value || budget_.spent() != Spent::no) break;
      if (!part_.balance.contradiction && !is_undecided_) break;  // no weight balances it
      forget_unproved(part_.balance.contradiction);
      iterations_ *= 4;
      run_.set_iterations(iterations_);
    }
    // A proved balance is the value, however the walk came to it.
    part_.is_proved = part_.balance.value && part_.last.is_proof;
    if (part_.is_proved) part_.error = 0;
    return part_;
  }

 private:
  /// The answer to find_balance: kept, or weighed and, if it balances, confirmed (step 2).
  std::optional<OutcomeClass> outcome(const Simple& weight) {
    const auto known = std::ranges::find(kept_, weight, &Weighing::weight);
    if (known != kept_.end()) {
      part_.last = *known;
      return known->outcome;
    }
    Weighing weighing = weighed(weight);
    for (int again = 1; again <= confirmations && needs_confirming(weighing); ++again) {
      run_.set_iterations(iterations_ << (2 * again));
      weighing = weighed(weight);
    }
    run_.set_iterations(iterations_);
    is_undecided_ = !weighing.outcome;
    if (weighing.outcome) kept_.push_back(weighing);
    if (weight == Simple{}) part_.outcome = weighing.outcome;
    return weighing.outcome;
  }

  static bool needs_confirming(const Weighing& weighing) {
    return weighing.outcome == OutcomeClass::previous && !weighing.is_proof;
  }

  /// One weighing, without looking at those kept.
  Weighing weighed(const Simple& weight) {
    Weighing weighing{.part = number_, .weight = weight};
    narrow(weighing);
    for (Estimate& games : weighing.games) games.seed = options_.seed;
    run_.weigh(weighing, next_error(), watch_, budget_);
    watch_(weighing, true);
    ++part_.weighings;
    part_.error += weighing.error;
    part_.last = weighing;
    return weighing;
  }

  /// Fills in the bounds known so far, for the watcher.
  void narrow(Weighing& weighing) const {
    for (const Weighing& used : kept_) {
      const Dyadic& x = used.weight.number;
      if (used.outcome == OutcomeClass::left && (!weighing.low || x > *weighing.low))
        weighing.low = x;
      if (used.outcome == OutcomeClass::right && (!weighing.high || x < *weighing.high))
        weighing.high = x;
    }
  }

  /// The error allowed for the next weighing (step 4): 1 + 1/4 + 1/9 + ... = pi^2 / 6, so that the
  /// errors of any number of weighings add up to at most error_.
  double next_error() const {
    const auto n = static_cast<double>(part_.weighings + 1);
    return error_ * 6 / (std::numbers::pi * std::numbers::pi * n * n);
  }

  /// Step 3.
  void forget_unproved(bool all) {
    if (all) std::erase_if(kept_, [](const Weighing& used) { return !used.is_proof; });
  }

  WeighingRun<Words, Method> run_;
  const WeighOptions& options_;
  std::uint64_t iterations_;
  BalanceTask task_;
  std::size_t number_;
  double error_;
  const Watch& watch_;
  Budget& budget_;
  PartResult part_;
  std::vector<Weighing> kept_;  // answers of earlier weighings
  bool is_undecided_ = false;   // the last weighing was
};

/// Weighs a part with players of the kind that the options ask for. Each side moving first gets
/// players of its own (weighing_run.h).
template <std::size_t Words>
PartResult weigh_part(const Drawing& part, std::size_t number, const WeighOptions& options,
                      double error, const Watch& watch, Budget& budget) {
  const bool is_green = std::ranges::any_of(
      part.edges, [](const Edge& edge) { return edge.colour == Colour::green; });
  const BalanceTask task{
      options.cuts == 1 && !is_green,
      std::min<std::uint64_t>(part.edges.size() / options.cuts, Fixed::most_days)};
  const BalanceGame<Words> rules(part, options.cuts, SkipDominated{});
  if (options.by == Player::pure) {
    using Method = PureMonteCarlo<BalanceGame<Words>>;
    const Method method(rules, options.iterations);
    return PartWeigher<Words, Method>(rules, {method, method}, options, task, number, error, watch,
                                      budget)
        .find();
  }
  using Method = Uct<BalanceGame<Words>>;
  const Method method(rules, {.iterations = options.iterations,
                              .prove = options.prove,
                              .remember = true,
                              .most_bytes = tree_bytes});
  return PartWeigher<Words, Method>(rules, {method, method}, options, task, number, error, watch,
                                    budget)
      .find();
}

/// Chooses the width of the sets of edges.
PartResult weigh_any_part(const Drawing& part, std::size_t number, const WeighOptions& options,
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

/// The outcome class of number + ups + star. Ups and stars only matter if the number is 0; one up
/// or down is confused with * and with no other nimber.
OutcomeClass outcome_of(const Simple& value) {
  const auto of_sign = [](int sign) { return sign > 0 ? OutcomeClass::left : OutcomeClass::right; };
  if (value.number.sign() != 0) return of_sign(value.number.sign());
  if (value.ups == 0) return value.star == 0 ? OutcomeClass::previous : OutcomeClass::next;
  if (std::abs(value.ups) == 1 && value.star == 1) return OutcomeClass::next;
  return of_sign(value.ups);
}

NoBalance why_not(const PartResult& part, const Budget& budget) {
  if (budget.spent() != Spent::no) return why_spent(budget);
  if (part.balance.contradiction) return NoBalance::contradiction;
  if (!part.last.outcome) return NoBalance::undecided;
  return NoBalance::no_weight;
}

/// Adds rates, proof, confidence and cost of a part; its value is added by weigh_drawing.
void add_part(Weighed& all, const PartResult& part) {
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

NoBalance why_spent(const Budget& budget) {
  return budget.spent() == Spent::stopped ? NoBalance::interrupted : NoBalance::budget_spent;
}

/// Parts share the error that the confidence leaves. The first part without a value ends it: then
/// bounds and the class of the whole are only known if it is the only part.
Weighed weigh_drawing(const Drawing& drawing, const WeighOptions& options, const Watch& watch,
                      Budget& budget) {
  auto parts = options.cuts == 1 ? parts_of(drawing) : std::vector{drawing};
  if (parts.empty()) parts.emplace_back();
  Weighed all{.value = Simple{}, .confidence = 1, .is_proved = true, .parts = parts.size()};
  const double error = (1 - options.confidence) / static_cast<double>(parts.size());
  for (std::size_t i = 0; i < parts.size() && all.value; ++i) {
    const PartResult part = weigh_any_part(parts[i], i, options, error, watch, budget);
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
