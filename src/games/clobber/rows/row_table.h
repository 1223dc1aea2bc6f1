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

/// The endgame database of the strong Clobber paper: what is known of every connected row up to a
/// length. Entries are found by `row_index`.
struct RowTable {
  std::uint32_t length = 0;
  std::vector<OutcomeClass> outcome;
  std::vector<Value> value;
  /// For each side the dominated moves, as the first cells of their pairs.
  std::vector<std::uint32_t> left_dominated, right_dominated;
  std::vector<UpBounds> bounds;
  /// The index of the simplest row of the same value: fewest moves, then shortest, then first; for
  /// the value 0 `no_row`.
  std::vector<std::uint32_t> simplest;

  static constexpr std::uint32_t no_row = 0xffffffffU;

  /// In memory, without the store of the values.
  std::size_t bytes() const {
    return value.size() *
           (sizeof(OutcomeClass) + sizeof(Value) + 3 * sizeof(std::uint32_t) + sizeof(UpBounds));
  }
};

/// Told after each length how many rows are done.
using RowProgress = std::function<void(std::uint32_t length, std::uint64_t done)>;

/// Builds the database in a store. Throws GaveUp when the budget or the memory is spent.
RowTable build_rows(std::uint32_t length, ValueStore& store, Budget& budget,
                    const RowProgress& progress);

void save_rows(const std::filesystem::path& path, const RowTable& table, ValueStore& store);
/// Throws Error for what is no such table or damaged.
RowTable load_rows(const std::filesystem::path& path, ValueStore& store);

/// The name of the file for a length.
std::string row_table_name(std::uint32_t length);
/// The file of the longest rows there is in some folders. Throws Error when it is not a table of
/// the rows its name stands for.
std::optional<std::filesystem::path> longest_table(const std::vector<std::string>& folders);

}  // namespace zermelo::clobber
