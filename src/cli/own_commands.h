#pragma once

#include <vector>

#include "game/command.h"
#include "games/catalog.h"

namespace zermelo {

// The commands that belong to the program rather than to one game, one file each. They keep a
// reference to the catalog.
Command reproduce_command(const Catalog& catalog);
Command bench_command(const Catalog& catalog);
Command tables_command();
Command completion_command();

}  // namespace zermelo
