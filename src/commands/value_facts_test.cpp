// A budget that ends while the facts about a value are computed: facts that were not found are
// reported as unknown, and the others do not change.
#include "value/value_facts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <map>

#include "commands/value_answer.h"
#include "value/calculator/calculator.h"
#include "value/scoped_limits.h"

namespace zermelo {
namespace {

const std::vector<std::string> fact_names{"value",      "name",     "outcome",
                                          "left_stop",  "mean",     "atomic_weight",
                                          "right_stop", "birthday", "temperature"};

/// The answer for a game whose value was found without a limit, with `steps` for everything after
/// it.
Answer hurried_answer(const std::string& form, std::uint64_t steps) {
  ValueStore store;
  Thermographs graphs(store);
  FactBook facts(store, graphs);
  const Value g = Calculator(store).value(form);
  const StepLimit limit(store, steps);
  return value_answer({"game", form}, facts, g, "search", Budget());
}

std::vector<std::string> unknown_fields(const Answer& answer) {
  std::vector<std::string> out;
  if (const Datum* list = answer.fields.find("unknown"))
    for (const auto& each : list->list()) out.push_back(each.text());
  return out;
}

/// Every field is as in the unhurried answer or is null and listed as unknown; `exact`, the status
/// and the words agree with the list.
void expect_honest(const Answer& hurried, const Answer& truth) {
  const auto unknown = unknown_fields(hurried);
  for (const auto& name : fact_names) {
    const bool is_unknown = std::ranges::find(unknown, name) != unknown.end();
    const auto said = to_json(*hurried.fields.find(name));
    EXPECT_EQ(said, is_unknown ? "null" : to_json(*truth.fields.find(name))) << name;
  }
  EXPECT_EQ(to_json(*hurried.fields.find("exact")), unknown.empty() ? "true" : "false");
  EXPECT_EQ(hurried.status, unknown.empty() ? Status::answered : Status::unknown);
  EXPECT_EQ(hurried.fields.find("note") == nullptr, unknown.empty());
  const auto words = to_text(hurried.text, false);
  EXPECT_EQ(words.find("not known") == std::string::npos, unknown.empty()) << words;
}

TEST(AFactBook, NeverCallsASpentBudgetExact) {
  std::map<std::string, int> missing;
  for (const std::string form :
       {"{^,*|v,*}", "^[3]*", "2.^(2)+^*", "{^3|v3}", "{2|1||0|||-1}", "{{^|*2},0|v[2]}",
        "{4|{3|*}}", "Tiny(2)+^", "-Tiny({1|*})", "{{{*|v}|0}|*,^}"}) {
    SCOPED_TRACE(form);
    const Answer truth = hurried_answer(form, Limits::no_limit);
    ASSERT_TRUE(unknown_fields(truth).empty());
    for (std::uint64_t steps = 0; steps < 100; ++steps) {
      SCOPED_TRACE(steps);
      const Answer hurried = hurried_answer(form, steps);
      expect_honest(hurried, truth);
      for (const auto& field : unknown_fields(hurried)) ++missing[field];
    }
  }
  EXPECT_GT(missing["name"], 0);
  EXPECT_GT(missing["atomic_weight"], 0);
}

TEST(AFactBook, SaysWhatIsMissingWhenItIsStopped) {
  ValueStore store;
  Thermographs graphs(store);
  FactBook facts(store, graphs);
  const Value g = Calculator(store).value("{^3,*2|{0|v},{*|-1}}");
  const std::atomic<bool> stop = true;
  const auto hurried = [&] {
    const TimeLimit limit(store, Budget({.stop = &stop}));
    return facts.of(g);
  }();
  EXPECT_NE(std::ranges::find(hurried.unknown, "mean"), hurried.unknown.end());
  EXPECT_NE(hurried.why.what.find("stopped"), std::string::npos) << hurried.why.what;
  EXPECT_TRUE(hurried.text) << "what is known can be written down when the time is up";
  const auto& unhurried = facts.of(g);
  EXPECT_TRUE(unhurried.unknown.empty()) << "what was given up is not remembered";
  EXPECT_EQ(unhurried.mean, Dyadic());
}

TEST(AFactBook, SaysTheSameTheSecondTime) {
  ValueStore store;
  Thermographs graphs(store);
  FactBook facts(store, graphs);
  Calculator calculator(store);
  for (const std::string form : {"{2|-1}", "^[2]", "{^|v*}", "*7", "^[2]", "{2|-1}", "{^|v*}"}) {
    const Value g = calculator.value(form);
    const Answer kept = value_answer({"game", form}, facts, g, "search", Budget());
    expect_honest(kept, hurried_answer(form, Limits::no_limit));
  }
}

/// Winning Ways: an integer n is born on day |n|, and a switch the day after its larger stop.
TEST(AFactBook, TellsBirthdaysOfAnySize) {
  const std::vector<std::pair<std::string, std::string>> days{
      {"4294967295", "4294967295"},
      {"{4294967294|0}", "4294967295"},
      {"{4294967295|0}", "4294967296"},
      {"{10000000000|0}", "10000000001"},
      {"{{10000000000|0}|-1}", "10000000002"},
      {"-9223372036854775807", "9223372036854775807"},
      {"1000000000000000000000000", "\"1000000000000000000000000\""},
      {"{1000000000000000000000|0}", "\"1000000000000000000001\""},
      {"2000000000000000000000^2*", "\"2000000000000000000003\""}};
  for (const auto& [form, day] : days) {
    const Answer answer = hurried_answer(form, Limits::no_limit);
    EXPECT_EQ(to_json(*answer.fields.find("birthday")), day) << form;
  }
  ValueStore store;
  Calculator calculator(store);
  EXPECT_EQ(calculator.value("birthday(100000000000000000000)"),
            calculator.value("100000000000000000000"));
}

TEST(FactBook, WhatWasForgottenIsFoundAgain) {
  ValueStore store;
  Thermographs graphs(store);
  FactBook facts(store, graphs);
  const Value g = Calculator(store).value("{3|1||0}");
  const std::string text = facts.of(g).text.value();
  EXPECT_GT(facts.bytes(), text.size());
  facts.forget();
  EXPECT_EQ(facts.bytes(), 0U);
  EXPECT_EQ(facts.of(g).text, text);
}

}  // namespace
}  // namespace zermelo
