#pragma once

#include "commands/command.h"

namespace zermelo::sum {

Command solve_command();
Command conjecture_command();

}  // namespace zermelo::sum
