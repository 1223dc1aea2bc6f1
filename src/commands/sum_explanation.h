#pragma once

#include <string>

#include "commands/answer.h"
#include "search/sum_explanation.h"

namespace zermelo {

/// Why the first player wins or loses, in one sentence.
std::string say_reason(const SumExplanation& explanation);

/// The text of a part without the empty cells to its right, where the board is a row.
std::string part_text(std::string board);

/// A value for people, unless its text is long.
std::string short_text(const std::optional<std::string>& value);

/// The explanation as fields: `parts` and `why`. Where the atomic weight of a part was not found in
/// the time allowed, its `unknown` lists it; null alone means that the part is not all-small.
Fields explanation_fields(const SumExplanation& explanation);
void add_explanation_words(Text& out, const SumExplanation& explanation);

}  // namespace zermelo
