#pragma once

#include <zermelo/thermograph.h>

#include <string>

namespace zermelo::python {

/// A thermograph and the text of the value that it belongs to.
struct TitledThermograph {
  Thermograph graph;
  std::string title;
};

}  // namespace zermelo::python
