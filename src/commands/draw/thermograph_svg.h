#pragma once

#include <string>

#include "value/thermograph.h"

namespace zermelo {

/// A picture of a thermograph: larger values to the left, as is customary, and temperature upwards.
std::string draw_thermograph(const Thermograph& graph, const std::string& title);

}  // namespace zermelo
