#include "value/calculator/functions.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/characters.h"
#include "value/atomic_weight.h"
#include "value/calculator/reduced_form.h"
#include "value/operations.h"
#include "value/text.h"

namespace zermelo {
namespace {

using Games = std::vector<Value>;

Dyadic number_argument(Calculator& c, Value g, std::string_view function) {
  if (c.store().is_number(g)) return c.store().simple(g)->number;
  throw Error(fmt::format("{}: found {}; expected a number", function,
                          shortened(value_text(c.store(), g))));
}

Value left_stop(Calculator& c, const Games& g) {
  return c.store().number(c.store().left_stop(g[0]));
}
Value right_stop(Calculator& c, const Games& g) {
  return c.store().number(c.store().right_stop(g[0]));
}
Value mean(Calculator& c, const Games& g) { return c.store().number(c.graphs().of(g[0]).mean); }
Value temperature(Calculator& c, const Games& g) {
  return c.store().number(c.graphs().of(g[0]).temperature);
}
Value weight(Calculator& c, const Games& g) {
  const auto out = atomic_weight(c.store(), g[0]);
  if (out) return *out;
  throw Error(fmt::format("aw: {} is not all-small; only such games have an atomic weight",
                          shortened(value_text(c.store(), g[0]))));
}
Value birthday(Calculator& c, const Games& g) {
  return c.store().number(c.store().exact_birthday(g[0]));
}
Value cool(Calculator& c, const Games& g) {
  return cooled(c.store(), c.graphs(), g[0], number_argument(c, g[1], "cool"));
}
Value heat(Calculator& c, const Games& g) { return heated(c.store(), g[0], g[1]); }
Value tiny_of(Calculator& c, const Games& g) { return tiny(c.store(), g[0]); }
Value miny_of(Calculator& c, const Games& g) { return miny(c.store(), g[0]); }
std::string stops(Calculator& c, const Games& g) {
  return fmt::format("{}, {}", c.store().left_stop(g[0]).text(), c.store().right_stop(g[0]).text());
}
std::string outcome(Calculator& c, const Games& g) { return {letter(c.store().outcome(g[0]))}; }
std::string name_of(Calculator& c, const Games& g) {
  return value_name(c.store(), g[0]).value_or(value_text(c.store(), g[0]));
}

Value conjugate(Calculator& c, const Games& g) { return c.store().negative(g[0]); }
Value reduced(Calculator& c, const Games& g) { return reduced_canonical_form(c.store(), g[0]); }
Value norton(Calculator& c, const Games& g) { return norton_product(c.store(), g[0], g[1]); }
Value overheat(Calculator& c, const Games& g) { return overheated(c.store(), g[0], g[1], g[2]); }
Value simplest(Calculator& c, const Games& g) {
  if (const auto x = simplest_strictly_between(c.store(), g[0], g[1])) return c.store().number(*x);
  throw Error(fmt::format("simplest: no number lies strictly between {} and {}",
                          shortened(value_text(c.store(), g[0])),
                          shortened(value_text(c.store(), g[1]))));
}

Games listed(Calculator& c, std::span<const Value> options) {
  return in_order_of_texts(c.store(), {options.begin(), options.end()});
}
GameLists left(Calculator& c, const Games& g) { return {.left = listed(c, c.store().left(g[0]))}; }
GameLists right(Calculator& c, const Games& g) {
  return {.right = listed(c, c.store().right(g[0]))};
}
GameLists options(Calculator& c, const Games& g) { return {left(c, g).left, right(c, g).right}; }
GameLists incentives_of(Calculator& c, const Games& g) {
  const Incentives all = incentives(c.store(), g[0]);
  return {listed(c, all.left), listed(c, all.right)};
}

// clang-format off
constexpr std::array functions{
    Function{"left_stop", "ls", "left_stop(g)", "the number reached when Left starts", 1, left_stop},
    Function{"right_stop", "rs", "right_stop(g)", "the number reached when Right starts", 1, right_stop},
    Function{"stops", "", "stops(g)", "both of them", 1, nullptr, stops},
    Function{"mean", "", "mean(g)", "the average worth of many copies", 1, mean},
    Function{"temperature", "temp", "temperature(g)", "how much the next move is worth", 1, temperature},
    Function{"aw", "atomic_weight", "aw(g)", "atomic weight, of an all-small game", 1, weight},
    Function{"birthday", "", "birthday(g)", "the day its simplest form is born", 1, birthday},
    Function{"outcome", "", "outcome(g)", "the outcome class: L, R, N or P", 1, nullptr, outcome},
    Function{"left", "left_options", "left(g)", "Left's canonical options", 1, nullptr, nullptr, left},
    Function{"right", "right_options", "right(g)", "Right's canonical options", 1, nullptr, nullptr, right},
    Function{"options", "", "options(g)", "the canonical options of both", 1, nullptr, nullptr, options},
    Function{"incentives", "", "incentives(g)", "the gains of the moves: GL - G of Left and G - GR of Right, without dominated ones", 1, nullptr, nullptr, incentives_of},
    Function{"form", "canonical_form", "form({..|..})", "the options as typed, which of them are dominated or reversible and why, and the canonical form"},
    Function{"conjugate", "negative", "conjugate(g)", "-g, the players exchanged", 1, conjugate},
    Function{"cool", "", "cool(g,t)", "every move costs t", 2, cool},
    Function{"heat", "", "heat(g,t)", "every move earns t", 2, heat},
    Function{"overheat", "", "overheat(g,s,t)", "n.s for an integer n, else every move earns t", 3, overheat},
    Function{"norton", "norton_product", "norton(g,u)", "the Norton product g.u, for u > 0", 2, norton},
    Function{"rcf", "reduced_canonical_form", "rcf(g)", "the reduced canonical form, equal for games that differ by an infinitesimal", 1, reduced},
    Function{"simplest", "", "simplest(g,h)", "the simplest number strictly between: g < x < h", 2, simplest},
    Function{"tiny", "Tiny", "tiny(x)", "{0||0|-x}", 1, tiny_of},
    Function{"miny", "Miny", "miny(x)", "{x|0||0}", 1, miny_of},
    Function{"name", "", "name(g)", "its other name, if it has one", 1, nullptr, name_of},
};
// clang-format on

}  // namespace

/// No two names differ in case only.
const Function* find_function(std::string_view name) {
  const auto is = [name](std::string_view known) {
    return !known.empty() && same_letters(name, known);
  };
  for (const auto& function : functions)
    if (is(function.name) || is(function.other_name)) return &function;
  return nullptr;
}

std::vector<std::string> function_names() {
  std::vector<std::string> names;
  for (const auto& function : functions) names.emplace_back(function.name);
  return names;
}

std::vector<std::pair<std::string, std::string>> calculator_functions() {
  std::vector<std::pair<std::string, std::string>> out;
  for (const auto& function : functions) out.emplace_back(function.usage, function.what);
  return out;
}

}  // namespace zermelo
