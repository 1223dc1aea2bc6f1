// Values in the symbols of books are read back as the same values.
#include "commands/book_symbols.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/both_worlds.h"
#include "value/calculator/calculator.h"
#include "value/text.h"

namespace zermelo {
namespace {

TEST(BookSymbols, AreThoseOfBooks) {
  const std::vector<std::pair<std::string, std::string>> same{{"0", "0"},
                                                              {"^", "↑"},
                                                              {"^2*", "⇑∗"},
                                                              {"^3*2", "↑3∗2"},
                                                              {"v", "↓"},
                                                              {"v2", "⇓"},
                                                              {"-1/2", "−½"},
                                                              {"11/2^21", "11/2↑21"},
                                                              {"{1|-1}", "{1|−1}"},
                                                              {"2+-1/4", "2±¼"},
                                                              {"Tiny(2)", "Tiny(2)"},
                                                              {"v[2]*", "↓[2]∗"},
                                                              {"^+2.^(2)", "↑+2·↑(2)"}};
  for (const auto& [text, symbols] : same) {
    EXPECT_EQ(in_symbols(text, Symbols::unicode), symbols);
    EXPECT_EQ(in_symbols(text, Symbols::ascii), text);
  }
  EXPECT_EQ(in_symbols("Left: v, 1; Right: none", Symbols::unicode), "Left: ↓, 1; Right: none");
}

RC_GTEST_PROP(BookSymbols, AreReadBackAsTheSameValue, ()) {
  BothWorlds worlds;
  const Value g = worlds.value(*any_form());
  Calculator calculator(worlds.store);
  RC_ASSERT(calculator.value(in_symbols(value_text(worlds.store, g), Symbols::unicode)) == g);
  if (const auto name = value_name(worlds.store, g))
    RC_ASSERT(calculator.value(in_symbols(*name, Symbols::unicode)) == g);
}

RC_GTEST_PROP(BookSymbols, AreReadBackForNumberAndUpsAndStar, ()) {
  ValueStore store;
  const Simple form{
      Dyadic(*rc::gen::inRange<std::int64_t>(-40, 40), *rc::gen::inRange<std::uint32_t>(0, 4)),
      *rc::gen::inRange(-5, 6), *rc::gen::inRange<std::uint32_t>(0, 5)};
  const auto text = in_symbols(simple_text(form), Symbols::unicode);
  RC_ASSERT(Calculator(store).value(text) == store.simple(form));
}

}  // namespace
}  // namespace zermelo
