#include "commands/draw/thermograph_svg.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <sstream>

#include "tests/both_worlds.h"
#include "value/calculator/calculator.h"

namespace zermelo {
namespace {

/// Every tag is closed in its turn.
bool is_balanced(const std::string& xml) {
  std::vector<std::string> open;
  for (std::size_t i = xml.find('<'); i != std::string::npos; i = xml.find('<', i + 1)) {
    const auto end = xml.find('>', i);
    if (end == std::string::npos) return false;
    const auto tag = xml.substr(i + 1, end - i - 1);
    if (tag.find('<') != std::string::npos) return false;
    if (tag.back() == '/') continue;
    if (tag.front() != '/') {
      open.push_back(tag.substr(0, tag.find_first_of(" \n")));
    } else if (open.empty() || open.back() != tag.substr(1)) {
      return false;
    } else {
      open.pop_back();
    }
  }
  return open.empty();
}

TEST(ThePicture, IsWellFormed) {
  ValueStore store;
  Calculator calculator(store);
  for (const char* text :
       {"0", "*", "-1/1024", "{4|1||0}", "+-1000000000000", "1000000000000", "+-1/65536", "Tiny(2)",
        "{10|2||0}", "^[3]", "123456789012345678901234567890"}) {
    SCOPED_TRACE(text);
    const auto svg = draw_thermograph(Thermographs(store).of(calculator.value(text)), "<a & b>");
    EXPECT_TRUE(is_balanced(svg)) << svg;
    for (const char* bad : {"nan", "NaN", "inf", "<a", "& b"})
      EXPECT_EQ(svg.find(bad), std::string::npos) << bad;
  }
}

/// The points of a path of a wall: "M1.00,2.00 L3.00,4.00".
std::vector<std::pair<double, double>> points_of(const std::string& svg,
                                                 const std::string& colour) {
  const auto start = svg.find("d=\"", svg.find(colour)) + 3;
  std::istringstream path(svg.substr(start, svg.find('"', start) - start));
  std::vector<std::pair<double, double>> out;
  char letter = 0, comma = 0;
  for (double x = 0, y = 0; path >> letter >> x >> comma >> y;) out.emplace_back(x, y);
  return out;
}

/// A wall either stands upright or, since both axes have one scale, at 45 degrees.
TEST(ThePicture, HasWallsAtFortyFiveDegrees) {
  ValueStore store;
  Calculator calculator(store);
  int slanting = 0;
  for (const char* text : {"{1|-1}", "{4|1||0}", "{10|2||0}", "{100|-3||-50}", "+-1/64", "{9|*}"}) {
    const auto svg = draw_thermograph(Thermographs(store).of(calculator.value(text)), text);
    for (const char* colour : {"#0b5fa5", "#c1272d"}) {
      const auto points = points_of(svg, colour);
      ASSERT_GE(points.size(), 2U) << svg;
      for (std::size_t i = 1; i < points.size(); ++i) {
        const double across = std::abs(points[i].first - points[i - 1].first);
        const double up = points[i - 1].second - points[i].second;
        EXPECT_TRUE(across < 0.03 || std::abs(across - up) < 0.03) << text << ' ' << svg;
        slanting += across >= 0.03 ? 1 : 0;
      }
    }
  }
  EXPECT_GT(slanting, 8);
}

TEST(ThePicture, TellsTheCoordinatesOfItsCorners) {
  ValueStore store;
  Calculator calculator(store);
  const auto svg = draw_thermograph(Thermographs(store).of(calculator.value("{4|1||0}")), "g");
  for (const char* corner : {"(1, 0)", "(1, 1)", "(0, 0)"})  // Winning Ways: stops 1, 0; mean 1
    EXPECT_NE(svg.find(corner), std::string::npos) << corner << svg;
}

TEST(ThePicture, IsWellFormedForRandomGames) {
  GrownWorlds worlds(4, 60);
  Thermographs graphs(worlds.store);
  for (const Pair& g : worlds.pairs) {
    const auto svg = draw_thermograph(graphs.of(g.value), worlds.text(g.game));
    ASSERT_TRUE(is_balanced(svg)) << svg;
    ASSERT_EQ(svg.find("nan"), std::string::npos);
  }
}

}  // namespace
}  // namespace zermelo
