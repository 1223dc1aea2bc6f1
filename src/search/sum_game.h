#pragma once

#include <array>
#include <cstdint>
#include <iterator>
#include <vector>

#include "base/hash.h"
#include "search/part_values.h"

namespace zermelo {

/// Thrown when a sum has more terms than a position can hold and adding values takes more steps
/// than are allowed now.
class TooManyTerms : public GaveUp {
 public:
  using GaveUp::GaveUp;
};

/// A sum as a game of its own, so that any search can play it. A term is a value, in which a player
/// moves to a canonical option, or a part without a value, in which a player moves as on the board.
///
/// Every position is in normal form:
///  1. simple values are added into one term, and 0 is left out;
///  2. a term and its negative cancel;
///  3. other values are added where the store already knows their sum, and otherwise only where
///     there would be more than `most_terms` terms;
///  4. the terms are sorted, so that values come before parts and equal sums are equal positions.
/// On (WB)^33 to (WB)^36 three of four sums met have three values that neither classes nor bounds
/// decide, and rule 3 saves two thirds of the nodes.
///
/// These are not immutable rules, unlike those of a board game: `play` computes values of parts
/// as it goes, so that the same move may later give an equal sum in another form, and it reuses one
/// buffer of terms. Keeping the form fixed would mean that a value found in the middle of a search
/// could not be used before the next one; a buffer on the stack has no bound, because a move can
/// break a grid into any number of parts. The form changes, never the outcome.
///
/// Keeps a reference to the parts; one thread.
template <Summable G>
class SumGame {
 public:
  static constexpr bool normal_play = true;
  static constexpr std::size_t most_terms = 15;

  using Term = zermelo::Term;
  struct Position {
    std::uint32_t count = 0;
    std::array<Term, most_terms> terms{};
    friend bool operator==(const Position&, const Position&) = default;
  };
  struct Move {
    std::uint32_t term = 0, option = 0;
    friend bool operator==(const Move&, const Move&) = default;
  };
  class Moves;

  explicit SumGame(PartValues<G>& parts) : parts_(parts) {}

  static bool is_part(Term term) { return zermelo::is_part(term); }
  static std::uint32_t part(Term term) { return term & ~part_flag; }
  static Value value(Term term) { return {term}; }

  /// The position of a board, with further values beside it. Throws TooManyTerms when the board
  /// falls into too many parts without a value.
  Position of(const typename G::Position& board, std::span<const Value> more = {}) const {
    std::vector<Term> terms;
    parts_.add_terms(board, terms);
    for (Term& term : terms) term = now(term);
    for (const Value g : more) terms.push_back(g.id);
    work_ = std::move(terms);
    return normal();
  }

  Moves moves(const Position& p, Side side) const { return {*this, p, side}; }

  std::size_t move_count(const Position& p, Side side) const {
    std::size_t count = 0;
    for (std::uint32_t i = 0; i < p.count; ++i) {
      const Term term = p.terms[i];
      count += is_part(term) ? parts_.moves(part(term), side) : options(term, side);
    }
    return count;
  }

  Position play(const Position& p, Side side, Move move) const {
    work_.clear();
    for (std::uint32_t i = 0; i < p.count; ++i)
      if (i != move.term) work_.push_back(p.terms[i]);
    const Term term = p.terms[move.term];
    if (is_part(term)) {
      for (std::size_t k = 0; k < parts_.option(part(term), side, move.option).size(); ++k)
        work_.push_back(now(parts_.option(part(term), side, move.option)[k]));
    } else {
      work_.push_back(canonical_options(term, side)[move.option].id);
    }
    return normal();
  }

  std::optional<Result> result(const Position& p, Side side) const {
    if (move_count(p, side) == 0) return Result::loss;
    return std::nullopt;
  }

  std::uint64_t hash(const Position& p) const {
    std::uint64_t h = p.count;
    for (std::uint32_t i = 0; i < p.count; ++i) h = mix(h, p.terms[i]);
    return h;
  }

  std::size_t options(Term term, Side side) const {
    return is_part(term) ? parts_.options(part(term), side) : canonical_options(term, side).size();
  }

  Term negative(Term term) const {
    return is_part(term) ? parts_.negative(part(term)) | part_flag
                         : store().negative(value(term)).id;
  }

  PartValues<G>& parts() const { return parts_; }
  ValueStore& store() const { return parts_.store(); }

 private:
  std::span<const Value> canonical_options(Term term, Side side) const {
    return side == Side::left ? store().left(value(term)) : store().right(value(term));
  }

