#pragma once

#include <algorithm>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "search/proof_number.h"
#include "search/sum_oracle.h"

namespace zermelo {

struct SumOptions {
  std::size_t bytes = std::size_t{4} << 30;  // for values, parts and what the search remembers
  std::size_t most_table_bytes = Limits::no_limit;  // of those for the last, at most half of them
  std::uint64_t first_steps = 48;    // of the store for one value, in the first round
  std::uint64_t first_nodes = 1000;  // of the search, in the first round

  std::size_t table_bytes() const { return std::min(bytes / 2, most_table_bytes); }
};

/// What a search over sums remembers. Most questions take some hundred nodes, so it starts small.
template <Summable G>
class SumTable : public EffortTable<SumGame<G>> {
 public:
  explicit SumTable(std::size_t bytes) : EffortTable<SumGame<G>>(bytes, 1 << 10) {}
};

/// Solves positions that fall apart: values of parts where they are cheap, search over the sum
/// where they are not.
///
/// Effort grows in rounds. Each round caps the steps of the store spent on any one value, and
/// searches for about as long as all values have taken so far; the next round doubles the cap. What
/// was found stays: values, and what the search proved, for this question and for the next. Steps
/// and nodes are counted, not time, so that the same question always takes the same course.
///
/// The cap decides where a part is searched and not valued, so a coarse ladder of caps makes the
/// cost of a family a staircase. (WB)^n, both players, seconds of one core, by the factor from cap
/// to cap, n = 26, 27, 28, 33: by 16 0.03, 0.09, 0.58, 0.55; by 4 0.04, 0.10, 0.19, 0.35; by 2
/// 0.04, 0.11, 0.10, 0.38; by less than 2 n = 4 to 36 take longer in all, 5.1 s by 1.7 and 7.8 s by
/// 1.4, where by 2 they take 4.6 s. A round's search is an eighth of all steps so far: with a
/// twelfth or a sixteenth they take 5.5 and 5.7 s. Tried and dropped: adding two of three values,
/// where that is not known already, and comparing with the third, which halves the nodes of other
/// families and takes 1.3 times as long; efforts at first sight that lean on the bounds of a sum,
/// which take nodes from some rows and give them to others.
template <Summable G>
class SumSolver {
 public:
  using Position = typename G::Position;
  using Move = typename G::Move;

  SumSolver(const G& rules, const SumOptions& options, KnownValues<G> known = {})
      : SumSolver(rules, options, std::move(known),
                  std::make_shared<SumTable<G>>(options.table_bytes())) {}

  /// With a table that others have used; it is forgotten.
  SumSolver(const G& rules, const SumOptions& options, KnownValues<G> known,
            std::shared_ptr<SumTable<G>> table)
      : store_(options.bytes),
        parts_(rules, store_, options.bytes, std::move(known), [this] { return table_->bytes(); }),
        sums_(parts_),
        table_(std::move(table)),
        options_(options) {
    table_->forget();
  }
  SumSolver(const SumSolver&) = delete;
  SumSolver& operator=(const SumSolver&) = delete;

  /// Who wins when `mover` starts, and by which move of the board. Right's questions are Left's
  /// with the roles exchanged: a board that is its own negative, such as (WB)^n, is searched only
  /// once.
  Verdict<G> solve(const Position& p, Side mover, Budget& budget) {
    if (mover == Side::right) return solve(parts_.rules().mirrored(p), Side::left, budget);
    const Result found = result(p, {}, mover, budget);
    if (found != Result::win) return {found, std::nullopt};
    const Charge charge(parts_, budget);
    try {
      return {Result::win, winning_move(p, mover, budget)};
    } catch (const GaveUp& reason) {
      trouble_ = reason.trouble();
      return {Result::win, std::nullopt};  // that is known, if not by which move
    }
  }

  /// Who wins the sum of a position and some values of this solver's store when `mover` starts.
  Result result(const Position& p, std::span<const Value> more, Side mover, Budget& budget) {
    const Charge charge(parts_, budget);
    try {
      for (begin_rounds(); budget.enter(); next_round()) {
        const Result found = search(p, more, mover, budget);
        if (found != Result::unknown) return found;
      }
    } catch (const GaveUp& reason) {
      trouble_ = reason.trouble();
    }
    return Result::unknown;
  }

  /// Who wins a sum of this solver's parts and values.
  Result result(const typename SumGame<G>::Position& sum, Side mover, Budget& budget) {
    const Charge charge(parts_, budget);
    try {
      for (begin_rounds(); budget.enter(); next_round()) {
        const Result found = search(sum, mover, budget);
        if (found != Result::unknown) return found;
      }
    } catch (const GaveUp& reason) {
      trouble_ = reason.trouble();
    }
    return Result::unknown;
  }

  /// Why the last question found no answer, when it was not the budget.
  const Trouble& trouble() const { return trouble_; }

  PartValues<G>& parts() { return parts_; }
  SumGame<G>& sums() { return sums_; }
  ValueStore& store() { return store_; }
  std::size_t bytes() const { return store_.bytes() + parts_.bytes() + table_->bytes(); }
  /// What the oracle may spend on one comparison now.
  SumOracle oracle() { return {parts_.bounds(), 16 * steps_}; }

