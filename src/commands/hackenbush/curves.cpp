// The curves of the edges, from the places of the vertices.
#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <numeric>

#include "commands/draw/hackenbush_layout.h"

namespace zermelo::hackenbush {
namespace {

constexpr double arch_width = 0.7;    // of a loop of the ground
constexpr double side_step = 0.3;     // between the middles of parallel edges
constexpr double most_bulge = 1.5;    // from the first to the last of many
constexpr double least_petal = 0.55;  // the height of a loop; the next around it is higher
constexpr double petal_step = 0.25;
constexpr double coincident = 1e-3;  // an edge between ends this close is drawn as a loop

using Pair = std::pair<std::uint32_t, std::uint32_t>;

Pair ends_of(const Edge& edge) { return std::minmax(edge.from, edge.to); }
double distance(Point a, Point b) { return std::hypot(b.x - a.x, b.y - a.y); }

Curve straight(Point a, Point b) {
  return {a,
          {a.x + (b.x - a.x) / 3, a.y + (b.y - a.y) / 3},
          {a.x + (b.x - a.x) * 2 / 3, a.y + (b.y - a.y) * 2 / 3},
          b};
}

/// A curve from a to b whose middle lies `bulge` to the left of the straight line.
Curve bowed(Point a, Point b, double bulge) {
  const double length = distance(a, b);
  const Point side{-(b.y - a.y) / length * bulge * 4 / 3, (b.x - a.x) / length * bulge * 4 / 3};
  Curve curve = straight(a, b);
  for (const std::size_t i : {1U, 2U}) curve[i] = {curve[i].x + side.x, curve[i].y + side.y};
  return curve;
}

/// A loop at `at` that points in direction `angle`.
Curve petal(Point at, double angle, double height) {
  constexpr double opening = 0.6;  // radians to either side
  const auto towards = [&](double a) {
    const double reach =
        height * 4 / 3 / std::cos(opening);  // the tip is at 3/4 of the way to the control points
    return Point{at.x + reach * std::cos(a), at.y + reach * std::sin(a)};
  };
  return {at, towards(angle - opening), towards(angle + opening), at};
}

/// The middle of the widest gap between directions; straight up if there are none.
double widest_gap(std::vector<double> angles) {
  constexpr double turn = 2 * std::numbers::pi;
  if (angles.empty()) return turn / 4;
  std::ranges::sort(angles);
  angles.push_back(angles.front() + turn);
  std::size_t best = 1;
  for (std::size_t i = 2; i < angles.size(); ++i) {
    if (angles[i] - angles[i - 1] > angles[best] - angles[best - 1] + 1e-9) best = i;
  }
  return (angles[best] + angles[best - 1]) / 2;
}

/// The distance of the i-th of n from the first, in steps that shrink if there are many.
double stepped(std::size_t i, std::size_t n, double step) {
  return static_cast<double>(i) * std::min(step, most_bulge / static_cast<double>(n));
}

/// Draws the edges one kind after another; loops come last and take the room that is left.
class Pen {
 public:
  Pen(const Drawing& drawing, std::span<const Point> places);
  std::vector<Curve> curves() &&;

 private:
  struct Foot {
    double x = 0;
    std::uint32_t edge = 0;
  };

  void draw_grounded();
  std::vector<Foot> wanted_feet() const;
  std::uint32_t top_of(const Foot& foot) const { return ends_of(edges_[foot.edge]).second; }
  void draw_bundles();
  void draw_bundle(std::span<const std::uint32_t> bundle);
  void draw_loops(std::uint32_t vertex, std::span<const std::uint32_t> loops);
  double jump(std::uint32_t v, std::uint32_t w) const;
  void note_direction(std::uint32_t vertex, Point towards);

