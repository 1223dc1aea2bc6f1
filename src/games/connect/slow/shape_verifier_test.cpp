#include "games/connect/slow/shape_verifier.h"

#include <gtest/gtest.h>

#include "base/random.h"

namespace zermelo::connect {
namespace {

void unwatched(double) {}

ShapeCheck checked(const std::string& units, LineRules rules, unsigned length, unsigned full,
                   std::uint64_t sample, Promotions promotions = Promotions::all) {
  Budget budget;
  return verify_shapes({ShapeTable(rules, length, units), promotions}, full, sample, 1, budget,
                       unwatched);
}

/// One wrong byte anywhere in the table makes one shape wrong, and the answer names it.
TEST(ShapeVerifier, FindsAnySpoiledByteOfAShape) {
  Random random(71);
  for (const LineRules rules : {LineRules{6, 2}, {5, 1}, {4, 3}}) {
    const ShapeTable good(rules, 8);
    for (int round = 0; round < 12; ++round) {
      std::string units(good.units());
      const std::uint64_t index = random.below(static_cast<std::uint32_t>(good.shapes()));
      const Shape shape = shape_at(index, rules.k);
      const std::uint64_t place = random.below(shape.length + 1);
      char& byte = units[index * good.units_a_shape() + place];
      byte = static_cast<char>((byte + 1 + static_cast<char>(random.below(3))) % 120);
      const auto check = checked(units, rules, 8, 8, 0);
      ASSERT_EQ(check.checked, good.shapes());
      ASSERT_EQ(check.wrong, 1U) << text(shape) << ' ' << place;
      ASSERT_TRUE(check.first_wrong.has_value());
      ASSERT_EQ(check.first_wrong->shape, shape);
      ASSERT_EQ(check.first_wrong->point.has_value(), place != 0);
      ASSERT_EQ(check.first_wrong->point.value_or(0) + (place == 0 ? 0 : 1), place);
    }
  }
}

TEST(ShapeVerifier, SaysWhatIsThereAndWhatShouldBe) {
  const ShapeTable good({6, 2}, 7);
  std::string units(good.units());
  units[index_of({7, 0b0011100}, 6) * 8] = 5;
  units[index_of({7, 0b1111110}, 6) * 8] = 99;
  const auto check = checked(units, {6, 2}, 7, 7, 0);
  EXPECT_EQ(check.wrong, 2U);
  ASSERT_TRUE(check.first_wrong.has_value());
  EXPECT_EQ(text(check.first_wrong->shape), "0011100");
  EXPECT_EQ(check.first_wrong->found, "L3");
  EXPECT_EQ(check.first_wrong->expected, "S3");
  units[index_of({7, 0b0011100}, 6) * 8] = 4;
  const auto second = checked(units, {6, 2}, 7, 7, 0).first_wrong;
  ASSERT_TRUE(second.has_value());
  EXPECT_EQ(text(second->shape) + ' ' + second->found + ' ' + second->expected,
            "1111110 code 99 C6");
}

/// A table whose points follow the full promotions is not one of the reduced ones.
TEST(ShapeVerifier, TellsTheTwoKindsOfPointsApart) {
  const std::string all(ShapeTable({6, 2}, 10, Promotions::all).units());
  const std::string reduced(ShapeTable({6, 2}, 10, Promotions::reduced).units());
  EXPECT_EQ(checked(all, {6, 2}, 10, 10, 0, Promotions::all).wrong, 0U);
  EXPECT_EQ(checked(reduced, {6, 2}, 10, 10, 0, Promotions::reduced).wrong, 0U);
  EXPECT_GT(checked(all, {6, 2}, 10, 10, 0, Promotions::reduced).wrong, 0U);
  EXPECT_GT(checked(reduced, {6, 2}, 10, 10, 0, Promotions::all).wrong, 0U);
}

TEST(ShapeVerifier, ChecksAllShortShapesAndSomeLongOnes) {
  const ShapeTable table({5, 1}, 9);
  const std::string units(table.units());
  EXPECT_EQ(checked(units, {5, 1}, 9, 7, 50).checked, shapes_up_to(7, 5) + 50);
  EXPECT_EQ(checked(units, {5, 1}, 9, 3, 20).checked, 20U) << "shorter than any shape";
  EXPECT_EQ(checked(units, {5, 1}, 9, 9, 50).checked, table.shapes());
  EXPECT_EQ(checked(units, {5, 1}, 9, 64, 50).checked, table.shapes());
}

TEST(ShapeVerifier, EndsWithItsBudgetAndReportsProgress) {
  const ShapeTable table({5, 1}, 9);
  Limits limits;
  limits.nodes = 10;
  Budget few(limits);
  std::vector<double> parts;
  const auto watch = [&](double part) { parts.push_back(part); };
  const auto check = verify_shapes({table, Promotions::all}, 9, 0, 1, few, watch);
  EXPECT_EQ(check.checked, 10U);
  EXPECT_EQ(check.wrong, 0U);
  EXPECT_EQ(parts, std::vector<double>{0.0});
}

}  // namespace
}  // namespace zermelo::connect
