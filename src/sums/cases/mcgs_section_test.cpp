#include "sums/cases/mcgs_section.h"

#include <gtest/gtest.h>

#include "value/calculator/calculator.h"

namespace zermelo::cases {
namespace {

std::string value_of(std::string_view section, std::string_view game) {
  return find_section(section)->value(unwrapped(game)).value_or("none");
}

struct Example {
  std::string_view section;
  std::string_view game;
  std::string_view value;
};

TEST(McgsSection, GamesBecomeValuesInOurNotation) {
  for (const auto& [section, game, value] : std::vector<Example>{
           {"integer_game", "4", "4"},
           {"integer_game", "-5", "-5"},
           {"integer_game", "-0", "0"},
           {"integer_game", "(7)", "7"},
           {"dyadic_rational", "1/4", "1/4"},
           {"dyadic_rational", "2", "2"},
           {"dyadic_rational", "(16/8)", "2"},
           {"dyadic_rational", "(-3 / 8)", "-3/8"},
           {"switch_game", "(3,-1)", "{3|-1}"},
           {"switch_game", "(1/2,-3)", "{1/2|-3}"},
           {"switch_game", "(21, 7/8)", "{21|7/8}"},
           {"switch_game", "(21 7/8)", "{21|7/8}"},
           {"switch_game", "21,7/8", "{21|7/8}"},
           {"switch_game", "(1 / 2 , -4/2)", "{1/2|-2}"},
           {"nimber", "0", "0"},
           {"nimber", "1", "*"},
           {"nimber", "(15)", "*15"},
           {"up_star", "(3 *)", "^3*"},
           {"up_star", "(3)", "^3"},
           {"up_star", "(-2 *)", "v2*"},
           {"up_star", "(0)", "0"},
           {"up_star", "(0 *)", "*"},
           {"up_star", "*", "*"},
           {"up_star", "1", "^"},
           {"up_star", "(-1 *)", "v*"},
           {"up_star", "(* 2)", "^2*"},
           {"up_star", "(2,*)", "^2*"},
       }) {
    SCOPED_TRACE(game);
    EXPECT_EQ(value_of(section, game), value);
  }
}

TEST(McgsSection, TheCalculatorReadsTheValues) {
  ValueStore store;
  Calculator calculator(store);
  for (const auto& [section, game, value] : std::vector<Example>{
           {"integer_game", "-5", "-(1+1+1+1+1)"},
           {"integer_game", "-123456789012345678901234567890", "-123456789012345678901234567890"},
           {"dyadic_rational", "-3/8", "-(1/4+1/8)"},
           {"switch_game", "(3,-1)", "1+{2|-2}"},
           {"switch_game", "(-1/2,3)", "0"},
           {"nimber", "3", "*+*2"},
           {"nimber", "4294967295", "*4294967295"},
           {"up_star", "(3 *)", "^+^+^+*"},
           {"up_star", "(-2 *)", "*-^-^"},
           {"up_star", "(-2147483647)", "v2147483647"},
       }) {
    SCOPED_TRACE(game);
    EXPECT_EQ(calculator.value(value_of(section, game)), calculator.value(value));
  }
}

TEST(McgsSection, WhatIsNoGameOfASectionHasNoValue) {
  const std::vector<std::pair<std::string_view, std::vector<std::string_view>>> wrong{
      {"integer_game", {"", "()", "4/2", "1.5", "--1", "+1", "1 2", "x"}},
      {"dyadic_rational", {"", "1/3", "1/0", "1/", "/2", "1/2/2", "1/-2", "1 2"}},
      {"switch_game", {"", "()", "(1)", "(1,2,3)", "1", ",", "(1,)", "3(4)", "((1,2))", "(1,*)"}},
      {"nimber", {"", "-2", "4294967296", "99999999999999999999", "*2", "1/2"}},
      {"up_star",
       {"", "()", "(1 2)", "(* *)", "*3", "3*", "1/2", "2147483648", "-2147483648", "^"}},
  };
  for (const auto& [section, games] : wrong) {
    for (const auto game : games) {
      SCOPED_TRACE(game);
      EXPECT_EQ(value_of(section, game), "none");
    }
  }
}

TEST(McgsSection, ParenthesesAroundAWholeGameAreTakenOff) {
  EXPECT_EQ(unwrapped("(3 *)"), "3 *");
  EXPECT_EQ(unwrapped("( XO )"), "XO");
  EXPECT_EQ(unwrapped("()"), "");
  for (const std::string_view game : {"", "(", ")", "XO", "(BW)^3", "(B)(W)", "((BW))"}) {
    EXPECT_EQ(unwrapped(game), game);
  }
}

TEST(McgsSection, PositionsHaveNoValueAndUnknownSectionsAreNotFound) {
  for (const Section& section : mcgs_sections())
    EXPECT_NE(section.position == nullptr, section.value == nullptr) << section.name;
  EXPECT_EQ(find_section("clobber")->position("XO|OX")->text(), "BW|WB");
  EXPECT_EQ(find_section("domineering")->position("..#|...")->text(), "..#|...");
  for (const std::string_view name : {"", "linear_clobber", "Clobber", "nim"}) {
    EXPECT_EQ(find_section(name), nullptr);
  }
}

}  // namespace
}  // namespace zermelo::cases
