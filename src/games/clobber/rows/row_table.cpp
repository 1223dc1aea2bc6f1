// Builds the database by length: every move leaves two shorter rows, whose values are known and
// added. A row, its reflection and both with the colours exchanged have the same value up to sign,
// so that only the smallest of the four is computed.

#include "games/clobber/rows/row_table.h"

#include <algorithm>
#include <bit>
#include <unordered_map>

#include "value/scoped_limits.h"

namespace zermelo::clobber {
namespace {

class Builder {
 public:
  Builder(std::uint32_t length, ValueStore& store, Budget& budget)
      : store_(store), budget_(budget), limit_(store, budget) {
    table_.length = length;
    each_column([rows = rows_up_to(length)](auto& column) { column.reserve(rows); });
  }

  RowTable build(const RowProgress& progress) {
    for (std::uint32_t n = 1; n <= table_.length; ++n) {
      each_column([rows = rows_up_to(n)](auto& column) { column.resize(rows); });
      for (std::uint32_t black = 0; black < (1U << n); ++black) {
        mind_the_stop(black);
        add(Row::of(n, black));
        if (black % 4096 == 4095) progress(n, rows_up_to(n - 1) + black + 1);
      }
      progress(n, rows_up_to(n));
    }
    link_simplest();
    return std::move(table_);
  }

 private:
  /// The columns grow with each length: allocating those of 24 stones at once takes a second.
  template <class Use>
  void each_column(const Use& use) {
    use(table_.outcome);
    use(table_.value);
    use(table_.left_dominated);
    use(table_.right_dominated);
    use(table_.bounds);
    use(table_.simplest);
  }

  void mind_the_stop(std::uint32_t i) const {
    if (i % 1024 == 0 && budget_.stopped()) throw GaveUp("stopped before all rows were done");
  }

  Value value(Row row) const { return row == Row{} ? Value{} : table_.value[row_index(row)]; }

  void add(Row row) {
    const Row back = reversed(row), other = mirrored(row), other_back = mirrored(back);
    const Row first = std::min({row, back, other, other_back});
    const auto i = row_index(row), j = row_index(first);
    const auto left = options(row, Side::left), right = options(row, Side::right);
    if (first == row) {
      if (!budget_.enter()) throw GaveUp("the budget was spent before all rows were done");
      table_.value[i] = store_.make(left, right);
      table_.bounds[i] = up_bounds(store_, table_.value[i]);
    } else if (first == back) {
      table_.value[i] = table_.value[j];
      table_.bounds[i] = table_.bounds[j];
    } else {
      table_.value[i] = store_.negative(table_.value[j]);
      table_.bounds[i] = -table_.bounds[j];
    }
    table_.outcome[i] = store_.outcome(table_.value[i]);
    table_.left_dominated[i] = dominated(row, left, Side::left);
    table_.right_dominated[i] = dominated(row, right, Side::right);
  }

  std::vector<Value> options(Row row, Side side) {
    std::vector<Value> values;
    for (auto pairs = row.unlike_pairs(); pairs != 0; pairs &= pairs - 1) {
      const auto [a, b] =
          after_move(row, static_cast<std::uint32_t>(std::countr_zero(pairs)), side);
      values.push_back(store_.sum(value(a), value(b)));
    }
    return values;
  }

  /// A move is dominated when another is at least as good; of equal ones the first is kept.
  std::uint32_t dominated(Row row, const std::vector<Value>& values, Side side) {
    std::uint32_t moves = 0;
    std::size_t i = 0;
    for (auto pairs = row.unlike_pairs(); pairs != 0; pairs &= pairs - 1, ++i) {
      for (std::size_t j = 0; j < values.size(); ++j) {
        const bool equal = values[i] == values[j];
        const bool worse = side == Side::left ? store_.less_or_equal(values[i], values[j])
                                              : store_.less_or_equal(values[j], values[i]);
        if (equal ? j < i : worse) moves |= pairs & (0 - pairs);
      }
    }
    return moves;
  }

  void link_simplest() {
    const auto moves = [](std::uint32_t index) { return row_at(index).move_count(); };
    std::unordered_map<std::uint32_t, std::uint32_t> best;
    for (std::uint32_t i = 0; i < table_.value.size(); ++i) {
      mind_the_stop(i);
      const auto [at, fresh] = best.try_emplace(table_.value[i].id, i);
      if (!fresh && moves(i) < moves(at->second)) at->second = i;  // indices grow with length
    }
    for (std::uint32_t i = 0; i < table_.value.size(); ++i)
      table_.simplest[i] =
          table_.value[i] == Value{} ? RowTable::no_row : best.at(table_.value[i].id);
  }

  ValueStore& store_;
  Budget& budget_;
  TimeLimit limit_;
  RowTable table_;
};

}  // namespace

RowTable build_rows(std::uint32_t length, ValueStore& store, Budget& budget,
                    const RowProgress& progress) {
  return Builder(length, store, budget).build(progress);
}

}  // namespace zermelo::clobber
