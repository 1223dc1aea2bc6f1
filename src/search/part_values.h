#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "base/numbers.h"
#include "search/bounded_options.h"
#include "search/summable.h"
#include "value/position_table.h"
#include "value/scoped_limits.h"
#include "value/store.h"
#include "value/up_bounds.h"

namespace zermelo {

/// All parts met so far, by number: the options of each and, where it is cheap to compute, its
/// value.
///
/// A part whose value takes more steps than an `Allowance` grants stays without a value in that
/// round, and so does every part that can move to it. For the rest of the round nothing larger is
/// tried that comes from the same part of the board: in a random row nearly all such attempts would
/// fail, and in a family such as (BBW)^n no value ever takes too many steps. A part whose value is
/// known beforehand never gets a number; its value is copied from the other store.
///
/// Invariants:
///  1. A part is a key of the rules, so that equal shapes have equal numbers.
///  2. A value once found stays; only parts without a value are tried again in the next round.
///  3. Of a part and its negative only the one with the smaller number is evaluated.
///  4. The options of a part are listed once, each distinct sum of terms once, most balanced first.
///
/// Keeps references to the rules and the store; one thread.
template <Summable G>
class PartValues {
 public:
  using Position = typename G::Position;
  using PartId = std::uint32_t;

  /// `most_bytes` is the ceiling for the parts, the store and whatever else `beside` counts; work
  /// that would pass it throws GaveUp.
  PartValues(const G& rules, ValueStore& store, std::size_t most_bytes, KnownValues<G> known = {},
             std::function<std::size_t()> beside = nullptr)
      : rules_(rules),
        store_(store),
        bounds_(store),
        known_(std::move(known)),
        numbers_(most_bytes),
        most_bytes_(most_bytes),
        beside_(std::move(beside)) {}

  /// Permission to compute values, for as long as it lives: every value attempted costs one node of
  /// the budget, and may take a number of steps of the store. At its end the permission that held
  /// before holds again. Outside all allowances a value may not take a single step. Allowances
  /// nest; the budget must outlive its allowance.
  class Allowance {
   public:
    /// Begins a round: parts that took too many steps before are tried again.
    Allowance(PartValues& parts, Budget& budget, std::uint64_t steps) : Allowance(parts, budget) {
      parts.begin_round(steps);
    }
    /// Charges another budget inside the present round.
    Allowance(PartValues& parts, Budget& budget)
        : parts_(parts),
          budget_before_(parts.budget_),
          steps_before_(parts.steps_),
          time_limit_(parts.store_, budget) {
      parts_.budget_ = &budget;
    }
    ~Allowance() {
      parts_.budget_ = budget_before_;
      if (parts_.steps_ != steps_before_) parts_.begin_round(steps_before_);
    }
    Allowance(const Allowance&) = delete;
    Allowance& operator=(const Allowance&) = delete;

    /// Begins the next round, in which a value may take this many steps.
    void next_round(std::uint64_t steps) { parts_.begin_round(steps); }

   private:
    PartValues& parts_;
    Budget* budget_before_;
    std::uint64_t steps_before_;
    TimeLimit time_limit_;
  };

  /// The steps of the store that a value may take now.
  std::uint64_t steps() const { return steps_; }

  /// The numbers of the parts of a position, each as often as the part occurs.
  void add_parts(const Position& p, std::vector<PartId>& out) {
    for (const auto& part : rules_.parts(p)) out.push_back(number_of(rules_.key(part), none));
  }

  /// Appends the terms whose sum is the position, without those known to be 0. Returns the size of
  /// the largest: the moves of both sides together.
  std::uint32_t add_terms(const Position& p, std::vector<Term>& out) {
    return add_terms(p, out, none);
  }

  /// The value of a part, computed now if the allowance suffices.
  std::optional<Value> value(PartId part) {
    if (!parts_[part].has_value && parts_[part].tried != round_) find_value(part);
    return parts_[part].has_value ? std::optional(parts_[part].value) : std::nullopt;
  }

