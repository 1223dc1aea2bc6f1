// Deep values, deeply nested texts and small stacks: an answer or an error of one sentence, never a
// stack overflow.
#include <gtest/gtest.h>
#include <pthread.h>

#include <functional>

#include "tests/complaint.h"
#include "value/atomic_weight.h"
#include "value/calculator/calculator.h"
#include "value/packed.h"
#include "value/text.h"
#include "value/up_bounds.h"
#include "value/value_facts.h"

namespace zermelo {
namespace {

/// Runs the work on a stack of 256 KiB, as `ulimit -s 256` gives a program.
void on_a_small_stack(const std::function<void()>& work) {
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  ASSERT_EQ(pthread_attr_setstacksize(&attributes, std::size_t{256} << 10), 0);
  pthread_t thread{};
  const auto run = [](void* what) -> void* {
    (*static_cast<const std::function<void()>*>(what))();
    return nullptr;
  };
  ASSERT_EQ(
      pthread_create(&thread, &attributes, run, const_cast<void*>(static_cast<const void*>(&work))),
      0);
  pthread_join(thread, nullptr);
  pthread_attr_destroy(&attributes);
}

/// The text of the value of an expression, or the error.
std::string worked_out(const std::string& expression) {
  ValueStore store;
  Calculator calculator(store);
  std::string out;
  const auto complaint =
      testing::complaint_of([&] { out = value_text(store, calculator.value(expression)); });
  return complaint.empty() ? out : complaint;
}

std::string repeated(std::string_view text, std::size_t times) {
  std::string out;
  for (std::size_t i = 0; i < times; ++i) out += text;
  return out;
}

/// n nested: {0|{0|{0|..{0|*2}..}}} with something in each level that does not reverse.
std::string staircase_text(int steps) {
  std::string open, close;
  for (int n = steps; n > 0; --n) {
    open += "{" + std::to_string(n) + "|";
    close += "}";
  }
  return open + "-1" + close;
}

TEST(DeepValues, OfUpsAndStarsAnswerAtAnyHeight) {
  for (const char* form : {"^9000", "10000.^", "^100000", "v100000*3", "^2147483647", "*100000",
                           "*4294967295", "5/8^100000*"}) {
    ValueStore store;
    Thermographs graphs(store);
    FactBook facts(store, graphs);
    const Value g = Calculator(store).value(form);
    const auto& said = facts.of(g);
    EXPECT_TRUE(said.unknown.empty()) << form << said.why.what;
    const bool whole = std::string_view(form).starts_with("5/8");
    EXPECT_EQ(said.mean->text(), whole ? "5/8" : "0");
    EXPECT_EQ(said.temperature->text(), "0") << form;
    EXPECT_LT(store.size(), 1000U) << "simple forms are not descended into";
  }
  EXPECT_EQ(worked_out("mean(^100000)"), "0");
  EXPECT_EQ(worked_out("temperature(^10000)"), "0");
  EXPECT_EQ(worked_out("aw(v100000*)"), "-100000");
  EXPECT_EQ(worked_out("cool(^100000,0)"), "^100000");
  EXPECT_EQ(worked_out("cool(^100000,1)"), "0");
  EXPECT_EQ(worked_out("{^100000|^100000}"), "^100001*");
  EXPECT_EQ(worked_out("{0|^100000}"), "^100001*");
}

TEST(DeepValues, AreComparedWithoutDescending) {
  ValueStore store;
  Calculator calculator(store);
  const auto holds = [&](const char* line) { return std::get<bool>(calculator.line(line).what); };
  EXPECT_TRUE(holds("^100000 > ^[3]"));
  EXPECT_TRUE(holds("v100000 < {^2|v2}"));
  EXPECT_TRUE(holds("*100000 < ^[3]"));
  EXPECT_TRUE(holds("*100000 < ^2"));
  EXPECT_TRUE(holds("*4294967295 || {^|v}"));
  EXPECT_TRUE(holds("*50000 || ^(2)"));
  EXPECT_LT(store.size(), 5000U);
  const auto bounds = up_bounds(store, store.simple({Dyadic(), 100'000, 0}));
  EXPECT_EQ(bounds, (UpBounds{100'000, 99'998, 100'000, 100'002}));
}

TEST(DeepValues, ThatWouldBeFormsOfTheirOwnAreTooDeep) {
  for (const char* form :
       {"heat(^100000,1)", "{1|-1}+^100000", "1:*100000", "^100000:^", "heat(*100000,^)"})
    EXPECT_NE(worked_out(form).find("too deep"), std::string::npos) << worked_out(form);
}

TEST(DeepValues, InTextsAreReadOrRefused) {
  const std::size_t many = 20'000;
  EXPECT_EQ(worked_out(repeated("1+", many) + "1"), std::to_string(many + 1));
  EXPECT_EQ(worked_out(repeated("^", many)), "^20000");
  for (const auto& [open, inner, close] :
       std::vector<std::tuple<std::string, std::string, std::string>>{{"{0|", "0", "}"},
                                                                      {"(", "1", ")"},
                                                                      {"{", "0|0", "|0}"},
                                                                      {"-", "1", ""},
                                                                      {"mean(", "1", ")"},
                                                                      {"{(", "1|1", ")|}"}}) {
    const auto said = worked_out(repeated(open, many) + inner + repeated(close, many));
    EXPECT_NE(said.find("nested too deeply"), std::string::npos) << said;
  }
  std::string bars = "{0";
  for (std::size_t n = 1; n < 1500; ++n) bars += std::string(n, '|') + "0";
  const auto said = worked_out(bars + "}");  // {{{0|0}|0}|0}.. are downs
  EXPECT_TRUE(said == "v1498*" || said.find("nested too deeply") != std::string::npos) << said;
  EXPECT_NE(worked_out(repeated("{", many)).find("column"), std::string::npos);
}

TEST(DeepValues, AreWrittenAndReadAgain) {
  const auto text = staircase_text(600);
  EXPECT_EQ(worked_out(text), text);
}

/// The same on 256 KiB: an answer, or "too many moves for the stack", "nested too deeply".
TEST(DeepValues, OnASmallStackAreAnsweredOrRefused) {
  on_a_small_stack([] {
    EXPECT_EQ(worked_out("^100000"), "^100000");
    EXPECT_EQ(worked_out("mean(^100000)"), "0");
    EXPECT_EQ(worked_out("{2|1||0}"), "{{2|1}|0}");
    const auto said = worked_out(staircase_text(1900));
    EXPECT_NE(said.find("nested too deeply"), std::string::npos) << said;
  });
  ValueStore store;
  Value g = store.number(-1);
  for (std::int64_t n = 1; n <= 1990; ++n)
    g = store.make(std::vector{store.number(n)}, std::vector{g});
  const std::vector<std::function<void()>> works{
      [&] { store.negative(g); },
      [&] { store.sum(g, store.nimber(1)); },
      [&] { value_text(store, g); },
      [&] { Thermographs(store).of(g); },
      [&] { atomic_weight(store, g); },
      [&] { packed_values(store, std::vector{g}); },
      [&] { store.less_or_equal(g, store.sum(g, store.number(Dyadic(1, 3)))); },
      [&] {
        ValueStore other;
        std::vector<Value> names;
        other.adopt(store, g, names);
      }};
  for (const auto& work : works) {
    on_a_small_stack([&] {
      const auto said = testing::complaint_of(work);
      EXPECT_TRUE(said.empty() || said.find("stack") != std::string::npos) << said;
    });
  }
  EXPECT_EQ(store.outcome(g), OutcomeClass::left) << "the store stays usable";
}

}  // namespace
}  // namespace zermelo
