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
#include "value/evaluate.h"
#include "value/position_table.h"
#include "value/scoped_limits.h"
#include "value/store.h"
#include "value/up_bounds.h"

namespace zermelo {

/// A game that can exchange the roles of the players: the negative game. A move of one side is then
/// a move of the other, by the same name.
template <class G>
concept Mirrored = Game<G> && requires(const G& rules, const typename G::Position& p) {
  { rules.mirrored(p) } -> std::same_as<typename G::Position>;
};

/// What the sum solver needs of a game.
template <class G>
concept Summable = NormalPlay<G> && Splits<G> && Keyed<G> && Mirrored<G>;

/// Values of parts that are known beforehand: formulas, tables, or what earlier questions needed.
template <Game G>
struct KnownValues {
  /// The value of a part in `store`, or nothing.
  std::function<std::optional<Value>(const typename G::Position& part)> find = nullptr;
  const ValueStore* store = nullptr;
};

/// A summand: a value, or a part without one by its number.
using Term = std::uint32_t;
inline constexpr Term part_flag = 0x80000000U;
constexpr bool is_part(Term term) { return (term & part_flag) != 0; }

/// All parts met, by number: what a player can make of each, and its value where that is cheap.
///
/// A part that takes more than the effort allowed is left without a value, and so is all that leads
/// to it, until more effort is allowed. From then on nothing larger is tried that comes of the same
/// part of the board: in a random row nearly all of it would be in vain, and in a family such as
/// (BBW)^n nothing ever takes too much. What is known beforehand never becomes a part: its value is
/// taken over as it is. Keeps references to the rules and the store.
template <Summable G>
class PartValues {
 public:
  using Position = typename G::Position;
  using PartId = std::uint32_t;

  /// `most_bytes` for the parts and the store together, less what `beside` says is in use beside
  /// them; what would need more throws GaveUp.
  PartValues(const G& rules, ValueStore& store, std::size_t most_bytes, KnownValues<G> known = {},
             std::function<std::size_t()> beside = nullptr)
      : rules_(rules),
        store_(store),
        bounds_(store),
        known_(std::move(known)),
        numbers_(most_bytes),
        most_bytes_(most_bytes),
        beside_(std::move(beside)) {}

  /// While it lives, work is done on this budget's account: a node for each value looked for. Then
  /// it is the account of before again; without one there is no limit.
  class Charge {
   public:
    Charge(PartValues& parts, Budget& budget)
        : parts_(parts), before_(parts.budget_), limit_(parts.store_, budget) {
      parts_.budget_ = &budget;
    }
    ~Charge() { parts_.budget_ = before_; }
    Charge(const Charge&) = delete;
    Charge& operator=(const Charge&) = delete;

   private:
    PartValues& parts_;
    Budget* before_;
    TimeLimit limit_;
  };
  /// From now on a value may take so many steps of the store.
  void allow(std::uint64_t steps) {
    steps_ = steps;
    ++round_;
  }

  std::uint64_t steps() const { return steps_; }

  /// The parts of a position, by number, each as often as it is there.
  void add_parts(const Position& p, std::vector<PartId>& out) {
    for (const auto& part : rules_.parts(p)) out.push_back(number_of(rules_.key(part), none));
  }

  /// The terms of a position whose sum it is, those of value 0 left out; returns how many moves
  /// both sides together have in the largest.
  std::uint32_t add_terms(const Position& p, std::vector<Term>& out) {
    return add_terms(p, out, none);
  }

  /// The value, if it can be had at the effort allowed.
  std::optional<Value> value(PartId part) {
    if (!parts_[part].valued && parts_[part].tried != round_) find_value(part);
    return parts_[part].valued ? std::optional(parts_[part].value) : std::nullopt;
  }

  /// How many moves a side has in a part.
  std::size_t moves(PartId part, Side side) const {
    return side == Side::left ? parts_[part].left_moves : parts_[part].right_moves;
  }
  /// How many different sums of parts a move can lead to; the most balanced come first.
  std::size_t options(PartId part, Side side) {
    if (!parts_[part].listed) list_options(part);
    return side == Side::left ? parts_[part].lefts : parts_[part].rights;
  }
  /// The terms of one of them. Good until the next part is met.
  std::span<const Term> option(PartId part, Side side, std::size_t i) const {
    const Part& from = parts_[part];
    const Option& option = options_[from.options + (side == Side::left ? 0 : from.lefts) + i];
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
           options_.capacity() * sizeof(Option) + option_terms_.capacity() * sizeof(Term) +
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
    PartId origin = none;         // the part of the board that it comes of
    std::uint32_t ceiling = 0;    // of an origin: the size of the smallest that took too much...
    std::uint32_t too_large = 0;  // ...in this round
    std::uint32_t tried = 0;      // the last round in which its value was looked for
    bool valued = false, listed = false;
  };
  struct Option {
    std::uint32_t begin = 0, count = 0;  // in option_terms_
    std::uint32_t largest = 0;           // the size of its largest part
  };

