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

/// The values of connected rows up to a length, each found when it is first asked for, or read from
/// the endgame database. Finding one does not depend on which were found before, so that it may be
/// kept from question to question. One thread; those of a database any number.
class RowValues {
 public:
  static constexpr std::uint32_t usual_length = 14;

  explicit RowValues(std::uint32_t length = usual_length)
      : length_(length), known_(rows_up_to(length)), values_(rows_up_to(length)) {}
  /// All of a database. Throws Error when the file is damaged.
  explicit RowValues(const std::filesystem::path& table);

  std::uint32_t length() const { return length_; }
  const ValueStore& store() const { return store_; }

  /// Of a row of at most that length.
  Value of(Row row);

 private:
  Value worked_out(Row row);
  Value sum_after(Row row, std::uint32_t pair, bool left_moves);

  std::uint32_t length_ = 0;
  ValueStore store_;
  std::vector<bool> known_;
  std::vector<Value> values_;
};

/// The row that a group of stones is, if it is in one row of the board and has at most `length`.
template <std::size_t Words>
std::optional<Row> row_of(const typename Clobber<Words>::Position& group, std::uint32_t length) {
  const auto stones = group.left | group.right;
  const std::size_t low = stones.lowest(), count = stones.highest() - low + 1;
  if (count > length) return std::nullopt;
  return Row{static_cast<std::uint32_t>(count),
             static_cast<std::uint32_t>((group.left >> low).words[0])};
}

/// What the sum solver of a row need not work out.
template <std::size_t Words>
KnownValues<Clobber<Words>> known_rows(RowValues& values) {
  return {[&values](const typename Clobber<Words>::Position& group) -> std::optional<Value> {
            const auto row = row_of<Words>(group, values.length());
            return row ? std::optional(values.of(*row)) : std::nullopt;
          },
          &values.store()};
}

}  // namespace zermelo::clobber