 private:
  using Sum = typename SumGame<G>::Position;
  using Charge = typename PartValues<G>::Charge;

  static constexpr std::uint32_t short_rounds = 5;

  void begin_rounds() {
    nodes_ = options_.first_nodes;
    searched_ = 0;
    shortened_ = false;
    rounds_ = 0;
    parts_before_ = parts_.size();
    allow(options_.first_steps);
  }

  /// Five short rounds show which way to go: parts that are cheap have values by then. Where the
  /// same few parts come up again and again, as in (WB)^n, their values soon pay; where most are
  /// new, as in a random row, a longer search is cheaper than their values. If that search, too,
  /// has met few parts for its length, later rounds are short again.
  void next_round() {
    if (++rounds_ < short_rounds) return allow(2 * steps_ + 16);
    const std::uint64_t met = parts_.size() - parts_before_;
    const bool first = nodes_ == options_.first_nodes;
    if (first && 5 * met >= searched_) {
      nodes_ *= 20;
      return;
    }
    if (nodes_ > options_.first_nodes + 1 && !shortened_ && 50 * met < searched_) {
      nodes_ = options_.first_nodes + 1;
      shortened_ = true;
    }
    const auto worked = store_.steps() - steps_before_;
    steps_before_ = store_.steps();
    // Where the store has nothing to do, or no memory left to do it in, the search gets longer.
    nodes_ += worked < steps_ ? nodes_ / 4 + 1 : first ? 1 : 0;
    allow(2 * steps_ + 16);
  }

  /// The table may take half of what values and parts leave.
  void allow(std::uint64_t steps) {
    steps_ = steps;
    parts_.allow(steps);
    const std::size_t used = store_.bytes() + parts_.bytes();
    const std::size_t left = options_.bytes - std::min(options_.bytes, used);
    table_->allow(std::min(left / 2, options_.most_table_bytes));
  }

  /// One round. A position in too many parts without values waits for a later one, in which more
  /// of them have values.
  Result search(const Position& p, std::span<const Value> more, Side mover, Budget& budget) {
    trouble_ = {};
    try {
      return search(sums_.of(p, more), mover, budget);
    } catch (const TooManyTerms& reason) {
      trouble_ = reason.trouble();
      return Result::unknown;
    }
  }

  /// Proves a sum won or lost, within the nodes of a round.
  Result search(const Sum& sum, Side mover, Budget& budget) {
    const SumOracle oracle = this->oracle();
    if (const auto known = oracle(sums_, sum, mover)) return *known;
    Round round(*this, budget);
    const Charge charge(parts_, round.portion);
    return ProofNumber<SumGame<G>, SumOracle>(sums_, round.portion, *table_, oracle)
        .solve(sum, mover)
        .result;
  }

  /// A portion of the budget for one search, settled however the search ends.
  struct Round {
    Round(SumSolver& of, Budget& from)
        : solver(of), whole(from), portion(from.portion(of.nodes_ + of.store_.steps() / 8)) {}
    ~Round() {
      solver.searched_ += portion.nodes();
      whole.settle(portion);
    }
    Round(const Round&) = delete;
    Round& operator=(const Round&) = delete;

    SumSolver& solver;
    Budget& whole;
    Budget portion;
  };

  /// A move after which the other side is proved lost; there is one.
  std::optional<Move> winning_move(const Position& p, Side mover, Budget& budget) {
    const auto moves = balanced_moves(p, mover);
    for (;; next_round()) {
      for (const auto& [after, move] : moves) {
        if (search(after, {}, opponent(mover), budget) == Result::loss) return move;
        if (budget.spent() != Spent::no) return std::nullopt;
      }
      if (!budget.enter()) return std::nullopt;
    }
  }

  /// The moves of the board and where they lead, those that leave the smallest largest part first.
  std::vector<std::pair<Position, Move>> balanced_moves(const Position& p, Side mover) const {
    struct Ranked {
      std::size_t largest;
      std::pair<Position, Move> move;
    };
    const G& rules = parts_.rules();
    std::vector<Ranked> ranked;
    for (const auto& move : rules.moves(p, mover)) {
      const Position after = rules.play(p, mover, move);
      std::size_t largest = 0;
      for (const auto& part : rules.parts(after))
        largest = std::max(
            largest, move_count(rules, part, Side::left) + move_count(rules, part, Side::right));
      ranked.push_back({largest, {after, move}});
    }
    std::ranges::stable_sort(ranked, {}, &Ranked::largest);
    std::vector<std::pair<Position, Move>> moves;
    for (auto& each : ranked) moves.push_back(std::move(each.move));
    return moves;
  }

  ValueStore store_;
  PartValues<G> parts_;
  SumGame<G> sums_;
  std::shared_ptr<SumTable<G>> table_;
  SumOptions options_;
  std::uint64_t steps_ = 0, nodes_ = 0;  // allowed in the present round
  std::uint64_t steps_before_ = 0;       // the present round, taken by the store
  std::uint64_t searched_ = 0;           // nodes, in all rounds of this question
  std::size_t parts_before_ = 0;         // how many parts were known before it
  std::uint32_t rounds_ = 0;             // of this question, done
  bool shortened_ = false;               // its rounds, after a long one
  Trouble trouble_;
};

}  // namespace zermelo
