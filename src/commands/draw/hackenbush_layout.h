// Where a picture puts the vertices and edges of a drawing. Lengths are in units of one typical
// edge, and y grows upwards.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "games/hackenbush/drawing/drawing.h"

namespace zermelo::hackenbush {

/// The places of the vertices, by number; [0] means nothing, since the ground is a line. They are
/// the drawing's own points, scaled so that half of the edges are longer than 1, or else in layers.
std::vector<Point> place_vertices(const Drawing& drawing);

/// The distance between the feet of edges of one vertex, and of two vertices.
inline constexpr double foot_step = 0.4, feet_apart = 0.7;

/// A cubic Bezier curve: an end, two control points, and the other end.
using Curve = std::array<Point, 4>;

Point at(const Curve& curve, double t);  // t from 0 to 1

/// The curves of the edges between vertices at these places. Every edge at the ground has a foot of
/// its own there; parallel edges and loops are drawn as different curves.
std::vector<Curve> draw_edges(const Drawing& drawing, std::span<const Point> places);

/// Changes `wanted` to the nearest numbers, in the sense of least squares, of which each is at
/// least gaps[i] above the one before (gaps[0] is not used).
void keep_apart(std::span<double> wanted, std::span<const double> gaps);

}  // namespace zermelo::hackenbush
