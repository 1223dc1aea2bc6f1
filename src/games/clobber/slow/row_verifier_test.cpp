// The verifier accepts a correct table and names the error in any other. Only the tests know both
// the builder and the verifier.
#include "games/clobber/slow/row_verifier.h"

#include <gtest/gtest.h>

#include "base/bytes.h"
#include "base/error.h"
#include "games/clobber/rows/row_table.h"
#include "games/clobber/slow/slow_rows.h"
#include "table/writer.h"
#include "tests/complaint.h"
#include "tests/scratch_folder.h"

namespace zermelo::clobber {
namespace {

using zermelo::testing::complaint_of;

const RowCheckProgress quiet = [](std::uint64_t, std::uint64_t) {};

RowCheck verified(const std::filesystem::path& path, std::uint32_t full_length,
                  std::uint64_t samples = 0) {
  Budget budget;
  return verify_rows(path, full_length, samples, 1, budget, quiet);
}

/// A table of all rows up to length 8, for tests to spoil.
class RowVerifier : public ::testing::Test {
 protected:
  RowCheck verified_table() {
    save_rows(folder / "t", table, store);
    return verified(folder / "t", table.length);
  }
  std::string complaint() {
    return complaint_of([&] { verified(folder / "t", 8); });
  }

  ScratchFolder folder;
  ValueStore store;
  Budget budget;
  RowTable table = build_rows(8, store, budget, [](auto, auto) {});
};

TEST_F(RowVerifier, PassesWhatTheBuilderBuilds) {
  const auto check = verified_table();
  EXPECT_EQ(check.checked, 510U);
  EXPECT_EQ(check.wrong, 0U);
  EXPECT_EQ(check.first_wrong, "");
}

TEST_F(RowVerifier, NamesAWrongOutcome) {
  table.outcome[slow_index("BBWB")] = OutcomeClass::previous;
  const auto check = verified_table();
  EXPECT_EQ(check.wrong, 1U);
  EXPECT_EQ(check.first_wrong, "row BBWB: outcome is P, should be N");
}

TEST_F(RowVerifier, NamesTheFirstOfTwoRowsWithTheirValuesExchanged) {
  std::swap(table.value[slow_index("BBWBWBBB")], table.value[slow_index("BBBWBWWB")]);
  const auto check = verified_table();
  EXPECT_GE(check.wrong, 2U);  // and rows that were linked to one of them
  EXPECT_EQ(check.first_wrong, "row BBBWBWWB: value is not that of its moves");
}

TEST_F(RowVerifier, FindsAWrongValueInTheRowsAboveItToo) {
  table.value[slow_index("BBWB")] = Value{};
  const auto check = verified_table();
  EXPECT_GT(check.wrong, 1U);
  EXPECT_EQ(check.first_wrong, "row BBWB: value is not that of its moves");
}

TEST_F(RowVerifier, NamesAWrongDominatedMoveOfEitherSide) {
  table.left_dominated[slow_index("BWBB")] ^= 1U;
  EXPECT_EQ(verified_table().first_wrong,
            "row BWBB: dominated moves of Left are xx.., should be .x..");
  table.left_dominated[slow_index("BWBB")] ^= 1U;
  table.right_dominated[slow_index("BWBB")] ^= 1U << 5;
  EXPECT_EQ(verified_table().first_wrong,
            "row BWBB: dominated moves of Right are .....x, should be ....");
}

TEST_F(RowVerifier, NamesEachWrongBound) {
  const auto i = slow_index("BBWB");
  const UpBounds right = table.bounds[i];
  const auto complaint_about = [&](int UpBounds::*bound, int step) {
    table.bounds[i] = right;
    table.bounds[i].*bound = right.*bound + step;
    const auto check = verified_table();
    EXPECT_EQ(check.wrong, 1U);
    return check.first_wrong;
  };
  for (const int step : {-1, 1, 100}) {
    EXPECT_TRUE(complaint_about(&UpBounds::lower, step).starts_with("row BBWB: bound lower is "));
    EXPECT_TRUE(
        complaint_about(&UpBounds::lower_star, step).starts_with("row BBWB: bound lower star is "));
    EXPECT_TRUE(complaint_about(&UpBounds::upper, step).starts_with("row BBWB: bound upper is "));
    EXPECT_TRUE(
        complaint_about(&UpBounds::upper_star, step).starts_with("row BBWB: bound upper star is "));
  }
}

TEST_F(RowVerifier, NamesAWrongLinkToTheSimplestRow) {
  table.simplest[slow_index("BWBB")] = slow_index("BWBB");
  const auto check = verified_table();
  EXPECT_EQ(check.wrong, 1U);
  EXPECT_EQ(check.first_wrong, "row BWBB: simplest is BWBB, should be BBWB");
  table.simplest[slow_index("BWBB")] = RowTable::no_row;
  EXPECT_EQ(verified_table().first_wrong, "row BWBB: simplest is none, should be BBWB");
}

TEST_F(RowVerifier, DrawsLongerRowsWithTheSeed) {
  table.outcome[slow_index("WWWWWWWW")] = OutcomeClass::left;
  save_rows(folder / "t", table, store);
  EXPECT_EQ(verified(folder / "t", 7).wrong, 0U);
  const auto check = verified(folder / "t", 7, 3000);
  EXPECT_EQ(check.checked, 254U + 3000U);
  EXPECT_GT(check.wrong, 0U);
  EXPECT_EQ(check.wrong, verified(folder / "t", 7, 3000).wrong);
  EXPECT_EQ(verified(folder / "t", 9, 3000).checked,
            510U);  // there are no longer ones
}

TEST_F(RowVerifier, StopsWhenTheBudgetIsSpentAndTellsHowFarItIs) {
  save_rows(folder / "t", table, store);
  Budget small({.nodes = 100});
  std::uint64_t done = 0;
  const auto check = verify_rows(folder / "t", 8, 0, 1, small, [&](auto now, auto of) {
    EXPECT_EQ(now, ++done);
    EXPECT_EQ(of, 510U);
  });
  EXPECT_EQ(check.checked, 100U);
  EXPECT_EQ(done, 100U);
}

TEST_F(RowVerifier, NoticesEveryChangedByte) {
  const RowTable tiny = build_rows(2, store, budget, [](auto, auto) {});
  save_rows(folder / "t", tiny, store);
  const std::string whole = file_content(folder / "t");
  for (std::size_t i = 0; i < whole.size(); ++i) {
    std::string damaged = whole;
    damaged[i] = static_cast<char>(damaged[i] ^ 0x10);
    write_file(folder / "t", damaged);
    EXPECT_NE(complaint(), "") << "byte " << i;
  }
}

TEST_F(RowVerifier, WantsATableOfRows) {
  write_file(folder / "t", "");
  EXPECT_NE(complaint().find("is not a table file"), std::string::npos);
  TableWriter(folder / "t", "kings").finish(Fields{}.add("length", std::uint64_t{8}));
  EXPECT_NE(complaint().find("is of kind \"kings\"; expected rows of Clobber"), std::string::npos);
  TableWriter(folder / "t", "clobber rows").finish(Fields{});
  EXPECT_NE(complaint().find("does not say how long its rows are"), std::string::npos);
  TableWriter(folder / "t", "clobber rows").finish(Fields{}.add("length", std::uint64_t{8}));
  EXPECT_NE(complaint().find("has no column"), std::string::npos);
}

/// A file of the two rows of length 1 whose values are packed as given.
void write_with_values(const std::filesystem::path& path, const std::string& packed) {
  TableWriter out(path, "clobber rows");
  out.column<std::uint8_t>("outcome", std::vector<std::uint8_t>{'P', 'P'});
  for (const auto* name : {"value", "left_dominated", "right_dominated", "bounds", "simplest"})
    out.column<std::uint32_t>(name, std::vector<std::uint32_t>{0, 0});
  out.begin({"values"});
  out.append(packed);
  out.finish(Fields{}.add("length", std::uint64_t{1}));
}

/// The simple form of a number, no ups and a star; value/packed.cpp draws the bytes.
std::string simple_form(std::string_view number, std::uint64_t star) {
  ByteWriter out;
  out.count(0);
  out.text(number);
  out.whole(0);
  out.count(star);
  return out.take();
}

TEST_F(RowVerifier, RefusesValuesThatClobberDoesNotHave) {
  const std::string only_left("\1\1\0\1", 4);  // one Left option, the form before
  for (const std::string& packed : {"\1" + simple_form("1", 0), "\1" + simple_form("0", 127),
                                    "\2" + simple_form("0", 0) + only_left}) {
    write_with_values(folder / "t", packed + "\1" + '\0');
    EXPECT_NE(complaint().find("holds a form that is not a value of Clobber"), std::string::npos);
  }
}

TEST_F(RowVerifier, RefusesFormsThatAreNotThere) {
  const std::string zero = simple_form("0", 0);
  write_with_values(folder / "t", "\2" + zero + "\1\1\1\2\1\1\1");  // two forms back of one
  EXPECT_NE(complaint().find("holds 2 where at most 1 is possible"), std::string::npos);
  write_with_values(folder / "t", "\1" + zero + "\1\1");  // the second of one
  EXPECT_NE(complaint().find("names a form it does not hold"), std::string::npos);
}

}  // namespace
}  // namespace zermelo::clobber
