#include "commands/value_answer.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.h"
#include "base/typed_text.h"
#include "commands/advice.h"
#include "commands/outcome_words.h"
#include "value/scoped_limits.h"

namespace zermelo {
namespace {

bool is_unknown(const ValueFacts& facts, std::string_view field) {
  return std::ranges::find(facts.unknown, field) != facts.unknown.end();
}

std::string shown(const std::optional<std::string>& text, Symbols symbols) {
  return text ? in_symbols(*text, symbols) : "?";
}
std::string shown(const std::optional<Dyadic>& number, Symbols symbols) {
  return number ? in_symbols(number->text(), symbols) : "?";
}

Datum text_or_null(const std::optional<Dyadic>& number) {
  return number ? Datum(number->text()) : Datum();
}

/// A number of JSON where it fits one, else its digits.
Datum count_or_null(const std::optional<Dyadic>& whole) {
  if (!whole) return {};
  if (const auto small = whole->to_integer()) return *small;
  return whole->text();
}

void add_line(Text& text, std::string_view name, const std::string& value) {
  text.push_back({fmt::format("  {:<14}", name), Tone::dim});
  text.push_back({value + '\n'});
}

Fields value_fields(const Subject& subject, const ValueFacts& facts, std::string_view how,
                    const Budget& budget) {
  Fields out = subject.fields();
  out.entries.reserve(18);
  out.add("value", facts.text).add("name", facts.name);
  out.add("outcome", std::string(1, letter(facts.outcome)));
  out.add("atomic_weight", facts.atomic_weight);
  out.add("left_stop", facts.left_stop.text()).add("right_stop", facts.right_stop.text());
  out.add("mean", text_or_null(facts.mean));
  out.add("temperature", text_or_null(facts.temperature));
  out.add("birthday", count_or_null(facts.birthday))
      .add("exact", facts.unknown.empty())
      .add("source", how);
  out.add("nodes", budget.nodes()).add("seconds", budget.seconds());
  if (facts.unknown.empty()) return out;
  return out.add("unknown", List(facts.unknown.begin(), facts.unknown.end()))
      .add("note", advised(facts.why));
}

/// "g = {1|-1}" already ends with the value: "g = " is left; otherwise the line and " = ".
std::string before_value(const std::string& line, const std::string& value) {
  const bool is_at_end = line.ends_with(value);
  const std::string begin = line.substr(0, line.size() - (is_at_end ? value.size() : 0));
  if (is_at_end && (begin.empty() || begin.ends_with("= "))) return shown_as_typed(begin);
  return shown_as_typed(line) + " = ";
}

Text value_words(const Subject& subject, const ValueFacts& facts, const Budget& budget,
                 Symbols symbols) {
  Text out{{before_value(std::string(subject.position), facts.text.value_or("?"))},
           {shown(facts.text, symbols), Tone::strong}};
  out.push_back({facts.name ? fmt::format("   ({})\n", shown(facts.name, symbols)) : "\n"});
  add_line(out, "outcome",
           fmt::format("{}, {}", letter(facts.outcome), say_outcome(facts.outcome)));
  add_line(out, "stops",
           fmt::format("{}, {}", in_symbols(facts.left_stop.text(), symbols),
                       in_symbols(facts.right_stop.text(), symbols)));
  add_line(out, "mean", shown(facts.mean, symbols));
  add_line(out, "temperature", shown(facts.temperature, symbols));
  if (facts.atomic_weight || is_unknown(facts, "atomic_weight"))
    add_line(out, "atomic weight", shown(facts.atomic_weight, symbols));
  add_line(out, "birthday", shown(facts.birthday, symbols));
  if (!facts.unknown.empty()) {
    add_line(out, "not known", fmt::format("{}", fmt::join(facts.unknown, ", ")));
    out.push_back({"  " + advised(facts.why) + '\n', Tone::bad});
  }
  if (budget.nodes() > 0)
    out.push_back({"  " + say_cost(budget.nodes(), budget.seconds()) + '\n', Tone::dim});
  return out;
}

}  // namespace

Answer value_answer(const Subject& subject, FactBook& facts, Value g, std::string_view how,
                    const Budget& budget, Symbols symbols) {
  const TimeLimit limit(facts.store(), budget);
  const ValueFacts& known = facts.of(g);
  return {value_fields(subject, known, how, budget), value_words(subject, known, budget, symbols),
          known.unknown.empty() ? Status::answered : Status::unknown};
}

Answer value_answer(const Subject& subject, ValueStore& store, Thermographs& graphs, Value g,
                    std::string_view how, const Budget& budget) {
  FactBook facts(store, graphs);
  return value_answer(subject, facts, g, how, budget);
}

namespace {

using NumberBounds = std::optional<std::pair<Dyadic, Dyadic>>;

Fields unknown_fields(const Subject& subject, const Trouble& why, const Budget& budget,
                      const NumberBounds& bounds) {
  Fields out = subject.fields();
  List unknown;
  for (const char* field : {"value", "name", "outcome", "atomic_weight", "left_stop", "right_stop",
                            "mean", "temperature", "birthday"}) {
    out.add(field, nullptr);
    unknown.emplace_back(field);
  }
  out.add("exact", false).add("source", nullptr);
  out.add("at_least", bounds ? Datum(bounds->first.text()) : Datum());
  out.add("at_most", bounds ? Datum(bounds->second.text()) : Datum());
  out.add("nodes", budget.nodes()).add("seconds", budget.seconds());
  return out.add("unknown", std::move(unknown)).add("note", advised(why));
}

Text unknown_words(const Subject& subject, const Trouble& why, const Budget& budget,
                   const NumberBounds& bounds) {
  Text out{{shown_as_typed(subject.position) + " = "},
           {"not known", Tone::bad},
           {": " + advised(why) + '\n'}};
  if (bounds)
    add_line(out, "it lies",
             fmt::format("from {} to {}", bounds->first.text(), bounds->second.text()));
  out.push_back({"  " + say_cost(budget.nodes(), budget.seconds()) + '\n', Tone::dim});
  return out;
}

}  // namespace

Answer unknown_value(const Subject& subject, const Trouble& why, const Budget& budget,
                     const std::optional<std::pair<Dyadic, Dyadic>>& bounds) {
  return {unknown_fields(subject, why, budget, bounds), unknown_words(subject, why, budget, bounds),
          Status::unknown};
}

}  // namespace zermelo
