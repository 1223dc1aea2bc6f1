#pragma once

#include "commands/command.h"

namespace zermelo {

/// A command with the options all have, as it is parsed and as its help page shows it. Positions
/// may come from standard input.
Command with_program_options(Command command);

/// True when a table (CSV) goes to standard output: `--csv`, or `--csv -` where it may name a file.
bool wants_table(const Arguments& arguments);

/// Another meaning of `--csv`, for a command that can write one to a file: with a name, there.
Option csv_file_option(std::string help);

}  // namespace zermelo
