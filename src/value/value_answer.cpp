#include "value/value_answer.h"

#include <fmt/format.h>

#include "base/error.h"
#include "value/atomic_weight.h"
#include "value/text.h"

namespace zermelo {
namespace {

/// The text of a value, or nothing and why not.
Datum text_or_null(ValueStore& store, Value g, std::string& why_not) {
  try {
    return value_text(store, g);
  } catch (const GaveUp& reason) {
    why_not = reason.what();
    return {};
  }
}

/// What takes more work than the value itself may be given up; then it is null.
template <class Compute>
Datum or_null(const Compute& compute) {
  try {
    return compute();
  } catch (const GaveUp&) {
    return {};
  }
}

std::string shown(const Datum& datum) { return datum.is_null() ? "?" : datum.text(); }

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

Answer value_answer(const Subject& subject, ValueStore& store, Thermographs& graphs, Value g,
                    std::string_view how, const Budget& budget) {
  std::string why_not;
  const Datum text = text_or_null(store, g, why_not);
  const Datum name = or_null([&]() -> Datum {
    const auto found = value_name(store, g);
    return found ? Datum(*found) : Datum();
  });
  const Datum weight = or_null([&]() -> Datum {
    const auto found = atomic_weight(store, g);
    return found ? Datum(value_text(store, *found)) : Datum();
  });
  const OutcomeClass outcome = store.outcome(g);
  const Datum left = store.left_stop(g).text(), right = store.right_stop(g).text();
  const Datum mean = or_null([&]() -> Datum { return graphs.of(g).mean.text(); });
  const Datum temperature = or_null([&]() -> Datum { return graphs.of(g).temperature.text(); });

  Answer answer{subject.fields(), {}, text.is_null() ? Status::unknown : Status::answered};
  answer.fields.add("value", text).add("name", name);
  answer.fields.add("outcome", std::string(1, letter(outcome))).add("atomic_weight", weight);
  answer.fields.add("left_stop", left).add("right_stop", right);
  answer.fields.add("mean", mean).add("temperature", temperature);
  answer.fields.add("birthday", store.birthday(g)).add("exact", true).add("source", how);
  answer.fields.add("nodes", budget.nodes()).add("seconds", budget.seconds());
  if (!why_not.empty()) answer.fields.add("note", why_not);

  answer.text.push_back({shortened(subject.position) + " = "});
  answer.text.push_back({text.is_null() ? "?" : text.text(), Tone::strong});
  answer.text.push_back({name.is_null() ? "\n" : fmt::format("   ({})\n", name.text())});
  if (!why_not.empty()) answer.text.push_back({"  " + why_not + '\n', Tone::bad});
  add_line(answer.text, "outcome", fmt::format("{}, {}", letter(outcome), outcome_words(outcome)));
  add_line(answer.text, "stops", fmt::format("{}, {}", left.text(), right.text()));
  add_line(answer.text, "mean", shown(mean));
  add_line(answer.text, "temperature", shown(temperature));
  if (!weight.is_null()) add_line(answer.text, "atomic weight", weight.text());
  add_line(answer.text, "birthday", fmt::format("{}", store.birthday(g)));
  if (budget.nodes() > 0)
    answer.text.push_back({"  " + say_cost(budget.nodes(), budget.seconds()) + '\n', Tone::dim});
  return answer;
}

Answer unknown_value(const Subject& subject, const std::string& why, const Budget& budget,
                     const std::optional<std::pair<Dyadic, Dyadic>>& bounds) {
  Answer answer{subject.fields(), {}, Status::unknown};
  for (const char* field : {"value", "name", "outcome", "atomic_weight", "left_stop", "right_stop",
                            "mean", "temperature", "birthday"}) {
    answer.fields.add(field, nullptr);
  }
  answer.fields.add("exact", false).add("source", nullptr);
  answer.fields.add("at_least", bounds ? Datum(bounds->first.text()) : Datum());
  answer.fields.add("at_most", bounds ? Datum(bounds->second.text()) : Datum());
  answer.fields.add("nodes", budget.nodes()).add("seconds", budget.seconds()).add("note", why);
  answer.text.push_back({shortened(subject.position) + " = "});
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
