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

/// A row, its mirror image and both with the colours exchanged share one value but for the sign:
/// the first of the four is worked out.
Value RowValues::of(Row row) {
  if (!is_alive(row)) return {};
  const auto i = row_index(row);
  if (!known_[i]) {
    const Row back = reversed(row);
    const Row same{row.length, std::min(row.black, back.black)};
    const Row other{row.length, std::min(mirrored(row).black, mirrored(back).black)};
    if (other.black < same.black) {
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
  for (auto pairs = unlike_pairs(row); pairs != 0; pairs &= pairs - 1) {
    const auto pair = static_cast<std::uint32_t>(std::countr_zero(pairs));
    sides[0].push_back(sum_after(row, pair, true));
    sides[1].push_back(sum_after(row, pair, false));
  }
  return store_.make(sides[0], sides[1]);
}

Value RowValues::sum_after(Row row, std::uint32_t pair, bool left_moves) {
  const auto [a, b] = after_move(row, pair, left_moves);
  const Value g = a.length > 0 ? of(a) : Value{}, h = b.length > 0 ? of(b) : Value{};
  return store_.sum(g, h);
}

}  // namespace zermelo::clobber
