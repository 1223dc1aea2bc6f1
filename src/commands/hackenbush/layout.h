// Where a picture puts a drawing. Lengths are in units of one usual edge, y grows upwards.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "games/hackenbush/drawing/drawing.h"

namespace zermelo::hackenbush {

/// Where the vertices go, by number; [0] means nothing, the ground is a line. From the drawing's
/// own points, scaled so that half of the edges are longer than 1; else in layers.
std::vector<Point> place_vertices(const Drawing& drawing);

/// Between the feet of edges of one vertex, and of two.
inline constexpr double foot_step = 0.4, feet_apart = 0.7;

/// A cubic Bezier curve: both ends and two points between that pull at it.
using Curve = std::array<Point, 4>;

Point at(const Curve& curve, double t);  // t from 0 to 1

/// The lines of the edges between vertices so placed. Every edge at the ground has a foot of its
/// own there; parallel edges and loops are curves that differ.
std::vector<Curve> draw_edges(const Drawing& drawing, std::span<const Point> places);

/// Numbers as near to `wanted`, in the sense of least squares, as can be when each of them is at
/// least gaps[i] above the one before (gaps[0] is not used). In place.
void keep_apart(std::span<double> wanted, std::span<const double> gaps);

}  // namespace zermelo::hackenbush
