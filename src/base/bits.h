#pragma once

#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace zermelo {

/// The number of set bits. Without the processor's own instruction, std::popcount calls a library
/// function, which takes longer than adding up neighbouring fields here.
[[gnu::always_inline]] constexpr std::size_t count_of(std::uint64_t word) {
#ifdef __POPCNT__
  return static_cast<std::size_t>(std::popcount(word));
#else
  word -= (word >> 1) & 0x5555555555555555ULL;
  word = (word & 0x3333333333333333ULL) + ((word >> 2) & 0x3333333333333333ULL);
  word = (word + (word >> 4)) & 0x0f0f0f0f0f0f0f0fULL;
  return static_cast<std::size_t>((word * 0x0101010101010101ULL) >> 56);
#endif
}

/// A set of up to 64 * Words cells, cell i being bit i % 64 of word i / 64.
///
/// With Words = 1 everything compiles to plain 64-bit arithmetic; wider sets are for boards that do
/// not fit, where correctness matters more than speed. Members shifted past either end are lost.
/// The functions that searches call most are always inlined, so that tests, which are compiled
/// without optimisation, do not spend most of their time on calls.
template <std::size_t Words>
struct Bits {
  std::uint64_t words[Words] = {};

  static constexpr std::size_t capacity = 64 * Words;

  [[gnu::always_inline]] static constexpr Bits one(std::size_t cell) {
    Bits out;
    out.words[cell / 64] = std::uint64_t{1} << (cell % 64);
    return out;
  }

  /// The cells 0 .. count-1.
  static constexpr Bits first(std::size_t count) {
    Bits out;
    for (std::size_t i = 0; i < Words && 64 * i < count; ++i) {
      const std::size_t left = count - 64 * i;
      out.words[i] = left < 64 ? (std::uint64_t{1} << left) - 1 : ~std::uint64_t{0};
    }
    return out;
  }

  [[gnu::always_inline]] constexpr bool any() const {
    std::uint64_t all = 0;
    for (const auto word : words) all |= word;
    return all != 0;
  }

  [[gnu::always_inline]] constexpr bool has(std::size_t cell) const {
    return (words[cell / 64] >> (cell % 64) & 1) != 0;
  }

  /// The smallest member; the set must not be empty.
  [[gnu::always_inline]] constexpr std::size_t lowest() const {
    std::size_t i = 0;
    if constexpr (Words > 1) {
      while (words[i] == 0) ++i;
    }
    return 64 * i + static_cast<std::size_t>(std::countr_zero(words[i]));
  }

  /// The largest member; the set must not be empty.
  constexpr std::size_t highest() const {
    std::size_t i = Words - 1;
    if constexpr (Words > 1) {
      while (words[i] == 0) --i;
    }
    return 64 * i + 63 - static_cast<std::size_t>(std::countl_zero(words[i]));
  }

  [[gnu::always_inline]] constexpr void drop_lowest() {
    std::size_t i = 0;
    if constexpr (Words > 1) {
      while (words[i] == 0) ++i;
    }
    words[i] &= words[i] - 1;
  }

  [[gnu::always_inline]] constexpr std::size_t count() const {
    std::size_t sum = 0;
    for (const auto word : words) sum += count_of(word);
    return sum;
  }

  /// All members if `keep`, none otherwise, without a branch.
  [[gnu::always_inline]] constexpr Bits kept_if(bool keep) const {
    Bits out = *this;
    for (auto& word : out.words) word &= std::uint64_t{0} - std::uint64_t{keep};
    return out;
  }

  /// Every member i becomes capacity - 1 - i.
  constexpr Bits reversed() const {
    Bits out;
    for (std::size_t i = 0; i < Words; ++i) out.words[i] = reversed_word(words[Words - 1 - i]);
    return out;
  }

  [[gnu::always_inline]] constexpr Bits& operator&=(const Bits& other) {
    for (std::size_t i = 0; i < Words; ++i) words[i] &= other.words[i];
    return *this;
  }
  [[gnu::always_inline]] constexpr Bits& operator|=(const Bits& other) {
    for (std::size_t i = 0; i < Words; ++i) words[i] |= other.words[i];
    return *this;
  }
  [[gnu::always_inline]] constexpr Bits& operator^=(const Bits& other) {
    for (std::size_t i = 0; i < Words; ++i) words[i] ^= other.words[i];
    return *this;
  }
  [[gnu::always_inline]] friend constexpr Bits operator&(Bits a, const Bits& b) { return a &= b; }
  [[gnu::always_inline]] friend constexpr Bits operator|(Bits a, const Bits& b) { return a |= b; }
  [[gnu::always_inline]] friend constexpr Bits operator^(Bits a, const Bits& b) { return a ^= b; }
  [[gnu::always_inline]] friend constexpr Bits operator~(Bits a) {
    for (auto& word : a.words) word = ~word;
    return a;
  }

  /// Moves every member up by `cells` (0 <= cells < capacity).
  [[gnu::always_inline]] friend constexpr Bits operator<<(const Bits& a, std::size_t cells) {
    if constexpr (Words == 1) {
      return {{a.words[0] << cells}};
    } else {
      Bits out;
      const std::size_t whole = cells / 64, part = cells % 64;
      for (std::size_t i = whole; i < Words; ++i) {
        out.words[i] = a.words[i - whole] << part;
        if (part != 0 && i > whole) out.words[i] |= a.words[i - whole - 1] >> (64 - part);
      }
      return out;
    }
  }

  /// Moves every member down by `cells` (0 <= cells < capacity).
  [[gnu::always_inline]] friend constexpr Bits operator>>(const Bits& a, std::size_t cells) {
    if constexpr (Words == 1) {
      return {{a.words[0] >> cells}};
    } else {
      Bits out;
      const std::size_t whole = cells / 64, part = cells % 64;
      for (std::size_t i = 0; i + whole < Words; ++i) {
        out.words[i] = a.words[i + whole] >> part;
        if (part != 0 && i + whole + 1 < Words) {
          out.words[i] |= a.words[i + whole + 1] << (64 - part);
        }
      }
      return out;
    }
  }

  friend constexpr bool operator==(const Bits&, const Bits&) = default;
  /// Lexicographic, first word first; for one word the order of integers.
  friend constexpr auto operator<=>(const Bits&,
                                    const Bits&) = default;  // NOLINT(modernize-use-nullptr)

 private:
  /// Swaps neighbouring bits, then pairs, then groups of four, and so on up to the halves.
  static constexpr std::uint64_t reversed_word(std::uint64_t w) {
    constexpr std::uint64_t ones = 0x5555555555555555, twos = 0x3333333333333333,
                            fours = 0x0f0f0f0f0f0f0f0f, bytes = 0x00ff00ff00ff00ff,
                            shorts = 0x0000ffff0000ffff;
    w = ((w >> 1) & ones) | ((w & ones) << 1);
    w = ((w >> 2) & twos) | ((w & twos) << 2);
    w = ((w >> 4) & fours) | ((w & fours) << 4);
    w = ((w >> 8) & bytes) | ((w & bytes) << 8);
    w = ((w >> 16) & shorts) | ((w & shorts) << 16);
    return w >> 32 | w << 32;
  }
};

}  // namespace zermelo
