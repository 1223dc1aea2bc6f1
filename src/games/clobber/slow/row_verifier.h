#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>

#include "base/budget.h"

namespace zermelo::clobber {

/// What came of checking rows. A row counts as wrong once, whatever of it is wrong.
struct RowCheck {
  std::uint64_t checked = 0, wrong = 0;
  std::string first_wrong;  // "row BBWB: outcome is L, should be R"
};

/// Told after each row how many of how many are done.
using RowCheckProgress = std::function<void(std::uint64_t done, std::uint64_t of)>;

/// Checks a file of the endgame database against the rules of the game, with code of its own.
///
/// Reads every block, so that damage anywhere is an Error; then recomputes all of every row of up
/// to `full_length` stones, and of `samples` longer ones drawn with the seed, where there are any.
/// A row is right when its value is that of its moves, given the values the file has for the rows
/// they leave: so all rows are right when each one is. Believed and not checked is that equal
/// values have one form in the file, by which the simplest row of a value is looked for. One node
/// of the budget a row; stops early when it is spent, which `checked` tells.
RowCheck verify_rows(const std::filesystem::path& path, std::uint32_t full_length,
                     std::uint64_t samples, std::uint64_t seed, Budget& budget,
                     const RowCheckProgress& progress);

}  // namespace zermelo::clobber
