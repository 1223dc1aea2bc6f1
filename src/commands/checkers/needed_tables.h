#pragma once

#include <set>
#include <string>

#include "commands/answer.h"
#include "games/checkers/database/database.h"

namespace zermelo::checkers {

/// Whether a table of the slice can be built: 2 to 8 pieces, at most 7 a side.
bool can_be_built(const Slice& slice);

/// `checkers-1K3C-2K1C.dtw: zermelo build checkers --slice "1K+3C v 2K+1C"`: the missing file and
/// the command that builds it; for a slice that cannot be built, a sentence that says so.
std::string how_to_build(const Slice& slice, Metric metric);

/// Completes an answer that cannot be given because files are missing: adds a field `missing` with
/// their names, says in words how to build them, and marks the answer as not known.
void add_missing(Answer& answer, const std::set<Slice>& slices, Metric metric);

}  // namespace zermelo::checkers
