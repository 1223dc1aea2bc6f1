// build, stats and longest, called as the program calls them, on tables of two pieces.

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <set>

#include "base/folder_lock.h"
#include "commands/checkers/commands.h"
#include "commands/checkers/needed_tables.h"
#include "games/checkers/board/moves.h"
#include "games/checkers/database/longest.h"
#include "tests/checkers_tables.h"
#include "tests/complaint.h"
#include "tests/heard.h"

namespace zermelo::checkers {
namespace {

namespace fs = std::filesystem;
using testing::fact_of;
using testing::Heard;
using testing::heard_from;
using testing::said;
using testing::Settings;

/// The command on tables of two pieces, other options as given.
Heard ask_about_two(const Command& command, Settings settings, Metric metric = Metric::dtw,
                    const Limits& limits = {}) {
  settings.emplace_back("tables", tables_of(2, metric).string());
  return heard_from(command, settings, "", limits);
}

std::string refusal(const Command& command, const Settings& settings) {
  return testing::complaint_of([&] { heard_from(command, settings); });
}

// ---- build ----

Settings in_folder(const ScratchFolder& folder, Settings more = {}) {
  more.emplace_back("tables", folder.path().string());
  return more;
}

TEST(BuildCommand, ReportsEveryFileAndTheNextTimeThatItWasThere) {
  const ScratchFolder folder;
  const auto settings = in_folder(folder, {{"pieces", "2"}, {"metric", "wld,dtw"}});
  for (const bool was_there : {false, true}) {
    const Heard heard = heard_from(build_command(), settings);
    EXPECT_EQ(heard.worst, Status::answered);
    ASSERT_EQ(heard.facts.size(), 8U);  // four slices in two metrics
    std::set<std::pair<Slice, std::string>> told;
    for (std::size_t i = 0; i < 8; ++i) {
      const Fields& facts = heard.facts[i];
      const Slice slice = read_slice(fact_of(facts, "slice").text());
      EXPECT_TRUE(told.emplace(slice, fact_of(facts, "metric").text()).second);
      EXPECT_EQ(said(facts, "metric"), i < 4 ? "\"wld\"" : "\"dtw\"");
      EXPECT_EQ(said(facts, "positions"), std::to_string(position_count(slice)));
      EXPECT_EQ(said(facts, "was_there"), was_there ? "true" : "false");
      const auto name = slice_file_name(slice, i < 4 ? Metric::wld : Metric::dtw);
      EXPECT_EQ(said(facts, "bytes"), std::to_string(fs::file_size(folder / name)));
    }
    EXPECT_EQ(heard.notes.size(), was_there ? 0U : 2U);
    EXPECT_TRUE(heard.says("8 files, 6,976 positions"));
    EXPECT_EQ(heard.says("was there"), was_there);
    EXPECT_TRUE(std::ranges::all_of(heard.parts, [](double p) { return p >= 0 && p <= 1; }));
  }
}

TEST(BuildCommand, OfOneSliceBuildsItAndWhatItDependsOn) {
  const ScratchFolder folder;
  const Heard heard = heard_from(build_command(), in_folder(folder, {{"slice", "1K+0C v 0K+1C"}}));
  std::vector<std::string> made;
  for (const Fields& facts : heard.facts) made.push_back(fact_of(facts, "slice").text());
  EXPECT_EQ(made, (std::vector<std::string>{"1K+0C v 1K+0C", "1K+0C v 0K+1C", "0K+1C v 1K+0C"}));
  EXPECT_EQ(folder.files(), 4U);  // and the lock
}

TEST(BuildCommand, RefusesBadOptionsBeforeItBegins) {
  const ScratchFolder folder;
  const auto start = [&](const Settings& more) {
    return testing::complaint_of([&] {
      const Command command = build_command();
      Arguments arguments(command.options);
      for (const auto& [name, value] : in_folder(folder, more)) arguments.set(name, value);
      command.start(arguments);
    });
  };
  EXPECT_EQ(start({{"pieces", "1"}}), "checkers: --pieces 1; slices have 2 to 8 pieces");
  EXPECT_EQ(start({{"metric", "dtm"}}),
            "checkers: there is no metric \"dtm\"; expected wld, dtc or dtw");
  EXPECT_EQ(start({{"slice", "5K+0C v 4K+0C"}}),
            "checkers: 5K+0C v 4K+0C has too many pieces; slices have 2 to 8");
  EXPECT_EQ(start({{"slice", "8K+0C v 0K+1C"}}),
            "checkers: 8K+0C v 0K+1C has too many pieces; slices have 2 to 8");
  EXPECT_NE(start({{"slice", "2K"}}).find("\"2K\" is not a slice"), std::string::npos);
  EXPECT_NE(start({{"memory", "lots"}}).find("expected a size such as 64M or 2G"),
            std::string::npos);
  EXPECT_NE(start({{"piece", "2"}}).find("did you mean"), std::string::npos);
  EXPECT_EQ(folder.files(), 0U);
}

TEST(BuildCommand, SaysHowMuchMemoryIsNeededAndWritesNothing) {
  const ScratchFolder folder;
  const auto complaint =
      refusal(build_command(), in_folder(folder, {{"pieces", "2"}, {"memory", "1K"}}));
  EXPECT_EQ(
      complaint,
      "checkers: 1K+0C v 1K+0C with the slices it looks into needs 2 KiB of memory; 1 KiB are "
      "allowed");
  EXPECT_EQ(folder.files(), 1U);  // the lock alone
}

TEST(BuildCommand, NamesAFolderItCannotWriteTo) {
  const ScratchFolder folder;
  write_file(folder / "file", "in the way");
  const Settings settings{{"pieces", "2"}, {"tables", (folder / "file" / "sub").string()}};
  const auto complaint = refusal(build_command(), settings);
  EXPECT_NE(complaint.find((folder / "file").string()), std::string::npos) << complaint;
  EXPECT_NE(complaint.find("cannot be written to"), std::string::npos) << complaint;
}

TEST(BuildCommand, KeepsOutOfAFolderInWhichAnotherBuildRuns) {
  const ScratchFolder folder;
  const FolderLock other(folder.path());
  EXPECT_NE(refusal(build_command(), in_folder(folder, {{"pieces", "2"}}))
                .find("another build is at work"),
            std::string::npos);
}

TEST(BuildCommand, StoppedSaysThatItGoesOnNextTime) {
  const ScratchFolder folder;
  std::atomic<bool> stop = true;
  Limits limits;
  limits.stop = &stop;
  const Heard heard = heard_from(build_command(), in_folder(folder, {{"pieces", "2"}}), "", limits);
  EXPECT_EQ(heard.worst, Status::unknown);
  EXPECT_TRUE(heard.says("the same command goes on from here"));
  EXPECT_EQ(folder.files(), 1U);
}

TEST(BuildCommand, DoesNotBuildOnAFileThatIsDamaged) {
  const ScratchFolder folder;
  fs::copy(tables_of(2, Metric::dtw), folder.path(), fs::copy_options::recursive);
  fs::remove(folder / slice_file_name({0, 1, 0, 1}, Metric::dtw));
  const auto spoilt = slice_file_name({1, 0, 0, 1}, Metric::dtw);  // where a crowning leads
  std::string bytes = file_content(folder / spoilt);
  bytes[12] = static_cast<char>(bytes[12] ^ 1);
  write_file(folder / spoilt, bytes);
  const auto complaint = refusal(build_command(), in_folder(folder, {{"pieces", "2"}}));
  EXPECT_NE(complaint.find(spoilt), std::string::npos) << complaint;
  EXPECT_FALSE(fs::exists(folder / slice_file_name({0, 1, 0, 1}, Metric::dtw)));
}

// ---- stats ----

TEST(StatsCommand, CountsAddUpInEverySliceAndMetric) {
  for (const Metric metric : {Metric::wld, Metric::dtc, Metric::dtw}) {
    const Heard heard = ask_about_two(
        stats_command(), {{"pieces", "2"}, {"metric", std::string(name(metric))}}, metric);
    ASSERT_EQ(heard.facts.size(), 4U);
    for (const Fields& facts : heard.facts) {
      const auto count = [](const Fields& of, std::string_view fact) {
        return fact_of(of, fact).count();
      };
      const Fields& quiet = fact_of(facts, "quiet").fields();
      for (const Fields* each : {&facts, &quiet})
        EXPECT_EQ(count(*each, "win") + count(*each, "loss") + count(*each, "draw"),
                  count(*each, "positions"));
      EXPECT_LT(count(quiet, "positions"), count(facts, "positions"));
      EXPECT_EQ(fact_of(facts, "longest_win").is_null(), metric == Metric::wld);
    }
  }
}

TEST(StatsCommand, CountsTheWinsAndLossesOfEachLength) {
  for (const Metric metric : {Metric::dtc, Metric::dtw}) {
    const Heard heard = ask_about_two(
        stats_command(),
        {{"pieces", "2"}, {"metric", std::string(name(metric))}, {"distances", ""}}, metric);
    ASSERT_EQ(heard.facts.size(), 4U);
    for (const Fields& facts : heard.facts) {
      const Fields& quiet = fact_of(facts, "quiet").fields();
      const Fields& distances = fact_of(facts, "distances").fields();
      for (const std::string result : {"win", "loss"}) {
        const List& counts = fact_of(distances, result).list();
        std::int64_t sum = 0;
        for (const Datum& count : counts) sum += count.count();
        EXPECT_EQ(sum, fact_of(quiet, result).count());
        const Datum& longest = fact_of(quiet, "longest_" + result);
        EXPECT_EQ(counts.empty(), longest.is_null());
        if (!longest.is_null()) {
          EXPECT_EQ(std::ssize(counts), longest.count() + 1);
        }
      }
    }
  }
}

// Table 2 of the paper, except 1C v 1K: it prints 5, the slow solver finds 11.
TEST(StatsCommand, HasTheLongestWinsOfThePaper) {
  const Heard heard = ask_about_two(stats_command(), {{"pieces", "2"}});
  std::vector<std::string> found;
  for (const Fields& facts : heard.facts)
    found.push_back(fact_of(facts, "slice").text() + ' ' +
                    said(fact_of(facts, "quiet").fields(), "longest_win"));
  EXPECT_EQ(found, (std::vector<std::string>{"1K+0C v 1K+0C 11", "0K+1C v 1K+0C 11",
                                             "1K+0C v 0K+1C 11", "0K+1C v 0K+1C 13"}));
}

TEST(StatsCommand, SaysWhatIsNotBuilt) {
  const Heard heard = ask_about_two(stats_command(), {{"pieces", "3"}});
  EXPECT_EQ(heard.worst, Status::unknown);
  ASSERT_EQ(heard.facts.size(), 16U);
  for (const Fields& facts : heard.facts) {
    const Slice slice = read_slice(fact_of(facts, "slice").text());
    EXPECT_EQ(said(facts, "positions"), std::to_string(position_count(slice)));
    EXPECT_EQ(facts.find("missing") != nullptr, slice.pieces() == 3);
    if (slice.pieces() == 3) {
      EXPECT_EQ(said(facts, "missing"), '"' + slice_file_name(slice, Metric::dtw) + '"');
      EXPECT_TRUE(fact_of(facts, "win").is_null());
    }
  }
  EXPECT_TRUE(heard.says("not built"));
}

// ---- longest ----

// With three pieces, since with two a capture ends the game and is never the longest.
TEST(LongestCommand, ListsPositionsWithTheStatedOutcome) {
  Database dtw({tables_of(3, Metric::dtw)}, Metric::dtw, 1U << 20);
  const Heard heard =
      heard_from(longest_command(),
                 {{"pieces", "3"}, {"limit", "2"}, {"tables", tables_of(3, Metric::dtw).string()}});
  ASSERT_EQ(heard.facts.size(), 16U);
  for (const Fields& facts : heard.facts) {
    for (const Result result : {Result::win, Result::loss}) {
      const Fields& longest = fact_of(facts, "longest_" + std::string(name(result))).fields();
      if (fact_of(longest, "plies").is_null()) continue;
      const List& positions = fact_of(longest, "positions").list();
      EXPECT_GE(fact_of(longest, "count").count(), 1) << said(facts, "slice");
      EXPECT_EQ(static_cast<std::int64_t>(positions.size()),
                std::min<std::int64_t>(2, fact_of(longest, "count").count()));
      for (const Datum& fen : positions) {
        const auto [p, side] = read_fen(fen.text());
        EXPECT_EQ(side, Side::left);
        EXPECT_EQ(text(slice_of(p)), fact_of(facts, "slice").text());
        EXPECT_FALSE(must_capture(p, side));
        EXPECT_EQ(dtw.outcome(p, side),
                  (Outcome{result, static_cast<unsigned>(fact_of(longest, "plies").count())}));
      }
    }
  }
}

TEST(LongestCommand, NamesMissingTablesAndSkipsResultsWithoutDistances) {
  const Heard missing = ask_about_two(longest_command(), {{"slice", "1K+0C v 1K+1C"}});
  EXPECT_EQ(missing.worst, Status::unknown);
  EXPECT_EQ(said(missing.facts.at(0), "missing"), "[\"checkers-1K0C-1K1C.dtw\"]");
  EXPECT_TRUE(missing.says(how_to_build({1, 0, 1, 1}, Metric::dtw)));
  EXPECT_TRUE(ask_about_two(longest_command(), {{"metric", "wld"}}, Metric::wld).answers.empty());
}

}  // namespace
}  // namespace zermelo::checkers
