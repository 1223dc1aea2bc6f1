#pragma once

#include <string>

#include "value/thermograph.h"

namespace zermelo {

/// A picture: larger values to the left, as is the custom, temperature upwards.
std::string draw_thermograph(const Thermograph& graph, const std::string& title);

}  // namespace zermelo
