#pragma once

#include "commands/command.h"

namespace zermelo::hackenbush {

/// Checks what the thesis says about all positions of a kind on many of them: stalks, sums, play.
void check_claims(Sink& sink);

}  // namespace zermelo::hackenbush
