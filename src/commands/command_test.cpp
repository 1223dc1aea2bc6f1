// The options all commands share, and the budget they ask for.
#include "commands/command.h"

#include <gtest/gtest.h>

#include <limits>

#include "base/error.h"
#include "base/numbers.h"
#include "tests/complaint.h"
#include "tests/scratch_folder.h"

namespace zermelo {
namespace {

Limits limits_of(const std::vector<std::string>& words) {
  const auto none = [](std::string_view) { return false; };
  return limits_from(read_arguments({seconds_option(), nodes_option()}, words, none));
}

TEST(LimitsFrom, LimitNothingUnlessAsked) {
  const Limits limits = limits_of({});
  EXPECT_EQ(limits.nodes, Limits::no_limit);
  EXPECT_EQ(limits.seconds, std::numeric_limits<double>::infinity());
  EXPECT_EQ(limits.stop, nullptr);
}

TEST(LimitsFrom, TakeTheNodesAndSecondsGiven) {
  const Limits limits = limits_of({"--nodes", "1000", "--seconds", "0.5"});
  EXPECT_EQ(limits.nodes, 1000U);
  EXPECT_EQ(limits.seconds, 0.5);
  EXPECT_EQ(limits_of({"--nodes", "7"}).seconds, std::numeric_limits<double>::infinity());
  EXPECT_EQ(limits_of({"--seconds", "7"}).nodes, Limits::no_limit);
}

TEST(LimitsFrom, LimitNothingWhereACommandHasNoSuchOptions) {
  const Limits limits = limits_from(Arguments({}));
  EXPECT_EQ(limits.nodes, Limits::no_limit);
  EXPECT_EQ(limits.seconds, std::numeric_limits<double>::infinity());
}

TEST(TablesFolders, MayBeMissingButAreNoFiles) {
  ScratchFolder scratch;
  const auto folders = [](const std::string& path) {
    const auto none = [](std::string_view) { return false; };
    const std::vector<std::string> words{"--tables", path};
    return tables_folders(read_arguments({tables_option()}, words, none));
  };
  const auto here = scratch.path().string(), later = (scratch / "later").string(),
             file = (scratch / "file").string();
  EXPECT_EQ(folders(here), std::vector{here});
  EXPECT_EQ(folders(later), std::vector{later});
  write_file(scratch / "file", "");
  EXPECT_EQ(testing::complaint_of([&] { (void)folders(file); }),
            "tables: " + file + " is a file; expected a folder");
}

TEST(FirstSides, AreTheOnesNamed) {
  const auto sides = [](bool allow_both, const std::vector<std::string>& words) {
    const auto none = [](std::string_view) { return false; };
    return first_sides(read_arguments({first_option(allow_both)}, words, none));
  };
  const std::vector left{Side::left}, right{Side::right}, both{Side::left, Side::right};
  EXPECT_EQ(sides(true, {}), both);
  EXPECT_EQ(sides(false, {}), left);
  for (const bool allow_both : {false, true}) {
    EXPECT_EQ(sides(allow_both, {"--first", "left"}), left);
    EXPECT_EQ(sides(allow_both, {"--first", "right"}), right);
  }
  for (const char* word : {"Left", "LEFT", "black", "Blue", "upright"})
    EXPECT_EQ(sides(true, {"--first", word}), left) << word;
  for (const char* word : {"Right", "white", "RED", "horizontal"})
    EXPECT_EQ(sides(false, {"--first", word}), right) << word;
  EXPECT_EQ(sides(true, {"--first", "both"}), both);
  EXPECT_THROW(sides(false, {"--first", "both"}), Error);
}

TEST(SharedOptions, HaveFallbacksOfTheirOwnForm) {
  const auto threads = read_count(threads_option().fallback);
  EXPECT_TRUE(threads && *threads >= 1) << threads_option().fallback;
  const Arguments arguments({memory_option("256M"), threads_option()});
  EXPECT_EQ(arguments.bytes("memory"), std::size_t{256} << 20);
  EXPECT_EQ(arguments.count("threads"), threads);
}

TEST(SharedOptions, TellHelpWhatTheyTake) {
  for (const Option& option :
       {seconds_option(), nodes_option(), threads_option(), memory_option("1M")}) {
    EXPECT_FALSE(option.name.empty());
    EXPECT_FALSE(option.value.empty()) << option.name;
    EXPECT_FALSE(option.help.empty()) << option.name;
  }
}

TEST(ASink, MayIgnoreNotesAndProgress) {
  struct Counter : Sink {
    void answer(const Answer&) override { ++answers; }
    int answers = 0;
  } counter;
  Sink& sink = counter;
  sink.note("a note");
  sink.progress("half", 0.5);
  sink.answer({});
  EXPECT_EQ(counter.answers, 1);
}

}  // namespace
}  // namespace zermelo