  std::span<const Edge> edges_;
  std::span<const Point> places_;
  std::vector<Curve> curves_;
  std::vector<std::uint32_t> reading_order_;  // of the vertices: rows, then left to right
  std::map<std::uint32_t, std::vector<double>>
      taken_;  // directions of edges at vertices with loops
};

Pen::Pen(const Drawing& drawing, std::span<const Point> places)
    : edges_(drawing.edges),
      places_(places),
      curves_(drawing.edges.size()),
      reading_order_(places.size()) {
  std::vector<std::uint32_t> order(places.size() - 1);
  std::iota(order.begin(), order.end(), 1U);
  std::ranges::stable_sort(order, {},
                           [&](std::uint32_t v) { return std::pair(places[v].y, places[v].x); });
  for (std::uint32_t i = 0; i < order.size(); ++i) reading_order_[order[i]] = i;
  for (const auto& edge : edges_) {
    if (edge.from == edge.to) taken_[edge.from];
  }
}

std::vector<Curve> Pen::curves() && {
  draw_grounded();
  draw_bundles();
  return std::move(curves_);
}

/// A foot is below the other end of its edge; loops at the ground stand to the right of everything,
/// on two feet.
std::vector<Pen::Foot> Pen::wanted_feet() const {
  std::vector<Foot> feet;
  double right = 0;
  for (std::size_t v = 1; v < places_.size(); ++v) right = std::max(right, places_[v].x + 0.6);
  for (std::uint32_t i = 0; i < edges_.size(); ++i) {
    const auto [low, high] = ends_of(edges_[i]);
    if (low != 0) continue;
    if (high != 0) {
      feet.push_back({places_[high].x, i});
    } else {
      feet.insert(feet.end(), {{right, i}, {right + arch_width, i}});
      right += arch_width + feet_apart;
    }
  }
  std::ranges::stable_sort(feet, {},
                           [&](const Foot& foot) { return std::pair(foot.x, top_of(foot)); });
  return feet;
}

void Pen::draw_grounded() {
  const auto feet = wanted_feet();
  std::vector<double> x, gaps;
  for (std::size_t i = 0; i < feet.size(); ++i) {
    const bool same = i > 0 && top_of(feet[i]) == top_of(feet[i - 1]);
    x.push_back(feet[i].x);
    gaps.push_back(same ? foot_step : feet_apart);
  }
  keep_apart(x, gaps);
  for (std::size_t i = 0; i < feet.size(); ++i) {
    const auto number = feet[i].edge;
    const auto high = top_of(feet[i]);
    if (high == 0) {
      curves_[number] = {Point{x[i], 0}, {x[i], 1}, {x[i + 1], 1}, {x[i + 1], 0}};
      ++i;
    } else {
      const bool flat = distance({x[i], 0}, places_[high]) < coincident;
      curves_[number] = flat ? petal({x[i], 0}, std::numbers::pi / 2, least_petal)
                             : straight({x[i], 0}, places_[high]);
      note_direction(high, curves_[number][2]);
    }
  }
}

void Pen::draw_bundles() {
  std::vector<std::uint32_t> order;
  for (std::uint32_t i = 0; i < edges_.size(); ++i) {
    if (ends_of(edges_[i]).first != 0) order.push_back(i);
  }
  // Loops come after all others.
  const auto key = [&](std::uint32_t i) {
    return std::pair(edges_[i].from == edges_[i].to, ends_of(edges_[i]));
  };
  std::ranges::stable_sort(order, {}, key);
  for (std::size_t begin = 0, end = 0; begin < order.size(); begin = end) {
    while (end < order.size() && key(order[end]) == key(order[begin])) ++end;
    draw_bundle(std::span(order).subspan(begin, end - begin));
  }
}

void Pen::draw_bundle(std::span<const std::uint32_t> bundle) {
  auto [v, w] = ends_of(edges_[bundle[0]]);
  if (distance(places_[v], places_[w]) < coincident) return draw_loops(v, bundle);
  if (places_[v].x > places_[w].x) std::swap(v, w);  // so that the left of the line is above it
  const auto n = bundle.size();
  const double over = jump(v, w), first = over > 0 ? over : -stepped(n - 1, n, side_step) / 2;
  for (std::size_t i = 0; i < n; ++i) {
    curves_[bundle[i]] = bowed(places_[v], places_[w], first + stepped(i, n, side_step));
    note_direction(v, curves_[bundle[i]][1]);
    note_direction(w, curves_[bundle[i]][2]);
  }
}

/// The height to which an edge must rise to pass over the vertices between its ends in their row; 0
/// if there are none.
double Pen::jump(std::uint32_t v, std::uint32_t w) const {
  if (places_[v].y != places_[w].y) return 0;
  const auto [low, high] = std::minmax(reading_order_[v], reading_order_[w]);
  return high - low < 2 ? 0 : std::min(0.25 + 0.1 * (high - low), 0.7);
}

/// Only needed at vertices with loops.
void Pen::note_direction(std::uint32_t vertex, Point towards) {
  const auto found = taken_.find(vertex);
  if (found == taken_.end()) return;
  const Point here = places_[vertex];
  found->second.push_back(std::atan2(towards.y - here.y, towards.x - here.x));
}

void Pen::draw_loops(std::uint32_t vertex, std::span<const std::uint32_t> loops) {
  const double angle = widest_gap(taken_[vertex]);
  for (std::size_t i = 0; i < loops.size(); ++i) {
    const double height = least_petal + stepped(i, loops.size(), petal_step);
    curves_[loops[i]] = petal(places_[vertex], angle, height);
  }
}

}  // namespace

Point at(const Curve& curve, double t) {
  const double s = 1 - t;
  const std::array weights{s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t};
  Point sum;
  for (std::size_t i = 0; i < curve.size(); ++i) {
    sum = {sum.x + weights[i] * curve[i].x, sum.y + weights[i] * curve[i].y};
  }
  return sum;
}

std::vector<Curve> draw_edges(const Drawing& drawing, std::span<const Point> places) {
  return Pen(drawing, places).curves();
}

}  // namespace zermelo::hackenbush
