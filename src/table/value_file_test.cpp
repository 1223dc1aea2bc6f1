// Named values survive in a file, and only in a file that holds them.
#include "table/value_file.h"

#include <gtest/gtest.h>

#include "table/writer.h"
#include "tests/both_worlds.h"
#include "tests/complaint.h"
#include "tests/scratch_folder.h"
#include "value/packed.h"
#include "value/text.h"

namespace zermelo {
namespace {

TEST(ValueFile, KeepsNamesAndValues) {
  ScratchFolder folder;
  ValueStore store;
  const Value up_star = store.simple({Dyadic(), 1, 1}), half = store.number(Dyadic(1, 1));
  const Value hot = store.make(std::vector{half}, std::vector{up_star, store.number(-3)});
  save_values(folder / "v", store, {{"hot", hot}, {"half", half}});
  ValueStore other;
  const auto values = load_values(folder / "v", other);
  ASSERT_EQ(values.size(), 2U);
  EXPECT_EQ(values[0].name, "hot");
  EXPECT_EQ(value_text(other, values[0].value), value_text(store, hot));
  EXPECT_EQ(values[1].name, "half");
  EXPECT_EQ(value_text(other, values[1].value), "1/2");
}

TEST(ValueFile, IsTheSameBytesForTheSameValues) {
  ScratchFolder folder;
  ValueStore store;
  save_values(folder / "a", store, {{"g", store.nimber(3)}});
  save_values(folder / "b", store, {{"g", store.nimber(3)}});
  EXPECT_EQ(file_content(folder / "a"), file_content(folder / "b"));
}

TEST(ValueFile, RefusesOtherTables) {
  ScratchFolder folder;
  TableWriter out(folder / "t", "rows");
  out.begin({"values"});
  out.finish({});
  ValueStore store;
  EXPECT_NE(testing::complaint_of([&] {
              load_values(folder / "t", store);
            }).find("is of kind \"rows\"; expected saved values"),
            std::string::npos);
}

/// Values of every kind come back under their names, in a store that holds others already.
TEST(ValueFile, AnyValuesSurvive) {
  ScratchFolder folder;
  GrownWorlds here(3, 120);
  std::vector<NamedValue> values;
  for (const auto& pair : here.pairs)
    values.push_back({"\xc3\xa4\n\"" + std::to_string(values.size()), pair.value});
  save_values(folder / "v", here.store, values);
  ValueStore other;
  other.make(std::vector{other.number(9)}, std::vector{other.nimber(4)});
  const auto loaded = load_values(folder / "v", other);
  ASSERT_EQ(loaded.size(), values.size());
  for (std::size_t i = 0; i < values.size(); ++i) {
    EXPECT_EQ(loaded[i].name, values[i].name);
    EXPECT_EQ(value_text(other, loaded[i].value), value_text(here.store, values[i].value));
  }
}

TEST(ValueFile, RequiresANameForEachValue) {
  ScratchFolder folder;
  ValueStore store;
  const auto complaint = [&](const Fields& facts) {
    TableWriter out(folder / "t", "values");
    out.begin({"values"});
    out.append(packed_values(store, std::vector{store.nimber(2), store.number(5)}));
    out.finish(facts);
    return testing::complaint_of([&] { load_values(folder / "t", store); });
  };
  EXPECT_EQ(complaint(Fields{}.add("names", List{"a", "b"})), "");
  for (const Fields& facts :
       {Fields{}, Fields{}.add("names", "ab"), Fields{}.add("names", List{"a"}),
        Fields{}.add("names", List{"a", "b", "c"})})
    EXPECT_NE(complaint(facts).find("does not name each of its values"), std::string::npos);
  EXPECT_NE(complaint(Fields{}.add("names", List{"a", 7})).find("has a name that is not a text"),
            std::string::npos);
}

}  // namespace
}  // namespace zermelo
