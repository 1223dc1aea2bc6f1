#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "commands/command.h"
#include "sums/positions.h"
#include "sums/sum_reader.h"

namespace zermelo {

/// A game of normal play as `play` sees it.
struct PlayedGame {
  std::string game;         // its name
  std::string word;         // help's name for a position: "board"
  std::string left, right;  // what the players are called in this game: "black", "white"
  std::vector<Example> examples = {};
  std::vector<Option> options = {};  // that say how a position is written
  std::vector<std::pair<std::string, std::string>> notes = {};  // further lines of its help
  /// Reads a position as a sum, of one part for all games but sums. Throws Error and GaveUp.
  std::function<std::vector<SumTerm>(const std::string& position, const Arguments& arguments,
                                     ValueStore& values, Sink& sink)>
      read = nullptr;
};

/// The reader of a game whose positions are read the same way whatever the options are.
template <PositionModel::Pointer (*Read)(std::string_view)>
std::vector<SumTerm> read_alone(const std::string& position, const Arguments&, ValueStore&, Sink&) {
  return {{Read(position), 1}};
}

/// `play`: a game against the program, which plays perfectly where it can prove a win.
Command sum_play_command(PlayedGame game);

}  // namespace zermelo
