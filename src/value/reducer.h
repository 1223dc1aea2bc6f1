#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "value/comparer.h"
#include "value/form_table.h"

namespace zermelo {

/// From any option lists to the canonical form.
///
/// Two reductions lead there (Winning Ways, chapter 3):
///
///  - A left option is dominated if another left option is >= it; it can go.
///  - A left option GL is reversible if it has a right option GLR <= G: Right would answer it by
///    moving there. It is bypassed: all left options of GLR take its place.
///
/// (Right's are the mirror images.) A form whose options are canonical and to which neither applies
/// is the only such form of its value. The form under reduction is the draft: a node of the table
/// that is not a value, so that it can be compared like one while its lists still change.
///
///  1. The value of the draft does not change during a reduction, and so neither do its stops and
///     landmarks. They are found first.
///  2. Numbers are recognised before any option is compared, by the simplicity theorem; a draft
///     that gets further is not a number.
///  3. Between two calls the draft means nothing. A call that throws leaves the table as it was,
///     but for forms that are canonical in their own right.
///
/// Constructing a Reducer fills the landmarks into its table, which must be empty. Keeps references
/// to table, comparer and limits; owns nothing. Not thread-safe.
class Reducer {
 public:
  Reducer(FormTable& forms, Comparer& comparer, WorkLimits& limits);

  /// The canonical form of { left | right }; the lists may hold anything in any order.
  std::uint32_t make(std::span<const Value> left, std::span<const Value> right);
  /// The same where the lists are known to be canonical, but for their order.
  std::uint32_t make_canonical(std::span<const Value> left, std::span<const Value> right);

 private:
  void add_landmark(std::uint32_t landmark);
  std::uint32_t find_by_landmarks(std::span<const Value> left, std::span<const Value> right) const;

  // facts about the draft
  void survey_draft();
  template <Side side>
  landmarks::Set survey_side(bool& is_all_small);
  struct Stop {
    double rounded = 0;
    std::uint32_t id = 0;
  };
  template <Side side>
  bool is_better(const Stop& a, const Stop& b) const;
  template <Side side>
  Bound number_bound() const;
  std::optional<Dyadic> draft_number() const;
  std::optional<Simple> draft_simple() const;
  Node finished_draft() const;

  // reductions
  void reduce_draft();
  template <Side side>
  void drop_dominated();
  template <Side side>
  bool bypass_reversible();
  template <Side side>
  std::uint32_t reversing_option(std::uint32_t option);
  std::uint32_t intern_draft();

  std::vector<Value>& list(Side side) { return forms_.draft_options(side); }
  std::span<const Value> list(Side side) const { return forms_.options(FormTable::draft, side); }
  const Node& draft() const { return forms_[FormTable::draft]; }

  FormTable& forms_;
  Comparer& comparer_;
  WorkLimits& limits_;
};

}  // namespace zermelo
