#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/budget.h"
#include "games/clobber/rows/rows.h"
#include "value/store.h"
#include "value/up_bounds.h"

namespace zermelo::clobber {

/// The endgame database of the strong Clobber paper: outcome, value, dominated moves, bounds and
/// simplest equal row of every connected row up to a length. Columns are indexed by `row_index`.
struct RowTable {
  std::uint32_t length = 0;
  std::vector<OutcomeClass> outcome;
  std::vector<Value> value;
  /// The dominated moves of each side, as bits: the first cells of their pairs.
  std::vector<std::uint32_t> left_dominated, right_dominated;
  std::vector<UpBounds> bounds;
  /// The index of the simplest row of the same value (fewest moves, then shortest, then first);
  /// `no_row` for the value 0.
  std::vector<std::uint32_t> simplest;

  static constexpr std::uint32_t no_row = 0xffffffffU;

  /// The memory of the columns, without the store of the values.
  std::size_t bytes() const {
    return value.size() *
           (sizeof(OutcomeClass) + sizeof(Value) + 3 * sizeof(std::uint32_t) + sizeof(UpBounds));
  }
};

/// Called after each length with the number of rows done.
using RowProgress = std::function<void(std::uint32_t length, std::uint64_t done)>;

/// Builds the database in a store. Throws GaveUp when the budget or the memory is spent.
RowTable build_rows(std::uint32_t length, ValueStore& store, Budget& budget,
                    const RowProgress& progress);

void save_rows(const std::filesystem::path& path, const RowTable& table, ValueStore& store);
/// Throws Error for a file that is of another kind or damaged.
RowTable load_rows(const std::filesystem::path& path, ValueStore& store);

/// The name of the file with all rows up to a length.
std::string row_table_name(std::uint32_t length);
/// The file with the longest rows in some folders, if there is one. Throws Error when its content
/// does not match its name.
std::optional<std::filesystem::path> longest_table(const std::vector<std::string>& folders);

}  // namespace zermelo::clobber
