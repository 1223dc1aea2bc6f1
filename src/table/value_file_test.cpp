// Named values survive in a file, and only in a file that holds them.
#include "table/value_file.h"

#include <gtest/gtest.h>

#include "table/writer.h"
#include "tests/complaint.h"
#include "tests/scratch_folder.h"
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

}  // namespace
}  // namespace zermelo
