// Values of rows computed one by one, against those of the builder and of a saved database, and
// copied into a store that holds other values.
#include "games/clobber/rows/row_values.h"

#include <gtest/gtest.h>

#include "games/clobber/rows/row_table.h"
#include "tests/scratch_folder.h"
#include "value/calculator/calculator.h"
#include "value/text.h"

namespace zermelo::clobber {
namespace {

class RowValuesTest : public ::testing::Test {
 protected:
  static constexpr std::uint32_t length = 9;
  ValueStore store;
  Budget budget;
  RowTable table = build_rows(length, store, budget, [](auto, auto) {});
};

TEST_F(RowValuesTest, AreThoseOfTheBuilderInWhateverOrderTheyAreFound) {
  RowValues values(length);
  std::vector<Value> names;
  for (auto i = rows_up_to(length); i-- > 0;)
    ASSERT_EQ(store.adopt(values.store(), values.of(row_at(i)), names), table.value[i])
        << text(row_at(i));
}

TEST_F(RowValuesTest, AreThoseOfTheDatabase) {
  ScratchFolder folder;
  save_rows(folder / "t", table, store);
  RowValues values(folder / "t");
  ASSERT_EQ(values.length(), length);
  std::vector<Value> names;
  for (std::uint32_t i = 0; i < rows_up_to(length); ++i)
    ASSERT_EQ(store.adopt(values.store(), values.of(row_at(i)), names), table.value[i]);
}

/// The sum solver's parts drop options by bounds before they add them up; the builder does not.
TEST_F(RowValuesTest, AreThoseOfTheSumSolversParts) {
  const Clobber<1> rules(1, length);
  PartValues<Clobber<1>> parts(rules, store, 1 << 24);
  Budget unlimited;
  const PartValues<Clobber<1>>::Allowance allowance(parts, unlimited, Limits::no_limit);
  for (auto i = rows_up_to(length); i-- > 0;) {
    const Row row = row_at(i);
    const auto all = (std::uint64_t{1} << row.length()) - 1;
    Clobber<1>::Position p;
    p.left.words[0] = row.black();
    p.right.words[0] = all & ~std::uint64_t{row.black()};
    Value sum;
    std::vector<std::uint32_t> numbers;
    parts.add_parts(p, numbers);
    for (const auto id : numbers) sum = store.sum(sum, parts.value(id).value());
    ASSERT_EQ(sum, table.value[i]) << text(row);
  }
}

/// A store that has made other values first: its names differ, and values must fit in with the
/// rest.
TEST_F(RowValuesTest, StayWhatTheyAreInAnotherStore) {
  ValueStore other;
  for (const char* form : {"{2|-1}", "^3*", "{1|{0|-4}}", "{^|*2}"}) Calculator(other).value(form);
  std::vector<Value> names;
  for (std::uint32_t i = 0; i < rows_up_to(7); ++i) {
    const Value here = table.value[i], there = other.adopt(store, here, names);
    ASSERT_EQ(value_text(other, there), value_text(store, here));
    ASSERT_EQ(other.outcome(there), store.outcome(here));
    ASSERT_EQ(other.birthday(there), store.birthday(here));
    ASSERT_EQ(other.all_small(there), store.all_small(here));
    ASSERT_EQ(other.sum(there, other.negative(there)), Value{});
    ASSERT_EQ(other.adopt(store, store.negative(here), names), other.negative(there));
    const auto left = other.left(there), right = other.right(there);
    const std::vector<Value> lefts(left.begin(), left.end()), rights(right.begin(), right.end());
    ASSERT_EQ(other.make(lefts, rights), there);
  }
}

TEST_F(RowValuesTest, OfNumbersAndHotGamesAreTakenOverToo) {
  ValueStore from, to;
  std::vector<Value> names;
  for (const char* form : {"0", "*", "5/8", "-3", "1/2^*", "{2|-1}", "{7/4|{1/4|0}}", "{5|2^2*}",
                           "{1|{0|-4}}", "{3^|{1*|-1/2}}"}) {
    const Value g = to.adopt(from, Calculator(from).value(form), names);
    EXPECT_EQ(g, Calculator(to).value(form)) << form;
  }
}

}  // namespace
}  // namespace zermelo::clobber
