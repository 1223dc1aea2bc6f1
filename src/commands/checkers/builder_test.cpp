#include "games/checkers/database/builder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <fstream>
#include <set>

#include "commands/checkers/commands.h"
#include "games/checkers/database/database.h"
#include "games/checkers/slow/slow_fen.h"
#include "games/checkers/slow/slow_solver.h"
#include "games/checkers/slow/slow_verifier.h"
#include "tests/complaint.h"
#include "tests/scratch_folder.h"

namespace zermelo::checkers {
namespace {

namespace fs = std::filesystem;

std::vector<Slice> leading_up_to(unsigned pieces) {
  auto out = slices_up_to(pieces, pieces - 1);
  std::erase_if(out, [](const Slice& slice) { return !slice.is_leading(); });
  return out;
}

void build(const fs::path& folder, unsigned pieces, Metric metric, unsigned threads) {
  Budget budget;
  Builder builder({{folder}, metric, 1U << 30, threads}, budget);
  ASSERT_TRUE(builder.build(leading_up_to(pieces)));
}

/// The three-piece files of all metrics, made once.
const fs::path& tables() {
  static const ScratchFolder folder;
  static const bool is_built = [] {
    for (const Metric metric : {Metric::wld, Metric::dtc, Metric::dtw})
      build(folder.path(), 3, metric, 2);
    return true;
  }();
  EXPECT_TRUE(is_built);
  return folder.path();
}

TEST(Builder, MakesTheSameFilesWithOneThreadAndWhenItGoesOn) {
  const ScratchFolder folder;
  build(folder.path(), 2, Metric::dtw, 1);  // the rest then reads these again
  build(folder.path(), 3, Metric::dtw, 1);
  for (const Slice& slice : slices_up_to(3, 2)) {
    const auto name = slice_file_name(slice, Metric::dtw);
    EXPECT_EQ(file_content(folder.path() / name), file_content(tables() / name)) << name;
  }
}

TEST(Builder, BuildsMissingFilesAgainAndNothingElse) {
  const ScratchFolder folder;
  fs::copy(tables(), folder.path(), fs::copy_options::recursive);
  const auto name = slice_file_name({0, 1, 2, 0}, Metric::dtc);
  fs::remove(folder.path() / name);
  Budget budget;
  Builder builder({{folder.path()}, Metric::dtc, 1U << 30, 1}, budget);
  std::vector<std::string> fresh;
  builder.on_slice = [&](const BuiltSlice& built) {
    if (!built.was_there) fresh.push_back(text(built.slice));
  };
  ASSERT_TRUE(builder.build(leading_up_to(3)));
  EXPECT_EQ(fresh, (std::vector<std::string>{"2K+0C v 0K+1C", "0K+1C v 2K+0C"}));
  EXPECT_EQ(file_content(folder.path() / name), file_content(tables() / name));
}

TEST(BuildCommand, RemovesTheLeftoversOfAKilledBuild) {
  const ScratchFolder folder;
  const auto left = folder / (slice_file_name({1, 0, 1, 0}, Metric::dtw) + ".1-0x1.tmp");
  write_file(left, "half a file");
  const Command command = build_command();
  Arguments arguments(command.options);
  arguments.set("tables", folder.path().string());
  arguments.set("pieces", "2");
  struct : Sink {
    void answer(const Answer&) override {}
  } nobody;
  Budget budget;
  command.start(arguments)("", nobody, budget);
  EXPECT_FALSE(fs::exists(left));
  EXPECT_TRUE(fs::exists(folder / slice_file_name({1, 0, 1, 0}, Metric::dtw)));
}

TEST(BuildCommand, NeedsNoWritableFolderWhereEveryTableIsThere) {
  const ScratchFolder folder;
  fs::copy(tables(), folder.path(), fs::copy_options::recursive);
  fs::create_directory(folder / ".lock");  // as in a folder that cannot be written to
  const Command command = build_command();
  Arguments arguments(command.options);
  arguments.set("tables", folder.path().string());
  struct : Sink {
    void answer(const Answer& answer) override { files += answer.fields.empty() ? 0 : 1; }
    int files = 0;
  } counter;
  Budget budget;
  arguments.set("pieces", "3");
  command.start(arguments)("", counter, budget);
  EXPECT_GT(counter.files, 0);
  arguments.set("pieces", "4");
  const auto complaint =
      testing::complaint_of([&] { command.start(arguments)("", counter, budget); });
  EXPECT_NE(complaint.find("cannot be written to"), std::string::npos) << complaint;
}

TEST(Builder, SaysHowMuchMemoryASliceWouldNeed) {
  const ScratchFolder folder;
  Budget budget;
  Builder builder({{folder.path()}, Metric::dtw, 1000, 1}, budget);
  const auto complaint = testing::complaint_of([&] { builder.build(leading_up_to(2)); });
  EXPECT_NE(complaint.find("needs"), std::string::npos) << complaint;
  EXPECT_EQ(testing::remedy_of([&] { builder.build(leading_up_to(2)); }), Remedy::more_memory);
}

TEST(Builder, StopsBetweenBlocksAndLeavesOnlyWholeFiles) {
  const ScratchFolder folder;
  std::atomic<bool> stop = false;
  Limits limits;
  limits.stop = &stop;
  Budget budget(limits);
  Builder builder({{folder.path()}, Metric::dtw, 1U << 30, 1}, budget);
  builder.on_slice = [&](const BuiltSlice&) { stop = true; };
  EXPECT_FALSE(builder.build(leading_up_to(3)));
  for (const auto& entry : fs::directory_iterator(folder.path()))
    EXPECT_NO_THROW(SliceFile(entry.path()).table().check()) << entry.path();
}

// Stopped while it writes each of its first files: no file is truncated, and the next build makes
// the same files as one that was never stopped.
TEST(Builder, GoesOnWhereItWasStoppedWriting) {
  const ScratchFolder folder;
  for (int stops = 0; stops < 4; ++stops) {
    std::atomic<bool> stop = false;
    Limits limits;
    limits.stop = &stop;
    Budget budget(limits);
    Builder builder({{folder.path()}, Metric::dtw, 1U << 30, 1}, budget);
    builder.on_progress = [&](const BuildProgress& progress) {
      if (progress.step == BuildProgress::Step::writing) stop = true;
    };
    EXPECT_FALSE(builder.build(leading_up_to(3)));
    for (const auto& entry : fs::directory_iterator(folder.path()))
      EXPECT_NO_THROW(SliceFile(entry.path()).table().check()) << entry.path();
  }
  build(folder.path(), 3, Metric::dtw, 1);
  for (const Slice& slice : slices_up_to(3, 2)) {
    const auto name = slice_file_name(slice, Metric::dtw);
    EXPECT_EQ(file_content(folder.path() / name), file_content(tables() / name)) << name;
  }
}

TEST(Builder, LeavesNoFileInWhichItWasStopped) {
  const ScratchFolder folder;
  const Slice slice{2, 0, 2, 0};  // four blocks of a file
  const SliceValues<std::uint8_t> values(slice);
  const Tally tally{std::vector<std::uint64_t>(256), std::vector<std::uint64_t>(256)};
  std::atomic<bool> stop = false;
  Limits limits;
  limits.stop = &stop;
  Budget budget(limits);
  std::vector<double> parts;
  const auto save = [&] {
    return save_slice<HalvedByte>(folder / "t", values, slice, Metric::dtw, tally, budget,
                                  [&](double part) {
                                    parts.push_back(part);
                                    stop = true;
                                  });
  };
  EXPECT_FALSE(save());
  ASSERT_EQ(parts.size(), 1U);
  EXPECT_LT(parts[0], 0.5);
  EXPECT_EQ(folder.files(), 0U);
}

// The part that is done is measured in expected time; slices that exist are not counted.
TEST(Builder, ReportsWhichSliceOfHowManyItIsBuilding) {
  using Step = BuildProgress::Step;
  const ScratchFolder folder;
  const auto reported = [&](unsigned pieces) {
    Budget budget;
    Builder builder({{folder.path()}, Metric::wld, 1U << 30, 1}, budget);
    std::vector<BuildProgress> out;
    builder.on_progress = [&](const BuildProgress& progress) { out.push_back(progress); };
    builder.build(leading_up_to(pieces));
    return out;
  };
  const auto expect = [](const BuildProgress& progress, Step step, std::size_t number,
                         std::size_t count) {
    EXPECT_EQ(progress.step, step);
    EXPECT_EQ(progress.number, number);
    EXPECT_EQ(progress.count, count);
  };
  const auto first = reported(2), more = reported(3);
  expect(first.at(0), Step::solving, 1, 3);
  EXPECT_EQ(first[0].slice, (Slice{1, 0, 1, 0}));
  expect(first.back(), Step::writing, 3, 3);
  EXPECT_EQ(first.back().slice, (Slice{0, 1, 0, 1}));
  expect(more.at(0), Step::reading, 1, 6);
  for (const auto* reports : {&first, &more}) {
    EXPECT_TRUE(std::ranges::is_sorted(*reports, {}, &BuildProgress::part));
    EXPECT_NEAR(reports->back().part, 1, 1e-9);
  }
}

TEST(Database, KnowsEveryPositionOfThreePiecesInEveryMetric) {
  const SlowSolution truth(3);
  const SlowMetric slow[] = {SlowMetric::wld, SlowMetric::dtc, SlowMetric::dtw};
  for (const Metric metric : {Metric::wld, Metric::dtc, Metric::dtw}) {
    Database database({tables()}, metric, 1U << 20);
    for (const SlowMaterial& material : truth.slices()) {
      const SlowIndex index(material);
      for (std::uint64_t i = 0; i < index.size(); i += 7) {
        for (const SlowBoard& board : {index.board(i), mirrored(index.board(i))}) {
          const auto setup = read_fen(slow_fen(board));
          const auto found = database.outcome(setup.position, setup.to_move);
          const SlowEntry expected = truth.entry(slow[static_cast<std::size_t>(metric)], board);
          ASSERT_TRUE(found) << slow_fen(board);
          ASSERT_EQ(found->result, expected.result) << slow_fen(board);
          if (expected.result != Result::draw) {
            ASSERT_EQ(found->plies, expected.plies) << slow_fen(board);
          }
        }
      }
    }
    EXPECT_TRUE(database.missing().empty());
  }
}

TEST(Database, NamesWhatIsMissing) {
  const ScratchFolder folder;
  Database database({folder.path()}, Metric::dtw, 1U << 20);
  const auto setup = read_fen("B:WK31:B18,25");
  EXPECT_FALSE(database.outcome(setup.position, setup.to_move));
  EXPECT_EQ(database.missing(), (std::set<Slice>{{0, 2, 1, 0}}));
}

TEST(SliceFile, EveryFlippedBitOfTheHeaderAndSomeOfTheRestAreFound) {
  const ScratchFolder folder;
  const auto name = slice_file_name({0, 1, 0, 1}, Metric::dtw);
  const std::string whole = file_content(tables() / name);
  for (std::size_t at = 0; at < whole.size(); at += 3) {
    std::string damaged = whole;
    damaged[at] = static_cast<char>(damaged[at] ^ 16);
    std::ofstream(folder.path() / name, std::ios::binary) << damaged;
    const auto complaint =
        testing::complaint_of([&] { SliceFile(folder.path() / name).table().check(); });
    EXPECT_NE(complaint.find(name), std::string::npos) << at << ": " << complaint;
  }
}

TEST(SlowVerifier, FindsOneWrongEntryInTheFiles) {
  Database database({tables()}, Metric::dtw, 1U << 20);
  const SlowMaterial slice{1, 1, 1, 0};
  std::uint64_t wrong_at = ~std::uint64_t{0};
  const auto lookup = [&](const SlowMaterial& material, std::uint64_t at) {
    const auto setup = read_fen(slow_fen(SlowIndex(material).board(at)));
    const auto outcome = database.outcome(setup.position, setup.to_move);
    SlowEntry entry{outcome->result, static_cast<std::uint16_t>(outcome->plies)};
    if (material == slice && at == wrong_at)
      entry.plies = static_cast<std::uint16_t>(entry.plies + 2);
    return entry;
  };
  Budget budget;
  SlowVerifier verifier(SlowMetric::dtw, lookup);
  EXPECT_EQ(verifier.check(slice, 3000, 3060, budget).wrong, 0U);
  wrong_at = 3033;
  const auto check = verifier.check(slice, 3000, 3060, budget);
  EXPECT_GE(check.wrong, 1U) << check.first_wrong();
}

}  // namespace
}  // namespace zermelo::checkers
