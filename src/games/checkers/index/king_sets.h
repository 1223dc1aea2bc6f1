#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/checkers/index/subsets.h"

namespace zermelo::checkers {

/// All sets of one side's kings on the squares without men, and where one king step leads.
///
/// The free squares are numbered 0, 1, 2, ... in ascending order. Almost everything about the sets
/// depends only on how many squares are free, so it is computed for sets of numbers and kept while
/// the men move; only the sets of squares and the steps are computed for each placement of the men.
///
/// Invariants, after place(kings, free):
///
/// 1. There are binom(size of free, kings) sets, ordered by rank_of(set, free): set i has rank i.
/// 2. numbers_[i] is set i as numbers of squares; it has the same rank i among the sets of numbers.
/// 3. without_[i * kings + j] is the rank of set i without its j-th lowest king among the sets of
///    one king less, and added_ is the inverse: the rank of such a set with a number added.
/// 4. with_number_ has, for each number, a bit for each set that contains it. The row after the
/// last
///    number is zero and belongs to the squares that are not free (number_of_).
/// 5. steps_[first_[i]] up to steps_[first_[i + 1]] are the sets one king step away from set i,
///    ignoring enemy kings. A step is symmetric: if j is among those of i, then i among those of j.
class KingSets {
 public:
  /// That many kings on the squares of `free`. Cheap when nothing has changed.
  void place(unsigned kings, Squares free);

  std::size_t size() const { return sets_.size(); }
  Squares operator[](std::size_t i) const { return sets_[i]; }
  unsigned kings() const { return kings_; }

  /// Sets of sets, as bits of 64 to a word: all of them, those with a king on any of these squares,
  /// and those with a king on square s.
  std::size_t words() const { return words_; }
  std::uint64_t all(std::size_t w) const {
    const std::size_t left = sets_.size() - 64 * w;
    return left < 64 ? (std::uint64_t{1} << left) - 1 : ~std::uint64_t{0};
  }
  std::uint64_t with_any(Squares squares, std::size_t w) const {
    std::uint64_t out = 0;
    for (; squares != 0; squares &= squares - 1) out |= with(lowest(squares), w);
    return out;
  }
  std::uint64_t with(unsigned s, std::size_t w) const {
    return with_number_[number_of_[s] * words() + w];
  }
  /// The rank of set i without its king on square s among the sets of one king less, on the board
  /// as it is or rotated.
  [[gnu::always_inline]] std::uint32_t without(std::size_t i, unsigned s, bool is_rotated) const {
    const std::size_t at = i * kings_ + checkers::size(sets_[i] & below(s));
    return is_rotated ? without_rotated_[at] : without_[at];
  }
  /// The rank of set i on the rotated board.
  std::uint32_t when_rotated(std::size_t i) const { return rotated_[i]; }
  /// The sets one king step away from set i, ignoring enemy kings.
  const std::uint32_t* steps_begin(std::size_t i) const { return steps_.data() + first_[i]; }
  const std::uint32_t* steps_end(std::size_t i) const { return steps_.data() + first_[i + 1]; }

 private:
  void list_numbers(unsigned squares);

  unsigned kings_ = 0, squares_ = 0;
  std::size_t words_ = 0;
  Squares free_ = 0;
  bool is_placed_ = false;
  // Depends on how many squares are free, not on which.
  std::vector<Squares> numbers_;
  std::vector<std::uint32_t> rotated_, without_, without_rotated_;
  std::vector<std::uint32_t> added_;        // by rank of a set of one king less, then number
  std::vector<std::uint64_t> with_number_;  // by number, then word
  // Depends on which squares are free.
  std::array<std::uint8_t, 32> number_of_{};
  std::vector<Squares> sets_;
  std::vector<std::uint32_t> first_, steps_;
};

}  // namespace zermelo::checkers
