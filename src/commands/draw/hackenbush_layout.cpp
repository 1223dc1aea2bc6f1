#include "commands/draw/hackenbush_layout.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "games/hackenbush/drawing/incidence.h"

namespace zermelo::hackenbush {
namespace {

constexpr int rounds = 24;  // of straightening; more make no visible difference
constexpr double pull_from_below = 0.2;
constexpr double part_gap =
    0.25;  // between parts of a sum, in addition to the room of their vertices

using Row = std::vector<std::uint32_t>;  // vertices from left to right

/// Lays out one part after another. A part is a connected component of the drawing without the
/// ground.
class Layers {
 public:
  explicit Layers(const Drawing& drawing);
  std::vector<Point> places() &&;

 private:
  void place_part(const Row& part);
  bool is_tree(const Row& part) const;
  void rank_from_an_end(const Row& part);
  void grow(const Row& part);
  void pack_rows();
  void straighten(bool reorder);
  void straighten_row(Row& row, bool reorder);
  double pull(std::uint32_t vertex) const;
  double shift_part(const Row& part, double left);

  Incidence graph_;
  std::vector<std::uint32_t> layer_;     // distance from the ground
  std::vector<double> x_, room_;         // room_: the width that a vertex needs
  std::vector<std::uint32_t> rank_;      // the order of siblings
  std::vector<std::uint32_t> below_;     // parent in the spanning tree
  std::vector<std::uint32_t> distance_;  // from an end of the part
  std::vector<Row> rows_;                // of the present part; rows_[0] is layer 1
};

Layers::Layers(const Drawing& drawing)
    : graph_(drawing.vertices, drawing.edges),
      layer_(drawing.vertices, unreached),
      x_(drawing.vertices, 0),
      room_(drawing.vertices, 1),
      rank_(drawing.vertices),
      below_(drawing.vertices, 0),
      distance_(drawing.vertices, unreached) {
  std::iota(rank_.begin(), rank_.end(), 0U);
  spread(graph_, 0, layer_);
  std::vector<double> feet(drawing.vertices, feet_apart - foot_step);
  for (const auto number : graph_.at(0)) feet[graph_.beyond(number, 0)] += foot_step;
  for (std::size_t v = 1; v < room_.size(); ++v) room_[v] = std::max(1.0, feet[v]);
}

std::vector<Point> Layers::places() && {
  std::vector<std::uint32_t> seen(x_.size(), unreached);
  seen[0] = 0;
  double left = 0;
  for (std::uint32_t v = 1; v < x_.size(); ++v) {
    if (seen[v] != unreached) continue;
    const auto part = spread(graph_, v, seen);
    place_part(part);
    left = shift_part(part, left) + part_gap;
  }
  std::vector<Point> places(x_.size());
  for (std::size_t v = 1; v < x_.size(); ++v) places[v] = {x_[v], static_cast<double>(layer_[v])};
  return places;
}

/// The method of Sugiyama (layers, ordered by barycentres), adapted to drawings that are mostly
/// trees: a spanning tree gives the initial order, which for a tree has no crossings and is kept.
void Layers::place_part(const Row& part) {
  const bool tree = is_tree(part);
  if (!tree) rank_from_an_end(part);
  grow(part);
  pack_rows();
  straighten(!tree);
}

/// True when every vertex has one neighbour in the layer below and none in its own. Parallel edges
/// and loops are ignored.
bool Layers::is_tree(const Row& part) const {
  for (const auto v : part) {
    std::uint32_t under = unreached;
    for (const auto number : graph_.at(v)) {
      const auto w = graph_.beyond(number, v);
      if (w == v || layer_[w] > layer_[v]) continue;
      if (layer_[w] == layer_[v] || (under != unreached && under != w)) return false;
      under = w;
    }
  }
  return true;
}

/// Ranks the vertices by their distance from one end of the part, which orders the columns of a
/// grid correctly whatever the order of its edges. The end is a vertex farthest from the last one,
/// which usually is where the author of the drawing began.
void Layers::rank_from_an_end(const Row& part) {
  distance_[0] = 0;
  const auto last = *std::ranges::max_element(part);
  const auto end = spread(graph_, last, distance_).back();
  for (const auto v : part) distance_[v] = unreached;
  spread(graph_, end, distance_);
  for (const auto v : part) rank_[v] = distance_[v];
}

/// Fills the rows from below: the children of the leftmost vertex come first, siblings by rank.
void Layers::grow(const Row& part) {
  const auto by_rank = [&](std::uint32_t v, std::uint32_t w) {
    return std::pair(rank_[v], v) < std::pair(rank_[w], w);
  };
  rows_.assign(1, {});
  std::ranges::copy_if(part, std::back_inserter(rows_[0]), [&](auto v) { return layer_[v] == 1; });
  std::ranges::sort(rows_[0], by_rank);
  for (std::size_t i = 0; !rows_[i].empty(); ++i) {
    Row above;
    for (const auto v : rows_[i]) {
      const auto first = std::ssize(above);
      for (const auto number : graph_.at(v)) {
        const auto w = graph_.beyond(number, v);
        if (layer_[w] != layer_[v] + 1 || below_[w] != 0) continue;
        below_[w] = v;
        above.push_back(w);
      }
      std::sort(above.begin() + first, above.end(), by_rank);
    }
    rows_.push_back(std::move(above));
  }
  rows_.pop_back();
}

/// The initial places: every row tightly packed and centred. From there the branches push each
/// other apart as far as necessary; starting wide and closing the gaps takes far more rounds.
void Layers::pack_rows() {
  for (const auto& row : rows_) {
    double right = 0;
    for (const auto v : row) {
      x_[v] = right + room_[v] / 2;
      right += room_[v];
    }
    for (const auto v : row) x_[v] -= right / 2;
  }
}

/// Pulls every vertex towards its neighbours, row by row, alternately up and down. With `reorder`
/// the first half of the rounds may also change the order within a row.
void Layers::straighten(bool reorder) {
  for (int round = 0; round < rounds; ++round) {
    const bool sorting = reorder && 2 * round < rounds;
    for (auto& row : rows_) straighten_row(row, sorting);
    for (auto i = rows_.size(); i-- > 0;) straighten_row(rows_[i], sorting);
  }
}

void Layers::straighten_row(Row& row, bool reorder) {
  std::vector<std::pair<double, std::uint32_t>> wanted;
  for (const auto v : row) wanted.emplace_back(pull(v), v);
  if (reorder) {
    // Half way only: two neighbours that want each other's place would be exchanged for ever.
    std::ranges::stable_sort(wanted, {}, [&](const auto& w) { return w.first + x_[w.second]; });
  }
  std::vector<double> x, gaps;
  for (std::size_t i = 0; i < row.size(); ++i) {
    row[i] = wanted[i].second;
    x.push_back(wanted[i].first);
    gaps.push_back(i == 0 ? 0 : (room_[row[i - 1]] + room_[row[i]]) / 2);
  }
  keep_apart(x, gaps);
  for (std::size_t i = 0; i < row.size(); ++i) x_[row[i]] = x[i];
}

/// The mean place of the neighbours, or the present place if there are none. Neighbours below count
/// little, so that a fork stands in the middle of its branches and the branches do not crowd around
/// the trunk.
double Layers::pull(std::uint32_t vertex) const {
  double sum = 0, weights = 0;
  for (const auto number : graph_.at(vertex)) {
    const auto w = graph_.beyond(number, vertex);
    if (w == 0 || w == vertex) continue;
    const double weight = layer_[w] < layer_[vertex] ? pull_from_below : 1;
    sum += weight * x_[w];
    weights += weight;
  }
  return weights > 0 ? sum / weights : x_[vertex];
}

/// Moves the part to the right of `left` and returns where it ends.
double Layers::shift_part(const Row& part, double left) {
  double least = x_[part[0]], most = left;
  for (const auto v : part) least = std::min(least, x_[v] - room_[v] / 2);
  for (const auto v : part) {
    x_[v] += left - least;
    most = std::max(most, x_[v] + room_[v] / 2);
  }
  return most;
}

double length(const Edge& edge, std::span<const Point> points) {
  const Point a = points[edge.from], b = points[edge.to];
  if (edge.from == 0 || edge.to == 0) return std::abs(edge.from == 0 ? b.y : a.y);
  return std::hypot(a.x - b.x, a.y - b.y);
}

/// The drawing's own points. Outliers must not make the picture arbitrarily large: it is at most
/// `most` units wide and high.
std::vector<Point> scaled_points(const Drawing& drawing) {
  constexpr double most = 400;
  std::vector<double> lengths;
  double reach = 0;
  for (const auto& edge : drawing.edges) lengths.push_back(length(edge, drawing.points));
  std::erase_if(lengths, [](double l) { return l < 1e-6; });
  for (const auto& point : drawing.points) {
    reach = std::max({reach, std::abs(point.x), std::abs(point.y)});
  }
  auto points = drawing.points;
  if (lengths.empty()) lengths.push_back(1);
  const auto middle = lengths.begin() + std::ssize(lengths) / 2;
  std::ranges::nth_element(lengths, middle);
  const double scale = std::min(1 / *middle, reach > 0 ? most / (2 * reach) : 1);
  for (auto& point : points) point = {point.x * scale, point.y * scale};
  return points;
}

}  // namespace

/// Isotonic regression by pooling adjacent violators: places that conflict form a block, which
/// moves as a whole to the mean of the places wanted.
void keep_apart(std::span<double> wanted, std::span<const double> gaps) {
  struct Block {
    double sum = 0;
    std::size_t count = 0;
    double mean() const { return sum / static_cast<double>(count); }
  };
  std::vector<Block> blocks;
  double offset = 0;  // with the gaps subtracted, the numbers only have to be in order
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    if (i > 0) offset += gaps[i];
    Block block{wanted[i] - offset, 1};
    while (!blocks.empty() && blocks.back().mean() >= block.mean()) {
      block = {block.sum + blocks.back().sum, block.count + blocks.back().count};
      blocks.pop_back();
    }
    blocks.push_back(block);
  }
  offset = 0;
  std::size_t i = 0;
  for (const auto& block : blocks) {
    for (const auto end = i + block.count; i < end; ++i) {
      if (i > 0) offset += gaps[i];
      wanted[i] = block.mean() + offset;
    }
  }
}

std::vector<Point> place_vertices(const Drawing& drawing) {
  if (!drawing.points.empty()) return scaled_points(drawing);
  return Layers(drawing).places();
}

}  // namespace zermelo::hackenbush
