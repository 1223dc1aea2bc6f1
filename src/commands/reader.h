#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <variant>

#include "commands/command.h"
#include "game/game.h"

namespace zermelo {

/// A game's own reader of text: a position of whichever of its rules fits it best, such as those
/// of the narrowest board. Throws Error.
template <Game... Gs>
using TextReader = std::variant<Setup<Gs>...> (*)(std::string_view text);

/// Reads one position of a command; notes about the position go to the sink. Throws Error.
template <Game... Gs>
using PositionReader =
    std::function<std::variant<Setup<Gs>...>(const std::string& text, Sink& sink)>;

/// The reader of a command's positions: checks once the options that say how they are written, and
/// returns the function that reads each position. Throws Error.
template <Game... Gs>
using Reader = std::function<PositionReader<Gs...>(const Arguments&)>;

/// The reader of a game whose positions are read the same way whatever the options are.
template <Game... Gs>
Reader<Gs...> reader_of(TextReader<Gs...> read) {
  return [read](const Arguments&) -> PositionReader<Gs...> {
    return [read](const std::string& text, Sink&) { return read(text); };
  };
}

}  // namespace zermelo
