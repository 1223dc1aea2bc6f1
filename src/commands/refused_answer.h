#pragma once

#include <string>

#include "base/error.h"
#include "commands/advice.h"
#include "commands/answer.h"

namespace zermelo {

/// The status of an error: unknown when a command ran out of time or memory or was stopped; every
/// other Error is a bad request or a damaged file.
Status status_of(const Error& error);

/// The answer in JSON to a position that was refused.
Fields refused_fields(const std::string& position, const std::string& sentence);

}  // namespace zermelo
