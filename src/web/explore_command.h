#pragma once

#include "commands/catalog.h"
#include "commands/command.h"

namespace zermelo {

/// `explore`: serves the explorer and the API on this machine until it is stopped. Keeps a reference
/// to the catalog.
Command explore_command(const Catalog& catalog);

}  // namespace zermelo
