// What the readers of drawings share: edges between named vertices, as a text brings them.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "games/hackenbush/drawing/drawing.h"

namespace zermelo::hackenbush {

/// A drawing in the making: vertices get numbers as they are named, nothing has vanished yet.
class Sketch {
 public:
  /// The number of the vertex of that name, a new one if it was not named before. "0" is the
  /// ground, number 0.
  std::uint32_t vertex(std::string_view name);
  const std::string& name(std::uint32_t vertex) const { return names_[vertex]; }
  std::size_t vertices() const { return names_.size(); }

  /// Throws Error at the first edge above most_edges.
  void add(Edge edge);
  const std::vector<Edge>& edges() const { return edges_; }

  /// What is joined to the ground, renumbered. `points` is of the vertices, or empty. `text` is
  /// for the Error where no edge at all is at the ground.
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

/// The text without the mark that some editors put at its beginning (U+FEFF).
std::string_view without_mark(std::string_view text);

/// Throws the Error of a drawing with too many edges.
[[noreturn]] void fail_too_many_edges();

}  // namespace zermelo::hackenbush
