// Sums of stalks, bottom first: BRR+RBB.
#include <fmt/format.h>

#include <algorithm>

#include "base/characters.h"
#include "base/error.h"
#include "games/hackenbush/drawing/drawing.h"
#include "games/hackenbush/drawing/sketch.h"

namespace zermelo::hackenbush {
namespace {

/// A stalk of the text without the blanks around it, and where it begins.
struct Stalk {
  std::string_view letters;
  std::size_t place = 0;
};

Stalk trimmed(std::string_view text, std::size_t begin, std::size_t end) {
  const auto part = text.substr(begin, end - begin);
  const auto first = part.find_first_not_of(blanks);
  if (first == std::string_view::npos) return {"", begin};
  return {part.substr(first, part.find_last_not_of(blanks) - first + 1), begin + first};
}

[[noreturn]] void fail_at(std::size_t place, std::string_view text) {
  throw Error(fmt::format("hackenbush: character {} of {} is {}; expected B, R, G or +", place + 1,
                          in_quotes(text), in_quotes(text[place])));
}

void add_stalk(Drawing& drawing, const Stalk& stalk, std::string_view text) {
  if (stalk.letters == ".") return;
  std::uint32_t top = 0;
  for (std::size_t i = 0; i < stalk.letters.size(); ++i) {
    const auto colour = read_colour(stalk.letters.substr(i, 1));
    if (!colour) fail_at(stalk.place + i, text);
    if (drawing.edges.size() == most_edges) fail_too_many_edges();
    drawing.edges.push_back({top, drawing.vertices, *colour});
    top = drawing.vertices++;
    drawing.names.push_back(std::to_string(top));
  }
}

}  // namespace

Drawing read_stalks(std::string_view text) {
  text = without_mark(text);
  Drawing drawing;
  for (std::size_t begin = 0, number = 1; begin <= text.size(); ++number) {
    const auto end = std::min(text.find('+', begin), text.size());
    const auto stalk = trimmed(text, begin, end);
    if (stalk.letters.empty()) {
      throw Error(
          fmt::format("hackenbush: stalk {} of {} is empty; expected letters B, R or G, or "
                      ". for a stalk without edges",
                      number, in_quotes(text)));
    }
    add_stalk(drawing, stalk, text);
    begin = end + 1;
  }
  return drawing;
}

}  // namespace zermelo::hackenbush
