#pragma once

#include "commands/command.h"

namespace zermelo {

/// The command with the options that all commands share, as it is parsed and as its help page shows
/// it. A command that takes positions also gets `--stdin`.
Command with_program_options(Command command);

/// True when a table (CSV) goes to standard output: `--csv`, or `--csv -` where `--csv` may name a
/// file.
bool wants_table(const Arguments& arguments);

/// `--csv` for a command that can also write its table to a file: `--csv FILE`.
Option csv_file_option(std::string help);

}  // namespace zermelo
