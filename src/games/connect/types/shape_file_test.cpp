#include "games/connect/types/shape_file.h"

#include <gtest/gtest.h>

#include "base/error.h"
#include "games/connect/slow/shape_verifier.h"
#include "tests/c_table_user.h"
#include "tests/scratch_folder.h"

namespace zermelo::connect {
namespace {

constexpr LineRules six_by_two{6, 2}, five_by_one{5, 1};

TEST(ShapeFile, ATableSurvivesSavingAndLoading) {
  ScratchFolder folder;
  for (const LineRules rules : {six_by_two, five_by_one, LineRules{4, 3}}) {
    for (const auto promotions : {Promotions::all, Promotions::reduced}) {
      const ShapeTable table(rules, 10, promotions);
      save_shapes(folder / "t", table, promotions);
      const SavedShapes back = load_shapes(folder / "t");
      EXPECT_EQ(back.promotions, promotions);
      EXPECT_EQ(back.table.types().rules(), rules);
      EXPECT_EQ(back.table.units(), table.units());
    }
  }
}

TEST(ShapeFile, ACProgramLooksShapesUp) {
  ScratchFolder folder;
  const ShapeTable table(six_by_two, 12);
  EXPECT_EQ(table.units().size(), 13 * shapes_up_to(12, 6)) << "n + 1 units a shape";
  save_shapes(folder / "t", table, Promotions::all);
  const std::string bytes = file_content(folder / "t");
  EXPECT_EQ(c_type_of(bytes.data(), bytes.size(), 7, 0b0011100), 4);    // S3
  EXPECT_EQ(c_type_of(bytes.data(), bytes.size(), 9, 0b000111000), 5);  // L3
  for (std::uint64_t i = 0; i < table.shapes(); i += 7) {
    const Shape shape = shape_at(i, 6);
    ASSERT_EQ(c_type_of(bytes.data(), bytes.size(), shape.length, shape.bits), table.type(shape));
    for (unsigned x = 0; x < shape.length; ++x)
      ASSERT_EQ(c_point_of(bytes.data(), bytes.size(), shape.length, shape.bits, x),
                table.point(shape, x));
  }
  for (std::size_t size : {std::size_t{0}, std::size_t{40}, bytes.size() - 1, bytes.size() / 2})
    EXPECT_EQ(c_type_of(bytes.data(), size, 7, 0b0011100), -1) << size;
}

TEST(ShapeFile, DamageIsNamed) {
  ScratchFolder folder;
  save_shapes(folder / "t", ShapeTable(five_by_one, 9), Promotions::all);
  std::string bytes = file_content(folder / "t");
  bytes[4096 + 100] = static_cast<char>(bytes[4096 + 100] ^ 1);
  write_file(folder / "t", bytes);
  EXPECT_THROW(load_shapes(folder / "t"), Error);
  write_file(folder / "t", "nothing");
  EXPECT_THROW(load_shapes(folder / "t"), Error);
}

TEST(ShapeVerifier, FindsNothingWrongInWhatIsBuilt) {
  for (const LineRules rules : {six_by_two, five_by_one, LineRules{5, 2}, LineRules{4, 4}}) {
    for (const auto promotions : {Promotions::all, Promotions::reduced}) {
      Budget budget;
      const auto check = verify_shapes({ShapeTable(rules, 10, promotions), promotions}, 9, 100, 1,
                                       budget, [](double) {});
      EXPECT_EQ(check.wrong, 0U) << text(check.first_wrong.value_or(WrongEntry{}).shape);
      EXPECT_EQ(check.checked, shapes_up_to(9, rules.k) + 100);
    }
  }
}

TEST(ShapeVerifier, FindsAWrongTypeAndAWrongPoint) {
  for (const unsigned unit : {0U, 3U}) {
    const ShapeTable good(six_by_two, 8);
    std::string units(good.units());
    const auto at = index_of({8, 0b00111000}, 6) * 9 + unit;
    units[at] = static_cast<char>(units[at] + 1);
    Budget budget;
    const auto check = verify_shapes({ShapeTable(six_by_two, 8, units), Promotions::all}, 8, 1, 1,
                                     budget, [](double) {});
    EXPECT_EQ(check.wrong, 1U);
    EXPECT_EQ(text(check.first_wrong.value_or(WrongEntry{}).shape), "00111000");
  }
}

}  // namespace
}  // namespace zermelo::connect
