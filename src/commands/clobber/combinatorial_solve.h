#pragma once

#include <optional>
#include <string_view>

#include "commands/command.h"
#include "games/clobber/rows/row_table.h"

namespace zermelo::clobber {

/// The database that the paper's solvers use: all rows of up to 16 stones, built in about a second.
RowTable paper_database();

/// The number of the paper's solver that a method `combinatorial-1` to `combinatorial-6` names.
std::optional<int> combinatorial_number(std::string_view method);

/// `solve` by that solver.
Run solve_by_combinatorial(int number, const Arguments& arguments);

}  // namespace zermelo::clobber
