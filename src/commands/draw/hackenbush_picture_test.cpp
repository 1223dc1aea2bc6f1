#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <chrono>

#include "base/error.h"
#include "commands/draw/hackenbush_picture.h"
#include "games/hackenbush/drawing/drawing.h"
#include "tests/random_drawing.h"
#include "tests/svg_trouble.h"

namespace zermelo::hackenbush {
namespace {

using testing::occurrences;

std::string drawn(const Drawing& drawing) { return svg_document(drawing_picture(drawing, true)); }

/// Checks that hold for every picture.
void expect_sound(const Drawing& drawing) {
  const auto svg = drawn(drawing);
  EXPECT_EQ(testing::svg_trouble(svg), "");
  for (const auto colour : {Colour::blue, Colour::red, Colour::green}) {
    const auto wanted = std::ranges::count(drawing.edges, colour, &Edge::colour);
    EXPECT_EQ(occurrences(svg, "<path class=\"" + std::string(name(colour))), std::size_t(wanted));
    EXPECT_EQ(occurrences(svg, std::string(">") + letter(colour) + "</text>"), std::size_t(wanted));
  }
  EXPECT_EQ(occurrences(svg, "r=\"4.5\""), drawing.vertices - 1);
  EXPECT_EQ(occurrences(svg, "e+"), 0U);
  EXPECT_EQ(drawn(drawing), svg);
}

TEST(Picture, ShowsEveryKindOfDrawing) {
  expect_sound(read_drawing("."));
  expect_sound(read_drawing("0-0-B"));
  expect_sound(read_drawing("0-0-B 0-0-R 0-1-B 0-1-R 1-1-G 1-1-B 1-2-R 1-2-R 1-2-G 2-0-B"));
  expect_sound(read_stalks("BRR+RBB+G"));
}

TEST(Picture, TellsWhatItShows) {
  const auto svg = drawn(read_drawing("0-1-B 1-2-R 1-2-G"));
  EXPECT_NE(svg.find("<title>Hackenbush drawing of 3 edges</title>"), std::string::npos);
  EXPECT_NE(svg.find("<desc>1 blue, 1 red, 1 green; vertices above the ground: 2. Edges: 0-1-B "
                     "1-2-R 1-2-G</desc>"),
            std::string::npos);
  EXPECT_NE(svg.find("<title>1-2-R</title>"), std::string::npos);
}

TEST(Picture, EscapesNames) {
  const auto drawing = read_drawing(R"({"vertices":[{"id":"<b>&\"\u0000"}],
      "edges":[{"from":0,"to":"<b>&\"\u0000","colour":"red"}]})");
  expect_sound(drawing);
  EXPECT_NE(drawn(drawing).find("<title>0-&lt;b&gt;&amp;&quot; -R</title>"), std::string::npos);
}

TEST(Picture, IsRefusedAboveItsLargestSize) {
  EXPECT_NO_THROW(drawn(read_stalks(std::string(most_pictured_edges, 'B'))));
  try {
    drawn(read_stalks(std::string(most_pictured_edges + 1, 'B')));
    FAIL();
  } catch (const Error& error) {
    EXPECT_STREQ(error.what(),
                 "hackenbush: a drawing of 5,001 edges is too large for a picture; the most is "
                 "5,000");
  }
}

/// Five thousand edges of one shape: edge i runs from from(i) to to(i).
template <class From, class To>
Drawing many(const From& from, const To& to) {
  std::vector<Edge> edges{{0, 1, Colour::blue}};
  for (std::uint32_t i = 1; i < most_pictured_edges; ++i) {
    edges.push_back({from(i), to(i), Colour{static_cast<std::uint8_t>(i % 3)}});
  }
  return read_drawing(text_of(edges));
}

TEST(Picture, OfThousandsOfEdgesTakesNoTime) {
  const auto n = [](std::uint32_t k) { return [k](std::uint32_t) { return k; }; };
  const auto next = [](std::uint32_t i) { return i + 1; };
  const auto mixed = [](std::uint32_t i) { return i * 7919 % 701; };
  const std::vector<Drawing> drawings{
      many([](std::uint32_t i) { return i; }, next),        // a stalk
      many(n(0), next),                                     // stalks side by side
      many(n(1), next),                                     // a star
      many(n(1), n(2)),                                     // all parallel
      many(n(1), n(1)),                                     // all loops
      many(n(0), n(0)),                                     // all arches
      many(mixed, [](std::uint32_t i) { return i % 701; })  // a thicket
  };
  const auto begin = std::chrono::steady_clock::now();
  for (const auto& drawing : drawings) EXPECT_EQ(testing::nesting_trouble(drawn(drawing)), "");
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
  EXPECT_LT(seconds.count(), 20);  // with sanitizers, on a busy machine; plain about 0.3
}

TEST(Picture, OfWildPlacesHasASaneSize) {
  Drawing drawing = read_drawing("0-1-B 1-2-R 2-3-G 3-0-B 3-3-R 0-0-B");
  for (const auto& points : std::vector<std::vector<Point>>{
           {{}, {1e9, 1e9}, {-1e9, 1e9}, {0, -1e9}},
           {{}, {1e-300, 1e-300}, {0, 0}, {0, 0}},
           {{}, {1e9, 1}, {1e9, 1 + 1e-7}, {-1e9, 0}},
           {{}, {0, 1e-5}, {0, 1e9}, {5, 5}},
       }) {
    drawing.points = points;
    expect_sound(drawing);
    const auto svg = drawn(drawing);
    const auto width = std::stod(svg.substr(svg.find("width=\"") + 7));
    EXPECT_LT(width, 40'000);
    EXPECT_GT(width, 100);
  }
}

RC_GTEST_PROP(Picture, IsSoundForAnyDrawing, ()) {
  auto drawing = random_drawing();
  if (*rc::gen::arbitrary<bool>()) {
    const auto coordinate = rc::gen::inRange(-3, 9);
    for (std::uint32_t v = 0; v < drawing.vertices; ++v) {
      drawing.points.push_back({double(*coordinate), double(*coordinate)});
    }
  }
  expect_sound(drawing);
}

}  // namespace
}  // namespace zermelo::hackenbush
