#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <vector>

#include "games/clobber/board/clobber.h"
#include "games/clobber/rows/rows.h"
#include "search/part_values.h"
#include "value/store.h"

namespace zermelo::clobber {

/// The values of connected rows up to a length, each computed when it is first asked for, or all
/// read from the endgame database. A value does not depend on which others were computed before, so
/// that the values may be kept from question to question. One thread; any number if they were read
/// from a database.
class RowValues {
 public:
  static constexpr std::uint32_t usual_length = 14;

  explicit RowValues(std::uint32_t length = usual_length)
      : length_(length), known_(rows_up_to(length)), values_(rows_up_to(length)) {}
  /// All values of a database. Throws Error when the file is damaged.
  explicit RowValues(const std::filesystem::path& table);

  std::uint32_t length() const { return length_; }
  const ValueStore& store() const { return store_; }

  /// The value of a row of at most `length()` stones.
  Value of(Row row);

 private:
  Value worked_out(Row row);
  Value sum_after(Row row, std::uint32_t pair, Side mover);

  std::uint32_t length_ = 0;
  ValueStore store_;
  std::vector<bool> known_;
  std::vector<Value> values_;
};

/// A group of stones of a one-row board as a row, if it has at most `length` stones.
template <std::size_t Words>
std::optional<Row> row_of(const typename Clobber<Words>::Position& group, std::uint32_t length) {
  const auto stones = group.left | group.right;
  const std::size_t low = stones.lowest(), count = stones.highest() - low + 1;
  if (count > length) return std::nullopt;
  return Row::of(static_cast<std::uint32_t>(count),
                 static_cast<std::uint32_t>((group.left >> low).words[0]));
}

/// The short rows as known values for the sum solver on a board of one row. `values` must outlive
/// the result.
template <std::size_t Words>
KnownValues<Clobber<Words>> known_rows(RowValues& values) {
  return {[&values](const typename Clobber<Words>::Position& group) -> std::optional<Value> {
            const auto row = row_of<Words>(group, values.length());
            return row ? std::optional(values.of(*row)) : std::nullopt;
          },
          &values.store()};
}

}  // namespace zermelo::clobber
