#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>

#include "base/budget.h"

namespace zermelo::clobber {

/// The result of checking rows. A row counts as wrong once, however many of its entries are wrong.
struct RowCheck {
  std::uint64_t checked = 0, wrong = 0;
  std::string first_wrong;  // "row BBWB: outcome is L, should be R"
};

/// Called after each row with the number of rows done and of rows in all.
using RowCheckProgress = std::function<void(std::uint64_t done, std::uint64_t of)>;

/// Checks a file of the endgame database against the rules of the game. Shares no code with the
/// builder.
///
/// Reads every block, so that damage anywhere is an Error. Then recomputes every entry of all rows
/// of up to `full_length` stones, and of `samples` longer rows drawn at random with the seed. A row
/// is right when its value follows from its moves, given the values that the file has for the rows
/// they leave; if every row is right in this sense, all values are correct by induction. One thing
/// is assumed and not checked: that equal values have one form in the file, which is how the
/// simplest row of a value is found. Each row costs one node of the budget; when that is spent the
/// check stops early, and `checked` says how far it got.
RowCheck verify_rows(const std::filesystem::path& path, std::uint32_t full_length,
                     std::uint64_t samples, std::uint64_t seed, Budget& budget,
                     const RowCheckProgress& progress);

}  // namespace zermelo::clobber
