#include "games/hackenbush/weigh/scale_method.h"

#include <fmt/format.h>

#include <numbers>

#include "base/error.h"
#include "games/hackenbush/weigh/balance_game.h"
#include "search/monte_carlo.h"
#include "search/plain_tree.h"
#include "search/self_play.h"
#include "search/uct.h"

namespace zermelo::hackenbush {
namespace {

constexpr std::size_t safeguard = 5;  // weighings beyond the edges of the drawing

using Rules = BalanceGame<1>;

/// The formula of the text, Cp = sqrt 2 with the 2 under the root, and the most visited child is
/// played. The tree is kept from move to move, as in the library: without that, rates as low as the
/// printed ones do not occur. Unlike in the library (plain_tree.h), both players share the tree,
/// and transpositions are one node.
UctOptions uct_options(const ScaleMethod& method) {
  return {.iterations = method.iterations, .exploration = std::numbers::sqrt2, .remember = true};
}

/// A drawing and its weighing stalk. If both fit into 64 edges, the stalk consists of edges like
/// the others, of which a player considers only his highest, while random games cut any of them.
/// Otherwise the stalk is a number, which has no other moves.
struct Pair {
  Rules rules;
  Rules::Position position;
};

Pair pair_of(const Drawing& drawing, const Simple& weight, unsigned cuts) {
  const bool fits = weight.is_number() &&
                    drawing.edges.size() + weight.number.birthday() <= Rules::Edges::capacity;
  if (cuts > 1 || !fits) {
    Rules rules(drawing, cuts, skip_none);
    const auto position = rules.against(Weight::from(weight));
    return {std::move(rules), position};
  }
  Drawing both = drawing;
  std::uint32_t top = 0;
  for (const char c : stalk_of(-weight.number)) {
    both.edges.push_back({top, both.vertices, c == 'B' ? Colour::blue : Colour::red});
    top = both.vertices++;
  }
  Rules rules(both, 1, {drawing.edges.size(), false});
  const auto position = rules.against({});
  return {std::move(rules), position};
}

std::optional<Estimate> games(const Pair& pair, const Simple& weight, Side first,
                              const ScaleMethod& method, Budget& budget) {
  const Rules& rules = pair.rules;
  // The same seed for a weight and its negative.
  const std::uint64_t seed = mix(method.seed, weight.number.birthday());
  const auto play = [&](const auto& made) {
    return play_games(rules, pair.position, first, made, method.playouts, seed, method.threads,
                      budget);
  };
  if (method.by == Player::pure)
    return play([&] { return PureMonteCarlo<Rules>(rules, method.iterations); });
  if (method.as_library) {
    const PlainTreeOptions options{.iterations = method.iterations, .rollouts = method.rollouts};
    return play([&] { return PlainTrees<Rules>(rules, options); });
  }
  return play([&] { return Uct<Rules>(rules, uct_options(method)); });
}

}  // namespace

OutcomeClass scale_class(const ScaleMethod& method, double left_first, double right_first) {
  const double low = method.margin, high = 1 - method.margin;
  if (left_first < low && right_first < low) return OutcomeClass::previous;
  if (left_first > high && right_first > high) return OutcomeClass::next;
  if (method.undecided == Side::left)
    return right_first > high ? OutcomeClass::right : OutcomeClass::left;
  return left_first > high ? OutcomeClass::left : OutcomeClass::right;
}

Weighing weigh_once(const Drawing& drawing, const Simple& weight, const ScaleMethod& method,
                    Budget& budget) {
  if (drawing.edges.size() > Bits<1>::capacity) {
    throw Error(fmt::format("hackenbush: {} edges; the thesis' rule takes at most {}",
                            drawing.edges.size(), Bits<1>::capacity));
  }
  check_choices(drawing, method.cuts);
  const Pair pair = pair_of(drawing, weight, method.cuts);
  Weighing weighing{.weight = weight};
  for (const Side first : {Side::left, Side::right}) {
    const auto played = games(pair, weight, first, method, budget);
    if (!played) return weighing;
    weighing.games[static_cast<std::size_t>(first)] = *played;
  }
  weighing.outcome = scale_class(method, weighing.rate(Side::left), weighing.rate(Side::right));
  return weighing;
}

ScaleAnswer scale_value(const Drawing& drawing, const ScaleMethod& method, const Watch& watch,
                        Budget& budget) {
  ScaleAnswer answer;
  Simple weight;
  for (std::size_t step = 0; step < drawing.edges.size() + safeguard; ++step) {
    Weighing weighing = weigh_once(drawing, weight, method, budget);
    answer.is_spent = !weighing.outcome;
    if (answer.is_spent) return answer;
    watch(weighing, true);
    answer.steps.push_back(weighing);
    const OutcomeClass outcome = *weighing.outcome;
    if (outcome == OutcomeClass::previous) answer.value = weight;
    if (outcome == OutcomeClass::next && step == 0) answer.value = Simple{Dyadic(), 0, 1};
    if (answer.value) return answer;
    if (outcome != OutcomeClass::next)
      weight.number = with_edge(weight.number, outcome == OutcomeClass::left);
  }
  return answer;
}

Weighed weighed_by(const ScaleAnswer& answer, const Budget& budget) {
  Weighed all{.value = answer.value, .parts = 1, .weighings = answer.steps.size()};
  if (!answer.steps.empty()) {
    all.outcome = answer.steps.front().outcome;
    for (const Side side : {Side::left, Side::right})
      all.rates[static_cast<std::size_t>(side)] = answer.steps.back().rate(side);
  }
  if (!answer.value) all.why_not = NoBalance::safeguard;
  if (answer.is_spent) all.why_not = why_spent(budget);
  return all;
}

}  // namespace zermelo::hackenbush
