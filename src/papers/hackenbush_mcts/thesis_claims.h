#pragma once

#include "commands/command.h"

namespace zermelo::hackenbush {

/// What the thesis says of all positions of a kind, each tried on many: stalks, sums, play.
void check_claims(Sink& sink);

}  // namespace zermelo::hackenbush
