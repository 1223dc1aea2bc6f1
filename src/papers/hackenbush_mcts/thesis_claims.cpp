#include "papers/hackenbush_mcts/thesis_claims.h"

#include <fmt/format.h>

#include "base/numbers.h"
#include "base/random.h"
#include "games/hackenbush/drawing/hackenbush.h"
#include "games/hackenbush/value/evaluation.h"
#include "games/hackenbush/value/many_moves.h"
#include "search/minimax.h"

namespace zermelo::hackenbush {
namespace {

struct Tally {
  std::uint64_t agree = 0, tried = 0;
  void add(bool same) {
    ++tried;
    agree += same ? 1 : 0;
  }
};

/// A store and the questions that are asked of it.
struct Desk {
  ValueStore store;
  PartArithmetic arithmetic{store};

  Value value(const Drawing& drawing, unsigned cuts = 1) {
    Budget budget;
    return arithmetic.value(value_of(drawing, cuts, arithmetic, budget, {}).value.value());
  }
  Value stalks(const std::string& text) { return value(read_stalks(text)); }
};

/// The bits of a number below its highest one as colours: gives every stalk of two colours once.
std::string stalk(std::uint32_t code) {
  std::string out;
  for (; code > 1; code /= 2) out += code % 2 == 0 ? 'B' : 'R';
  return out;
}

/// Section 2.1.2: an edge counts 1 up to the first change of colour, and then half of the one
/// before.
Dyadic by_the_rule(const std::string& stalk) {
  Dyadic sum;
  std::uint32_t halvings = 0;
  for (const char c : stalk) {
    if (halvings > 0 || c != stalk[0]) ++halvings;
    sum = sum + Dyadic(c == 'B' ? 1 : -1, halvings);
  }
  return sum;
}

Tally stalks_follow_the_rule() {
  Desk desk;
  Tally tally;
  for (std::uint32_t code = 2; code < 1U << 13; ++code) {
    const auto word = stalk(code);
    tally.add(desk.stalks(word) == desk.store.number(by_the_rule(word)));
  }
  return tally;
}

Tally green_stalks_are_nimbers() {
  Desk desk;
  Tally tally;
  for (std::uint32_t n = 1; n <= 100; ++n)
    tally.add(desk.stalks(std::string(n, 'G')) == desk.store.nimber(n));
  return tally;
}

Tally stalks_side_by_side_add_up() {
  Desk desk;
  Tally tally;
  for (std::uint32_t a = 2; a < 64; ++a) {
    for (std::uint32_t b = a; b < 64; ++b)
      tally.add(desk.stalks(stalk(a) + '+' + stalk(b)) ==
                desk.store.sum(desk.stalks(stalk(a)), desk.stalks(stalk(b))));
  }
  return tally;
}

/// Any graph, with loops, parallel edges and edges that are not joined to the ground.
Drawing some_drawing(Random& random) {
  constexpr std::string_view colours = "BRG";
  std::string text = fmt::format("0-1-{}", colours[random.below(3)]);
  for (auto more = random.below(6); more > 0; --more)
    text += fmt::format(" {}-{}-{}", random.below(5), random.below(5), colours[random.below(3)]);
  return read_drawing(text);
}

/// Table 1: the outcome class of the value is that of play by minimax.
Tally classes_are_those_of_play(unsigned cuts) {
  Desk desk;
  Tally tally;
  Random random(cuts);
  for (int i = 0; i < 300; ++i) {
    const Drawing drawing = some_drawing(random);
    const auto [rules, p, mover] = set_up<1>(drawing, cuts);
    Budget budget;
    const auto played = outcome_class(minimax(rules, p, Side::left, budget).result,
                                      minimax(rules, p, Side::right, budget).result);
    tally.add(played == desk.store.outcome(desk.value(drawing, cuts)));
  }
  return tally;
}

/// Section 3: with two colours and one cut a turn no position has the value *; all are numbers.
/// Checked with canonical forms of all options, not with the search that assumes it.
Tally two_colours_are_numbers() {
  constexpr std::uint32_t ends[][2] = {{0, 1}, {1, 2}, {2, 0}, {2, 3},
                                       {3, 0}, {1, 3}, {3, 4}, {4, 0}};
  Desk desk;
  Tally tally;
  for (std::uint32_t code = 0; code < 1U << 8; ++code) {
    Drawing drawing{.vertices = 5};
    for (std::uint32_t i = 0; i < 8; ++i)
      drawing.edges.push_back(
          {ends[i][0], ends[i][1], (code >> i & 1U) == 0 ? Colour::blue : Colour::red});
    Budget budget;
    const Value g = many_moves_value(drawing, 1, desk.store, budget, ValueStore::default_bytes);
    tally.add(desk.store.is_number(g) && g == desk.value(drawing));
  }
  return tally;
}

/// A claim about all positions of a kind, and the positions on which it was checked.
struct CheckedClaim {
  const char *where, *claim;
  Tally tally;

  bool is_same() const { return tally.agree == tally.tried; }
};

Fields fields_of(const CheckedClaim& checked) {
  return Fields{}
      .add("where", checked.where)
      .add("claim", checked.claim)
      .add("tried", checked.tally.tried)
      .add("agree", checked.tally.agree)
      .add("same", checked.is_same());
}

Text words_of(const CheckedClaim& checked) {
  return {{fmt::format("  {:<23} {:<42} {:>5} of {:<5}", checked.where, checked.claim,
                       with_commas(checked.tally.agree), with_commas(checked.tally.tried))},
          checked.is_same() ? Span{" same\n", Tone::good} : Span{" differs\n", Tone::bad}};
}

}  // namespace

void check_claims(Sink& sink) {
  const auto report = [&](const char* where, const char* claim, const Tally& tally) {
    const CheckedClaim checked{where, claim, tally};
    sink.answer({fields_of(checked), words_of(checked)});
  };
  report("Table 1", "classes are those of play", classes_are_those_of_play(1));
  report("Table 1, two cuts", "classes are those of play", classes_are_those_of_play(2));
  report("Section 2.1", "stalks side by side add up", stalks_side_by_side_add_up());
  report("Section 2.1.1", "n green edges are *n", green_stalks_are_nimbers());
  report("Figure 5", "stalks of 12 edges count and halve", stalks_follow_the_rule());
  report("Section 3", "two colours, one cut: numbers", two_colours_are_numbers());
}

}  // namespace zermelo::hackenbush
