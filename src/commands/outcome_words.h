#pragma once

#include <optional>
#include <string>

#include "base/datum.h"
#include "game/result.h"

namespace zermelo {

/// An outcome class in words: "Left wins, whoever starts", "the first player loses"; "?" when it is
/// not known.
std::string say_outcome(std::optional<OutcomeClass> outcome);

/// Its letter as a fact, L, R, N or P; null when it is not known.
Datum letter_or_null(std::optional<OutcomeClass> outcome);

}  // namespace zermelo