  /// The value of a part of a board if it is known by now; computes nothing.
  std::optional<Value> found_value(const Position& part) {
    if (const auto g = known_value(part)) return g;
    const Position key = rules_.key(part);
    const auto* id = numbers_.find(rules_.hash(key), key);
    return id != nullptr && parts_[*id].has_value ? std::optional(parts_[*id].value) : std::nullopt;
  }

  /// The number of moves of a side in a part.
  std::size_t moves(PartId part, Side side) const {
    return side == Side::left ? parts_[part].left_moves : parts_[part].right_moves;
  }
  /// The number of distinct sums that a move of a side can lead to; the most balanced come first.
  std::size_t options(PartId part, Side side) {
    if (!parts_[part].is_listed) list_options(part);
    return side == Side::left ? parts_[part].lefts : parts_[part].rights;
  }
  /// The terms of one of them, valid until another part gets a number.
  std::span<const Term> option(PartId part, Side side, std::size_t i) const {
    const Part& from = parts_[part];
    const OptionSum& option = options_[from.options + (side == Side::left ? 0 : from.lefts) + i];
    return {option_terms_.data() + option.begin, option.count};
  }

  PartId negative(PartId part) {
    if (parts_[part].negative == none)
      link(part, number_of(rules_.key(rules_.mirrored(parts_[part].position)), part));
    return parts_[part].negative;
  }

  const Position& position(PartId part) const { return parts_[part].position; }
  const G& rules() const { return rules_; }
  ValueStore& store() const { return store_; }
  UpBoundsMemory& bounds() { return bounds_; }
  std::size_t size() const { return parts_.size(); }
  std::size_t bytes() const {
    return numbers_.bytes() + parts_.capacity() * sizeof(Part) +
           options_.capacity() * sizeof(OptionSum) + option_terms_.capacity() * sizeof(Term) +
           adopted_.capacity() * sizeof(Value) + bounds_.bytes();
  }

 private:
  static constexpr std::uint32_t none = 0xffffffffU;

  struct Part {
    Position position;
    Value value;
    PartId negative = none;
    std::uint32_t options = 0, lefts = 0, rights = 0;
    std::uint32_t left_moves = 0, right_moves = 0;
    PartId origin = none;         // the part of the board that it comes from
    std::uint32_t ceiling = 0;    // of an origin: the size of the smallest that took too many
    std::uint32_t too_large = 0;  // steps, and the round in which that happened
    std::uint32_t tried = 0;      // the last round in which its value was attempted
    bool has_value = false, is_listed = false;
  };
  struct OptionSum {
    std::uint32_t begin = 0, count = 0;  // in option_terms_
    std::uint32_t largest = 0;           // the size of its largest part
  };

  void begin_round(std::uint64_t steps) {
    steps_ = steps;
    ++round_;
  }
  bool is_spent() const { return budget_ != nullptr && budget_->spent() != Spent::no; }
  bool enter() { return budget_ == nullptr || budget_->enter(); }

  /// The value that is known beforehand, copied into our store.
  std::optional<Value> known_value(const Position& part) {
    const auto g = known_.find ? known_.find(part) : std::nullopt;
    if (!g) return std::nullopt;
    return store_.adopt(*known_.store, *g, adopted_);
  }

  std::uint32_t add_terms(const Position& p, std::vector<Term>& out, PartId from) {
    std::uint32_t largest = 0;
    for (const auto& part : rules_.parts(p)) {
      if (const auto g = known_value(part)) {
        if (*g == Value{}) continue;
        out.push_back(g->id);
        largest = std::max(largest, moves_of(part));
      } else {
        const PartId id = number_of(rules_.key(part), from);
        out.push_back(id | part_flag);
        largest = std::max(largest, size(id));
      }
    }
    return largest;
  }

