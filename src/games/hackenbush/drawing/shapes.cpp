#include "games/hackenbush/drawing/shapes.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <sstream>
#include <string>
#include <vector>

#include "base/board_text.h"
#include "base/error.h"
#include "base/numbers.h"
#include "games/hackenbush/drawing/sketch.h"

namespace zermelo::hackenbush {
namespace {

using ShapeWords = std::vector<std::string>;

std::vector<Colour> colours_of(const std::string& word) {
  std::vector<Colour> out;
  if (word == ".") return out;
  for (std::size_t i = 0; i < word.size(); ++i) {
    const auto colour = read_colour(std::string_view(word).substr(i, 1));
    if (!colour)
      throw Error(fmt::format("hackenbush: letter {} of {} is {}; expected B, R or G", i + 1,
                              in_quotes(word), in_quotes(word[i])));
    out.push_back(*colour);
  }
  return out;
}

/// The vertex at a height of one of the stalks; all stalks stand on the ground.
std::uint32_t vertex_at(Sketch& sketch, std::size_t stalk, std::size_t height) {
  return sketch.vertex(height == 0 ? "0" : fmt::format("{}_{}", stalk + 1, height));
}

void add_stalk_of(Sketch& sketch, std::size_t stalk, const std::vector<Colour>& colours) {
  for (std::size_t i = 0; i < colours.size(); ++i)
    sketch.add({vertex_at(sketch, stalk, i), vertex_at(sketch, stalk, i + 1), colours[i]});
}

void add_flower(Sketch& sketch, const ShapeWords& words) {
  const auto stem = colours_of(words[1]);
  add_stalk_of(sketch, 0, stem);
  const auto top = vertex_at(sketch, 0, stem.size());
  for (const Colour petal : colours_of(words[2])) sketch.add({top, top, petal});
}

void add_ladder(Sketch& sketch, const ShapeWords& words) {
  const auto left = colours_of(words[1]), right = colours_of(words[2]),
             rungs = colours_of(words[3]);
  if (left.size() != right.size() || rungs.size() > left.size())
    throw Error(
        fmt::format("hackenbush: a ladder with sides of {} and {} edges and {} rungs; "
                    "expected sides of one height and no more rungs",
                    left.size(), right.size(), rungs.size()));
  add_stalk_of(sketch, 0, left);
  add_stalk_of(sketch, 1, right);
  for (std::size_t i = 0; i < rungs.size(); ++i)
    sketch.add({vertex_at(sketch, 0, i + 1), vertex_at(sketch, 1, i + 1), rungs[i]});
}

void add_grid(Sketch& sketch, const ShapeWords& words) {
  const std::string_view size = words[1];
  const auto cross = std::min(cross_of(size), size.size());
  const auto rows = read_count(size.substr(0, cross));
  const auto columns = read_count(size.substr(std::min(cross + 1, size.size())));
  if (!rows || !columns || *rows > most_edges || *columns > most_edges)
    throw Error(fmt::format("hackenbush: the size of a grid is {}; expected one such as 2x3",
                            in_quotes(words[1])));
  const auto colours = colours_of(words[2]);
  if (colours.empty())
    throw Error("hackenbush: a grid without colours; expected a word such as BR");
  std::size_t edges = 0;
  for (std::size_t height = 1; height <= *rows; ++height) {
    for (std::size_t stalk = 0; stalk < *columns; ++stalk)
      sketch.add({vertex_at(sketch, stalk, height - 1), vertex_at(sketch, stalk, height),
                  colours[edges++ % colours.size()]});
    for (std::size_t stalk = 0; stalk + 1 < *columns; ++stalk)
      sketch.add({vertex_at(sketch, stalk, height), vertex_at(sketch, stalk + 1, height),
                  colours[edges++ % colours.size()]});
  }
}

struct Shape {
  std::string_view name, usage;
  std::size_t words;
  void (*add)(Sketch&, const ShapeWords&);
};

constexpr std::array<Shape, 3> shapes{{{"flower", "flower STEM PETALS", 3, add_flower},
                                       {"ladder", "ladder LEFT RIGHT RUNGS", 4, add_ladder},
                                       {"grid", "grid RxC WORD", 3, add_grid}}};

}  // namespace

bool is_shape(std::string_view text) {
  const auto name = text.substr(0, text.find(' '));
  return std::ranges::find(shapes, name, &Shape::name) != shapes.end();
}

Drawing read_shape(std::string_view text) {
  std::istringstream in{std::string(text)};
  ShapeWords words;
  for (std::string word; in >> word;) words.push_back(word);
  const auto shape =
      std::ranges::find(shapes, words.empty() ? std::string_view() : words[0], &Shape::name);
  if (shape == shapes.end() || words.size() != shape->words)
    throw Error(fmt::format("hackenbush: {} is not a shape; expected {}", in_quotes(text),
                            shape == shapes.end() ? "flower, ladder or grid" : shape->usage));
  Sketch sketch;
  shape->add(sketch, words);
  if (sketch.edges().empty()) return read_drawing(".");
  return sketch.standing(text);
}

}  // namespace zermelo::hackenbush
