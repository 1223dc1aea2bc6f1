#pragma once

#include <zermelo/thermograph.h>

#include <string>

namespace zermelo::python {

/// A thermograph and the text of the value that it belongs to.
struct TitledThermograph {
  Thermograph graph;
  std::string title;
};

/// A position of any game in SVG, as the command `draw` gives it.
std::string drawing_of(const std::string& game, const std::string& position);

}  // namespace zermelo::python
