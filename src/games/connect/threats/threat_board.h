#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "games/connect/board/grid.h"

namespace zermelo::connect {

inline constexpr unsigned no_cell = ~0u;

/// The points that complete a row: how many there are, counted up to two, and the first two of
/// them.
struct Completions {
  unsigned count = 0;
  unsigned first = no_cell, second = no_cell;

  void add(unsigned cell) {
    if (cell == first || count == 2) return;
    (count == 0 ? first : second) = cell;
    ++count;
  }
};

/// A board as the threat searches see it: counts of stones in windows. A window is k adjacent
/// points of a line; the windows are numbered line by line.
///
/// Invariants, after every `place` and `remove`:
///
/// 1. `counts_[w]` has the stones of the attacker and of the defender in window w.
/// 2. `sets_[side][n]` has a bit for every window with n stones of that side and none of the other.
///    A window with stones of both sides is in no set; an empty one is in both sides' set 0.
/// 3. `key_` is the exclusive or of one 128-bit number for each stone (Zobrist hashing).
///
///     sets_[attacker][k - 1]   windows that one more stone completes: fours
///     sets_[attacker][k - 2]   windows that one more stone makes a four
///
/// Placing or removing a stone updates the windows through its point, at most 4 k. `exactly` is the
/// rule that a row of more than k does not win; only `completions` takes it into account. One
/// thread at a time.
class ThreatBoard {
 public:
  enum class Owner : std::uint8_t { none, attacker, defender };

  ThreatBoard(const Grid& grid, unsigned k, Colour attacker, bool exactly = false);

  unsigned k() const { return k_; }
  unsigned cells() const { return static_cast<unsigned>(owner_.size()); }
  bool is_void(unsigned cell) const { return owner_[cell] == Owner::none; }
  const std::vector<std::uint16_t>& windows_through(unsigned cell) const { return through_[cell]; }
  /// A 128-bit Zobrist hash of the position. Different positions almost surely have different
  /// hashes, but this is not certain.
  std::array<std::uint64_t, 2> key() const { return key_; }

  void place(unsigned cell, Owner owner) {
    owner_[cell] = owner;
    change(cell, owner, 1);
  }
  void remove(unsigned cell) {
    change(cell, owner_[cell], -1);
    owner_[cell] = Owner::none;
  }

  /// Calls `visit(window)` for every window that holds `stones` stones of the owner and none of the
  /// other side, until it returns false. Returns false if a visit did.
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
  /// The stones of the owner in a window; k + 1 if the window holds a stone of the other side.
  unsigned stones_in(unsigned window, Owner owner) const {
    const Counts& counts = counts_[window];
    return counts[1 - side(owner)] != 0 ? k_ + 1 : counts[side(owner)];
  }
  /// The points where a stone of the owner completes a row.
  Completions completions(Owner owner) const;
  /// The same, but only rows through a cell.
  Completions completions_through(unsigned cell, Owner owner) const;
  /// Adds the void points of all windows that hold at least `stones` stones of the owner, none of
  /// the other side, and are not full. A point may be added more than once.
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
  void change(unsigned cell, Owner owner, int by);
  void flip(unsigned window);
  void add_completion(Completions& found, unsigned window, Owner owner) const;

  unsigned k_;
  bool exactly_;
  std::vector<Owner> owner_;
  std::vector<std::uint16_t> points_;                // k for each window
  std::vector<std::array<unsigned, 2>> beyond_;      // the points past both of its ends, or no_cell
  std::vector<std::vector<std::uint16_t>> through_;  // the windows through each cell
  std::vector<Counts> counts_;
  std::array<std::vector<Set>, 2> sets_;
  std::array<std::uint64_t, 2> key_{};
};

/// One or two stones that stand on a board while this object lives.
class PlacedStones {
 public:
  PlacedStones(ThreatBoard& board, ThreatBoard::Owner owner, unsigned a, unsigned b = no_cell)
      : board_(board), a_(a), b_(b) {
    board_.place(a_, owner);
    if (b_ != no_cell) board_.place(b_, owner);
  }
  ~PlacedStones() {
    if (b_ != no_cell) board_.remove(b_);
    board_.remove(a_);
  }
  PlacedStones(const PlacedStones&) = delete;
  PlacedStones& operator=(const PlacedStones&) = delete;

 private:
  ThreatBoard& board_;
  unsigned a_, b_;
};

}  // namespace zermelo::connect
