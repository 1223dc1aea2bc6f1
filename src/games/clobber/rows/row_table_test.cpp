// The endgame database against laws and slow play, and its file against every kind of damage.
#include "games/clobber/rows/row_table.h"

#include <gtest/gtest.h>

#include <bit>
#include <map>

#include "base/bytes.h"
#include "games/clobber/slow/slow_row_file.h"
#include "games/clobber/slow/slow_rows.h"
#include "table/writer.h"
#include "tests/complaint.h"
#include "tests/scratch_folder.h"
#include "value/calculator/calculator.h"
#include "value/packed.h"

namespace zermelo::clobber {
namespace {

const RowProgress silent = [](std::uint32_t, std::uint64_t) {};

class RowTables : public ::testing::Test {
 protected:
  static constexpr std::uint32_t length = 8;

  std::uint32_t at(std::string_view row) { return slow_index(row); }
  std::uint32_t dominated(std::uint32_t i, Side side) {
    return (side == Side::left ? table.left_dominated : table.right_dominated)[i];
  }

  ValueStore store;
  Budget budget;
  RowTable table = build_rows(length, store, budget, silent);
};

/// B^k W is k - 1 ups, and a star where k is odd; (BBW)^n is floor((n + 1) / 2) ups (Strong
/// 1-dimensional Clobber).
TEST_F(RowTables, HoldPublishedValues) {
  Calculator calculator(store);
  for (const auto& [row, value] : std::map<std::string, std::string>{{"BW", "*"},
                                                                     {"BBW", "^"},
                                                                     {"BBBW", "^2*"},
                                                                     {"BBBBW", "^3"},
                                                                     {"WWB", "v"},
                                                                     {"BBWW", "0"},
                                                                     {"BBWBBW", "^"}})
    EXPECT_EQ(table.value[at(row)], calculator.value(value)) << row;
}

TEST_F(RowTables, TellEachLengthAndCountOneNodeForFourImages) {
  std::vector<std::pair<std::uint32_t, std::uint64_t>> told;
  ValueStore fresh;
  Budget spent;
  build_rows(6, fresh, spent,
             [&](std::uint32_t n, std::uint64_t done) { told.emplace_back(n, done); });
  ASSERT_EQ(told.size(), 6U);
  for (std::uint32_t n = 1; n <= 6; ++n)
    EXPECT_EQ(told[n - 1], std::pair(n, std::uint64_t{(2U << n) - 2}));
  std::uint64_t classes = 0;
  for (std::uint32_t i = 0; i < rows_up_to(6); ++i) {
    const Row row = row_at(i), back = reversed(row);
    classes += row <= std::min({back, mirrored(row), mirrored(back)}) ? 1 : 0;
  }
  EXPECT_EQ(spent.nodes(), classes);
}

TEST_F(RowTables, AreGivenUpOnASpentBudget) {
  for (const std::uint64_t nodes : {0, 1, 30}) {
    ValueStore fresh;
    Budget little({.nodes = nodes});
    EXPECT_THROW(build_rows(length, fresh, little, silent), GaveUp);
    EXPECT_LE(little.nodes(), nodes);
  }
}

/// The entries of short rows do not depend on the length of the longest.
TEST_F(RowTables, BeginLikeShorterOnes) {
  const RowTable shorter = build_rows(6, store, budget, silent);
  for (std::uint32_t i = 0; i < rows_up_to(6); ++i) {
    ASSERT_EQ(table.value[i], shorter.value[i]);
    ASSERT_EQ(table.outcome[i], shorter.outcome[i]);
    ASSERT_EQ(table.bounds[i], shorter.bounds[i]);
    ASSERT_EQ(table.left_dominated[i], shorter.left_dominated[i]);
    ASSERT_EQ(table.right_dominated[i], shorter.right_dominated[i]);
  }
}

TEST_F(RowTables, TreatBothColoursAlike) {
  for (std::uint32_t i = 0; i < rows_up_to(length); ++i) {
    const auto j = row_index(mirrored(row_at(i)));
    ASSERT_EQ(store.sum(table.value[i], table.value[j]), Value{}) << slow_row(i);
    ASSERT_EQ(table.bounds[j], -table.bounds[i]) << slow_row(i);
    ASSERT_EQ(table.left_dominated[i], table.right_dominated[j]) << slow_row(i);
  }
}

/// Leaving out the dominated moves changes no outcome: the row is played by the slow rules, with
/// its first move among the rest.
TEST_F(RowTables, DominatedMovesAreNotMissed) {
  for (std::uint32_t i = 0; i < rows_up_to(length); ++i) {
    const std::string row = slow_row(i);
    for (const Side side : {Side::left, Side::right}) {
      const auto out = dominated(i, side);
      const auto moves = slow_moves(row, side);
      bool any = false, wins = false, wins_of_rest = false;
      for (const auto& move : moves) {
        const auto value = [&](const std::string& rest) {
          return rest.empty() ? Value{} : table.value[slow_index(rest)];
        };
        const Value after = store.sum(value(move.before), value(move.after));
        const bool won =
            side == Side::left ? store.less_or_equal({}, after) : store.less_or_equal(after, {});
        const bool rest = (out >> move.pair & 1U) == 0;
        wins = wins || won;
        wins_of_rest = wins_of_rest || (rest && won);
        any = any || rest;
      }
      ASSERT_EQ(any, !moves.empty()) << row << ": one move is always left";
      ASSERT_EQ(wins, wins_of_rest) << row;
      ASSERT_EQ(out & ~row_at(i).unlike_pairs(), 0U) << row << ": only moves can be dominated";
    }
  }
}

TEST_F(RowTables, TheSimplestRowHasTheValueAndTheFewestMoves) {
  std::map<std::uint32_t, int> fewest;
  const auto moves = [](std::uint32_t i) { return row_at(i).move_count(); };
  for (std::uint32_t i = 0; i < rows_up_to(length); ++i) {
    const auto at_first = fewest.try_emplace(table.value[i].id, moves(i)).first;
    at_first->second = std::min(at_first->second, moves(i));
  }
  for (std::uint32_t i = 0; i < rows_up_to(length); ++i) {
    const auto simplest = table.simplest[i];
    if (table.value[i] == Value{}) {
      ASSERT_EQ(simplest, RowTable::no_row);
    } else {
      ASSERT_EQ(table.value[simplest], table.value[i]);
      ASSERT_EQ(moves(simplest), fewest.at(table.value[i].id)) << slow_row(i);
      ASSERT_EQ(table.simplest[simplest], simplest);
    }
  }
}

class RowFiles : public RowTables {
 protected:
  std::string complaint() {
    return testing::complaint_of([&] { load_rows(folder / "t", store); });
  }
  std::string slow_complaint() {
    SlowForms forms;
    return testing::complaint_of([&] { read_row_file(folder / "t", forms); });
  }
  ScratchFolder folder;
};

TEST_F(RowFiles, GiveBackTheWholeTable) {
  save_rows(folder / "t", table, store);
  const RowTable again = load_rows(folder / "t", store);
  EXPECT_EQ(again.length, length);
  EXPECT_EQ(again.outcome, table.outcome);
  EXPECT_EQ(again.value, table.value);
  EXPECT_EQ(again.left_dominated, table.left_dominated);
  EXPECT_EQ(again.right_dominated, table.right_dominated);
  EXPECT_EQ(again.bounds, table.bounds);
  EXPECT_EQ(again.simplest, table.simplest);
}

/// The verifier's own reader, which shares no code with the other, reads the same numbers.
TEST_F(RowFiles, AreReadAlikeByTheVerifier) {
  save_rows(folder / "t", table, store);
  SlowForms forms;
  const SlowRowFile file = read_row_file(folder / "t", forms);
  EXPECT_EQ(file.length, length);
  EXPECT_EQ(file.left_dominated, table.left_dominated);
  EXPECT_EQ(file.right_dominated, table.right_dominated);
  EXPECT_EQ(file.simplest, table.simplest);
  for (std::uint32_t i = 0; i < rows_up_to(length); ++i) {
    ASSERT_EQ(file.outcome[i], static_cast<std::uint8_t>(letter(table.outcome[i])));
    ASSERT_EQ(static_cast<std::int8_t>(file.bounds[i]), table.bounds[i].lower);
    ASSERT_EQ(static_cast<std::int8_t>(file.bounds[i] >> 24), table.bounds[i].upper_star);
    ASSERT_EQ(file.value[i] == file.value[0], table.value[i] == table.value[0]);
  }
}

TEST_F(RowFiles, AnyFlippedByteAndAnyCutIsNoticedByBothReaders) {
  const RowTable small = build_rows(3, store, budget, silent);
  save_rows(folder / "whole", small, store);
  const auto whole = file_content(folder / "whole");
  const auto replace = [&](std::string_view bytes) {
    std::filesystem::remove(folder / "t");  // some file systems wait for the disk otherwise
    write_file(folder / "t", bytes);
  };
  for (std::size_t i = 0; i < whole.size(); ++i) {
    auto bad = whole;
    bad[i] = static_cast<char>(bad[i] ^ 0x04);
    replace(bad);
    ASSERT_NE(complaint(), "") << i;
    ASSERT_NE(slow_complaint(), "") << i;
    replace(std::string_view(whole).substr(0, i));
    ASSERT_NE(complaint(), "") << i;
  }
}

/// A table of rows of one stone, complete and right except for what a test changes.
struct OneStone {
  std::string kind = "clobber rows";
  Fields facts = Fields{}.add("length", 1);
  std::vector<std::uint8_t> outcome{'P', 'P'};
  std::vector<std::uint32_t> value{0, 0}, dominated{0, 0}, bounds{0x0200fe00, 0x0200fe00},
      simplest{RowTable::no_row, RowTable::no_row};

