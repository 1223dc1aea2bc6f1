#pragma once

#include "commands/command.h"

namespace zermelo {

/// `completion`: prints a completion script for a shell.
Command completion_command();

}  // namespace zermelo
