#include "games/checkers/database/slice_file.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

#include "games/checkers/index/slice_entries.h"
#include "games/checkers/slow/slow_solver.h"
#include "table/writer.h"
#include "tests/checkers_entries.h"
#include "tests/checkers_tables.h"
#include "tests/complaint.h"

namespace zermelo::checkers {
namespace {

namespace fs = std::filesystem;

/// Writes a slice with made-up scores to a file, and expects the same when it is read again.
template <class Encoding>
void expect_read_as_written(const Slice& leading, Metric metric, Scores scores) {
  using Score = typename Encoding::Score;
  const ScratchFolder folder;
  SliceValues<Score> values(leading);
  for (const unsigned side : {0U, 1U})
    for (std::uint64_t i = 0; i < values.seen[side].size(); ++i)
      values.seen[side][i] = static_cast<Score>((i * 40503 + 7 * std::uint64_t{side}) >> 3);
  for (const Slice& slice : {leading, leading.mirrored()}) {
    const fs::path path = folder / slice_file_name(slice, metric);
    Tally tally;
    tally.all.resize(std::size_t{1} << (8 * sizeof(Score)));
    tally.captures = tally.all;
    save_slice<Encoding>(path, values, slice, metric, tally);
    const SliceFile file(path);
    EXPECT_EQ(file.facts().slice, slice);
    EXPECT_EQ(file.facts().metric, metric);
    EXPECT_EQ(file.facts().scores, scores);
    EXPECT_EQ(file.facts().positions, position_count(slice));
    EXPECT_EQ(file.bytes(), fs::file_size(path));

    const auto expected = entries_in_order<Encoding>(values, slice);
    EXPECT_EQ(file.table().numbers<Score>("score"), expected) << text(slice);
  }
}

TEST(SliceFile, IsReadAsItWasWritten) {
  expect_read_as_written<HalvedByte>({1, 1, 0, 1}, Metric::dtw, Scores::halved_byte);
  expect_read_as_written<PlainDistance<std::uint8_t>>({2, 0, 0, 1}, Metric::dtc,
                                                      Scores::plain_byte);
  expect_read_as_written<PlainDistance<std::uint16_t>>({0, 2, 1, 0}, Metric::dtw,
                                                       Scores::plain_two_bytes);
  expect_read_as_written<ResultOnly>({1, 0, 0, 1}, Metric::wld, Scores::results);
}

// 125,860 entries, more than a block holds.
TEST(SliceFile, IsReadAsItWasWrittenOverSeveralBlocks) {
  expect_read_as_written<HalvedByte>({3, 0, 0, 1}, Metric::dtw, Scores::halved_byte);
}

/// The counts of the slow solver, over all positions or those without a capture.
Counts slow_counts(const SlowSolution& truth, SlowMetric metric, const Slice& slice, bool quiet) {
  const SlowMaterial material{slice.black_kings, slice.black_men, slice.white_kings,
                              slice.white_men};
  const SlowIndex index(material);
  Counts out;
  for (std::uint64_t i = 0; i < index.size(); ++i) {
    if (quiet && must_capture(index.board(i))) continue;
    const SlowEntry entry = truth.entry(metric, material, i);
    if (entry.result == Result::draw) ++out.draw;
    if (entry.result == Result::win) {
      ++out.win;
      out.longest_win = std::max<unsigned>(out.longest_win.value_or(0), entry.plies);
    }
    if (entry.result == Result::loss) {
      ++out.loss;
      out.longest_loss = std::max<unsigned>(out.longest_loss.value_or(0), entry.plies);
    }
  }
  return out;
}

void expect_same_counts(const Counts& found, const Counts& expected) {
  EXPECT_EQ(found.win, expected.win);
  EXPECT_EQ(found.loss, expected.loss);
  EXPECT_EQ(found.draw, expected.draw);
  EXPECT_EQ(found.longest_win, expected.longest_win);
  EXPECT_EQ(found.longest_loss, expected.longest_loss);
}

TEST(SliceFile, HasTheCountsOfTheSlowSolver) {
  const SlowSolution truth(2);
  for (const auto& [metric, slow] :
       {std::pair{Metric::dtw, SlowMetric::dtw}, {Metric::dtc, SlowMetric::dtc}}) {
    for (const Slice& slice : slices_up_to(2, 1)) {
      SCOPED_TRACE(slice_file_name(slice, metric));
      const SliceFile file(tables_of(2, metric) / slice_file_name(slice, metric));
      expect_same_counts(file.facts().all, slow_counts(truth, slow, slice, false));
      expect_same_counts(file.facts().quiet, slow_counts(truth, slow, slice, true));
    }
  }
}

const Slice two_men{0, 1, 0, 1};

/// The file of two men in a folder of its own, where it can be damaged.
class DamagedSlice : public ::testing::Test {
 protected:
  DamagedSlice() { heal(); }

