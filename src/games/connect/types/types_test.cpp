#include "games/connect/types/types.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <map>
#include <set>

#include "base/error.h"
#include "games/connect/slow/slow_types.h"
#include "games/connect/types/shape_table.h"

namespace zermelo::connect {
namespace {

TEST(LineTypes, GeneralTypesAreThoseOfTryingEverything) {
  for (const LineRules rules : {LineRules{3, 1},
                                {4, 1},
                                {5, 1},
                                {6, 1},
                                {4, 2},
                                {5, 2},
                                {7, 2},
                                {5, 3},
                                {6, 3},
                                {4, 4},
                                {2, 1}}) {
    const LineTypes types(rules);
    for (unsigned n = rules.k; n <= 9; ++n) {
      for (unsigned bits = 0; bits < 1u << n; ++bits) {
        const Shape shape{n, bits};
        ASSERT_EQ(types.name(types.type(shape)), slow_general_type(shape, rules))
            << rules.k << ',' << rules.p << ' ' << text(shape);
      }
    }
  }
}

TEST(LineTypes, TheOrderIsThatOfTheNames) {
  const LineTypes six({6, 2});
  std::string names;
  for (TypeCode code = 0; code <= six.win(); ++code) names += six.name(code) + ' ';
  EXPECT_EQ(names, "U O L2 D3 S3 L3 D4 L4 D5 L5 DW C6 ");
  const LineTypes five({5, 1});
  names.clear();
  for (TypeCode code = 0; code <= five.win(); ++code) names += five.name(code) + ' ';
  EXPECT_EQ(names, "U O V D1 L1 D2 L2 D3 L3 T4.1 DW WIN ");
}

std::string points(const std::string& shape, Promotions promotions = Promotions::all) {
  const LineTypes types({6, 2});
  const std::string codes = points_of(read_shape(shape, 6), types, promotions);
  std::string out;
  for (std::size_t i = codes.size(); i-- > 0;)
    out += types.name(static_cast<TypeCode>(codes[i])) + (i == 0 ? "" : " ");
  return out;
}

TEST(LineTypes, PointsArePromotionsStrictlyUpward) {
  EXPECT_EQ(points("000000"), "O O O O O O");
  EXPECT_EQ(points("011111"), "C6 U U U U U");
  EXPECT_EQ(points("111111"), "U U U U U U");
  EXPECT_EQ(points("00111100"), "L5 L5 U U U U L5 L5");
  EXPECT_EQ(points("1111110"), "U U U U U U U");  // won already
}

TEST(LineTypes, TheReducedModeLeavesOutDefinitelyWinAndAFiveFromAFive) {
  const LineTypes types({6, 2});
  for (unsigned n = 6; n <= 13; ++n) {
    for (unsigned bits = 0; bits < 1u << n; ++bits) {
      const Shape shape{n, bits};
      const auto type = static_cast<Type>(types.type(shape));
      const auto full = points_of(shape, types, Promotions::all);
      const auto reduced = points_of(shape, types, Promotions::reduced);
      for (unsigned i = 0; i < n; ++i) {
        const auto point = static_cast<Type>(full[i]);
        const bool dropped = point == Type::DW || (type == Type::D5 && point == Type::L5);
        ASSERT_EQ(static_cast<Type>(reduced[i]), dropped ? Type::U : point) << text(shape);
      }
    }
  }
}

/// Table 3: for every type, the types to which its points promote it.
TEST(LineTypes, PromotionsAreThoseOfTable3) {
  const std::map<std::string, std::set<std::string>> paper{
      {"DW", {"C6"}},
      {"L5", {"C6", "DW"}},
      {"D5", {"C6", "DW", "L5"}},
      {"L4", {"DW", "L5"}},
      {"D4", {"DW", "L5", "D5", "L4"}},
      {"L3", {"L4", "D4"}},
      {"S3", {"D4", "L3"}},
      {"D3", {"D4", "L3", "S3"}},
      {"L2", {"L3", "S3", "D3"}},
      {"O", {"S3", "D3", "L2"}},
  };
  std::map<std::string, std::set<std::string>> ours;
  const ShapeTable table({6, 2}, 14);
  const LineTypes& types = table.types();
  for (std::uint64_t i = 0; i < table.shapes(); ++i) {
    const Shape shape = shape_at(i, 6);
    for (unsigned x = 0; x < shape.length; ++x)
      if (table.point(shape, x) > 1)
        ours[types.name(table.type(shape))].insert(types.name(table.point(shape, x)));
  }
  EXPECT_EQ(ours, paper);
}

TEST(ShapeTable, HoldsTheTypesAndPointsOfEveryShape) {
  for (const LineRules rules : {LineRules{6, 2}, {5, 1}, {4, 3}}) {
    const ShapeTable table(rules, 11, Promotions::all);
    for (std::uint64_t i = 0; i < table.shapes(); ++i) {
      const Shape shape = shape_at(i, rules.k);
      ASSERT_EQ(index_of(shape, rules.k), i);
      ASSERT_EQ(table.type(shape), table.types().type(shape));
      const auto all = points_of(shape, table.types(), Promotions::all);
      for (unsigned x = 0; x < shape.length; ++x)
        ASSERT_EQ(table.point(shape, x), static_cast<TypeCode>(all[x])) << text(shape);
    }
  }
}

/// Whether the stones have a longest run of exactly k.
bool has_exactly(std::uint64_t bits, unsigned k) {
  for (; bits != 0; bits >>= std::countr_one(bits)) {
    bits >>= std::countr_zero(bits);
    if (static_cast<unsigned>(std::countr_one(bits)) == k) return true;
  }
  return false;
}

TEST(LineTypes, IfLongerRowsDoNotWinTheyAreNotThreats) {
  for (const unsigned k : {3U, 4U, 5U}) {
    const LineTypes types({k, 1, true});
    for (std::uint64_t i = 0; i < shapes_up_to(10, k); ++i) {
      const Shape shape = shape_at(i, k);
      std::uint64_t points = 0;  // that make a row
      for (unsigned x = 0; x < shape.length; ++x) {
        const std::uint64_t stone = std::uint64_t{1} << x;
        if ((shape.bits & stone) == 0 && has_exactly(shape.bits | stone, k)) points |= stone;
      }
      const TypeCode type = types.type(shape);
      ASSERT_EQ(type == types.win(), has_exactly(shape.bits, k)) << text(shape);
      if (type == types.win()) continue;
      ASSERT_EQ(types.threats(type), std::min(std::popcount(points), 2)) << text(shape);
    }
  }
}

TEST(Shape, NumbersAreThoseOfThePaper) {
  EXPECT_EQ(index_of({8, 216}, 6), 408U);
  EXPECT_EQ(index_of({11, 216}, 6), 2200U);
  EXPECT_EQ(shapes_up_to(19, 6), 1'048'512U);
  EXPECT_EQ(shapes_up_to(15, 6), 65'472U);
  EXPECT_EQ(shapes_up_to(13, 6), 16'320U);
  EXPECT_EQ(shapes_up_to(15, 5), 65'504U);
  EXPECT_EQ(text(Shape{8, 216}), "11011000");
}

TEST(Shape, ThreeFormsAreRead) {
  const Shape shape{8, 216};
  EXPECT_EQ(read_shape("11011000", 6), shape);
  EXPECT_EQ(read_shape("8,216", 6), shape);
  EXPECT_EQ(read_shape("#408", 6), shape);
  for (const char* bad : {"", "00111", "0011x00", "8,256", "8,", ",3", "64,1", "#", "#-1", "5,1",
                          "8,216,1", "#99999999999999999999"})
    EXPECT_THROW(read_shape(bad, 6), Error) << bad;
  EXPECT_THROW(read_shape(std::string(64, '0'), 6), Error);
  EXPECT_EQ(read_shape("00111", 5), (Shape{5, 7}));
}

/// Section 3 of the paper: D2, L1, D1 and V are merged to one type.
TEST(LineTypes, FourOfTheFourteenAreMergedToO) {
  const LineTypes types({6, 2});
  std::set<std::string> fine, names;
  for (std::uint64_t i = 0; i < shapes_up_to(13, 6); ++i) {
    const Shape shape = shape_at(i, 6);
    fine.insert(types.fine_name(shape));
    names.insert(types.name(types.type(shape)));
    ASSERT_EQ(types.name(types.type(shape)), merged(types.fine_name(shape))) << text(shape);
  }
  EXPECT_EQ(fine.size(), 14U);
  EXPECT_EQ(names.size(), 11U);
}

TEST(GeneralTypes, AreThoseOfTryingEverythingIfATurnIsLongerThanARow) {
  for (const LineRules rules : {LineRules{2, 3}, {3, 3}, {3, 5}, {4, 6}, {2, 8}}) {
    const LineTypes types(rules);
    for (std::uint64_t i = 0; i < shapes_up_to(9, rules.k); ++i) {
      const Shape shape = shape_at(i, rules.k);
      ASSERT_EQ(types.name(types.type(shape)), slow_general_type(shape, rules))
          << rules.k << ',' << rules.p << ' ' << text(shape);
    }
  }
}

/// If a turn has at least as many stones as a row, an empty line can be won at once. By the general
/// rule it is T0.t, where t is the number of stones that it takes to stop it, one in every k
/// points, or DW if t > p. V is left for lines that a turn cannot fill.
TEST(GeneralTypes, AnEmptyLineThatATurnCanFillThreatensToWin) {
  for (unsigned k = 2; k <= 5; ++k) {
    for (unsigned p = 1; p <= 6; ++p) {
      const LineTypes types({k, p});
      for (unsigned length = k; length <= 14; ++length) {
        const std::string name = types.name(types.type({length, 0}));
        const unsigned threats = length / k;
        const std::string expected = p < k         ? "V"
                                     : threats > p ? "DW"
                                                   : "T0." + std::to_string(threats);
        ASSERT_EQ(name, expected) << k << ' ' << p << ' ' << length;
        ASSERT_EQ(slow_general_type({length, 0}, {k, p}), expected) << k << ' ' << p;
        ASSERT_EQ(types.fine_name({length, 0}), expected);
      }
    }
  }
}

}  // namespace
}  // namespace zermelo::connect
