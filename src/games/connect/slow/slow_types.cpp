#include "games/connect/slow/slow_types.h"

#include <fmt/format.h>

namespace zermelo::connect {
namespace {

/// A line as its owner sees it: '1' a stone, '0' a void point, 'x' a stone of the other side.
using Line = std::string;

unsigned voids_in(const Line& line, std::size_t low, unsigned k) {
  unsigned voids = 0;
  for (std::size_t i = low; i < low + k; ++i) {
    if (line[i] == 'x') return k + 1;
    voids += line[i] == '0' ? 1u : 0u;
  }
  return voids;
}

/// The lowest window with at most `most` void points and no stone of the other side, or npos.
std::size_t window_of_at_most(const Line& line, unsigned k, unsigned most) {
  for (std::size_t low = 0; low + k <= line.size(); ++low)
    if (const unsigned voids = voids_in(line, low, k); voids <= k && voids <= most) return low;
  return Line::npos;
}

/// Whether `stones` stones of the other side can stop every window with at most p void points. One
/// of them must stand in the first.
bool can_stop(const Line& line, LineRules rules, unsigned stones, Budget& budget) {
  if (!budget.enter()) return true;
  const auto low = window_of_at_most(line, rules.k, rules.p);
  if (low == Line::npos) return true;
  for (std::size_t i = low; stones > 0 && i < low + rules.k; ++i) {
    if (line[i] != '0') continue;
    Line next = line;
    next[i] = 'x';
    if (can_stop(next, rules, stones - 1, budget)) return true;
  }
  return false;
}

/// Whether some placement of `stones` more stones on points from `from` on takes two to stop.
bool can_threaten_twice(const Line& line, LineRules rules, unsigned stones, std::size_t from,
                        Budget& budget) {
  if (stones == 0) return !can_stop(line, rules, 1, budget);
  for (std::size_t i = from; i < line.size() && budget.enter(); ++i) {
    if (line[i] != '0') continue;
    Line next = line;
    next[i] = '1';
    if (can_threaten_twice(next, rules, stones - 1, i + 1, budget)) return true;
  }
  return false;
}

}  // namespace

std::string slow_general_type(Shape shape, LineRules rules) {
  Budget unlimited;
  return slow_general_type(shape, rules, unlimited);
}

std::string slow_general_type(Shape shape, LineRules rules, Budget& budget) {
  const Line line = text(shape);
  unsigned need = 0;
  while (window_of_at_most(line, rules.k, need) == Line::npos) ++need;
  if (need == 0) return "WIN";
  if (need <= rules.p) {
    if (!can_stop(line, rules, rules.p, budget)) return "DW";
    unsigned threats = 1;
    while (!can_stop(line, rules, threats, budget)) ++threats;
    return fmt::format("T{}.{}", rules.k - need, threats);
  }
  if (shape.bits == 0) return "V";
  const bool live = can_threaten_twice(line, rules, need - rules.p, 0, budget);
  return fmt::format("{}{}", live ? 'L' : 'D', rules.k - need);
}

std::string merged(const std::string& fine) {
  return fine == "D2" || fine == "L1" || fine == "D1" || fine == "V" ? "O" : fine;
}

}  // namespace zermelo::connect
