// Files whose farthest positions are listed apart: the limit of the scores is lowered, so that small
// slices have such positions.

#include <gtest/gtest.h>

#include "games/checkers/database/database.h"
#include "games/checkers/database/longest.h"
#include "games/checkers/index/slice_index.h"
#include "games/checkers/solve/slice_solver.h"
#include "games/checkers/verify/metric_comparison.h"
#include "table/writer.h"
#include "tests/checkers_tables.h"
#include "tests/complaint.h"

namespace zermelo::checkers {
namespace {

constexpr unsigned limited_pieces = 3;

/// Writes all slices of up to three pieces, solved with the limit at `farthest`.
template <class Encoding>
void write_limited(const std::filesystem::path& folder, Metric metric, unsigned farthest) {
  Finished<typename Encoding::Score> finished;
  Budget budget;
  SolveOptions options;
  options.counts_to_conversion = metric == Metric::dtc;
  options.farthest = farthest;
  for (const Slice& leading : leading_slices(limited_pieces)) {
    const auto solved = solve_slice<Encoding>(leading, finished, options, budget);
    finished[leading] = solved->values;
    for (const unsigned side : {0U, 1U}) {
      const Slice slice = side == 0 ? leading : leading.mirrored();
      save_slice<Encoding>(folder / slice_file_name(slice, metric), *solved->values, slice, metric,
                           solved->tallies[side]);
    }
  }
}

/// Every answer of the limited files is that of files in which all distances fit.
template <class Encoding>
void expect_same_answers(Metric metric, unsigned farthest) {
  const ScratchFolder folder;
  write_limited<Encoding>(folder.path(), metric, farthest);
  const auto& usual = tables_of(limited_pieces, metric);
  Database found({folder.path()}, metric, 1U << 24), right({usual}, metric, 1U << 24);
  std::size_t far = 0;
  Budget budget;
  for (const Slice& slice : slices_up_to(limited_pieces, limited_pieces - 1)) {
    const SliceFile file(folder / slice_file_name(slice, metric), slice, metric);
    const SliceFile expected(usual / slice_file_name(slice, metric), slice, metric);
    EXPECT_TRUE(expected.far().empty());
    far += file.far().size();
    const SliceIndex index(slice);
    for (std::uint64_t i = 0; i < index.size(); ++i) {
      const Position p = index.position(i);
      ASSERT_EQ(found.outcome(p, Side::left), right.outcome(p, Side::left))
          << write_fen(p, Side::left);
    }
    EXPECT_EQ(file.facts().all.longest_win, expected.facts().all.longest_win) << text(slice);
    EXPECT_EQ(file.facts().quiet.longest_loss, expected.facts().quiet.longest_loss) << text(slice);
    const Longest longest = longest_of(file, 5, budget), truth = longest_of(expected, 5, budget);
    EXPECT_EQ(longest.win.found.count, truth.win.found.count) << text(slice);
    EXPECT_EQ(longest.loss.found.first, truth.loss.found.first) << text(slice);
    const Distances distances = distances_of(file, budget), all = distances_of(expected, budget);
    EXPECT_EQ(distances.win, all.win) << text(slice);
    EXPECT_EQ(distances.loss, all.loss) << text(slice);
    EXPECT_EQ(compare_metrics(file, expected, budget).count, 0U);
  }
  EXPECT_GT(far, 1000U);
}

TEST(FarFiles, AnswerAsFilesInWhichAllDistancesFit) {
  expect_same_answers<HalvedByte>(Metric::dtw, 4);
  expect_same_answers<PlainDistance<std::uint8_t>>(Metric::dtc, 5);
}

/// The complaint about a file of two men with these far positions.
std::string complaint_of_far(const std::vector<std::uint64_t>& indexes,
                             const std::vector<std::uint16_t>& scores) {
  const ScratchFolder folder;
  const auto path = folder / "a.dtw";
  TableWriter out(path, "checkers slice");
  out.begin({"score"});
  out.append(std::string(760, '\x80'));
  out.column<std::uint64_t>("far_index", indexes);
  out.column<std::uint16_t>("far_score", scores);
  const Fields counts = Fields{}
                            .add("win", 1)
                            .add("loss", 2)
                            .add("draw", 757)
                            .add("longest_win", nullptr)
                            .add("longest_loss", 300);
  out.finish(Fields{}
                 .add("slice", "0K+1C v 0K+1C")
                 .add("metric", "dtw")
                 .add("scores", "halved byte, far apart")
                 .add("positions", 760)
                 .add("all", counts)
                 .add("quiet", counts)
                 .add("far_from", 252));
  std::string complaint = testing::complaint_of([&] {
    const SliceFile file(path);
    EXPECT_EQ(file.outcome(5, 126), (Outcome{Result::loss, 300}));
    EXPECT_EQ(file.outcome(6, 126), (Outcome{Result::loss, 252}));
  });
  if (const auto at = complaint.find(path.string()); at != std::string::npos)
    complaint.replace(at, path.string().size(), "a.dtw");
  return complaint;
}

TEST(FarFiles, ListsThatDoNotFitTheSliceAreRefused) {
  const std::string lie = "table a.dtw does not hold what it says; build it again";
  EXPECT_EQ(complaint_of_far({5, 759}, {300, 65535 - 301}), "");
  EXPECT_EQ(complaint_of_far({5, 760}, {300, 300}), lie);
  EXPECT_EQ(complaint_of_far({5, 5}, {300, 300}), lie);
  EXPECT_EQ(complaint_of_far({5, 4}, {300, 300}), lie);
  EXPECT_EQ(complaint_of_far({5, 6}, {300}), lie);
  EXPECT_EQ(complaint_of_far({5}, {32768}), lie);
  EXPECT_EQ(complaint_of_far({5}, {250}), lie);
  EXPECT_EQ(complaint_of_far({}, {}), lie);
}

}  // namespace
}  // namespace zermelo::checkers
