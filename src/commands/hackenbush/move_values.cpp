#include "commands/hackenbush/move_values.h"

#include "base/numbers.h"

namespace zermelo::hackenbush {
namespace {

/// Among equal means, each goes as far up as it beats those before it.
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

/// First by mean; then, among equal means, each goes as far up as it beats those before it. Unknown
/// values come last.
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

void rate(MoveValue& move, const PartValue& worth, PartArithmetic& arithmetic,
          Thermographs& graphs) {
  try {
    const Value g = arithmetic.value(worth);
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
                    "edges or fewer --moves",
                    with_commas(most_listed)));
  }
  if (budget.stopped()) return true;
  return budget.spent() != Spent::no && listed >= most_without_values;
}

void add_names(Answer& answer, const Drawing& drawing) {
  if (has_plain_names(drawing)) return;
  List names;
  std::string line = "vertices:";
  for (std::size_t v = 1; v < drawing.names.size(); ++v) {
    names.emplace_back(drawing.names[v]);
    line += fmt::format(" {} is {}{}", v, zermelo::quoted(drawing.names[v]),
                        v + 1 < drawing.names.size() ? "," : "\n");
  }
  answer.fields.add("names", std::move(names));
  answer.text.push_back({line, Tone::dim});
}

}  // namespace zermelo::hackenbush
