#include "commands/value_answer.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.h"
#include "base/typed_text.h"

namespace zermelo {
namespace {

bool is_unknown(const ValueFacts& facts, std::string_view field) {
  return std::ranges::find(facts.unknown, field) != facts.unknown.end();
}

std::string shown(const Datum& datum) {
  if (datum.is_null()) return "?";
  return std::holds_alternative<std::string>(datum.value) ? datum.text()
                                                          : fmt::format("{}", datum.count());
}

void add_line(Text& text, std::string_view name, const std::string& value) {
  text.push_back({fmt::format("  {:<14}", name), Tone::dim});
  text.push_back({value + '\n'});
}

}  // namespace

std::string_view outcome_words(OutcomeClass outcome) {
  switch (outcome) {
    case OutcomeClass::left:
      return "Left wins, whoever starts";
    case OutcomeClass::right:
      return "Right wins, whoever starts";
    case OutcomeClass::next:
      return "the player to move wins";
    case OutcomeClass::previous:
      break;
  }
  return "the player to move loses";
}

namespace {

Fields value_fields(const Subject& subject, const ValueFacts& facts, std::string_view how,
                    const Budget& budget) {
  Fields out = subject.fields();
  out.entries.reserve(18);
  out.add("value", facts.text).add("name", facts.name);
  out.add("outcome", std::string(1, letter(facts.outcome)));
  out.add("atomic_weight", facts.atomic_weight);
  out.add("left_stop", facts.left_stop).add("right_stop", facts.right_stop);
  out.add("mean", facts.mean).add("temperature", facts.temperature);
  out.add("birthday", facts.birthday).add("exact", facts.unknown.empty()).add("source", how);
  out.add("nodes", budget.nodes()).add("seconds", budget.seconds());
  if (facts.unknown.empty()) return out;
  return out.add("unknown", List(facts.unknown.begin(), facts.unknown.end()))
      .add("note", facts.why);
}

Text value_words(const Subject& subject, const ValueFacts& facts, const Budget& budget) {
  Text out{{shown_as_typed(subject.position) + " = "}, {shown(facts.text), Tone::strong}};
  const bool has_name = !facts.name.is_null();
  out.push_back({has_name ? fmt::format("   ({})\n", facts.name.text()) : "\n"});
  add_line(out, "outcome",
           fmt::format("{}, {}", letter(facts.outcome), outcome_words(facts.outcome)));
  add_line(out, "stops", fmt::format("{}, {}", facts.left_stop.text(), facts.right_stop.text()));
  add_line(out, "mean", shown(facts.mean));
  add_line(out, "temperature", shown(facts.temperature));
  if (!facts.atomic_weight.is_null() || is_unknown(facts, "atomic_weight"))
    add_line(out, "atomic weight", shown(facts.atomic_weight));
  add_line(out, "birthday", shown(facts.birthday));
  if (!facts.unknown.empty()) {
    add_line(out, "not known", fmt::format("{}", fmt::join(facts.unknown, ", ")));
    out.push_back({"  " + facts.why + '\n', Tone::bad});
  }
  if (budget.nodes() > 0)
    out.push_back({"  " + say_cost(budget.nodes(), budget.seconds()) + '\n', Tone::dim});
  return out;
}

}  // namespace

Answer value_answer(const Subject& subject, FactBook& facts, Value g, std::string_view how,
                    const Budget& budget) {
  const ValueFacts& known = facts.of(g);
  return {value_fields(subject, known, how, budget), value_words(subject, known, budget),
          known.unknown.empty() ? Status::answered : Status::unknown};
}

Answer value_answer(const Subject& subject, ValueStore& store, Thermographs& graphs, Value g,
                    std::string_view how, const Budget& budget) {
  FactBook facts(store, graphs);
  return value_answer(subject, facts, g, how, budget);
}

Answer unknown_value(const Subject& subject, const std::string& why, const Budget& budget,
                     const std::optional<std::pair<Dyadic, Dyadic>>& bounds) {
  Answer answer{subject.fields(), {}, Status::unknown};
  List unknown;
  for (const char* field : {"value", "name", "outcome", "atomic_weight", "left_stop", "right_stop",
                            "mean", "temperature", "birthday"}) {
    answer.fields.add(field, nullptr);
    unknown.emplace_back(field);
  }
  answer.fields.add("exact", false).add("source", nullptr);
  answer.fields.add("at_least", bounds ? Datum(bounds->first.text()) : Datum());
  answer.fields.add("at_most", bounds ? Datum(bounds->second.text()) : Datum());
  answer.fields.add("nodes", budget.nodes()).add("seconds", budget.seconds());
  answer.fields.add("unknown", std::move(unknown)).add("note", why);
  answer.text.push_back({shown_as_typed(subject.position) + " = "});
  answer.text.push_back({"not known", Tone::bad});
  answer.text.push_back({": " + why + '\n'});
  if (bounds) {
    add_line(answer.text, "it lies",
             fmt::format("from {} to {}", bounds->first.text(), bounds->second.text()));
  }
  answer.text.push_back({"  " + say_cost(budget.nodes(), budget.seconds()) + '\n', Tone::dim});
  return answer;
}

}  // namespace zermelo
