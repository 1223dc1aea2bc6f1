#include "search/rated_moves.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/numbers.h"
#include "value/gave_up.h"
#include "value/scoped_limits.h"

namespace zermelo {
namespace {

/// An incentive may take this many steps of the store: it is a difference, and may be a far larger
/// form than the values it comes from.
constexpr std::uint64_t steps_for_incentive = 200'000;

/// By what a move is compared with others; moves are compared only within one of these groups.
enum class Known : std::uint8_t { value, incentive, nothing };

Known known_of(const RatedMove& move) {
  if (move.value) return Known::value;
  return move.incentive ? Known::incentive : Known::nothing;
}

/// Right likes small values, and both players like large incentives.
bool likes_large(Known known, Side side) { return known == Known::incentive || side == Side::left; }

/// Whether a move compares as better than another of the same group; nothing when both are equal.
/// Throws GaveUp.
Ordering compared(const RatedMove& a, const RatedMove& b, Side side, ValueStore& store) {
  const Known known = known_of(a);
  const Value g = known == Known::value ? *a.value : *a.incentive;
  const Value h = known == Known::value ? *b.value : *b.incentive;
  return likes_large(known, side) ? store.compare(g, h) : store.compare(h, g);
}

/// Among equal means, moves each one up to the first that it beats.
void sort_equal_means(std::vector<RatedMove>& moves, Side side, ValueStore& store) {
  for (std::size_t i = 1; i < moves.size(); ++i) {
    std::size_t to = i;
    for (std::size_t j = i; j > 0; --j) {
      const auto &a = moves[i], &b = moves[j - 1];
      const Known known = known_of(a);
      if (known == Known::nothing || known != known_of(b) || a.mean != b.mean) break;
      if (compared(a, b, side, store) == Ordering::greater) to = j - 1;
    }
    std::rotate(moves.begin() + static_cast<std::ptrdiff_t>(to),
                moves.begin() + static_cast<std::ptrdiff_t>(i),
                moves.begin() + static_cast<std::ptrdiff_t>(i) + 1);
  }
}

/// True if a move of `best` is at least as good. Throws GaveUp.
bool is_beaten(const RatedMove& move, const std::vector<const RatedMove*>& best, Side side,
               ValueStore& store) {
  return std::ranges::any_of(best, [&](const RatedMove* other) {
    if (known_of(*other) != known_of(move)) return false;
    const Ordering order = compared(*other, move, side, store);
    return order == Ordering::greater || order == Ordering::equal;
  });
}

}  // namespace

void ListingRoom::add(const RatedMove& move, const Budget& budget) {
  constexpr std::size_t most_after_the_end = 4096;
  if (++moves_ > most_after_the_end) {
    if (budget.stopped()) throw GaveUp("stopped while the moves were listed");
    if (budget.spent() != Spent::no)
      throw GaveUp("the budget was spent while the moves were listed", Remedy::more_time);
  }
  bytes_ += move.position.size();
  if (bytes_ <= most_) return;
  throw GaveUp(
      fmt::format("the positions after the moves take more than {} to list", show_bytes(most_)),
      Remedy::more_memory);
}

void set_value(RatedMove& move, Value value, Thermographs& graphs) {
  try {
    move.mean = graphs.of(value).mean;
    move.value = value;
  } catch (const GaveUp&) {
    move.value.reset();
  }
}

void set_incentive(RatedMove& move, Side side, Value from, Value to, Thermographs& graphs,
                   ValueStore& store) {
  try {
    const StepLimit limit(store, steps_for_incentive);
    const Value incentive =
        side == Side::left ? store.difference(to, from) : store.difference(from, to);
    if (!move.value) move.mean = graphs.of(incentive).mean;
    move.incentive = incentive;
  } catch (const GaveUp&) {
    move.incentive.reset();
  }
}

bool sort_best_first(std::vector<RatedMove>& moves, Side side, ValueStore& store) {
  std::ranges::stable_sort(moves, [side](const RatedMove& a, const RatedMove& b) {
    const Known known = known_of(a);
    if (known != known_of(b)) return known < known_of(b);
    return likes_large(known, side) ? a.mean > b.mean : a.mean < b.mean;
  });
  try {
    sort_equal_means(moves, side, store);
    return true;
  } catch (const GaveUp&) {
    return false;
  }
}

bool mark_dominated(std::vector<RatedMove>& moves, Side side, ValueStore& store) {
  const bool are_comparable = !moves.empty() && known_of(moves.front()) == known_of(moves.back());
  std::vector<const RatedMove*> best;
  try {
    for (RatedMove& move : moves) {
      if (known_of(move) == Known::nothing) break;
      if (is_beaten(move, best, side, store)) {
        move.is_dominated = true;
        continue;
      }
      if (are_comparable) move.is_dominated = false;
      best.push_back(&move);
    }
    return true;
  } catch (const GaveUp&) {
    return false;
  }
}

}  // namespace zermelo
