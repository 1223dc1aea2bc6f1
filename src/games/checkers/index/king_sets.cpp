#include "games/checkers/index/king_sets.h"

namespace zermelo::checkers {
namespace {

/// The rank of a set among those of its size, in colexicographic order (subsets.h).
std::uint32_t rank_of_numbers(Squares numbers) {
  std::uint32_t rank = 0;
  for (unsigned i = 1; numbers != 0; ++i, numbers &= numbers - 1)
    rank += binomials[lowest(numbers)][i];
  return rank;
}

/// The numbers of the same squares on the rotated board.
Squares rotated_numbers(Squares numbers, unsigned squares) {
  return squares == 0 ? 0 : rotated(numbers) >> (32 - squares);
}

}  // namespace

// For each set, by rank: 1. the rank of the rotated set; then for each of its kings 2. the rank
// without that king, 3. on the rotated board as well, 4. the way back from there, and 5. the bit of
// the set among those with that king.
void KingSets::list_numbers(unsigned squares) {
  if (is_placed_ && squares == squares_) return;
  squares_ = squares;
  const std::uint32_t count = choose(squares, kings_);
  numbers_.resize(count);
  rotated_.resize(count);
  without_.resize(std::size_t{count} * kings_);
  without_rotated_.resize(without_.size());
  added_.resize(kings_ == 0 ? 0 : std::size_t{choose(squares, kings_ - 1)} * squares);
  words_ = (count + 63) / 64;
  with_number_.assign((squares + 1) * words_, 0);
  Squares set = kings_ == 0 ? 0 : below(kings_);
  for (std::uint32_t i = 0; i < count; ++i) {
    numbers_[i] = set;
    rotated_[i] = rank_of_numbers(rotated_numbers(set, squares));
    std::size_t at = std::size_t{i} * kings_;
    for (Squares left = set; left != 0; left &= left - 1, ++at) {
      const Squares rest = set & ~(left & (~left + 1));
      without_[at] = rank_of_numbers(rest);
      without_rotated_[at] = rank_of_numbers(rotated_numbers(rest, squares));
      added_[without_[at] * squares + lowest(left)] = i;
      with_number_[lowest(left) * words_ + i / 64] |= std::uint64_t{1} << (i % 64);
    }
    if (i + 1 < count) set = next_set(set);
  }
}

// 1. Tables that depend on the number of free squares alone are kept if that number is the same.
// 2. The free squares are numbered.
// 3. For each of them, the free squares one step away, as numbers.
// 4. For each set: its squares, and for each king and each step of it the set with the king moved.
//    Its rank is looked up in two tables: first without the king, then with the new number added.
void KingSets::place(unsigned kings, Squares free) {
  if (is_placed_ && kings == kings_ && free == free_) return;
  if (kings != kings_) is_placed_ = false;
  kings_ = kings;
  list_numbers(checkers::size(free));
  free_ = free;
  is_placed_ = true;

  std::array<Squares, 32> bits{}, near{};  // by number of the square within `free`
  number_of_.fill(static_cast<std::uint8_t>(squares_));
  unsigned n = 0;
  for (Squares rest = free; rest != 0; rest &= rest - 1, ++n) {
    bits[n] = rest & (~rest + 1);
    number_of_[lowest(rest)] = static_cast<std::uint8_t>(n);
  }
  for (unsigned i = 0; kings > 0 && i < n; ++i) {
    for (Squares to = steps_all(bits[i]) & free; to != 0; to &= to - 1)
      near[i] |= square(number_of_[lowest(to)]);
  }

  sets_.resize(numbers_.size());
  first_.resize(numbers_.size() + 1);
  steps_.resize(std::size_t{4} * kings * numbers_.size());
  std::uint32_t* next = steps_.data();
  for (std::size_t s = 0; s < numbers_.size(); ++s) {
    const Squares numbers = numbers_[s];
    Squares set = 0;
    first_[s] = static_cast<std::uint32_t>(next - steps_.data());
    std::size_t at = s * kings;
    for (Squares kings_left = numbers; kings_left != 0; kings_left &= kings_left - 1, ++at) {
      const unsigned from = lowest(kings_left);
      set |= bits[from];
      const std::uint32_t* const added = added_.data() + std::size_t{without_[at]} * squares_;
      for (Squares to = near[from] & ~numbers; to != 0; to &= to - 1) *next++ = added[lowest(to)];
    }
    sets_[s] = set;
  }
  first_[numbers_.size()] = static_cast<std::uint32_t>(next - steps_.data());
}

}  // namespace zermelo::checkers
