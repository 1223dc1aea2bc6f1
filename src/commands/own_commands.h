#pragma once

#include "commands/catalog.h"
#include "commands/command.h"

namespace zermelo {

// The commands without a game, one file each. `bench` keeps a reference to the catalog.
Command bench_command(const Catalog& catalog);
Command tables_command();
Command eval_command();

}  // namespace zermelo
