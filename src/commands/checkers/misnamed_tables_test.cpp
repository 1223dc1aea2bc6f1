// A file says what it is: a table under the name of another is refused by every reader.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <functional>
#include <utility>

#include "commands/checkers/commands.h"
#include "games/checkers/board/moves.h"
#include "games/checkers/database/database.h"
#include "games/checkers/index/slice_index.h"
#include "tests/checkers_tables.h"
#include "tests/complaint.h"
#include "tests/heard.h"

namespace zermelo::checkers {
namespace {

namespace fs = std::filesystem;

struct Named {
  Slice slice;
  Metric metric = Metric::dtw;

  std::string file() const { return slice_file_name(slice, metric); }
  bool operator==(const Named&) const = default;
};

std::vector<Named> all_named(unsigned pieces) {
  std::vector<Named> out;
  for (const Metric metric : {Metric::wld, Metric::dtc, Metric::dtw})
    for (const Slice& slice : slices_up_to(pieces, pieces - 1)) out.push_back({slice, metric});
  return out;
}

/// A quiet position of the slice, which is looked up in the slice's own file.
Position quiet_position(const Slice& slice, std::uint64_t from) {
  const SliceIndex index(slice);
  const std::uint64_t count = position_count(slice);
  Position p = index.position(from % count);
  while (must_capture(p, Side::left)) p = index.position(++from % count);
  return p;
}

/// Tables of up to three pieces in three metrics, one under the name of another.
class Renamed {
 public:
  Renamed(const Named& table, const Named& under) : under_(under) {
    for (const Named& each : all_named(3))
      fs::create_symlink(tables_of(3, each.metric) / each.file(), folder_ / each.file());
    fs::remove(folder_ / under.file());
    fs::copy(tables_of(3, table.metric) / table.file(), folder_ / under.file());
  }

  /// The error of a command that reads the file; empty when there is none.
  std::string complaint(const Command& command, const std::string& position = "") const {
    testing::Settings settings{{"tables", folder_.path().string()}};
    if (!command.takes_words()) {
      settings.emplace_back("pieces", "3");
      settings.emplace_back("metric", std::string(name(under_.metric)));
    }
    return testing::complaint_of([&] { testing::heard_from(command, settings, position); });
  }

  fs::path path() const { return folder_ / under_.file(); }

 private:
  ScratchFolder folder_;
  Named under_;
};

RC_GTEST_PROP(MisnamedTables, AreRefusedWhereverTheyAreRead, ()) {
  static const auto all = all_named(3);
  const Named table = *rc::gen::elementOf(all);
  const Named under = *rc::gen::elementOf(all);
  RC_PRE(table != under);
  const Renamed renamed(table, under);
  const std::string refused = "table " + renamed.path().string() + " holds ";
  RC_ASSERT(renamed.complaint(stats_command()).starts_with(refused));
  RC_ASSERT(renamed.complaint(build_command()).starts_with(refused));
  if (under.metric != Metric::wld)
    RC_ASSERT(renamed.complaint(longest_command()).starts_with(refused));
  const Position p = quiet_position(under.slice, *rc::gen::inRange(0, 1 << 20));
  Database database({renamed.path().parent_path()}, under.metric, 1U << 20);
  const auto complaint = testing::complaint_of([&] { database.outcome(p, Side::left); });
  RC_ASSERT(complaint.starts_with(refused));
}

// A case that went wrong once: a draw was called a win in 3.
TEST(MisnamedTables, AreNotTakenForTheSliceOfAPosition) {
  const Renamed renamed({{2, 0, 1, 0}, Metric::dtw}, {{1, 0, 1, 0}, Metric::dtw});
  for (const Command& command : {probe_command(), line_command()})
    EXPECT_EQ(renamed.complaint(command, "B:WK10:BK27"),
              "table " + renamed.path().string() +
                  " holds slice \"2K+0C v 1K+0C\"; its name stands for slice \"1K+0C v 1K+0C\": "
                  "rename the file, or delete it and build it again");
}

// Nothing is built on a table under a wrong name.
TEST(MisnamedTables, AreNotBuiltOn) {
  const ScratchFolder folder;
  build_tables(folder.path(), 2, Metric::dtw);
  fs::copy_file(folder / "checkers-0K1C-1K0C.dtw", folder / "checkers-1K0C-1K0C.dtw",
                fs::copy_options::overwrite_existing);
  const auto complaint = testing::complaint_of([&] {
    testing::heard_from(build_command(), {{"pieces", "3"}, {"tables", folder.path().string()}});
  });
  EXPECT_NE(complaint.find("checkers-1K0C-1K0C.dtw holds slice \"0K+1C v 1K+0C\""),
            std::string::npos)
      << complaint;
  EXPECT_EQ(folder.files(), 5U);  // four tables and the lock
}

}  // namespace
}  // namespace zermelo::checkers
