// Looking positions up, compiled for processors with bmi2. As in block_solver_avx2.cpp, everything
// that other files share is included before the pragma.

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <span>

#include "games/checkers/board/jumpers.h"
#include "games/checkers/database/lookup.h"
#include "games/checkers/index/part_ranks.h"
#include "games/checkers/index/slice_index.h"

#if defined(__x86_64__)
#include <immintrin.h>

#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("ssse3,popcnt,bmi,bmi2"))), apply_to = function)
#else
#pragma GCC push_options
#pragma GCC target("ssse3,popcnt,bmi,bmi2")
#endif
#include "games/checkers/database/lookup_code.h"

namespace zermelo::checkers {
namespace {

/// mirrored() of all four sets at once: the bits of each half byte are reversed, the two halves are
/// exchanged, and so are the eight bytes of a pair of sets.
[[gnu::always_inline]] inline Position turned_at_once(const Position& p) {
  const __m128i half = _mm_set1_epi8(0x0F);
  const __m128i to_high = _mm_setr_epi8(0x00, -0x80, 0x40, -0x40, 0x20, -0x60, 0x60, -0x20, 0x10,
                                        -0x70, 0x50, -0x30, 0x30, -0x50, 0x70, -0x10);
  const __m128i to_low = _mm_setr_epi8(0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15);
  const __m128i bytes = _mm_setr_epi8(7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8);
  const __m128i sets = _mm_shuffle_epi8(std::bit_cast<__m128i>(p), bytes);
  const __m128i low = _mm_and_si128(sets, half),
                high = _mm_and_si128(_mm_srli_epi16(sets, 4), half);
  return std::bit_cast<Position>(
      _mm_or_si128(_mm_shuffle_epi8(to_high, low), _mm_shuffle_epi8(to_low, high)));
}

struct Bmi2 {
  [[gnu::always_inline]] static std::uint32_t rank(Squares set, Squares ground) {
    return rank_of(set, ground);
  }
  [[gnu::always_inline]] static std::uint32_t rank_of_lowest(Squares set) {
    return rank_of(set, ~Squares{0});
  }
  [[gnu::always_inline]] static Position turned(const Position& p) { return turned_at_once(p); }
};

struct Pext {
  [[gnu::always_inline]] static std::uint32_t rank(Squares set, Squares ground) {
    return rank_in_parts(_pext_u32(set, ground));
  }
  [[gnu::always_inline]] static std::uint32_t rank_of_lowest(Squares set) {
    return rank_in_parts(set);
  }
  [[gnu::always_inline]] static Position turned(const Position& p) { return turned_at_once(p); }
};

}  // namespace

LookupCode bmi2_lookup(bool has_fast_pext) {
  return has_fast_pext ? lookup_code_of<Pext>() : lookup_code_of<Bmi2>();
}

}  // namespace zermelo::checkers
#if defined(__clang__)
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif

#else
namespace zermelo::checkers {
LookupCode bmi2_lookup(bool) { return portable_lookup(); }
}  // namespace zermelo::checkers
#endif
