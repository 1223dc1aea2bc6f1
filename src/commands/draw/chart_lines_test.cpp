// Lines of a chart: each must be seen, also where several coincide.
#include "commands/draw/chart_lines.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>
#include <string_view>
#include "tests/occurrences.h"

namespace zermelo {
namespace {

// The part of `text` between `from` and the next `to`; empty if there is none.
std::string_view between(std::string_view text, std::string_view from, std::string_view to) {
  const auto begin = text.find(from);
  if (begin == std::string_view::npos) return "";
  text.remove_prefix(begin + from.size());
  return text.substr(0, text.find(to));
}

double number(std::string_view text) { return std::stod(std::string(text)); }

const std::vector<Dot> slope = {{0, 100}, {60, 80}, {120, 50}};

TEST(DrawLines, DrawsALineAloneInOnePiece) {
  const auto svg = draw_lines(std::vector<ChartLine>{{.name = "a", .dots = slope}});
  EXPECT_NE(svg.find("d=\"M0.0,100.0L60.0,80.0L120.0,50.0\""), std::string_view::npos) << svg;
  EXPECT_EQ(testing::occurrences(svg, "dasharray"), 0U);
  EXPECT_EQ(testing::occurrences(svg, "class=\"marker\""), 3U);
}

// On a shared stretch the dashes of all lines together must cover it: equal rounds, each with
// as many slots as lines, and each line in a slot of its own.
TEST(DrawLines, LetsEqualLinesTakeTurns) {
  const std::vector<ChartLine> lines(3, ChartLine{.name = "same", .dots = {{0, 50}, {90, 50}}});
  auto svg = draw_lines(lines);
  ASSERT_EQ(testing::occurrences(svg, "dasharray"), 3U);
  std::set<std::string_view> offsets;
  for (std::string_view rest = svg; rest.find("dasharray") != std::string_view::npos;) {
    const double dash = number(between(rest, "dasharray=\"", " "));
    const double gap = number(between(between(rest, "dasharray=\"", "\""), " ", "\""));
    EXPECT_NEAR(gap, 2 * dash, 0.02);
    EXPECT_NEAR(std::remainder(90, dash + gap), 0, 0.1);
    const auto offset = between(rest, "dashoffset=\"", "\"");
    EXPECT_NEAR(std::remainder(number(offset), dash), 0, 0.05);
    offsets.insert(offset);
    rest.remove_prefix(rest.find("dashoffset") + 1);
  }
  EXPECT_EQ(offsets.size(), 3U);
}

TEST(DrawLines, TakesTurnsOnlyWhereLinesCoincide) {
  auto other = slope;
  other.back().y = 20;
  const auto svg = draw_lines(
      std::vector<ChartLine>{{.name = "a", .dots = slope}, {.name = "b", .dots = other}});
  EXPECT_EQ(testing::occurrences(svg, "dasharray"), 2U);
  EXPECT_NE(svg.find("d=\"M60.0,80.0L120.0,50.0\"/>"), std::string_view::npos);
  EXPECT_NE(svg.find("d=\"M60.0,80.0L120.0,20.0\"/>"), std::string_view::npos);
}

// Round markers begin their list of points at the topmost one.
double radius_of_nth_marker(std::string_view svg, int n, double centre_y) {
  for (int i = 0; i <= n; ++i) svg.remove_prefix(svg.find("<polygon") + 1);
  return centre_y - number(between(between(svg, "points=\"", "\""), ",", " "));
}

TEST(DrawLines, NestsTheMarkersOfASharedDot) {
  const ChartLine dot{.name = "dot", .dots = {{50, 50}}};
  std::vector<ChartLine> lines(8, ChartLine{});  // lines 0 and 7 both have round markers
  lines[0] = lines[7] = dot;
  const auto svg = draw_lines(lines);
  ASSERT_EQ(testing::occurrences(svg, "<polygon"), 2U);
  EXPECT_GT(radius_of_nth_marker(svg, 0, 50), radius_of_nth_marker(svg, 1, 50) + 1);
}

TEST(DrawLines, MarksOnlySomeOfManyPoints) {
  ChartLine line{.name = "dense"};
  for (int i = 0; i <= 1000; ++i) line.dots.push_back({i * 0.5, 10});
  const auto markers =
      testing::occurrences(draw_lines(std::vector<ChartLine>{line}), "class=\"marker\"");
  EXPECT_LE(markers, 60U);
  EXPECT_GE(markers, 40U);
}

TEST(DrawLines, CrossesTheEndOfALineThatGaveUp) {
  std::vector<ChartLine> lines = {{.name = "a", .dots = slope, .gave_up = true},
                                  {.name = "b", .dots = {{5, 5}}},
                                  {.name = "c", .gave_up = true}};
  const auto svg = draw_lines(lines);
  EXPECT_EQ(testing::occurrences(svg, "class=\"gave-up\""), 1U);  // c has no end to mark
  const auto path = between(svg, "class=\"gave-up\" d=\"M", "\"");
  const double x = number(path), y = number(between(path, ",", "L"));
  const double x2 = number(between(path, "L", ",")), y2 = number(path.substr(path.rfind(',') + 1));
  EXPECT_DOUBLE_EQ((x + x2) / 2, 120);
  EXPECT_NEAR(y, y2, 20);
  EXPECT_LT(y, 50);
}

// Colour and shape of a key: the colour, and the corners relative to the same centre.
std::string looks(std::size_t style, bool in_colour) {
  const auto svg = draw_key(style, {0, 0}, 0);
  const auto colour = between(svg, "stroke=\"", "\"");
  const bool hollow = between(svg, "fill=\"", "\"") == "#fff";
  return std::string(between(svg, "points=\"", "\"")) + (hollow ? " hollow " : " filled ") +
         (in_colour ? std::string(colour) : "");
}

TEST(DrawKey, LooksDifferentForEveryLine) {
  std::set<std::string> in_colour, in_grey;
  for (std::size_t style = 0; style < 56; ++style) in_colour.insert(looks(style, true));
  for (std::size_t style = 0; style < 14; ++style) in_grey.insert(looks(style, false));
  EXPECT_EQ(in_colour.size(), 56U);
  EXPECT_EQ(in_grey.size(), 14U);
}

}  // namespace
}  // namespace zermelo