  bool is_spent() const { return budget_ != nullptr && budget_->spent() != Spent::no; }
  bool enter() { return budget_ == nullptr || budget_->enter(); }

  std::uint32_t add_terms(const Position& p, std::vector<Term>& out, PartId from) {
    std::uint32_t largest = 0;
    for (const auto& part : rules_.parts(p)) {
      if (const auto g = known_.find ? known_.find(part) : std::nullopt) {
        const Value here = store_.adopt(*known_.store, *g, adopted_);
        if (here == Value{}) continue;
        out.push_back(here.id);
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

  /// The moves of both sides.
  std::uint32_t size(PartId part) const {
    return parts_[part].left_moves + parts_[part].right_moves;
  }
  std::uint32_t moves_of(const Position& part) const {
    return static_cast<std::uint32_t>(move_count(rules_, part, Side::left) +
                                      move_count(rules_, part, Side::right));
  }

  /// The number of a part that is met on its own or, else, after a move in `from`.
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
        store_.mind_the_clock();  // thousands of moves, and parting a large board is slow
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
    from.listed = true;
  }

  void add_option(const Position& p, PartId from) {
    Option option{static_cast<std::uint32_t>(option_terms_.size()), 0, 0};
    option.largest = add_terms(p, option_terms_, from);
    std::sort(option_terms_.begin() + option.begin, option_terms_.end());
    option.count = static_cast<std::uint32_t>(option_terms_.size()) - option.begin;
    options_.push_back(option);
  }

  std::span<const Term> terms_of(const Option& option) const {
    return {option_terms_.data() + option.begin, option.count};
  }

  /// Sorts the options from `begin` on, the most balanced first, each sum of parts once.
  void keep_different(std::size_t begin) {
    const auto first = options_.begin() + static_cast<std::ptrdiff_t>(begin);
    std::sort(first, options_.end(), [this](const Option& a, const Option& b) {
      if (a.largest != b.largest) return a.largest < b.largest;
      return std::ranges::lexicographical_compare(terms_of(a), terms_of(b));
    });
    options_.erase(std::unique(first, options_.end(),
                               [this](const Option& a, const Option& b) {
                                 return std::ranges::equal(terms_of(a), terms_of(b));
                               }),
                   options_.end());
  }

  /// Of a part and its negative only the first met is worked on.
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
      // too large; it stays a part, and its moves are searched
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
    parts_[part].valued = true;
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

  /// All parts of the options have values.
  Value made(PartId part) {
    std::array<std::vector<Value>, 2> sides;
    for (const Side side : {Side::left, Side::right}) {
      drop_dominated(part, side);
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

  /// Leaves in `worth_adding_` the options that no other beats by bounds alone: adding up is what
  /// values cost most, and of the options of random rows bounds drop six in ten.
  void drop_dominated(PartId part, Side side) {
    worth_adding_.clear();
    option_bounds_.clear();
    for (std::size_t i = 0; i < options(part, side); ++i) {
      worth_adding_.push_back(i);
      if (option_bounds_.size() == i)
        if (const auto sum = bounds_of(option(part, side, i)))
          option_bounds_.push_back(side == Side::left ? *sum : -*sum);
    }
    if (option_bounds_.size() < worth_adding_.size()) return;
    for (std::size_t k = 0; k < worth_adding_.size();) {
      const UpBounds mine = -option_bounds_[worth_adding_[k]];
      const auto beats = [&](std::size_t i) {
        return i != worth_adding_[k] && (option_bounds_[i] + mine).lower >= 0;
      };
      if (std::ranges::any_of(worth_adding_, beats)) {
        worth_adding_.erase(worth_adding_.begin() + static_cast<std::ptrdiff_t>(k));
      } else {
        ++k;
      }
    }
  }

  /// Nothing where not all terms are all-small.
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
  std::vector<Value> adopted_;  // what is known, by its name in the store it comes from
  PositionTable<Position> numbers_;
  std::vector<Part> parts_;
  std::vector<Option> options_;
  std::vector<Term> option_terms_;
  std::vector<std::size_t> worth_adding_;  // of one side of a part, its options by number
  std::vector<UpBounds> option_bounds_;    // of all of them, as that side sees it
  Budget* budget_ = nullptr;               // set by a Charge, for as long as that lives
  std::uint64_t steps_ = 0;
  std::uint32_t round_ = 0;
  std::size_t most_bytes_;
  std::function<std::size_t()> beside_;
};

}  // namespace zermelo
