#pragma once

#include <string>

#include "web/endpoints.h"

namespace zermelo::web {

/// The list of all questions, in JSON: games, commands, options, examples and bounds.
std::string description_json(const Endpoints& endpoints);

}  // namespace zermelo::web