  void link(PartId a, PartId b) {
    parts_[a].negative = b;
    parts_[b].negative = a;
  }

  /// The size of a part: the moves of both sides together.
  std::uint32_t size(PartId part) const {
    return parts_[part].left_moves + parts_[part].right_moves;
  }
  std::uint32_t moves_of(const Position& part) const {
    return static_cast<std::uint32_t>(move_count(rules_, part, Side::left) +
                                      move_count(rules_, part, Side::right));
  }

  /// The number of a part, a new one if need be. It was met after a move in the part `from` or, if
  /// that is `none`, on the board.
  PartId number_of(const Position& key, PartId from) {
    const auto hash = rules_.hash(key);
    if (const auto* known = numbers_.find(hash, key)) return *known;
    const auto id = static_cast<PartId>(parts_.size());
    numbers_.insert(hash, key, id);
    Part part{key};
    part.origin = from == none ? id : parts_[from].origin;
    part.left_moves = static_cast<std::uint32_t>(move_count(rules_, key, Side::left));
    part.right_moves = static_cast<std::uint32_t>(move_count(rules_, key, Side::right));
    parts_.push_back(part);
    return id;
  }

  void check_memory() const {
    const std::size_t others = store_.bytes() + (beside_ ? beside_() : 0);
    if (bytes() + others <= most_bytes_) return;
    throw GaveUp(fmt::format("the search needs more than {} of memory", show_bytes(most_bytes_)),
                 Remedy::more_memory);
  }

  void list_options(PartId part) {
    check_memory();
    const Position p = parts_[part].position;
    const auto first = static_cast<std::uint32_t>(options_.size());
    const auto add_side = [&](Side side) {
      const std::size_t begin = options_.size();
      for (const auto& move : rules_.moves(p, side)) {
        store_.mind_the_clock();  // there may be thousands of moves, and splitting a board is slow
        add_option(rules_.play(p, side, move), part);
      }
      keep_different(begin);
      return static_cast<std::uint32_t>(options_.size() - begin);
    };
    const auto lefts = add_side(Side::left), rights = add_side(Side::right);
    Part& from = parts_[part];
    from.options = first;
    from.lefts = lefts;
    from.rights = rights;
    from.is_listed = true;
  }

  void add_option(const Position& p, PartId from) {
    OptionSum option{static_cast<std::uint32_t>(option_terms_.size()), 0, 0};
    option.largest = add_terms(p, option_terms_, from);
    std::sort(option_terms_.begin() + option.begin, option_terms_.end());
    option.count = static_cast<std::uint32_t>(option_terms_.size()) - option.begin;
    options_.push_back(option);
  }

  std::span<const Term> terms_of(const OptionSum& option) const {
    return {option_terms_.data() + option.begin, option.count};
  }

  /// Sorts the options from `begin` on, the most balanced first, and drops repeated sums.
  void keep_different(std::size_t begin) {
    const auto first = options_.begin() + static_cast<std::ptrdiff_t>(begin);
    std::sort(first, options_.end(), [this](const OptionSum& a, const OptionSum& b) {
      if (a.largest != b.largest) return a.largest < b.largest;
      return std::ranges::lexicographical_compare(terms_of(a), terms_of(b));
    });
    options_.erase(std::unique(first, options_.end(),
                               [this](const OptionSum& a, const OptionSum& b) {
                                 return std::ranges::equal(terms_of(a), terms_of(b));
                               }),
                   options_.end());
  }

