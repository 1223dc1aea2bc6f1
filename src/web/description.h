#pragma once

#include <string>

#include "web/endpoints.h"

namespace zermelo::web {

/// What can be asked, in JSON: games, commands, options, examples and the bounds of the server.
std::string description_json(const Endpoints& endpoints);

}  // namespace zermelo::web
