// The answer about a value: the fields that programs rely on.
#include "commands/value_answer.h"

#include <gtest/gtest.h>

#include <map>

#include "value/calculator/calculator.h"

namespace zermelo {
namespace {

class ValueAnswers : public ::testing::Test {
 protected:
  Answer answer(const std::string& form) {
    return value_answer({"game", "p"}, store, graphs, Calculator(store).value(form), "search",
                        budget);
  }
  std::string said(const std::string& form, std::string_view field) {
    return to_json(*answer(form).fields.find(field));
  }

  ValueStore store;
  Thermographs graphs{store};
  Budget budget;
};

/// Published facts (Winning Ways; Siegel): outcome, stops, mean, temperature, birthday.
TEST_F(ValueAnswers, HoldPublishedFacts) {
  struct Facts {
    const char *outcome, *left, *right, *mean, *temperature;
    int birthday;
  };
  const std::map<std::string, Facts> published{
      {"0", {"P", "0", "0", "0", "-1", 0}},       {"*", {"N", "0", "0", "0", "0", 1}},
      {"^", {"L", "0", "0", "0", "0", 2}},        {"1/2", {"L", "1/2", "1/2", "1/2", "-1/2", 2}},
      {"-3", {"R", "-3", "-3", "-3", "-1", 3}},   {"{1|-1}", {"N", "1", "-1", "0", "1", 2}},
      {"{3|1}", {"L", "3", "1", "2", "1", 4}},    {"{2|-1}", {"N", "2", "-1", "1/2", "3/2", 3}},
      {"{0||0|-2}", {"L", "0", "0", "0", "0", 4}}};
  for (const auto& [form, facts] : published) {
    SCOPED_TRACE(form);
    const auto text = [](const char* fact) { return '"' + std::string(fact) + '"'; };
    EXPECT_EQ(said(form, "outcome"), text(facts.outcome));
    EXPECT_EQ(said(form, "left_stop"), text(facts.left));
    EXPECT_EQ(said(form, "right_stop"), text(facts.right));
    EXPECT_EQ(said(form, "mean"), text(facts.mean));
    EXPECT_EQ(said(form, "temperature"), text(facts.temperature));
    EXPECT_EQ(said(form, "birthday"), std::to_string(facts.birthday));
    EXPECT_EQ(said(form, "exact"), "true");
  }
}

/// The negative has the opposite of every fact except temperature and birthday.
TEST_F(ValueAnswers, OfTheNegativeAreTheOpposite) {
  const auto opposite = [](const Datum& datum) {
    const auto& text = datum.text();
    return text == "0" ? text : text.starts_with('-') ? text.substr(1) : '-' + text;
  };
  for (const auto* form : {"{3|1}", "{2|-1}", "^2*", "{1|{0|-4}}", "{5/8|^}"}) {
    const Fields here = answer(form).fields, there = answer(std::string("-(") + form + ")").fields;
    EXPECT_EQ(there.find("left_stop")->text(), opposite(*here.find("right_stop"))) << form;
    EXPECT_EQ(there.find("mean")->text(), opposite(*here.find("mean"))) << form;
    EXPECT_EQ(there.find("temperature")->text(), here.find("temperature")->text()) << form;
    EXPECT_EQ(there.find("birthday")->count(), here.find("birthday")->count()) << form;
  }
}

TEST_F(ValueAnswers, NamesAndAtomicWeightsAreThereWhereTheyApply) {
  EXPECT_EQ(said("{1|-1}", "name"), "\"+-1\"");
  EXPECT_EQ(said("{0||0|-2}", "name"), "\"Tiny(2)\"");
  EXPECT_EQ(said("^2*", "atomic_weight"), "\"2\"");
  EXPECT_EQ(said("*3", "atomic_weight"), "\"0\"");
  EXPECT_EQ(said("{1|-1}", "atomic_weight"), "null") << "not all-small";
  EXPECT_EQ(answer("0").status, Status::answered);
}

TEST_F(ValueAnswers, OfAnUnknownValueClaimNothing) {
  const Answer plain = unknown_value({"game", "p"}, Trouble{"too large"}, budget);
  EXPECT_EQ(plain.status, Status::unknown);
  for (const auto* field : {"value", "name", "outcome", "atomic_weight", "left_stop", "right_stop",
                            "mean", "temperature", "birthday", "source", "at_least", "at_most"})
    EXPECT_EQ(to_json(*plain.fields.find(field)), "null") << field;
  EXPECT_EQ(to_json(*plain.fields.find("exact")), "false");
  EXPECT_EQ(plain.fields.find("note")->text(), "too large");
  const Answer bounded = unknown_value({"game", "p"}, Trouble{"too large"}, budget,
                                       std::pair(Dyadic(-1), Dyadic(5, 2)));
  EXPECT_EQ(bounded.fields.find("at_least")->text(), "-1");
  EXPECT_EQ(bounded.fields.find("at_most")->text(), "5/4");
  EXPECT_NE(to_text(bounded.text, false).find("from -1 to 5/4"), std::string::npos);
}

TEST_F(ValueAnswers, EveryFieldOfAKnownValueIsThereForAnUnknownOneToo) {
  const Answer known = answer("{2|-1}"),
               unknown = unknown_value({"game", "p"}, Trouble{"why"}, budget);
  for (const auto& field : known.fields.entries)
    EXPECT_NE(unknown.fields.find(field.name), nullptr) << field.name;
}

}  // namespace
}  // namespace zermelo
