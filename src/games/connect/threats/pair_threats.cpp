#include "games/connect/threats/pair_threats.h"

namespace zermelo::connect {
namespace {

using Owner = ThreatBoard::Owner;

unsigned less(unsigned a, unsigned b) { return a > b ? a - b : 0; }

template <class T>
void sort_and_drop_doubles(std::vector<T>& list) {
  std::ranges::sort(list);
  list.erase(std::unique(list.begin(), list.end()), list.end());
}

/// Adds the rows through one point that stones on x and y leave one or two stones short.
void add_threats(const ThreatBoard& board, Threats& threats, unsigned through, unsigned x,
                 unsigned y) {
  const unsigned k = board.k();
  for (const unsigned window : board.windows_through(through)) {
    const unsigned stones = board.stones_in(window, Owner::attacker);
    if (stones > k || stones + 4 < k) continue;
    std::array<unsigned, 4> voids{};
    unsigned count = 0;
    board.each_void(window, [&](unsigned cell) {
      if (cell != x && cell != y) voids[count++] = cell;
    });
    if (count == 1) threats.add(voids[0], voids[0]);
    if (count == 2) threats.add(voids[0], voids[1]);
  }
}

}  // namespace

bool can_complete(const ThreatBoard& board) {
  for (unsigned stones = less(board.k(), 2); stones <= board.k(); ++stones)
    if (board.has_window(Owner::attacker, stones)) return true;
  return false;
}

std::vector<unsigned> completing_points(const ThreatBoard& board) {
  std::vector<unsigned> points;
  for (unsigned stones = board.k(); stones + 2 >= board.k() && points.empty(); --stones) {
    board.each_window(Owner::attacker, stones, [&](unsigned window) {
      board.each_void(window, [&](unsigned cell) { points.push_back(cell); });
      return false;
    });
    if (stones == 0) break;
  }
  return points;
}

Threats threats_after(const ThreatBoard& board, unsigned x, unsigned y) {
  Threats threats;
  add_threats(board, threats, x, x, y);
  if (y != no_cell) add_threats(board, threats, y, x, y);
  return threats;
}

/// A full window cannot occur: the defender would have won.
Threats opposing_threats(const ThreatBoard& board) {
  Threats threats;
  for (unsigned stones = less(board.k(), 2); stones < board.k(); ++stones) {
    board.each_window(Owner::defender, stones, [&](unsigned window) {
      std::array<unsigned, 2> voids{no_cell, no_cell};
      unsigned count = 0;
      board.each_void(window, [&](unsigned cell) { voids[count++] = cell; });
      threats.add(voids[0], count == 2 ? voids[1] : voids[0]);
      return true;
    });
  }
  return threats;
}

std::vector<ThreatPoint> threat_points(const ThreatBoard& board) {
  std::vector<unsigned> cells;
  if (board.k() >= 3) {
    board.each_window(Owner::attacker, board.k() - 3, [&](unsigned window) {
      board.each_void(window, [&](unsigned cell) { cells.push_back(cell); });
      return true;
    });
  }
  sort_and_drop_doubles(cells);
  std::vector<ThreatPoint> out;
  for (const unsigned cell : cells) out.push_back({cell, threats_after(board, cell).fewest()});
  return out;
}

std::vector<Pair> joined_pairs(const ThreatBoard& board, const std::vector<ThreatPoint>& points) {
  std::vector<Pair> pairs;
  for (std::size_t i = 0; i < points.size(); ++i)
    for (std::size_t j = i + 1; j < points.size(); ++j)
      pairs.emplace_back(points[i].cell, points[j].cell);
  for (unsigned stones = less(board.k(), 4); stones + 3 <= board.k(); ++stones) {
    board.each_window(Owner::attacker, stones, [&](unsigned window) {
      std::array<unsigned, 4> voids{};
      unsigned count = 0;
      board.each_void(window, [&](unsigned cell) { voids[count++] = cell; });
      for (unsigned i = 0; i < count; ++i)
        for (unsigned j = i + 1; j < count; ++j)
          pairs.emplace_back(std::minmax(voids[i], voids[j]));
      return true;
    });
  }
  sort_and_drop_doubles(pairs);
  return pairs;
}

bool has_partner(unsigned x, const Threats& opposing) {
  const auto open = opposing.left_by(x);
  return !open || opposing.are_met_by(x, open->first) || opposing.are_met_by(x, open->second);
}

std::vector<Pair> replies_to(const ThreatBoard& board, const Threats& threats) {
  if (threats.fewest() > 1) return threats.defences();
  std::vector<Pair> out;
  for (const unsigned a : {threats.first().first, threats.first().second}) {
    const bool stops_alone = !threats.left_by(a);
    for (unsigned b = 0; b < board.cells(); ++b) {
      const bool stops = stops_alone || threats.are_met_by(a, b);
      if (b != a && board.is_void(b) && stops) out.emplace_back(std::minmax(a, b));
    }
  }
  sort_and_drop_doubles(out);
  return out;
}

/// The stone must stand in a window that can still become a threat, of the attacker or against the
/// defender:
///
/// 1. In a threat of the attacker it stands with k - 3 other stones: those there now, the one on x
///    if that lies in the window, and those of the turns between this one and the last, two each.
/// 2. It stops a row of the defender, who also places two stones in each of those turns, and needs
///    k - 2 for a threat.
bool can_matter(const ThreatBoard& board, unsigned y, unsigned x, unsigned turns) {
  const unsigned k = board.k(), to_come = 2 * (turns - 2);
  const auto& with_x = board.windows_through(x);
  return std::ranges::any_of(board.windows_through(y), [&](std::uint16_t window) {
    const unsigned mine = board.stones_in(window, Owner::attacker);
    const unsigned beside = std::ranges::find(with_x, window) != with_x.end() ? 1 : 0;
    const unsigned theirs = board.stones_in(window, Owner::defender);
    return (mine <= k && mine + beside + 3 + to_come >= k) ||
           (theirs <= k && theirs + 2 + to_come >= k);
  });
}

}  // namespace zermelo::connect