  void write(const std::filesystem::path& path) const {
    ValueStore store;
    TableWriter out(path, kind);
    out.column<std::uint8_t>("outcome", outcome);
    out.column<std::uint32_t>("value", value);
    out.column<std::uint32_t>("left_dominated", dominated);
    out.column<std::uint32_t>("right_dominated", dominated);
    out.column<std::uint32_t>("bounds", bounds);
    out.column<std::uint32_t>("simplest", simplest);
    out.begin({"values"});
    out.append(packed_values(store, std::vector{Value{}}));
    out.finish(facts);
  }
};

TEST_F(RowFiles, ThatAreWholeButWrongAreRefusedInWords) {
  const auto expect = [&](const OneStone& file, std::string_view part) {
    file.write(folder / "t");
    EXPECT_NE(complaint().find(part), std::string::npos) << part << ": " << complaint();
    EXPECT_EQ(complaint().empty(), part.empty());
  };
  expect({}, "");
  expect({.kind = "values"}, "is of kind \"values\"; expected rows of Clobber");
  for (const Fields& facts : {Fields{}, Fields{}.add("length", 0), Fields{}.add("length", 25),
                              Fields{}.add("length", "1"), Fields{}.add("length", -1)})
    expect({.facts = facts}, "does not say how long its rows are; build it again");
  expect({.facts = Fields{}.add("length", 2)}, "lacks rows; build it again");
  expect({.outcome = {'P'}}, "lacks rows; build it again");
  expect({.outcome = {'P', 'X'}}, "holds 'X' for an outcome; build it again");
  expect({.value = {0, 1}}, "refers to entries that it does not hold; build it again");
  expect({.simplest = {2, RowTable::no_row}},
         "refers to entries that it does not hold; build it again");
}

TEST_F(RowFiles, TheLongestInTheFirstFolderIsTaken) {
  ScratchFolder other;
  const std::vector<std::string> folders{folder.path().string(), other.path().string()};
  EXPECT_EQ(longest_table(folders), std::nullopt);
  EXPECT_EQ(longest_table({}), std::nullopt);
  EXPECT_EQ(row_table_name(7), "clobber-rows-7.table");
  const auto write = [](const std::filesystem::path& path, std::uint64_t says) {
    TableWriter(path, "clobber rows").finish(Fields{}.add("length", says));
  };
  write(folder / "clobber-rows-5.table", 5);
  write(other / "clobber-rows-5.table", 5);
  write_file(other / "clobber-rows-25.table", "");
  write_file(other / "clobber-rows-6.table.tmp", "");
  EXPECT_EQ(longest_table(folders), folder / "clobber-rows-5.table");
  write(other / "clobber-rows-12.table", 12);
  EXPECT_EQ(longest_table(folders), other / "clobber-rows-12.table");
  EXPECT_EQ(longest_table({"/no/such/folder"}), std::nullopt);
  // A table of short rows under the name of long ones is not taken for them.
  write(other / "clobber-rows-14.table", 5);
  EXPECT_NE(testing::complaint_of([&] {
              longest_table(folders);
            }).find("clobber-rows-14.table holds length 5; its name stands for length 14"),
            std::string::npos);
}

}  // namespace
}  // namespace zermelo::clobber
