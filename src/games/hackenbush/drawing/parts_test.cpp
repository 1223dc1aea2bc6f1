#include "games/hackenbush/drawing/parts.h"

#include <gtest/gtest.h>

namespace zermelo::hackenbush {
namespace {

TEST(Parts, MeetOnlyAtTheGround) {
  const auto parts = parts_of(read_drawing("0-1-B 0-2-R 2-3-B 1-4-R 0-0-B 3-0-R 0-0-R"));
  ASSERT_EQ(parts.size(), 4U);
  EXPECT_EQ(write_drawing(parts[0]), "0-1-B 1-4-R");
  EXPECT_EQ(write_drawing(parts[1]), "0-2-R 2-3-B 3-0-R");
  EXPECT_EQ(write_drawing(parts[2]), "0-0-B");
  EXPECT_EQ(write_drawing(parts[3]), "0-0-R");
  EXPECT_TRUE(parts_of({}).empty());
}

}  // namespace
}  // namespace zermelo::hackenbush
