#include "games/hackenbush/drawing/shapes.h"

#include <gtest/gtest.h>

#include "tests/complaint.h"

namespace zermelo::hackenbush {
namespace {

/// Edges and vertices of a shape by their numbers.
std::string edges_of(const std::string& shape) {
  std::string out;
  for (const Edge& edge : read_shape(shape).edges)
    out += (out.empty() ? "" : " ") + std::to_string(edge.from) + '-' + std::to_string(edge.to) +
           '-' + letter(edge.colour);
  return out;
}

TEST(AShape, IsTheDrawingItNames) {
  EXPECT_EQ(edges_of("flower GG BR"), "0-1-G 1-2-G 2-2-B 2-2-R");
  EXPECT_EQ(edges_of("flower . B"), "0-0-B");
  EXPECT_EQ(edges_of("ladder BB RR G"), "0-1-B 1-2-B 0-3-R 3-4-R 1-3-G");
  EXPECT_EQ(edges_of("grid 1x2 BRG"), "0-1-B 0-2-R 1-2-G");
  EXPECT_EQ(edges_of("grid 2x2 BRG"), "0-1-B 0-2-R 1-2-G 1-3-B 2-4-R 3-4-G");
  EXPECT_EQ(read_shape("ladder . . .").edges.size(), 0U);
}

TEST(AShape, IsRefusedInOneSentence) {
  const auto complaint = [](const std::string& text) {
    return testing::complaint_of([&] { read_shape(text); });
  };
  EXPECT_EQ(complaint("flower G"),
            "hackenbush: \"flower G\" is not a shape; expected flower STEM PETALS");
  EXPECT_EQ(complaint("ladder B RR G"),
            "hackenbush: a ladder with sides of 1 and 2 edges and 1 rungs; expected sides of one "
            "height and no more rungs");
  EXPECT_EQ(complaint("grid 2 B"),
            "hackenbush: the size of a grid is \"2\"; expected one such as 2x3");
  EXPECT_EQ(complaint("flower GX B"), "hackenbush: letter 2 of \"GX\" is 'X'; expected B, R or G");
  EXPECT_FALSE(is_shape("0-1-B"));
  EXPECT_TRUE(is_shape("grid 2x3 B"));
}

}  // namespace
}  // namespace zermelo::hackenbush
