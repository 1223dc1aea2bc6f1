#pragma once

#include <cstdint>

#include "game/side.h"
#include "value/landmarks.h"

namespace zermelo {

/// One of a kind for each player. With a side known at compile time, indexing costs nothing.
template <class T>
struct PerSide {
  T left{}, right{};

  constexpr T& operator[](Side side) { return side == Side::left ? left : right; }
  constexpr const T& operator[](Side side) const { return side == Side::left ? left : right; }
};

/// Yes-or-no facts about a form.
struct NodeFlags {
  bool is_number : 1 = false;
  bool is_all_small : 1 = false;
  bool is_at_least_right_stop : 1 = false;
  bool is_at_most_left_stop : 1 = false;
  bool has_listed_options : 1 = false;
  bool are_lefts_landmarks : 1 = false;   // all of them
  bool are_rights_landmarks : 1 = false;  // all of them
  bool has_extra_landmarks : 1 = false;   // its sets of extra landmarks are up to date
};

/// Everything a comparison usually needs to know about one form, in one cache line:
///
///     bytes   0-15   stops, rounded            40-47   place and number of its options
///            16-23   stops, as ids             48-59   birthday, negative, simple form
///            24-31   landmarks below, above    60-62   depth, flags
///            32-39   landmarks among options
///
/// Left and Right fields mirror each other: the node of -G is the node of G with the sides
/// exchanged and the stops negated.
struct alignas(64) Node {
  PerSide<double> stop;            // rounded, which never reverses their order
  PerSide<std::uint32_t> stop_id;  // the numbers themselves, exactly
  landmarks::Set below = 0, above = 0;
  PerSide<landmarks::Set> landmark_options;
  std::uint32_t options = 0;      // where its options begin: left ones, then right ones
  PerSide<std::uint16_t> counts;  // of its options
  std::uint32_t birthday = 0;     // all ones: 32 bits cannot hold it
  std::uint32_t negative = 0;     // 0: not yet known
  std::uint32_t simple = 0;       // one more than the index of its simple form; 0: it has none
  std::uint16_t depth = 0;  // the longest play before a number; all ones: 16 bits cannot hold it
  NodeFlags flags;

  /// The landmarks that are no better for `side` than this game: those <= it for Left, >= for
  /// Right.
  landmarks::Set no_better_for(Side side) const { return side == Side::left ? below : above; }

  /// Left: the game is <= its left stop. Right: it is >= its right stop.
  bool is_within_stop(Side side) const {
    return side == Side::left ? flags.is_at_most_left_stop : flags.is_at_least_right_stop;
  }
  void set_within_stop(Side side, bool is_within) {
    if (side == Side::left)
      flags.is_at_most_left_stop = is_within;
    else
      flags.is_at_least_right_stop = is_within;
  }

  /// All its options are landmarks, so that `landmark_options` says everything.
  bool is_shallow() const { return flags.are_lefts_landmarks && flags.are_rights_landmarks; }
};
static_assert(sizeof(Node) == 64);

}  // namespace zermelo
