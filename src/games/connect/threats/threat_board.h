#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "games/connect/board/grid.h"

namespace zermelo::connect {

inline constexpr unsigned no_cell = ~0u;

/// Points that complete a row: how many, two standing for two or more, and the first two of them.
struct Completions {
  unsigned count = 0;
  unsigned first = no_cell, second = no_cell;

  void add(unsigned cell) {
    if (cell == first || count == 2) return;
    (count == 0 ? first : second) = cell;
    ++count;
  }
};

/// A board as a threat search sees it: for every window of k points how many stones of the attacker
/// and of the defender are in it, and the windows of one side alone sorted by their stones.
///
/// A stone placed or removed looks at the windows through its point, 4 k at most. `exactly` is the
/// rule that a row of more than k does not win; only `completions` knows of it.
class ThreatBoard {
 public:
  enum class Owner : std::uint8_t { none, attacker, defender };

  ThreatBoard(const Grid& grid, unsigned k, Colour attacker, bool exactly = false);

  unsigned k() const { return k_; }
  unsigned cells() const { return static_cast<unsigned>(owner_.size()); }
  bool is_void(unsigned cell) const { return owner_[cell] == Owner::none; }
  const std::vector<std::uint16_t>& windows_through(unsigned cell) const { return through_[cell]; }
  /// A 128-bit hash of the position: that two of a search's positions share one is possible, but
  /// less likely than a fault of the machine.
  std::array<std::uint64_t, 2> key() const { return key_; }

  void place(unsigned cell, Owner owner) {
    owner_[cell] = owner;
    turn(cell, owner, 1);
  }
  void remove(unsigned cell) {
    turn(cell, owner_[cell], -1);
    owner_[cell] = Owner::none;
  }

  /// Calls `visit(window)` for every window that holds `stones` stones of the owner and none of the
  /// other, until it returns false.
  template <class Visit>
  bool each_window(Owner owner, unsigned stones, Visit visit) const {
    const auto& set = sets_[side(owner)][stones];
    for (std::size_t i = 0; i < set.size(); ++i)
      for (std::uint64_t bits = set[i]; bits != 0; bits &= bits - 1)
        if (!visit(static_cast<unsigned>(64 * i) + static_cast<unsigned>(std::countr_zero(bits))))
          return false;
    return true;
  }
  bool has_window(Owner owner, unsigned stones) const {
    return !each_window(owner, stones, [](unsigned) { return false; });
  }
  /// Stones of the owner in a window that holds none of the other; k + 1 when it does.
  unsigned stones_in(unsigned window, Owner owner) const {
    const Counts& counts = counts_[window];
    return counts[1 - side(owner)] != 0 ? k_ + 1 : counts[side(owner)];
  }
  /// The points where a stone of the owner completes a row: all, or those of windows through a
  /// cell.
  Completions completions(Owner owner) const;
  Completions completions_through(unsigned cell, Owner owner) const;
  /// Adds the void points of the windows that are the owner's alone and have at least so many
  /// stones of his but are not full.
  void add_voids(std::vector<unsigned>& cells, Owner owner, unsigned stones) const;
  /// Calls `visit(cell)` for the void points of a window.
  template <class Visit>
  void each_void(unsigned window, Visit visit) const {
    for (unsigned i = 0; i < k_; ++i) {
      const unsigned cell = points_[window * k_ + i];
      if (is_void(cell)) visit(cell);
    }
  }

 private:
  using Counts = std::array<std::uint8_t, 2>;
  using Set = std::vector<std::uint64_t>;

  static constexpr unsigned side(Owner owner) { return owner == Owner::attacker ? 0 : 1; }
  void add_windows(const Grid& grid);
  void turn(unsigned cell, Owner owner, int change);
  void flip(unsigned window);
  void add_completion(Completions& found, unsigned window, Owner owner) const;

  unsigned k_;
  bool exactly_;
  std::vector<Owner> owner_;
  std::vector<std::uint16_t> points_;            // k for each window
  std::vector<std::array<unsigned, 2>> beyond_;  // the points next to both its ends, or no_cell
  std::vector<std::vector<std::uint16_t>> through_;
  std::vector<Counts> counts_;
  std::array<std::vector<Set>, 2> sets_;
  std::array<std::uint64_t, 2> key_{};
};

}  // namespace zermelo::connect
