#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "papers/reproduction.h"

namespace zermelo {

/// Everything of the papers that can be computed again, in the order it is shown. To add an item,
/// add a line in catalog.cpp.
std::vector<Reproduction> all_reproductions();

/// `reproduce`: the items above as one command.
Command reproduce_command();

/// `reproduce` as its help page shows it, without the options of the items.
Command reproduce_page(Command command);

/// One item as a command of its own, for its help page.
std::optional<Command> reproduce_item(std::string_view name);

std::vector<std::string> item_names();

}  // namespace zermelo
