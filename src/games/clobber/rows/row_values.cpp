#include "games/clobber/rows/row_values.h"

#include <algorithm>
#include <array>
#include <bit>

#include "games/clobber/rows/row_table.h"

namespace zermelo::clobber {

RowValues::RowValues(const std::filesystem::path& table) {
  const RowTable rows = load_rows(table, store_);
  length_ = rows.length;
  values_ = rows.value;
  known_.assign(values_.size(), true);
}

/// A row, its reflection and both with the colours exchanged have the same value up to sign: only
/// the smallest of the four is computed.
Value RowValues::of(Row row) {
  if (!row.is_alive()) return {};
  const auto i = row_index(row);
  if (!known_[i]) {
    const Row back = reversed(row);
    const Row same = std::min(row, back), other = std::min(mirrored(row), mirrored(back));
    if (other < same) {
      values_[i] = store_.negative(of(other));
    } else {
      values_[i] = same == row ? worked_out(row) : of(same);
    }
    known_[i] = true;
  }
  return values_[i];
}

Value RowValues::worked_out(Row row) {
  std::array<std::vector<Value>, 2> sides;
  for (auto pairs = row.unlike_pairs(); pairs != 0; pairs &= pairs - 1) {
    const auto pair = static_cast<std::uint32_t>(std::countr_zero(pairs));
    sides[0].push_back(sum_after(row, pair, Side::left));
    sides[1].push_back(sum_after(row, pair, Side::right));
  }
  return store_.make(sides[0], sides[1]);
}

Value RowValues::sum_after(Row row, std::uint32_t pair, Side mover) {
  const auto [a, b] = after_move(row, pair, mover);
  const Value g = of(a), h = of(b);
  return store_.sum(g, h);
}

}  // namespace zermelo::clobber
