#include "games/hackenbush/move_values.h"

namespace zermelo::hackenbush {

/// First by mean; then, among equal means, each goes as far up as it beats those before it. Unknown
/// values come last.
void sort_best_first(std::vector<MoveValue>& moves, Side side, ValueStore& store) {
  std::ranges::stable_sort(moves, [&](const MoveValue& a, const MoveValue& b) {
    if (a.value.has_value() != b.value.has_value()) return a.value.has_value();
    return side == Side::left ? a.mean > b.mean : a.mean < b.mean;
  });
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

}  // namespace zermelo::hackenbush
