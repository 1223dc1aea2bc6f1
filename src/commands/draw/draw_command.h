#pragma once

#include <functional>
#include <string>
#include <vector>

#include "commands/command.h"

namespace zermelo {

/// A request to `draw`.
struct DrawRequest {
  std::string position;
  std::string form;      // svg, text, or another of the game's forms
  bool numbers = false;  // cells, points or vertices have their numbers
  const Arguments& arguments;
  Sink& sink;
  Budget& budget;
};

struct DrawnPosition {
  std::string content;
  Fields facts = {};  // further fields of the answer
};

/// A game as `draw` sees it.
struct DrawnGame {
  std::string game;
  std::string word = "position";  // help's name for a position
  std::vector<Example> examples = {};
  std::vector<Option> options = {};  // that say how a position is written
  std::vector<std::pair<std::string, std::string>> notes = {};
  std::vector<std::string> forms = {"svg", "text"};
  std::string numbers = "number the cells";  // help of --numbers
  /// Throws Error and GaveUp.
  std::function<DrawnPosition(const DrawRequest&)> draw = nullptr;
};

/// `draw`: a position as a picture, or as text.
Command draw_command(DrawnGame game);

}  // namespace zermelo
