#pragma once

#include "commands/command.h"

namespace zermelo {

Command completion_command();

}  // namespace zermelo
