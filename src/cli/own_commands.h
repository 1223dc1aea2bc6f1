#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/command.h"
#include "games/catalog.h"

namespace zermelo {

// The commands that belong to the program rather than to one game, one file each. They keep a
// reference to the catalog.
Command reproduce_command(const Catalog& catalog);
Command bench_command(const Catalog& catalog);
Command tables_command();
Command eval_command();
Command completion_command();

/// `reproduce` as its help page shows it, without the options of the items.
Command reproduce_page(Command command);

/// One item of `reproduce` as a command of its own, for its help page.
std::optional<Command> reproduce_item(const Catalog& catalog, std::string_view name);

// What the shells may offer after `reproduce` and `completion`.
std::vector<std::string> item_names(const Catalog& catalog);
std::vector<std::string> shell_names();

}  // namespace zermelo
