#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace zermelo::hackenbush {

/// Blue edges are Left's, red edges are Right's, and green edges are for either player.
enum class Colour : std::uint8_t { blue, red, green };

char letter(Colour colour);                                // B, R or G
std::string_view name(Colour colour);                      // blue, red or green
std::optional<Colour> read_colour(std::string_view text);  // letter or name, case ignored

struct Edge {
  std::uint32_t from = 0, to = 0;  // vertices; 0 is the ground
  Colour colour = Colour::blue;

  friend bool operator==(const Edge&, const Edge&) = default;
};

struct Point {
  double x = 0, y = 0;  // y grows upwards, the ground is at 0

  friend bool operator==(const Point&, const Point&) = default;
};

/// A position of Hackenbush: a graph that stands on the ground. Parallel edges and loops are
/// allowed.
///
/// Invariants:
///   1. Every edge is joined to the ground.
///   2. Vertices are numbered from 0, the ground, without gaps, in the order in which the
///      edges name them.
///   3. `names` has one name a vertex, all different.
struct Drawing {
  std::uint32_t vertices = 1;
  std::vector<Edge> edges = {};
  std::vector<std::string> names = {"0"};  // of the vertices, as in the text; names[0] is "0"
  std::vector<Point> points = {};          // of the vertices if the text gave them, else empty;
                                           // points[0] means nothing: the ground is a line
  std::size_t fallen = 0;  // edges of the text that are not joined to the ground and were left out

  /// Compares what stands; `fallen` is ignored.
  friend bool operator==(const Drawing& a, const Drawing& b) {
    return a.vertices == b.vertices && a.edges == b.edges && a.names == b.names &&
           a.points == b.points;
  }
};

/// The most edges a drawing may have.
inline constexpr std::size_t most_edges = 500'000;

/// Reads a drawing in any of its forms: edges `0-1-B 1-2-R`, `.` for the empty drawing, or a JSON
/// object (docs/formats.md). Edges that are not joined to the ground are dropped. Throws Error,
/// also if there are edges and none is at the ground: that is a slip, not an empty game.
Drawing read_drawing(std::string_view text);

/// Reads a sum of stalks, bottom first: `BRR+RBB`. `.` is a stalk without edges. Throws Error.
Drawing read_stalks(std::string_view text);

/// The text form, edges in their order; `.` if there are none. If some name is not a word of that
/// form (JSON allows any text), all vertices are written by their numbers. Reading the text back
/// gives an equal drawing, except for points and such names.
std::string write_drawing(const Drawing& drawing);
/// Whether all its names can be written in the text form.
bool has_plain_names(const Drawing& drawing);

/// The JSON form, on one line. Reading it back gives an equal drawing.
std::string write_json(const Drawing& drawing);

}  // namespace zermelo::hackenbush
