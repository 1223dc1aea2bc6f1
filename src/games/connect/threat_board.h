#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "games/connect/grid.h"

namespace zermelo::connect {

/// A board as a threat search sees it: for every window of k points how many stones of the attacker
/// and of the defender are in it, and the windows of one side alone sorted by their stones.
///
/// A stone placed or removed looks at the windows through its point, 4 k at most.
class ThreatBoard {
 public:
  enum class Owner : std::uint8_t { none, attacker, defender };

  ThreatBoard(const Grid& grid, unsigned k, Colour attacker);

  unsigned k() const { return k_; }
  unsigned cells() const { return static_cast<unsigned>(owner_.size()); }
  bool is_void(unsigned cell) const { return owner_[cell] == Owner::none; }
  const std::vector<std::uint16_t>& windows_through(unsigned cell) const { return through_[cell]; }
  /// Tells positions apart; two words, so that no two meet.
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

  unsigned k_;
  std::vector<Owner> owner_;
  std::vector<std::uint16_t> points_;  // k for each window
  std::vector<std::vector<std::uint16_t>> through_;
  std::vector<Counts> counts_;
  std::array<std::vector<Set>, 2> sets_;
  std::array<std::uint64_t, 2> key_{};
};

}  // namespace zermelo::connect
