#pragma once

#include <string>

#include "web/endpoints.h"

namespace zermelo::web {

/// The JSON Schema of all answers. The fields and their types are those of docs/formats.md, which
/// the build puts into the program and a test compares with what the commands print.
std::string schema_json(const Endpoints& endpoints, std::string_view formats);

}  // namespace zermelo::web
