#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/checkers/index/subsets.h"

namespace zermelo::checkers {

/// One side's kings on the squares the men leave: every set of them, and where one step leads.
class KingSets {
 public:
  /// Kings of that many on the squares of `free`. Cheap when nothing has changed.
  void place(unsigned kings, Squares free);

  std::size_t size() const { return sets_.size(); }
  Squares operator[](std::size_t i) const { return sets_[i]; }
  unsigned kings() const { return kings_; }

  /// The sets as bits, 64 to a word: all of them, and those with a king on any of these squares.
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
  /// as it is or turned round.
  [[gnu::always_inline]] std::uint32_t without(std::size_t i, unsigned s, bool is_rotated) const {
    const std::size_t at = i * kings_ + checkers::size(sets_[i] & below(s));
    return is_rotated ? without_rotated_[at] : without_[at];
  }
  /// The rank that set i has when the board is turned round.
  std::uint32_t when_rotated(std::size_t i) const { return rotated_[i]; }
  /// The sets one king step away from set i, other kings not minded.
  const std::uint32_t* steps_begin(std::size_t i) const { return steps_.data() + first_[i]; }
  const std::uint32_t* steps_end(std::size_t i) const { return steps_.data() + first_[i + 1]; }

 private:
  void list_numbers(unsigned squares);

  unsigned kings_ = 0, squares_ = 0;
  std::size_t words_ = 0;
  Squares free_ = 0;
  bool is_placed_ = false;
  // What depends on how many squares are free, not on which: sets of square numbers.
  std::vector<Squares> numbers_;
  std::vector<std::uint32_t> rotated_, without_, without_rotated_;
  std::vector<std::uint32_t> added_;        // by rank of a set of one king less, number to add
  std::vector<std::uint64_t> with_number_;  // by number, then word; none for a square not free
  // What depends on which.
  std::array<std::uint8_t, 32> number_of_{};
  std::vector<Squares> sets_;
  std::vector<std::uint32_t> first_, steps_;
};

}  // namespace zermelo::checkers