  /// The term, or the value in its place if the part has one by now.
  Term now(Term term) const {
    const auto g = is_part(term) ? parts_.value(part(term)) : std::nullopt;
    return g ? g->id : term;
  }

  /// The normal form of the terms in `work_`.
  Position normal() const {
    Value simple;
    std::size_t kept = 0;
    for (std::size_t i = 0; i < work_.size(); ++i) {
      const Term term = work_[i];
      if (!is_part(term) && store().simple(value(term)) != nullptr) {
        simple = store().sum(simple, value(term));
        continue;
      }
      const auto end = work_.begin() + static_cast<std::ptrdiff_t>(kept);
      const auto opposite = std::find(work_.begin(), end, negative(term));
      if (opposite != end) {
        *opposite = work_[--kept];
      } else {
        work_[kept++] = term;
      }
    }
    work_.resize(kept);
    if (simple != Value{}) work_.push_back(simple.id);
    std::ranges::sort(work_);
    while (work_.size() > 2 && add_known_pair()) {
    }
    while (work_.size() > most_terms) add_two_values();
    Position p;
    p.count = static_cast<std::uint32_t>(work_.size());
    std::ranges::copy(work_, p.terms.begin());
    return p;
  }

  /// Adds the first two values in `work_` whose sum is known, if there are any. `work_` is sorted:
  /// values come before parts.
  bool add_known_pair() const {
    for (std::size_t i = 0; i < work_.size() && !is_part(work_[i]); ++i) {
      for (std::size_t j = i + 1; j < work_.size() && !is_part(work_[j]); ++j) {
        if (const auto sum = store().known_sum(value(work_[i]), value(work_[j]))) {
          replace_two_values(i, j, *sum);
          return true;
        }
      }
    }
    return false;
  }

  void add_two_values() const {
    if (is_part(work_[1])) throw TooManyTerms(too_many_terms);
    replace_two_values(0, 1, sum_of(value(work_[0]), value(work_[1])));
  }

  /// Puts a value in the place of two, i < j, and keeps `work_` sorted.
  void replace_two_values(std::size_t i, std::size_t j, Value sum) const {
    work_.erase(work_.begin() + static_cast<std::ptrdiff_t>(j));
    work_.erase(work_.begin() + static_cast<std::ptrdiff_t>(i));
    if (sum != Value{}) work_.insert(std::ranges::lower_bound(work_, sum.id), sum.id);
  }

  Value sum_of(Value g, Value h) const {
    const auto steps = parts_.steps();
    const StepLimit limit(store(), steps < Limits::no_limit / most_steps_each
                                       ? most_steps_each * steps
                                       : Limits::no_limit);
    try {
      return store().sum(g, h);
    } catch (const GaveUp&) {
      throw TooManyTerms(too_many_terms);
    }
  }

  /// An addition may take as many steps as this many values.
  static constexpr std::uint64_t most_steps_each = 16;
  static constexpr const char* too_many_terms =
      "the position falls into more different parts than the sum solver can hold";

  PartValues<G>& parts_;
  mutable std::vector<Term> work_;  // the terms of the position under construction
};

/// The moves in each term, found lazily; of equal terms, which are adjacent, only in the first.
template <Summable G>
class SumGame<G>::Moves {
 public:
  class Iterator {
   public:
    using value_type = Move;
    using difference_type = std::ptrdiff_t;

    Iterator() = default;
    explicit Iterator(const Moves& moves) : moves_(&moves) { skip_to_move(); }

    Move operator*() const { return at_; }
    Iterator& operator++() {
      ++at_.option;
      skip_to_move();
      return *this;
    }
    void operator++(int) { ++*this; }
    friend bool operator==(const Iterator& it, std::default_sentinel_t) { return it.is_at_end(); }

   private:
    bool is_at_end() const { return at_.term >= moves_->p_.count; }
    bool is_exhausted() const {
      const Position& p = moves_->p_;
      if (at_.term > 0 && p.terms[at_.term] == p.terms[at_.term - 1]) return true;
      return at_.option >= moves_->rules_->options(p.terms[at_.term], moves_->side_);
    }
    void skip_to_move() {
      while (!is_at_end() && is_exhausted()) at_ = {at_.term + 1, 0};
    }

    const Moves* moves_ = nullptr;
    Move at_;
  };

  Moves(const SumGame& rules, const Position& p, Side side) : rules_(&rules), p_(p), side_(side) {}

  Iterator begin() const { return Iterator(*this); }
  std::default_sentinel_t end() const { return {}; }

 private:
  const SumGame* rules_;
  Position p_;
  Side side_;
};

}  // namespace zermelo