  /// Tries to find the value of a part in the present round:
  ///  1. A part above the round's ceiling for its origin is not tried.
  ///  2. If the negative has the smaller number, the value comes from there.
  ///  3. All parts of all options need values; the recursion ends because play does.
  ///  4. The value is made within the steps allowed; otherwise the ceiling sinks to this part.
  void find_value(PartId part) {
    if (size(part) > ceiling(part)) return;
    parts_[part].tried = round_;
    const PartId other = negative(part);
    if (other < part) {
      if (const auto theirs = value(other)) give_value(part, store_.negative(*theirs));
      return;
    }
    if (is_spent() || !all_parts_have_values(part) || !enter()) return;
    check_memory();
    const StepLimit limit(store_, steps_);
    try {
      give_value(part, made(part));
    } catch (const GaveUp&) {
      // Too large: it stays a part, and the search plays its moves.
      lower_ceiling(part);
    }
  }

  std::uint32_t ceiling(PartId part) const {
    const Part& origin = parts_[parts_[part].origin];
    return origin.too_large == round_ ? origin.ceiling : none;
  }
  void lower_ceiling(PartId part) {
    const auto lower = std::min(size(part), ceiling(part));
    parts_[parts_[part].origin].ceiling = lower;
    parts_[parts_[part].origin].too_large = round_;
  }

  void give_value(PartId part, Value g) {
    parts_[part].value = g;
    parts_[part].has_value = true;
  }

  bool all_parts_have_values(PartId part) {
    for (const Side side : {Side::left, Side::right}) {
      const auto count = options(part, side);
      for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t k = 0; k < option(part, side, i).size(); ++k) {
          const Term term = option(part, side, i)[k];
          if (is_part(term) && !value(term & ~part_flag)) return false;
        }
      }
    }
    return true;
  }

  /// The canonical form of a part all of whose options have values.
  Value made(PartId part) {
    std::array<std::vector<Value>, 2> sides;
    for (const Side side : {Side::left, Side::right}) {
      list_worth_adding(part, side);
      for (const std::size_t i : worth_adding_) {
        Value sum;
        for (const Term term : option(part, side, i)) sum = store_.sum(sum, value_of(term));
        sides[side == Side::left ? 0 : 1].push_back(sum);
      }
    }
    return store_.make(sides[0], sides[1]);
  }

  Value value_of(Term term) const {
    return is_part(term) ? parts_[term & ~part_flag].value : Value{term};
  }

  /// Leaves in `worth_adding_` the options that bounds do not prove dominated. Additions are the
  /// main cost of values, and in random rows the bounds drop six options in ten.
  void list_worth_adding(PartId part, Side side) {
    worth_adding_.clear();
    option_bounds_.clear();
    for (std::size_t i = 0; i < options(part, side); ++i) {
      worth_adding_.push_back(i);
      if (option_bounds_.size() == i)
        if (const auto sum = bounds_of(option(part, side, i)))
          option_bounds_.push_back(side == Side::left ? *sum : -*sum);
    }
    if (option_bounds_.size() == worth_adding_.size())
      drop_dominated(option_bounds_, worth_adding_);
  }

  /// The bounds of a sum, or nothing unless every term is all-small.
  std::optional<UpBounds> bounds_of(std::span<const Term> terms) {
    UpBounds sum = UpBounds::of_zero();
    for (const Term term : terms) {
      if (!store_.all_small(value_of(term))) return std::nullopt;
      sum = sum + bounds_.of(value_of(term));
    }
    return sum;
  }

  const G& rules_;
  ValueStore& store_;
  UpBoundsMemory bounds_;
  KnownValues<G> known_;
  std::vector<Value> adopted_;  // copies of known values, by their ids in the other store
  PositionTable<Position> numbers_;
  std::vector<Part> parts_;
  std::vector<OptionSum> options_;
  std::vector<Term> option_terms_;
  std::vector<std::size_t> worth_adding_;  // scratch: options of one side of a part, by number
  std::vector<UpBounds> option_bounds_;    // scratch: the bounds of them all, seen by that side
  Budget* budget_ = nullptr;               // set by an Allowance, for as long as that lives
  std::uint64_t steps_ = 0;
  std::uint32_t round_ = 0;
  std::size_t most_bytes_;
  std::function<std::size_t()> beside_;
};

}  // namespace zermelo
