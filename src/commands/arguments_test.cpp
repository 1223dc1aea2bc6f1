// Command lines: the words that are accepted, those that are refused, and the messages of refusal.
#include "commands/arguments.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "base/error.h"

namespace zermelo {
namespace {

using Words = std::vector<std::string>;

std::vector<Option> options() {
  return {{"json", Kind::flag, "", "facts for programs"},
          {"nodes", Kind::count, "n", "most nodes"},
          {"threads", Kind::count, "n", "workers", "4"},
          {"seconds", Kind::seconds, "s", "most seconds"},
          {"memory", Kind::bytes, "size", "most memory", "256M"},
          {"by", Kind::choice, "method", "how", "sum", {"sum", "negamax", "deepening"}},
          {"csv", Kind::file, "file", "where to"},
          {"note", Kind::text, "text", "any text"}};
}

bool nothing_reads(std::string_view) { return false; }

Arguments read(const Words& words, const ReadsAsPosition& reads = nothing_reads) {
  return read_arguments(options(), words, reads);
}

/// The message of the Error these words lead to.
std::string refusal(const Words& words) {
  try {
    read(words);
  } catch (const Error& error) {
    return error.what();
  }
  return "no error";
}

bool contains(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

/// Each value must be refused with the option, the value and what was expected.
void expect_refused(const std::string& option, const Words& values, std::string_view expected) {
  for (const auto& value : values) {
    const std::string found = "--" + option + " is " + in_quotes(value) + "; expected ";
    for (const auto& message :
         {refusal({"--" + option, value}), refusal({"--" + option + "=" + value})}) {
      EXPECT_TRUE(message.starts_with(found)) << message;
      EXPECT_TRUE(contains(message, expected)) << message;
    }
  }
}

TEST(ReadArguments, TakesAValueAfterABlankOrAnEqualsSign) {
  EXPECT_EQ(read({"--nodes", "17"}).count("nodes"), 17U);
  EXPECT_EQ(read({"--nodes=17"}).count("nodes"), 17U);
  EXPECT_EQ(read({"--note=a=b"}).text("note"), "a=b");
  EXPECT_EQ(read({"--note="}).text("note"), "");
}

TEST(ReadArguments, TakesFlagsWithoutAValue) {
  const Arguments arguments = read({"--json", "xo"});
  EXPECT_TRUE(arguments.given("json"));
  EXPECT_EQ(arguments.positions, Words{"xo"});
  EXPECT_FALSE(read({"xo"}).has("json"));
}

TEST(ReadArguments, KeepsPositionsInOrderWhereverTheyStand) {
  EXPECT_EQ(read({"xo", "--json", "ox", "--nodes", "5", "x"}).positions, (Words{"xo", "ox", "x"}));
  EXPECT_EQ(read({}).positions, Words{});
}

TEST(ReadArguments, TakesWordsWithOneDashAsPositions) {
  EXPECT_EQ(read({"-xo-", "-", "-5", ""}).positions, (Words{"-xo-", "-", "-5", ""}));
}

TEST(ReadArguments, TakesDashedWordsThatReadAsPositions) {
  const auto reads = [](std::string_view text) { return text == "--xo--"; };
  EXPECT_EQ(read({"--xo--", "--json"}, reads).positions, Words{"--xo--"});
  EXPECT_TRUE(read({"--xo--", "--json"}, reads).given("json"));
  EXPECT_THROW(read({"--ox--"}, reads), Error);
}

TEST(ReadArguments, PrefersAnOptionToAPositionOfThatName) {
  const auto reads = [](std::string_view) { return true; };
  const Arguments arguments = read({"--json", "--nodes", "3"}, reads);
  EXPECT_TRUE(arguments.given("json"));
  EXPECT_TRUE(arguments.positions.empty());
}

TEST(ReadArguments, TakesAllAfterALoneDoubleDashAsPositions) {
  const Arguments arguments = read({"--json", "--", "--nodes", "--", "x"});
  EXPECT_EQ(arguments.positions, (Words{"--nodes", "--", "x"}));
  EXPECT_TRUE(arguments.given("json"));
  EXPECT_FALSE(arguments.given("nodes"));
  EXPECT_TRUE(read({"--"}).positions.empty());
}

TEST(ReadArguments, LetsTheLastOfRepeatedOptionsCount) {
  EXPECT_EQ(read({"--nodes", "1", "--nodes=2"}).count("nodes"), 2U);
}

TEST(ReadArguments, RefusesAnUnknownOptionAndSuggestsTheRightOne) {
  const std::string message = refusal({"--ndoes", "5"});
  EXPECT_TRUE(contains(message, "no option \"--ndoes\"")) << message;
  EXPECT_TRUE(contains(message, "did you mean \"--nodes\"?")) << message;
  EXPECT_TRUE(contains(refusal({"--sec=5"}), "did you mean \"--seconds\"?"));
}

TEST(ReadArguments, SuggestsNothingForAnOptionFarFromAll) {
  const std::string message = refusal({"--frobnicate"});
  EXPECT_TRUE(contains(message, "no option \"--frobnicate\"")) << message;
  EXPECT_FALSE(contains(message, "did you mean")) << message;
}

TEST(ReadArguments, RefusesAnOptionWithoutItsValue) {
  for (const char* option : {"nodes", "seconds", "memory", "by", "csv", "note"}) {
    const std::string message = refusal({"xo", "--" + std::string(option)});
    EXPECT_TRUE(contains(message, "--" + std::string(option) + " is the last word")) << message;
    EXPECT_TRUE(contains(message, "expected its value")) << message;
  }
  EXPECT_TRUE(contains(refusal({"--by"}), "<method>"));
}

TEST(ReadArguments, RefusesAFlagWithAValue) {
  const std::string message = refusal({"--json=yes"});
  EXPECT_TRUE(contains(message, "--json takes no value")) << message;
  EXPECT_TRUE(contains(message, "\"yes\"")) << message;
  EXPECT_TRUE(contains(refusal({"--json="}), "--json takes no value"));
}

TEST(ReadArguments, TakesAnOptionsNameAsAValueWhereOneIsDue) {
  EXPECT_EQ(read({"--note", "--json"}).text("note"), "--json");
  EXPECT_TRUE(contains(refusal({"--nodes", "--json"}), "--nodes is \"--json\"; expected"));
}

TEST(ReadArguments, GivesAnOptionThatMayStandBareItsUsualValue) {
  auto with_bare = options();
  for (Option& option : with_bare)
    if (option.name == "csv") option.bare = "-";
  const auto csv = [&](const Words& words) {
    const Arguments arguments = read_arguments(with_bare, words, nothing_reads);
    return arguments.text("csv") + (arguments.given("json") ? " json" : "");
  };
  EXPECT_EQ(csv({"--csv"}), "-");
  EXPECT_EQ(csv({"--csv", "--json"}), "- json");
  EXPECT_EQ(csv({"--csv", "x.csv", "--json"}), "x.csv json");
  EXPECT_EQ(csv({"--csv=x.csv"}), "x.csv");
}

TEST(ReadArguments, AnOptionThatMayStandBareDoesNotTakeAPosition) {
  auto with_bare = options();
  for (Option& option : with_bare)
    if (option.name == "csv") option.bare = "-";
  const auto reads_item = [](std::string_view text) { return text == "item"; };
  const Arguments arguments = read_arguments(with_bare, Words{"--csv", "item"}, reads_item);
  EXPECT_EQ(arguments.text("csv"), "-");
  EXPECT_EQ(arguments.positions, Words{"item"});
  EXPECT_EQ(read_arguments(with_bare, Words{"--csv=item"}, reads_item).text("csv"), "item");
}

TEST(ReadArguments, ZeroSecondsAreOnlyForOptionsThatSaySo) {
  Option seconds{"seconds", Kind::seconds, "s", "how long"};
  EXPECT_THROW(Arguments({seconds}).set("seconds", "0"), Error);
  seconds.allows_zero = true;
  Arguments arguments({seconds});
  arguments.set("seconds", "0");
  EXPECT_EQ(arguments.seconds("seconds"), 0);
  EXPECT_THROW(arguments.set("seconds", "-1"), Error);
}

TEST(AChoice, MayBeTypedInAnyCaseAndIsKeptInItsOwn) {
  for (const char* typed : {"negamax", "Negamax", "NEGAMAX"})
    EXPECT_EQ(read({"--by", typed}).text("by"), "negamax");
  Arguments arguments({{"unit", Kind::choice, "u", "which", "", {"m", "M", "Km"}}});
  arguments.set("unit", "M");  // two differ in case alone: as typed
  EXPECT_EQ(arguments.text("unit"), "M");
  arguments.set("unit", "KM");
  EXPECT_EQ(arguments.text("unit"), "Km");
}

TEST(AChoice, MayHaveOtherWords) {
  Option side{"side", Kind::choice, "s", "whose", "", {"left"}};
  side.synonyms = {{"black", "left"}, {"white", "right"}};
  Arguments arguments({side});
  arguments.set("side", "Black");
  EXPECT_EQ(arguments.text("side"), "left");
  EXPECT_THROW(arguments.set("side", "white"), Error);  // a synonym of a choice that is not offered
}

TEST(ACount, IsAWholeNumberFromOneUp) {
  EXPECT_EQ(read({"--nodes", "1"}).count("nodes"), 1U);
  EXPECT_EQ(read({"--nodes", "18446744073709551615"}).count("nodes"), 18446744073709551615U);
  expect_refused("nodes", {"0", "00", "-1", "+1", "", "1.5", "1e6", " 1", "ten", "0x10"},
                 "a whole number from 1 to ");
  expect_refused("nodes", {"18446744073709551616"}, "a whole number");
}

TEST(ANumberOfSeconds, IsAboveZeroAndFinite) {
  EXPECT_EQ(read({"--seconds", "0.5"}).seconds("seconds"), 0.5);
  EXPECT_EQ(read({"--seconds=1e-3"}).seconds("seconds"), 0.001);
  expect_refused("seconds", {"0", "0.0", "-1", "-0", "", "inf", "nan", "1e400", "5s", "1 "},
                 "a number of seconds above 0");
}

TEST(ASize, IsAPositiveNumberOfBytes) {
  EXPECT_EQ(read({"--memory", "64K"}).bytes("memory"), 65536U);
  EXPECT_EQ(read({"--memory=4096"}).bytes("memory"), 4096U);
  expect_refused("memory", {"0", "0M", "-1", "", "M", "1.5G", "64Q", "99999999999T"}, "a size");
}

TEST(AChoice, IsOneOfThoseOffered) {
  EXPECT_EQ(read({"--by", "negamax"}).text("by"), "negamax");
  expect_refused("by", {"", "frobnicate", "negamaxx"}, "sum, negamax, deepening");
  EXPECT_TRUE(contains(refusal({"--by", "negmax"}), "did you mean \"negamax\"?"));
  EXPECT_FALSE(contains(refusal({"--by", "frobnicate"}), "did you mean"));
}

TEST(AFile, HasAName) {
  EXPECT_EQ(read({"--csv", "out.csv"}).text("csv"), "out.csv");
  expect_refused("csv", {""}, "the name of a file");
}

TEST(Arguments, FallBackOnTheDefault) {
  const Arguments arguments = read({});
  EXPECT_EQ(arguments.text("by"), "sum");
  EXPECT_EQ(arguments.count("threads"), 4U);
  EXPECT_EQ(arguments.bytes("memory"), std::size_t{256} << 20);
  EXPECT_EQ(arguments.text("csv"), "");
}

TEST(Arguments, TellWhatWasGivenFromWhatIsThereByDefault) {
  const Arguments arguments = read({"--nodes", "5"});
  EXPECT_TRUE(arguments.has("nodes") && arguments.given("nodes"));
  EXPECT_TRUE(arguments.has("memory") && !arguments.given("memory"));
  EXPECT_FALSE(arguments.has("seconds") || arguments.given("seconds"));
  EXPECT_FALSE(arguments.has("frobnicate") || arguments.given("frobnicate"));
}

TEST(Arguments, PreferWhatWasGivenToTheDefault) {
  const Arguments arguments = read({"--by=negamax", "--threads", "2", "--memory", "1M"});
  EXPECT_EQ(arguments.text("by"), "negamax");
  EXPECT_EQ(arguments.count("threads"), 2U);
  EXPECT_EQ(arguments.bytes("memory"), std::size_t{1} << 20);
}

TEST(Arguments, CanBeSetByNameUnderTheSameChecks) {
  Arguments arguments(options());
  arguments.set("nodes", "12");
  EXPECT_EQ(arguments.count("nodes"), 12U);
  EXPECT_THROW(arguments.set("nodes", "many"), Error);
  EXPECT_THROW(arguments.set("frobnicate", "1"), Error);
  EXPECT_EQ(arguments.count("nodes"), 12U) << "a refused value changes nothing";
}

TEST(Arguments, KnowTheirOptions) {
  const Arguments arguments(options());
  EXPECT_EQ(arguments.options().size(), options().size());
  ASSERT_NE(arguments.find("by"), nullptr);
  EXPECT_EQ(arguments.find("by")->choices.size(), 3U);
  EXPECT_EQ(arguments.find("b"), nullptr);
  EXPECT_EQ(arguments.find(""), nullptr);
}

RC_GTEST_PROP(ReadArguments, NeverFailsButByAnError, ()) {
  const auto word = rc::gen::oneOf(
      rc::gen::element<std::string>("--", "--nodes", "--nodes=", "--json", "--by=sum", "5",
                                    "--=", "--by", "=", "---", "--memory", "--csv=x", "-"),
      rc::gen::arbitrary<std::string>());
  const auto words = *rc::gen::container<Words>(word);
  try {
    RC_ASSERT(read(words).positions.size() <= words.size());
  } catch (const Error& error) {
    RC_ASSERT(std::string(error.what()).find('\n') == std::string::npos);
  }
}

TEST(ARepeatableOption, KeepsEveryValueInOrder) {
  Option folder{"folder", Kind::file, "dir", "a folder"};
  folder.repeatable = true;
  Arguments arguments({folder, {"by", Kind::text, "how", "how"}});
  EXPECT_TRUE(arguments.all("folder").empty());
  for (const std::string name : {"a", "b", "a"}) arguments.set("folder", name);
  EXPECT_EQ(arguments.all("folder"), (std::vector<std::string>{"a", "b", "a"}));
  arguments.set("by", "first");
  arguments.set("by", "last");
  EXPECT_EQ(arguments.all("by"), (std::vector<std::string>{"last"}));
}

}  // namespace
}  // namespace zermelo
