#include "commands/draw/hackenbush_layout.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

#include "tests/random_drawing.h"

namespace zermelo::hackenbush {
namespace {

constexpr double near = 1e-6;

/// The vertices of each layer, from left to right.
std::map<double, std::vector<std::uint32_t>> rows_of(const std::vector<Point>& places) {
  std::map<double, std::vector<std::uint32_t>> rows;
  for (std::uint32_t v = 1; v < places.size(); ++v) rows[places[v].y].push_back(v);
  for (auto& [y, row] : rows) {
    std::ranges::sort(row, {}, [&](std::uint32_t v) { return places[v].x; });
  }
  return rows;
}

/// A wall of bars that stands on the ground, every column on its own.
std::vector<Edge> grid_edges(std::uint32_t columns, std::uint32_t rows) {
  std::vector<Edge> edges;
  const auto vertex = [&](std::uint32_t c, std::uint32_t r) { return r * columns + c + 1; };
  for (std::uint32_t r = 0; r < rows; ++r) {
    for (std::uint32_t c = 0; c < columns; ++c) {
      edges.push_back({r == 0 ? 0 : vertex(c, r - 1), vertex(c, r), Colour::blue});
      if (c > 0) edges.push_back({vertex(c - 1, r), vertex(c, r), Colour::red});
    }
  }
  return edges;
}

void expect_grid(const Drawing& drawing, std::size_t columns) {
  const auto places = place_vertices(drawing);
  const auto rows = rows_of(places);
  for (const auto& [y, row] : rows) {
    ASSERT_EQ(row.size(), columns);
    for (std::size_t c = 0; c < columns; ++c) {
      EXPECT_NEAR(places[row[c]].x, places[rows.begin()->second[c]].x, near);
    }
  }
  for (const auto& [from, to, colour] : drawing.edges) {
    if (from == 0) continue;
    const Point a = places[from], b = places[to];
    EXPECT_NEAR(std::hypot(a.x - b.x, a.y - b.y), 1, near);
  }
}

TEST(Layout, AStalkIsStraight) {
  const auto places = place_vertices(read_stalks("BRBRG"));
  for (std::size_t v = 1; v <= 5; ++v) {
    EXPECT_NEAR(places[v].x, places[1].x, near);
    EXPECT_EQ(places[v].y, static_cast<double>(v));
  }
}

TEST(Layout, StalksStandSideBySideInTheirOrder) {
  const auto places = place_vertices(read_stalks("BR+R+GG"));
  EXPECT_GE(places[3].x, places[1].x + 1);
  EXPECT_GE(places[4].x, places[3].x + 1);
}

TEST(Layout, PartsStandCloseTogetherWhateverTheirShape) {
  const auto places = place_vertices(read_drawing("0-1-B 1-2-R 0-2-R 2-3-G 0-4-B 4-5-B"));
  EXPECT_GE(places[4].x, places[2].x + 1);
  EXPECT_LE(places[4].x, places[2].x + 2);
}

TEST(Layout, AGridIsAGrid) {
  Drawing drawing{.vertices = 13, .edges = grid_edges(4, 3)};
  expect_grid(drawing, 4);
  EXPECT_LT(place_vertices(drawing)[1].x, place_vertices(drawing)[4].x);  // not mirrored
}

RC_GTEST_PROP(Layout, AGridIsAGridInWhateverOrderItIsGiven, ()) {
  const auto columns = *rc::gen::inRange<std::uint32_t>(1, 7);
  const auto rows = *rc::gen::inRange<std::uint32_t>(1, 6);
  auto edges = grid_edges(columns, rows);
  for (std::size_t i = edges.size() - 1; i > 0; --i) {
    std::swap(edges[i], edges[*rc::gen::inRange<std::size_t>(0, i + 1)]);
  }
  expect_grid(read_drawing(text_of(edges)), columns);
}

RC_GTEST_PROP(Layout, ATreeHasNoCrossings, ()) {
  const auto drawing = random_tree(*rc::gen::inRange<std::uint32_t>(1, 60));
  const auto places = place_vertices(drawing);
  for (const auto& e : drawing.edges) {
    for (const auto& f : drawing.edges) {
      const bool beside = places[e.to].y == places[f.to].y && e.from != 0 && f.from != 0;
      if (!beside || places[e.from].x >= places[f.from].x) continue;
      RC_ASSERT(places[e.to].x < places[f.to].x);
    }
  }
}

RC_GTEST_PROP(Layout, VerticesKeepTheirDistance, ()) {
  const auto places = place_vertices(random_drawing());
  for (const auto& [y, row] : rows_of(places)) {
    for (std::size_t i = 1; i < row.size(); ++i) {
      RC_ASSERT(places[row[i]].x - places[row[i - 1]].x > 1 - near);
    }
  }
}

RC_GTEST_PROP(Layout, EdgesEndAtTheirVerticesOrOnFeetOfTheirOwn, ()) {
  const auto drawing = random_drawing();
  const auto places = place_vertices(drawing);
  const auto curves = draw_edges(drawing, places);
  RC_ASSERT(curves.size() == drawing.edges.size());
  std::vector<double> feet;
  for (std::size_t i = 0; i < curves.size(); ++i) {
    std::vector<Point> wanted, found;
    for (const auto v : {drawing.edges[i].from, drawing.edges[i].to}) {
      if (v != 0) wanted.push_back(places[v]);
    }
    for (const Point end : {curves[i][0], curves[i][3]}) {
      if (end.y == 0) {
        feet.push_back(end.x);
      } else {
        found.push_back(end);
      }
    }
    RC_ASSERT(std::ranges::is_permutation(found, wanted));
  }
  std::ranges::sort(feet);
  for (std::size_t i = 1; i < feet.size(); ++i) RC_ASSERT(feet[i] - feet[i - 1] > 0.39);
}

RC_GTEST_PROP(Layout, NoTwoEdgesAreDrawnAlike, ()) {
  const auto drawing = random_drawing();
  const auto curves = draw_edges(drawing, place_vertices(drawing));
  for (std::size_t i = 0; i < curves.size(); ++i) {
    for (std::size_t k = 0; k < i; ++k) {
      const Point a = at(curves[i], 0.5), b = at(curves[k], 0.5);
      const Point c = at(curves[i], 0.25), d = at(curves[k], 0.25);
      RC_ASSERT(std::hypot(a.x - b.x, a.y - b.y) + std::hypot(c.x - d.x, c.y - d.y) > 0.05);
    }
  }
}

TEST(Layout, TakesThePlacesThatAreGiven) {
  Drawing drawing = read_drawing("0-1-B 1-2-R 1-3-R");
  drawing.points = {{0, 0}, {10, 100}, {10, 200}, {110, 100}};
  const auto places = place_vertices(drawing);
  EXPECT_EQ(places[1], (Point{0.1, 1}));
  EXPECT_EQ(places[2], (Point{0.1, 2}));
  EXPECT_NEAR(places[3].x, 1.1, near);
}

TEST(Layout, VerticesInOnePlaceAndOnTheGroundAreStillJoinedByALineToBeSeen) {
  Drawing drawing = read_drawing("0-1-B 1-2-R 1-2-G 0-2-B");
  drawing.points = {{0, 0}, {3, 0}, {3, 0}};
  for (const auto& curve : draw_edges(drawing, place_vertices(drawing))) {
    double reach = 0;
    for (const double t : {0.5, 1.0}) {
      reach = std::max(reach, std::hypot(at(curve, t).x - curve[0].x, at(curve, t).y - curve[0].y));
    }
    EXPECT_GT(reach, 0.2);
  }
}

RC_GTEST_PROP(KeepApart, LeavesGapsAndMovesNothingWithoutNeed, ()) {
  auto wanted = *rc::gen::container<std::vector<double>>(
      rc::gen::map(rc::gen::inRange(-500, 500), [](int n) { return n / 10.0; }));
  const std::vector<double> gaps(wanted.size(), 1.5);
  auto found = wanted;
  keep_apart(found, gaps);
  for (std::size_t i = 1; i < found.size(); ++i) {
    RC_ASSERT(found[i] - found[i - 1] > 1.5 - near);
  }
  // The best place of the whole is where it was wanted, and what is in order stays.
  const auto sum = [](const auto& list) { return std::accumulate(list.begin(), list.end(), 0.0); };
  RC_ASSERT(std::abs(sum(found) - sum(wanted)) < near);
  auto again = found;
  keep_apart(again, gaps);
  for (std::size_t i = 0; i < found.size(); ++i) RC_ASSERT(std::abs(again[i] - found[i]) < near);
}

TEST(KeepApart, MovesThoseInConflictEquallyFar) {
  std::vector<double> x{0, 0, 10};
  keep_apart(x, std::vector<double>(3, 1));
  EXPECT_EQ(x, (std::vector<double>{-0.5, 0.5, 10}));
}

}  // namespace
}  // namespace zermelo::hackenbush
