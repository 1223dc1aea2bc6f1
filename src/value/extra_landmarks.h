#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "base/zeroed_array.h"
#include "value/form_table.h"
#include "value/ternary.h"

namespace zermelo {

/// More landmarks for large stores of all-small games.
///
/// Where all stops are 0, the 22 landmarks say little, and comparing descends into the options
/// again and again. So once a store is large, up to 256 of its all-small values become extra
/// landmarks. On (WB)^35 they settle two thirds of what the landmarks leave open and save most of
/// the descents: 27.5 M comparisons of options became 4.2 M, 14.3 s became 3.6 s (64 of them: 10.1
/// M and 5.9 s; 512: 2.4 M and 4.6 s).
///
///  1. Every option of an extra landmark is a landmark or an extra landmark. So, as for landmarks,
///     the extra landmarks below and above any game follow from those of its options by bits alone.
///  2. They are grouped by day: no extra landmark of a day is an option of another of that day or
///     of an earlier one.
///  3. Only all-small forms of moderate depth have sets. A form's sets are those of the present
///     choice when its flag `has_extra_landmarks` is set; a new choice clears every flag.
///
/// Uses the FormTable and keeps a set of its own for each of its nodes. Not thread-safe.
class ExtraLandmarks {
 public:
  ExtraLandmarks(FormTable& forms, WorkLimits& limits);

  /// True when there are extra landmarks to ask. They are chosen anew whenever the table has
  /// doubled, as long as there are fewer than 256.
  bool are_ready() {
    if (forms_.size() >= next_choice_) [[unlikely]]
      consider_choosing();
    return chosen_ != nullptr;
  }
  /// a <= b, as far as the extra landmarks tell. Call it only when they are ready.
  Ternary glance(std::uint32_t a, std::uint32_t b);

 private:
  static constexpr std::uint16_t most = 256;
  using Set = std::array<std::uint64_t, most / 64>;

  /// The extra landmarks that are no better than a game: those <= it for Left, >= it for Right.
  struct alignas(64) Sets {
    PerSide<Set> no_better_for;
  };

  /// The present choice. Extra landmarks are numbered in order of their ids.
  struct Choice {
    std::uint16_t count = 0;
    std::vector<Set> days;
    PerSide<Set> are_options;  // those that are left (right) options of some other
    // by landmark and by extra landmark: those that have it as a left (right) option
    PerSide<std::array<Set, landmarks::count>> with_landmark;
    PerSide<std::array<Set, most>> with_option;
  };
  class Choosing;

  bool can_have_sets(std::uint32_t id) const;
  void consider_choosing();
  void choose();
  void make_room();
  const Sets& sets_of(std::uint32_t id);
  PerSide<Set> refused_by_options(std::uint32_t id);
  void refuse_by_landmarks(const Node& node, PerSide<Set>& refused) const;
  Sets survey(PerSide<Set> refused) const;

  FormTable& forms_;
  WorkLimits& limits_;
  std::unique_ptr<Choice> chosen_;  // none: not chosen yet
  ZeroedArray<Sets> sets_;          // by id
  std::uint32_t next_choice_ = 0;   // the size of the table at which to choose again
};

}  // namespace zermelo
