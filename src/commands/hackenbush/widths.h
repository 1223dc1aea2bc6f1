#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <variant>

#include "base/error.h"
#include "commands/hackenbush/commands.h"
#include "games/hackenbush/drawing/hackenbush.h"

namespace zermelo::hackenbush {

using AnySetup = std::variant<Setup<Hackenbush<1>>, Setup<Hackenbush<16>>>;

/// A position for the searches over sets of edges: 64 edges for speed, 1024 at most.
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

/// For the commands all games have. Here the reading depends on the arguments, so that this only
/// lends its type.
inline AnySetup read_default(std::string_view) { return set_up<1>({}, 1); }

}  // namespace zermelo::hackenbush
