#pragma once

#include "commands/command.h"

namespace zermelo::sum {

Command solve_command();
Command play_command();

}  // namespace zermelo::sum
