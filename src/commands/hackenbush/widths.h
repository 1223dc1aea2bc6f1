#pragma once

#include <fmt/format.h>

#include <string>
#include <variant>

#include "base/error.h"
#include "commands/hackenbush/commands.h"
#include "commands/reader.h"
#include "games/hackenbush/drawing/hackenbush.h"

namespace zermelo::hackenbush {

using AnySetup = std::variant<Setup<Hackenbush<1>>, Setup<Hackenbush<16>>>;

/// Reads a position for the searches over sets of edges: with 64 edges if they are enough, which is
/// fastest, and with 1024 at most.
inline AnySetup setup_of(const std::string& position, const Arguments& arguments, Sink& sink) {
  const Drawing drawing = read_position(position, arguments, sink);
  const std::size_t edges = drawing.edges.size();
  const unsigned cuts = cuts_of(arguments);
  if (edges <= Bits<1>::capacity) return set_up<1>(drawing, cuts);
  if (edges <= Bits<16>::capacity) return set_up<16>(drawing, cuts);
  throw Error(
      fmt::format("hackenbush: the drawing has {} edges; a search over moves takes at most "
                  "{}, but zermelo value may still know its value",
                  edges, Bits<16>::capacity));
}

/// The reader for the commands that every game has: `--stalk` and `--moves` say how a drawing is
/// read.
inline Reader<Hackenbush<1>, Hackenbush<16>> drawing_reader() {
  return [](const Arguments& arguments) {
    cuts_of(arguments);  // a bad --moves is refused before any position is read
    return [arguments](const std::string& text, Sink& sink) {
      return setup_of(text, arguments, sink);
    };
  };
}

}  // namespace zermelo::hackenbush
