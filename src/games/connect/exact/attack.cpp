#include "games/connect/exact/attack.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>
#include <span>
#include <utility>

#include "base/hash.h"

namespace zermelo::connect {
namespace {

using Set = std::uint64_t;

constexpr std::size_t most_windows = std::size_t{4} * Attack::most_points;
constexpr unsigned most_tries = 10'000;  // 0.1 ms; with one or two stones a turn 30 are enough

constexpr unsigned number(Side side) { return side == Side::left ? 0 : 1; }
constexpr Set one(unsigned point) { return Set{1} << point; }
constexpr Set low(unsigned points) { return points == 64 ? ~Set{0} : one(points) - 1; }

/// Whether `stones` more points can hit all of the sets: one of them must lie in the first set not
/// yet hit. With many stones a turn there are too many ways to try them all; once `tries` is used
/// up the answer is yes, which decides nothing.
bool can_hit(std::span<const Set> sets, std::size_t first, Set hit, unsigned stones,
             unsigned& tries) {
  while (first < sets.size() && (sets[first] & hit) != 0) ++first;
  if (first == sets.size() || tries == 0) return true;
  --tries;
  if (stones == 0) return false;
  for (Set voids = sets[first]; voids != 0; voids &= voids - 1) {
    if (can_hit(sets, first + 1, hit | (voids & (0 - voids)), stones - 1, tries)) return true;
  }
  return false;
}

/// All windows: the sets of k points in a row.
std::vector<Set> windows_of(const GameRules& rules) {
  const int rows = static_cast<int>(rules.rows), columns = static_cast<int>(rules.columns);
  const int k = static_cast<int>(rules.k);
  constexpr int directions[4][2] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
  std::vector<Set> windows;
  for (int r = 0; r < rows; ++r) {
    for (int c = 0; c < columns; ++c) {
      for (const auto& [dr, dc] : directions) {
        const int last_r = r + (k - 1) * dr, last_c = c + (k - 1) * dc;
        if (last_r >= rows || last_c < 0 || last_c >= columns) continue;
        Set window = 0;
        for (int i = 0; i < k; ++i)
          window |= one(static_cast<unsigned>((r + i * dr) * columns + c + i * dc));
        windows.push_back(window);
        if (k == 1) break;  // the same window in every direction
      }
    }
  }
  return windows;
}

}  // namespace

/// Totals over the open windows of a position.
struct Attack::WindowCounts {
  std::array<Set, 2> open{};               // by side: the points of its open windows
  std::array<unsigned, 2> fewest{99, 99};  // by side: the voids of its best window
  double potential = 0;                    // the sum of the weights of the attacker's windows
  std::array<Set, most_windows> threats;   // voids of windows that the side not to move could fill
  std::size_t threat_count = 0;
};

Attack::Attack(const GameRules& rules)
    : points_(rules.rows * rules.columns), p_(rules.p), windows_(windows_of(rules)) {
  assert(points_ <= most_points);
  for (unsigned voids = 0; voids <= std::max(rules.k, rules.q); ++voids)
    weight_.push_back(std::pow(1.0 + p_, -static_cast<double>(voids) / p_));
  for (unsigned image = 1; image < (rules.rows == rules.columns ? 8 : 4); ++image)
    images_.push_back(image_of(rules, image));
}

/// The image by reflecting rows (bit 0 of `which`), columns (bit 1), and the diagonal (bit 2), as a
/// table: for each byte of a set and each of its values, the points to which it is sent. So
/// the image of a set is the union of eight entries.
Attack::Image Attack::image_of(const GameRules& rules, unsigned which) const {
  const unsigned rows = rules.rows, columns = rules.columns;
  Image image((points_ + 7) / 8);
  for (unsigned point = 0; point < points_; ++point) {
    unsigned r = point / columns, c = point % columns;
    if ((which & 1) != 0) r = rows - 1 - r;
    if ((which & 2) != 0) c = columns - 1 - c;
    if ((which & 4) != 0) std::swap(r, c);
    for (unsigned byte = 0; byte < 256; ++byte)
      if ((byte >> point % 8 & 1) != 0) image[point / 8][byte] |= one(r * columns + c);
  }
  return image;
}

/// Replaces a position by the first of its mirror images, by the order of their sets.
void Attack::keep_one_image(Position& p) const {
  const Position given = p;
  for (const Image& image : images_) {
    const auto sent = [&](Set set) {
      Set out = 0;
      for (std::size_t i = 0; i < image.size(); ++i) out |= image[i][set >> (8 * i) & 255];
      return out;
    };
    const std::array<Set, 2> stones{sent(given.stones[0]), sent(given.stones[1])};
    if (stones > p.stones) continue;
    const Set blocked = sent(given.blocked);
    if (stones == p.stones && blocked >= p.blocked) continue;
    p.stones = stones;
    p.blocked = blocked;
    p.must = given.must == ~Set{0} ? given.must : sent(given.must);
  }
}

Attack::Position Attack::position(const Grid& grid, Colour attacker, Colour mover,
                                  unsigned stones) const {
  Position p;
  for (unsigned point = 0; point < grid.size(); ++point) {
    if (grid.cells[point] == '.') continue;
    p.stones[grid.cells[point] == letter(attacker) ? 0 : 1] |= one(point);
  }
  p.mover = mover == attacker ? Side::left : Side::right;
  const auto voids = static_cast<unsigned>(std::ranges::count(grid.cells, '.'));
  p.left = static_cast<std::uint8_t>(std::min(stones, voids));
  return normalised(p);
}

/// 1. Go through all windows that are open for a side, and count.
/// 2. Decide the game if a rule applies.
/// 3. Drop stones without an open window, block points without one, keep one mirror image.
Attack::Position Attack::normalised(Position p) const {
  WindowCounts windows;
  const unsigned waiting = number(opponent(p.mover));
  for (const Set window : windows_) {
    if ((window & p.blocked) != 0) continue;
    for (unsigned side = 0; side < 2; ++side) {
      if ((window & p.stones[1 - side]) != 0) continue;
      const Set voids = window & ~p.stones[side];
      const auto count = static_cast<unsigned>(std::popcount(voids));
      windows.open[side] |= window;
      windows.fewest[side] = std::min(windows.fewest[side], count);
      if (side == 0) windows.potential += weight_[count];
      if (side == waiting && count <= p_) windows.threats[windows.threat_count++] = voids;
    }
  }
  decide(p, windows);
  if (p.winner) return p;
  p.stones[0] &= windows.open[0];
  p.stones[1] &= windows.open[1];
  p.blocked = low(points_) & ~(p.stones[0] | p.stones[1] | windows.open[0] | windows.open[1]);
  keep_one_image(p);
  return p;
}

/// The most that the potential can be when the defender begins his next whole turn, where the
/// potential is the sum of (1 + p)^(-voids / p) over the attacker's open windows. Each stone of the
/// attacker multiplies it by at most (1 + p)^(1 / p). What is left of a turn that the defender has
/// begun is not counted in his favour: the attacker's next turn comes first.
double Attack::potential_bound(const Position& p, double potential) const {
  const bool attacks = p.mover == Side::left;
  const double before = attacks        ? std::pow(1.0 + p_, static_cast<double>(p.left) / p_)
                        : p.left == p_ ? 1.0
                                       : 1.0 + p_;
  return potential * before;
}

/// The rules that decide a game early:
///
/// 1. A player who can fill a window with the stones left of his turn wins.
/// 2. An attacker without an open window loses.
/// 3. The attacker also loses if his potential is below 1 when the defender begins a whole turn
///    (Beck's criterion for biased games, 1982; for p = 1 Erdos and Selfridge, 1973).
/// 4. A player who cannot hit all windows that the other side could fill next turn has lost. If he
///    can, one of his stones must go into the smallest of them; the order within a turn is free, so
///    let it be the next one.
void Attack::decide(Position& p, const WindowCounts& windows) const {
  p.winner = std::nullopt;
  p.must = ~Set{0};
  if (windows.fewest[number(p.mover)] <= p.left) {
    p.winner = p.mover;
    return;
  }
  constexpr double safety = 1e-9;  // a rounding error must not make a proof
  if (windows.fewest[0] > 64 || potential_bound(p, windows.potential) < 1 - safety) {
    p.winner = Side::right;
    return;
  }
  if (windows.threat_count == 0) return;
  const std::span threats(windows.threats.data(), windows.threat_count);
  unsigned tries = most_tries;
  if (!can_hit(threats, 0, 0, p.left, tries)) {
    p.winner = opponent(p.mover);
    return;
  }
  p.must = *std::ranges::min_element(threats, {}, [](Set s) { return std::popcount(s); });
}

/// Single stones, by point ascending, on the points to which a threat restricts them, if any.
Attack::Moves Attack::moves(const Position& p, Side side) const {
  Moves list;
  if (p.winner || side != p.mover) return list;
  for (Set voids = low(points_) & ~(p.stones[0] | p.stones[1] | p.blocked) & p.must; voids != 0;
       voids &= voids - 1)
    list.add(static_cast<Move>(std::countr_zero(voids)));
  return list;
}

Attack::Position Attack::play(const Position& p, Side side, Move move) const {
  Position next = p;
  next.stones[number(side)] |= one(move);
  if (--next.left == 0) {
    next.mover = opponent(side);
    next.left = static_cast<std::uint8_t>(p_);
  }
  return normalised(next);
}

std::optional<Result> Attack::result(const Position& p, Side side) const {
  if (!p.winner) return std::nullopt;
  return *p.winner == side ? Result::win : Result::loss;
}

std::uint64_t Attack::hash(const Position& p) const {
  return mix(mix(mix(p.stones[0], p.stones[1]), p.blocked), p.left);
}

std::size_t Attack::move_count(const Position& p, Side side) const {
  const Set voids = low(points_) & ~(p.stones[0] | p.stones[1] | p.blocked);
  return static_cast<std::size_t>(std::popcount(side == p.mover ? voids & p.must : voids));
}

}  // namespace zermelo::connect
