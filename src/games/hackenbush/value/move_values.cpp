#include "games/hackenbush/value/move_values.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.h"
#include "base/numbers.h"

namespace zermelo::hackenbush {
namespace {

/// Among equal means, moves each one up to the first that it beats.
void sort_equal_means(std::vector<MoveValue>& moves, Side side, ValueStore& store) {
  const Ordering better = side == Side::left ? Ordering::greater : Ordering::less;
  for (std::size_t i = 1; i < moves.size(); ++i) {
    std::size_t to = i;
    for (std::size_t j = i; j > 0; --j) {
      const auto &a = moves[i], &b = moves[j - 1];
      if (!a.value || !b.value || a.mean != b.mean) break;
      if (store.compare(*a.value, *b.value) == better) to = j - 1;
    }
    std::rotate(moves.begin() + static_cast<std::ptrdiff_t>(to),
                moves.begin() + static_cast<std::ptrdiff_t>(i),
                moves.begin() + static_cast<std::ptrdiff_t>(i) + 1);
  }
}

}  // namespace

bool sort_best_first(std::vector<MoveValue>& moves, Side side, ValueStore& store) {
  std::ranges::stable_sort(moves, [&](const MoveValue& a, const MoveValue& b) {
    if (a.value.has_value() != b.value.has_value()) return a.value.has_value();
    return side == Side::left ? a.mean > b.mean : a.mean < b.mean;
  });
  try {
    sort_equal_means(moves, side, store);
    return true;
  } catch (const GaveUp&) {
    return false;
  }
}

void rate(MoveValue& move, const PartValue& value, PartArithmetic& arithmetic,
          Thermographs& graphs) {
  try {
    const Value g = arithmetic.value(value);
    move.mean = graphs.of(g).mean;
    move.value = g;
  } catch (const GaveUp&) {
    move.value.reset();
  }
}

bool is_cut_short(std::size_t listed, const Budget& budget) {
  constexpr std::size_t most_without_values = 4096, most_listed = 1'000'000;
  if (listed == most_listed) {
    throw Error(
        fmt::format("hackenbush: there are more than {} moves, too many to list; expected fewer "
                    "edges or fewer cuts a turn",
                    with_commas(most_listed)));
  }
  if (budget.stopped()) return true;
  return budget.spent() != Spent::no && listed >= most_without_values;
}

}  // namespace zermelo::hackenbush
