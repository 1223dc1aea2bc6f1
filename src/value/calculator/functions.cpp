#include "value/calculator/functions.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/characters.h"
#include "value/atomic_weight.h"
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

constexpr std::array<Function, 13> functions{{
    {"left_stop", "ls", "left_stop(g)", "the number reached when Left starts", 1, left_stop,
     nullptr},
    {"right_stop", "rs", "right_stop(g)", "the number reached when Right starts", 1, right_stop,
     nullptr},
    {"stops", "", "stops(g)", "both of them", 1, nullptr, stops},
    {"mean", "", "mean(g)", "the average worth of many copies", 1, mean, nullptr},
    {"temperature", "temp", "temperature(g)", "how much the next move is worth", 1, temperature,
     nullptr},
    {"aw", "atomic_weight", "aw(g)", "atomic weight, of an all-small game", 1, weight, nullptr},
    {"birthday", "", "birthday(g)", "the day its simplest form is born", 1, birthday, nullptr},
    {"outcome", "", "outcome(g)", "the outcome class: L, R, N or P", 1, nullptr, outcome},
    {"cool", "", "cool(g,t)", "every move costs t", 2, cool, nullptr},
    {"heat", "", "heat(g,t)", "every move earns t", 2, heat, nullptr},
    {"tiny", "Tiny", "tiny(x)", "{0||0|-x}", 1, tiny_of, nullptr},
    {"miny", "Miny", "miny(x)", "{x|0||0}", 1, miny_of, nullptr},
    {"name", "", "name(g)", "its other name, if it has one", 1, nullptr, name_of},
}};

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
