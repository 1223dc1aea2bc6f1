#pragma once

#include <string>

#include "commands/answer.h"
#include "games/connect/types/probe.h"

namespace zermelo::connect {

// The answers of `probe connect`, for programs and for people.

Fields fields_of(const ProbedShape& probed, const std::string& position);
Text text_of(const ProbedShape& probed);

Fields fields_of(const ProbedBoard& probed, const std::string& position);
Text text_of(const ProbedBoard& probed);

}  // namespace zermelo::connect
