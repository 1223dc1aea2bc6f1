#pragma once

#include <array>
#include <cassert>
#include <cstdint>

#include "games/checkers/board/squares.h"

/// Ranks of sets of squares: the k-element subsets of an ordered ground set in colexicographic
/// order (the combinatorial number system). The set of the elements numbered c1 < c2 < .. < ck has
/// rank binom(c1, 1) + binom(c2, 2) + .. + binom(ck, k). Removing elements from the ground set
/// keeps the order of the sets that remain, so that one order serves boards with different men.
namespace zermelo::checkers {

inline constexpr unsigned largest_set = 12;  // no side has more pieces

namespace detail {
constexpr auto make_binomials() {
  std::array<std::array<std::uint32_t, largest_set + 1>, 33> table{};
  for (unsigned n = 0; n <= 32; ++n) {
    table[n][0] = 1;
    for (unsigned k = 1; k <= largest_set && k <= n; ++k)
      table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
  }
  return table;
}
}  // namespace detail

inline constexpr auto binomials = detail::make_binomials();

constexpr std::uint32_t choose(unsigned n, unsigned k) { return k > n ? 0 : binomials[n][k]; }

/// The rank of a set among those of its size within `ground`.
[[gnu::always_inline]] constexpr std::uint32_t rank_of(Squares set, Squares ground) {
  assert((set & ~ground) == 0);
  std::uint32_t rank = 0;
  for (unsigned i = 1; set != 0; ++i, set &= set - 1)
    rank += binomials[size(ground & below(lowest(set)))][i];
  return rank;
}

/// The set of k elements of `ground` with that rank.
constexpr Squares set_of(std::uint32_t rank, unsigned k, Squares ground) {
  Squares out = 0;
  for (unsigned n = size(ground); k > 0; --k) {
    do --n;
    while (binomials[n][k] > rank);
    rank -= binomials[n][k];
    Squares rest = ground;
    for (unsigned i = 0; i < n; ++i) rest &= rest - 1;
    out |= rest & (~rest + 1);
  }
  return out;
}

/// The next set of its size within `ground`, in the same order: the lowest run of consecutive
/// elements of the ground set carries into the next element, and the rest of the run goes to the
/// bottom (Gosper's step, with the carry passing over squares that are not in the ground set).
constexpr Squares next_set(Squares set, Squares ground = ~Squares{0}) {
  Squares out = ((set | ~ground) + (set & (~set + 1))) & ground;
  for (unsigned left = size(set) - size(out); left > 0; --left, ground &= ground - 1)
    out |= ground & (~ground + 1);
  return out;
}

/// Calls `use` with each set of k elements of `ground`, in the order of their ranks.
template <class Use>
constexpr void each_set(unsigned k, Squares ground, const Use& use) {
  const std::uint32_t sets = choose(size(ground), k);
  for (std::uint32_t i = 0, set = sets == 0 ? 0 : set_of(0, k, ground); i < sets; ++i) {
    use(set);
    if (i + 1 < sets) set = next_set(set, ground);
  }
}

}  // namespace zermelo::checkers
