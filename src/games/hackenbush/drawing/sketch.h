#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "games/hackenbush/drawing/drawing.h"

namespace zermelo::hackenbush {

/// A drawing while it is being read; shared by all readers. Vertices get numbers as they are named,
/// and edges that are not joined to the ground are still there.
class Sketch {
 public:
  /// The number of the vertex with that name; a name that is new gets the next number. "0" is the
  /// ground, number 0.
  std::uint32_t vertex(std::string_view name);
  const std::string& name(std::uint32_t vertex) const { return names_[vertex]; }
  std::size_t vertices() const { return names_.size(); }

  /// Throws Error for more than most_edges edges.
  void add(Edge edge);
  const std::vector<Edge>& edges() const { return edges_; }

  /// The drawing of the edges that are joined to the ground, renumbered. `points` has one point a
  /// vertex, or is empty. `text` is quoted in the Error that there is no edge at the ground.
  Drawing standing(std::string_view text, const std::vector<Point>& points = {}) const;

 private:
  struct Hash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const {
      return std::hash<std::string_view>{}(text);
    }
  };

  std::vector<std::string> names_{"0"};
  std::unordered_map<std::string, std::uint32_t, Hash, std::equal_to<>> numbers_{{"0", 0}};
  std::vector<Edge> edges_;
};

/// The text without the byte order mark (U+FEFF) that some editors put at its beginning.
std::string_view without_mark(std::string_view text);

/// Throws the Error about a drawing with too many edges.
[[noreturn]] void fail_too_many_edges();

}  // namespace zermelo::hackenbush
