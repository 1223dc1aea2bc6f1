#pragma once

#include <string>

#include "commands/command.h"
#include "sums/cases/case_file.h"

namespace zermelo {

/// `check`: solves the cases of a file and compares the winners with those the file claims. The
/// game says what plain lines contain; files of MCGS are read by every such command alike.
Command check_command(const std::string& game, cases::PlainLines plain);

}  // namespace zermelo
