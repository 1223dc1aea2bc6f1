#include "games/connect/threats/threat_board.h"

#include "base/hash.h"

namespace zermelo::connect {

ThreatBoard::ThreatBoard(const Grid& grid, unsigned k, Colour attacker, bool exactly)
    : k_(k), exactly_(exactly), owner_(grid.size(), Owner::none), through_(grid.size()) {
  add_windows(grid);
  counts_.resize(points_.size() / k_);
  for (auto& sets : sets_) sets.assign(k_ + 1, Set((counts_.size() + 63) / 64));
  for (unsigned window = 0; window < counts_.size(); ++window) flip(window);
  for (unsigned cell = 0; cell < grid.size(); ++cell) {
    if (grid.cells[cell] == '.') continue;
    place(cell, grid.cells[cell] == letter(attacker) ? Owner::attacker : Owner::defender);
  }
}

void ThreatBoard::add_windows(const Grid& grid) {
  const int rows = static_cast<int>(grid.rows), columns = static_cast<int>(grid.columns);
  const int last = static_cast<int>(k_) - 1;
  constexpr int steps[4][2] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
  const auto cell_at = [&](int r, int c) {
    return r < 0 || r >= rows || c < 0 || c >= columns ? no_cell
                                                       : static_cast<unsigned>(r * columns + c);
  };
  for (const auto& [dr, dc] : steps) {
    for (int r = 0; r + last * dr < rows; ++r) {
      for (int c = 0; c < columns; ++c) {
        if (c + last * dc < 0 || c + last * dc >= columns) continue;
        const auto window = static_cast<std::uint16_t>(points_.size() / k_);
        for (int i = 0; i <= last; ++i) {
          const auto cell = static_cast<std::uint16_t>((r + i * dr) * columns + c + i * dc);
          points_.push_back(cell);
          through_[cell].push_back(window);
        }
        beyond_.push_back(
            {cell_at(r - dr, c - dc), cell_at(r + (last + 1) * dr, c + (last + 1) * dc)});
      }
    }
  }
}

/// Puts a window into the sets that its counts call for, or takes it out of them.
void ThreatBoard::flip(unsigned window) {
  const std::uint64_t bit = std::uint64_t{1} << window % 64;
  const Counts& counts = counts_[window];
  if (counts[1] == 0) sets_[0][counts[0]][window / 64] ^= bit;
  if (counts[0] == 0) sets_[1][counts[1]][window / 64] ^= bit;
}

void ThreatBoard::add_completion(Completions& found, unsigned window, Owner owner) const {
  if (exactly_) {
    for (const unsigned cell : beyond_[window])
      if (cell != no_cell && owner_[cell] == owner) return;  // a longer row
  }
  each_void(window, [&](unsigned cell) { found.add(cell); });
}

void ThreatBoard::add_voids(std::vector<unsigned>& cells, Owner owner, unsigned stones) const {
  for (; stones < k_; ++stones) {
    each_window(owner, stones, [&](unsigned window) {
      each_void(window, [&](unsigned cell) { cells.push_back(cell); });
      return true;
    });
  }
}

Completions ThreatBoard::completions(Owner owner) const {
  Completions found;
  each_window(owner, k_ - 1, [&](unsigned window) {
    add_completion(found, window, owner);
    return found.count < 2;
  });
  return found;
}

Completions ThreatBoard::completions_through(unsigned cell, Owner owner) const {
  Completions found;
  for (const unsigned window : through_[cell])
    if (stones_in(window, owner) == k_ - 1) add_completion(found, window, owner);
  return found;
}

/// Every window through the cell leaves its sets, is counted again, and enters the sets of its new
/// counts.
void ThreatBoard::change(unsigned cell, Owner owner, int by) {
  const unsigned who = side(owner);
  for (const std::uint16_t window : through_[cell]) {
    flip(window);
    counts_[window][who] = static_cast<std::uint8_t>(counts_[window][who] + by);
    flip(window);
  }
  const std::uint64_t word = mix(2 * cell + who + 1);
  key_[0] ^= word;
  key_[1] ^= mix(word, 1);
}

}  // namespace zermelo::connect
