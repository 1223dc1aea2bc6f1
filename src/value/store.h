#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/budget.h"
#include "game/result.h"
#include "value/arithmetic.h"
#include "value/comparer.h"
#include "value/form_table.h"
#include "value/gave_up.h"
#include "value/reducer.h"
#include "value/value.h"
#include "value/work_limits.h"

namespace zermelo {

/// Owns canonical forms and does arithmetic on them.
///
/// A facade over four parts, each with invariants of its own, and the limits they share:
///
///     FormTable    the forms, by id: nodes, option lists, each form once
///     Comparer     G <= H, by landmarks, caches and descent
///     Reducer      from option lists to the canonical form
///     Arithmetic   sums, negatives, multiples, forms from other stores
///     WorkLimits   memory, steps, time
///
/// Forms are never freed or renamed: a Value stays good as long as its store lives. Numbers and
/// number + ups + star are kept without options until someone asks for them. Memory stays under the
/// ceiling given; what would need more throws GaveUp, after which the store is as good as before.
/// Not thread-safe; give each worker its own.
class ValueStore {
 public:
  static constexpr std::size_t default_bytes = std::size_t{1} << 30;
  /// The longest play in a form before it reaches a number; more throws GaveUp. It bounds how deep
  /// the recursions go, so that no game overflows the stack. Numbers, ups and stars by themselves
  /// may be of any size.
  static constexpr std::uint32_t deepest = FormTable::deepest;
  static constexpr std::size_t most_options = FormTable::most_options;  // of one side of one form

  explicit ValueStore(std::size_t most_bytes = default_bytes)
      : limits_(most_bytes),
        forms_(limits_),
        comparer_(forms_, limits_),
        reducer_(forms_, comparer_, limits_),
        arithmetic_(forms_, reducer_, limits_) {}
  ValueStore(const ValueStore&) = delete;  // the parts refer to each other
  ValueStore& operator=(const ValueStore&) = delete;

  /// The canonical form of { left | right }. Drops dominated options and bypasses reversible ones,
  /// so the lists may hold anything in any order.
  Value make(std::span<const Value> left, std::span<const Value> right) {
    return {reducer_.make(left, right)};
  }

  /// The same value as `g` has in another store, its form taken over as it is. `names` remembers
  /// what was taken over from that store before, by id; it begins empty.
  Value adopt(const ValueStore& from, Value g, std::vector<Value>& names) {
    return {arithmetic_.adopt(from.forms_, g.id, names)};
  }

  Value number(const Dyadic& x) { return simple({x, 0, 0}); }
  Value nimber(std::uint32_t star) { return simple({Dyadic(), 0, star}); }
  Value simple(const Simple& form) { return {forms_.simple(form)}; }

  Value negative(Value g) { return {arithmetic_.negative(g.id)}; }
  Value sum(Value g, Value h) { return {arithmetic_.sum(g.id, h.id)}; }
  /// The same if it was worked out before and has not been forgotten.
  std::optional<Value> known_sum(Value g, Value h) const;
  Value difference(Value g, Value h) { return sum(g, negative(h)); }
  Value times(std::int64_t factor, Value g) { return {arithmetic_.times(factor, g.id)}; }

  bool less_or_equal(Value g, Value h) { return comparer_.less_or_equal(g.id, h.id); }
  Ordering compare(Value g, Value h) { return comparer_.compare(g.id, h.id); }
  OutcomeClass outcome(Value g) const;

  /// The number that G has become when Left (Right) starts and play stops at the first number.
  Dyadic left_stop(Value g) const { return forms_.stop(g.id, Side::left); }
  Dyadic right_stop(Value g) const { return forms_.stop(g.id, Side::right); }

  /// The number + ups + star that g is, or nullptr. Good until the next value is made.
  const Simple* simple(Value g) const { return forms_.simple_of(g.id); }
  bool is_number(Value g) const { return forms_[g].flags.is_number; }
  /// Either both players can move or neither can, in the game and in all its followers.
  bool all_small(Value g) const { return forms_[g].flags.is_all_small; }
  /// The largest 64-bit number if it is too large for a form that is not simple.
  std::uint64_t birthday(Value g) const;
  /// The same, of any size.
  Dyadic exact_birthday(Value g) const { return forms_.exact_birthday(g.id); }

  /// The canonical options, in order of ids. Good until the next value is made or listed. Throws
  /// GaveUp for the options of a nimber beyond *65535.
  std::span<const Value> left(Value g) { return options(g, Side::left); }
  std::span<const Value> right(Value g) { return options(g, Side::right); }

  std::size_t size() const { return forms_.size() - 1; }  // values held; one node is the draft's
  std::size_t bytes() const { return limits_.bytes(); }
  /// Tables beside the store share its ceiling and take this much of it.
  void count_elsewhere(std::size_t bytes) { limits_.book(WorkLimits::Account::elsewhere, bytes); }
  /// Steps of making and comparing since the beginning.
  std::uint64_t steps() const { return limits_.steps(); }
  /// For long work outside the store: throws GaveUp when the deadline has passed or the stop flag
  /// is up. Costs a decrement.
  void mind_the_clock() { limits_.mind_the_clock(); }

 private:
  friend class StepLimit;  // scoped_limits.h: what a store may spend, for a while
  friend class TimeLimit;

  std::span<const Value> options(Value g, Side side) {
    forms_.list_options(g.id);
    return forms_.options(g.id, side);
  }

  WorkLimits limits_;
  FormTable forms_;
  Comparer comparer_;
  Reducer reducer_;
  Arithmetic arithmetic_;
};

}  // namespace zermelo