  void heal() { write_file(path_, whole_); }
  void put(std::size_t at, char byte) const {
    std::fstream file(path_, std::ios::binary | std::ios::in | std::ios::out);
    file.seekp(static_cast<std::streamoff>(at)).put(byte);
  }
  /// The error of opening the file and reading all of it.
  std::string complaint() const {
    return testing::complaint_of([&] { SliceFile(path_).table().check(); });
  }
  bool complains(std::string_view of) const { return complaint().find(of) != std::string::npos; }

  std::string name_ = slice_file_name(two_men, Metric::dtw);
  std::string whole_ = file_content(tables_of(2, Metric::dtw) / name_);
  ScratchFolder folder_;
  fs::path path_ = folder_ / name_;
};

// Whichever single byte has changed, the file is refused by name.
TEST_F(DamagedSlice, EveryFlippedByteIsFoundAndTheFileNamed) {
  ASSERT_EQ(complaint(), "");
  for (std::size_t at = 0; at < whole_.size(); ++at) {
    put(at, static_cast<char>(whole_[at] ^ (at % 2 == 0 ? 0x01 : 0x80)));
    ASSERT_TRUE(complains(name_)) << "byte " << at << ": " << complaint();
    ASSERT_FALSE(complains("\n")) << complaint();
    put(at, whole_[at]);
  }
  EXPECT_EQ(complaint(), "");
}

TEST_F(DamagedSlice, EveryTruncationIsFoundAndSoAreExtraBytes) {
  for (std::size_t length = whole_.size(); length-- > 0;) {
    fs::resize_file(path_, length);
    ASSERT_TRUE(complains(name_)) << length << ": " << complaint();
  }
  write_file(path_, whole_ + '\0');
  EXPECT_TRUE(complains("it ends early"));
  write_file(path_, whole_ + whole_);
  EXPECT_TRUE(complains("footer is misplaced"));
  write_file(path_, whole_.substr(1));
  EXPECT_TRUE(complains("is not a table file"));
  fs::remove(path_);
  EXPECT_TRUE(complains(name_));
  fs::create_directory(path_);
  EXPECT_TRUE(complains(name_));
}

TEST_F(DamagedSlice, OfAnotherVersionSaysWhich) {
  put(7, 9);
  EXPECT_TRUE(complaint().ends_with("has version 9; this program reads version 1: build it again"));
}

/// The facts of a correct file of two men, which the tests spoil one at a time.
Fields right_facts() {
  const Fields counts = Fields{}
                            .add("win", 1)
                            .add("loss", 2)
                            .add("draw", 757)
                            .add("longest_win", nullptr)
                            .add("longest_loss", 2);
  return Fields{}
      .add("slice", "0K+1C v 0K+1C")
      .add("metric", "dtw")
      .add("scores", "halved byte")
      .add("positions", 760)
      .add("all", counts)
      .add("quiet", counts);
}

std::string complaint_of_facts(const Fields& facts, const std::string& kind = "checkers slice",
                               std::size_t bytes = 760, std::uint32_t width = 1) {
  const ScratchFolder folder;
  const fs::path path = folder / "a.dtw";
  TableWriter out(path, kind);
  out.begin({"score", width});
  out.append(std::string(bytes, '\x80'));
  out.finish(facts);
  std::string complaint = testing::complaint_of([&] { SliceFile file(path); });
  if (const auto at = complaint.find(path.string()); at != std::string::npos)
    complaint.replace(at, path.string().size(), "a.dtw");
  return complaint;
}

Fields with(Fields facts, std::string_view name, const Datum& value) {
  for (Field& field : facts.entries)
    if (field.name == name) field.value = value;
  return facts;
}

TEST(SliceFile, SaysWhichFactIsMissingOrOfTheWrongKind) {
  EXPECT_EQ(complaint_of_facts(right_facts()), "");
  for (const char* name : {"slice", "metric", "scores", "positions", "all", "quiet"}) {
    Fields without = right_facts();
    std::erase_if(without.entries, [&](const Field& field) { return field.name == name; });
    const auto expected = std::string("table a.dtw does not say its ") + name + "; build it again";
    EXPECT_EQ(complaint_of_facts(without), expected);
    EXPECT_EQ(complaint_of_facts(with(right_facts(), name, true)), expected);
  }
  const Fields inner = right_facts().find("all")->fields();
  for (const char* name : {"win", "loss", "draw", "longest_win", "longest_loss"})
    EXPECT_EQ(complaint_of_facts(with(right_facts(), "all", with(inner, name, -1))),
              std::string("table a.dtw does not say its ") + name + "; build it again");
}

TEST(SliceFile, ThatDoesNotHoldWhatItSaysIsRefused) {
  const std::string lie = "table a.dtw does not hold what it says; build it again";
  EXPECT_EQ(complaint_of_facts(with(right_facts(), "positions", 761)), lie);
  EXPECT_EQ(complaint_of_facts(with(right_facts(), "scores", "halved bytes")), lie);
  EXPECT_EQ(complaint_of_facts(with(right_facts(), "scores", "plain two bytes")), lie);
  EXPECT_EQ(complaint_of_facts(with(right_facts(), "slice", "1K+0C v 1K+0C")), lie);
  EXPECT_EQ(complaint_of_facts(right_facts(), "checkers slice", 759), lie);
  EXPECT_EQ(complaint_of_facts(right_facts(), "checkers slice", 1520, 2), lie);
  EXPECT_EQ(complaint_of_facts(with(right_facts(), "scores", "plain two bytes"), "checkers slice",
                               1520, 2),
            "");
  EXPECT_EQ(complaint_of_facts(right_facts(), "clobber rows"),
            "table a.dtw is of kind \"clobber rows\"; expected a slice of checkers");
  EXPECT_EQ(complaint_of_facts(with(right_facts(), "metric", "dtz")),
            "checkers: there is no metric \"dtz\"; expected wld, dtc or dtw");
}

TEST(SliceFile, HasTheDocumentedName) {
  EXPECT_EQ(slice_file_name({2, 1, 1, 0}, Metric::dtw), "checkers-2K1C-1K0C.dtw");
  EXPECT_EQ(slice_file_name({0, 4, 12, 3}, Metric::wld), "checkers-0K4C-12K3C.wld");
}

TEST(FindSlice, TakesTheFirstFolderThatHasTheFile) {
  const ScratchFolder first, second;
  const Slice slice{1, 0, 1, 0};
  const std::vector<fs::path> folders{first.path(), first / "nowhere", second.path()};
  EXPECT_EQ(find_slice(folders, slice, Metric::dtw), fs::path());
  write_file(second / slice_file_name(slice, Metric::dtw), "");
  EXPECT_EQ(find_slice(folders, slice, Metric::dtw), second / slice_file_name(slice, Metric::dtw));
  EXPECT_EQ(find_slice(folders, slice, Metric::dtc), fs::path());
  write_file(first / slice_file_name(slice, Metric::dtw), "");
  EXPECT_EQ(find_slice(folders, slice, Metric::dtw), first / slice_file_name(slice, Metric::dtw));
  EXPECT_EQ(find_slice({}, slice, Metric::dtw), fs::path());
}

}  // namespace
}  // namespace zermelo::checkers
