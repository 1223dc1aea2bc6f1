#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "games/checkers/index/subsets.h"

namespace zermelo::checkers {

namespace detail {
inline constexpr unsigned part_bits = 11;
inline constexpr std::size_t part_size = std::size_t{1} << part_bits;

/// The share of a rank that belongs to the elements in one part of a set, by the number of elements
/// in the parts below it (in front) and the bits of the part.
using RankShares = std::array<std::uint32_t, (largest_set + 1) * part_size>;

constexpr RankShares make_rank_shares(unsigned part) {
  RankShares shares{};
  for (unsigned lower = 0; lower <= (part == 0 ? 0 : largest_set); ++lower) {
    std::uint32_t* const row = shares.data() + part_size * lower;
    std::array<std::uint8_t, part_size> sizes{};
    for (unsigned high = 0; high < part_bits && part_bits * part + high < 32; ++high) {
      // The sets whose highest element is this, each from the set without it.
      const auto& by_size = binomials[part_bits * part + high];
      for (std::size_t rest = 0; rest >> high == 0; ++rest) {
        const std::size_t bits = rest | std::size_t{1} << high;
        sizes[bits] = static_cast<std::uint8_t>(sizes[rest] + 1);
        const unsigned k = lower + sizes[bits];
        if (k <= largest_set) row[bits] = row[rest] + by_size[k];
      }
    }
  }
  return shares;
}

inline constexpr RankShares low_shares = make_rank_shares(0), middle_shares = make_rank_shares(1),
                            high_shares = make_rank_shares(2);
}  // namespace detail

/// rank_of(numbers, ~0) of a set of at most twelve numbers without a loop: the sum of three entries
/// of tables.
[[gnu::always_inline]] inline std::uint32_t rank_in_parts(std::uint64_t numbers) {
  constexpr std::uint64_t low = detail::part_size - 1, middle = low << detail::part_bits;
  const auto below_middle = static_cast<std::uint64_t>(std::popcount(numbers & low));
  const auto below_high = static_cast<std::uint64_t>(std::popcount(numbers & (low | middle)));
  return detail::low_shares[numbers & low] +
         detail::middle_shares[below_middle << detail::part_bits |
                               (numbers >> detail::part_bits & low)] +
         detail::high_shares[below_high << detail::part_bits | numbers >> (2 * detail::part_bits)];
}

}  // namespace zermelo::checkers
