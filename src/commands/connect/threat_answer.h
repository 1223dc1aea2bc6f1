#pragma once

#include <string>

#include "commands/command.h"
#include "commands/connect/asked.h"
#include "games/connect/board/rows.h"

namespace zermelo::connect {

/// What all answers begin with.
Fields opening(const std::string& position, const Asked& asked);
/// Adds who has won already and by which row: nobody where there is none.
void add_row_won(Answer& answer, const Asked& asked, const std::optional<WonRow>& row);
/// The cost, and what else all answers end with.
void close(Answer& answer, const Budget& budget, bool known);

/// `solve connect --threats`. Throws Error.
Answer answer_threats(const std::string& position, const Asked& asked, const Arguments& arguments,
                      Budget& budget);

}  // namespace zermelo::connect
