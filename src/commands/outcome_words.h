#pragma once

#include <optional>
#include <string>

#include "base/datum.h"
#include "game/result.h"

namespace zermelo {

/// An outcome class in words, such as "Left wins, whoever starts" or "the first player loses"; "?"
/// when it is not known. Every command that puts an outcome into words uses this.
std::string say_outcome(std::optional<OutcomeClass> outcome);

/// The letter of an outcome class as a field: L, R, N or P; null when it is not known.
Datum letter_or_null(std::optional<OutcomeClass> outcome);

}  // namespace zermelo
