#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "base/pair_cache.h"
#include "value/extra_landmarks.h"
#include "value/form_table.h"
#include "value/ternary.h"

namespace zermelo {

/// Decides G <= H for the forms of one table, the draft included.
///
/// By definition, G <= H unless some left option of G is >= H or some right option of H is <= G
/// (Conway). Taken literally that visits the whole of both games, so it is the last of five ways,
/// each tried only if those before it leave the question open:
///
///     1. glance           two cache lines: landmarks, rounded stops
///     2. known forms      exact stops, numbers, number + ups + star by formula
///     3. extra landmarks  sets of 256 bits, in large stores of all-small games
///     4. options          a glance at every option; then the cache
///     5. descent          the definition, one comparison for each option
///
/// Invariants:
///
///  1. Ways and caches change the time that an answer takes, never the answer.
///  2. Only descents, and glances at very many options, count as steps and are cached.
///  3. Answers about the draft are cached under a name that no other draft has had since its cache
///     was last cleared.
///
/// Comparing may add simple forms to the table. Owns the caches and the extra landmarks; keeps
/// references to the table and the limits. Not thread-safe.
class Comparer {
 public:
  Comparer(FormTable& forms, WorkLimits& limits);

  bool less_or_equal(std::uint32_t a, std::uint32_t b) {
    if (a == b) return true;
    const Ternary answer = glance(forms_[a], forms_[b]);
    return answer == Ternary::open ? study(a, b) : answer == Ternary::yes;
  }
  /// a <= b as `side` sees it: for Right, a >= b.
  template <Side side>
  bool no_better_for(std::uint32_t a, std::uint32_t b) {
    return side == Side::left ? less_or_equal(a, b) : less_or_equal(b, a);
  }
  Ordering compare(std::uint32_t a, std::uint32_t b);

  /// The least heap *j, j < k, for which x + *j <= H or x + *j >= H. Together with H, which is not
  /// simple, it decides how H compares with all larger heaps: see `find_comparable_star`.
  struct ComparableStar {
    std::uint32_t star = 0;
    bool is_below = false, is_above = false;  // x + *star <= H; x + *star >= H
    bool no_better_for(Side side) const { return side == Side::left ? is_below : is_above; }
  };
  std::optional<ComparableStar> find_comparable_star(const Dyadic& x, std::uint32_t k,
                                                     std::uint32_t h);
  /// A heap *k with k above this has its followers compared by find_comparable_star; their lists of
  /// options, k * k / 2 of them, are never made.
  static constexpr std::uint32_t large_heap = 8;

  /// The draft is another game from now on.
  void begin_draft();

 private:
  /// The answer that two cache lines give. The landmarks come first: they settle every comparison
  /// of games born by day 3, because then every option that could object is a landmark, and most
  /// others as well. G <= H requires both stops of G to be at most those of H, and it holds if the
  /// left stop of G lies below the right stop of H.
  static Ternary glance(const Node& a, const Node& b) {
    if (((a.below & ~b.below) | (b.above & ~a.above)) != 0) return Ternary::no;
    if ((a.above & b.below) != 0) return Ternary::yes;
    if (a.stop.left > b.stop.left || a.stop.right > b.stop.right) return Ternary::no;
    if (a.stop.left < b.stop.right) return Ternary::yes;
    if (a.flags.are_lefts_landmarks && b.flags.are_rights_landmarks) return Ternary::yes;
    return Ternary::open;
  }
  bool study(std::uint32_t a, std::uint32_t b);
  Ternary study_known_forms(std::uint32_t a, std::uint32_t b) const;
  Ternary glance_at_options(std::uint32_t a, std::uint32_t b) const;
  bool study_cached(std::uint32_t a, std::uint32_t b, bool has_many_options);
  bool study_options(std::uint32_t a, std::uint32_t b);
  template <Side side>
  bool study_heap(std::uint32_t heap, std::uint32_t h);
  std::uint32_t with_nearer_star(std::uint32_t id, std::int64_t remote);
  template <Side side>
  bool no_option_reaches(std::uint32_t a, std::uint32_t b);
  std::uint32_t cache_name(std::uint32_t id) const {
    return id == FormTable::draft ? draft_name_ : id;
  }

  FormTable& forms_;
  WorkLimits& limits_;
  PairCache comparisons_;
  PairCache draft_comparisons_;  // small: of use for one draft only
  std::uint32_t draft_name_ = 0;
  ExtraLandmarks extra_landmarks_;
};

}  // namespace zermelo
