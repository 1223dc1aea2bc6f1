// Writes the JSON form of a drawing (docs/formats.md).
#include <fmt/format.h>

#include <algorithm>

#include "base/datum.h"
#include "games/hackenbush/drawing/drawing.h"

namespace zermelo::hackenbush {
namespace {

/// A name as JSON: names that are numbers in the text form are numbers here as well.
std::string id_of(const std::string& name) {
  const bool digits = std::ranges::all_of(name, [](char c) { return c >= '0' && c <= '9'; });
  const bool number = digits && !name.empty() && name.size() <= 9 && name.front() != '0';
  return number ? name : to_json(name);
}

std::string vertex_text(const Drawing& drawing, std::size_t v, std::string_view id) {
  if (drawing.points.empty()) return fmt::format("{{\"id\":{}}}", id);
  const auto [x, y] = drawing.points[v];
  return fmt::format("{{\"id\":{},\"x\":{},\"y\":{}}}", id, to_json(x), to_json(y));
}

}  // namespace

std::string write_json(const Drawing& drawing) {
  std::vector<std::string> ids{"\"ground\""};
  std::string text = "{\"vertices\":[";
  for (std::size_t v = 1; v < drawing.vertices; ++v) {
    ids.push_back(id_of(drawing.names[v]));
    if (v > 1) text += ',';
    text += vertex_text(drawing, v, ids[v]);
  }
  text += "],\"edges\":[";
  for (std::size_t i = 0; i < drawing.edges.size(); ++i) {
    const auto& edge = drawing.edges[i];
    text += fmt::format("{}{{\"from\":{},\"to\":{},\"colour\":\"{}\"}}", i > 0 ? "," : "",
                        ids[edge.from], ids[edge.to], name(edge.colour));
  }
  return text + "]}";
}

}  // namespace zermelo::hackenbush
