#pragma once

#include <algorithm>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "search/proof_number.h"
#include "search/sum_oracle.h"

namespace zermelo {

struct SumOptions {
  std::size_t bytes = std::size_t{4} << 30;         // for values, parts and the transposition table
  std::size_t most_table_bytes = Limits::no_limit;  // the table's share, never more than half
  std::uint64_t first_steps = 48;                   // first round: steps of the store for one value
  std::uint64_t first_nodes = 1000;                 // first round: nodes of the search

  std::size_t table_bytes() const { return std::min(bytes / 2, most_table_bytes); }
};

/// The transposition table of a search over sums. Most questions take some hundred nodes, so it
/// starts small.
template <Summable G>
class SumTable : public ProofNumberTable<SumGame<G>> {
 public:
  explicit SumTable(std::size_t bytes) : ProofNumberTable<SumGame<G>>(bytes, 1 << 10) {}
};

/// The decision of a question: the result for the mover, its reason, and the sum that was judged or
/// searched in the deciding round. The terms mean something only in the solver that decided.
template <Summable G>
struct SumDecision {
  Judgement judgement;
  std::optional<typename SumGame<G>::Position> sum;  // nothing: no sum was ever formed
};

/// A part of a board, and its value if the solver had found one by the end of the deciding round.
template <Summable G>
struct DecidedPart {
  typename G::Position position;
  std::optional<Value> value;
};

/// A question solved, with all that is needed to explain it. When Right moves first the solver
/// exchanges the roles of the players; decision and parts are then those of the mirrored board, in
/// which Left moves first.
template <Summable G>
struct SumSolved {
  Side first = Side::left;
  Verdict<G> verdict;
  SumDecision<G> decision;
  std::vector<DecidedPart<G>> parts;
  Trouble trouble;  // why there is no verdict, unless the budget was spent
};

/// Solves positions that fall apart into independent parts: by values where they are cheap, by a
/// search over the sum where they are not.
///
/// Effort grows in rounds. Each round caps the steps of the store spent on any one value, and
/// searches for about as long as all values have taken so far; the next round doubles the cap.
/// Values and proved positions stay, for this question and for the next. Steps and nodes are
/// counted, not time, so that the same question always takes the same course.
///
/// The cap decides which parts are searched rather than valued, so a coarse ladder of caps makes
/// the cost of a family a staircase. (WB)^n, both players, seconds of one core, by the factor from
/// cap to cap, n = 26, 27, 28, 33:
///
///   by 16   0.03  0.09  0.58  0.55
///   by 4    0.04  0.10  0.19  0.35
///   by 2    0.04  0.11  0.10  0.38
///
/// A factor below 2 takes longer over n = 4 to 36 in all: 5.1 s by 1.7 and 7.8 s by 1.4, against
/// 4.6 s by 2. A round's search gets an eighth of all steps so far; with a twelfth or a sixteenth
/// the same boards take 5.5 and 5.7 s.
///
/// Tried and dropped: adding two of three values whose sum is not known yet and comparing with the
/// third, which halves the nodes of other families and takes 1.3 times as long; initial proof
/// numbers that lean on the bounds of a sum, which save nodes in some rows and cost them in others.
///
/// Owns its store, parts and sums; shares the table. One thread.
template <Summable G>
class SumSolver {
 public:
  using Position = typename G::Position;
  using Move = typename G::Move;
  using Sum = typename SumGame<G>::Position;

  SumSolver(const G& rules, const SumOptions& options, KnownValues<G> known = {});
  /// With a table that other solvers have used; what it held is forgotten.
  SumSolver(const G& rules, const SumOptions& options, KnownValues<G> known,
            std::shared_ptr<SumTable<G>> table);
  ~SumSolver();
  SumSolver(const SumSolver&) = delete;
  SumSolver& operator=(const SumSolver&) = delete;

  /// The winner when `mover` moves first, and a winning move on the board. Right's questions are
  /// Left's with the roles exchanged: a board that is its own negative, such as (WB)^n, is searched
  /// only once.
  Verdict<G> solve(const Position& p, Side mover, Budget& budget) {
    return solved(p, mover, budget).verdict;
  }

  /// The same, with what decided it.
  SumSolved<G> solved(const Position& board, Side mover, Budget& budget);

  /// The result for `mover`, moving first in the sum of a position and of values of our store.
  Result result(const Position& p, std::span<const Value> more, Side mover, Budget& budget);

  /// The result for `mover`, moving first in a sum of our parts and values.
  Result result(const Sum& sum, Side mover, Budget& budget);

  /// Why the last question found no answer, unless the budget was spent.
  const Trouble& trouble() const { return trouble_; }

  PartValues<G>& parts() { return parts_; }
  SumGame<G>& sums() { return sums_; }
  ValueStore& store() { return store_; }
  std::size_t bytes() const { return store_.bytes() + parts_.bytes() + table_->bytes(); }

 private:
  using Decision = SumDecision<G>;
  using Allowance = typename PartValues<G>::Allowance;

  /// The rounds of one question: the steps that a value may take and the nodes that a search gets.
  class Rounds {
   public:
    Rounds(SumSolver& solver, Budget& budget)
        : solver_(solver),
          steps_(solver.options_.first_steps),
          nodes_(solver.options_.first_nodes),
          parts_before_(solver.parts_.size()),
          allowance_(solver.parts_, budget, steps_) {
      solver_.trouble_ = {};
      solver_.share_memory();
    }

    /// Five short rounds show which way to go: cheap parts have values by then. Where the same few
    /// parts come up again and again, as in (WB)^n, their values soon pay; where most are new, as
    /// in a random row, one search twenty times as long is cheaper than their values. If that
    /// search meets few new parts for its length as well, later rounds are short again.
    void next() {
      if (++done_ < short_rounds) return raise_cap();
      const std::uint64_t met = solver_.parts_.size() - parts_before_;
      const std::uint64_t first_nodes = solver_.options_.first_nodes;
      const bool is_short = nodes_ == first_nodes;
      if (is_short && 5 * met >= searched_) {
        nodes_ *= 20;
        return;
      }
      if (nodes_ > first_nodes + 1 && !was_shortened_ && 50 * met < searched_) {
        nodes_ = first_nodes + 1;
        was_shortened_ = true;
      }
      // Where the store has nothing to do, or no memory left to do it in, the search gets longer.
      const bool is_store_idle = solver_.steps_since_last_round() < steps_;
      nodes_ += is_store_idle ? nodes_ / 4 + 1 : is_short ? 1 : 0;
      raise_cap();
    }

    std::uint64_t steps() const { return steps_; }
    std::uint64_t nodes() const { return nodes_; }
    void count_search(std::uint64_t nodes) { searched_ += nodes; }

   private:
    static constexpr std::uint32_t short_rounds = 5;

    void raise_cap() {
      steps_ = 2 * steps_ + 16;
      allowance_.next_round(steps_);
      solver_.share_memory();
    }

    SumSolver& solver_;
    std::uint64_t steps_, nodes_;  // allowed in the present round
    std::uint64_t searched_ = 0;   // nodes searched in all rounds
    std::size_t parts_before_;     // the parts that had numbers before the question
    std::uint32_t done_ = 0;       // rounds
    bool was_shortened_ = false;   // the search, after a long one
    Allowance allowance_;
  };

  /// The steps of the store since this was last asked.
  std::uint64_t steps_since_last_round() {
    return store_.steps() - std::exchange(steps_seen_, store_.steps());
  }

  /// The table may take half of the memory that values and parts leave.
  void share_memory() {
    const std::size_t used = store_.bytes() + parts_.bytes();
    const std::size_t left = options_.bytes - std::min(options_.bytes, used);
    table_->allow(std::min(left / 2, options_.most_table_bytes));
  }

  /// Repeats an attempt, a round at a time, until it decides or the budget is spent. Each round
  /// costs a node.
  template <class Attempt>
  Decision decide_by(const Attempt& attempt, Rounds& rounds, Budget& budget) {
    Decision last;
    try {
      for (; budget.enter(); rounds.next()) {
        last = attempt();
        if (last.judgement.result != Result::unknown) return last;
      }
    } catch (const GaveUp& reason) {
      trouble_ = reason.trouble();
    }
    return last;
  }
  Decision decide(const Position& p, std::span<const Value> more, Side mover, Rounds& rounds,
                  Budget& budget) {
    const auto attempt = [&] { return search(p, more, mover, rounds, budget); };
    return decide_by(attempt, rounds, budget);
  }

  /// One round. A position that falls into too many parts without values is left to a later round,
  /// in which more of them have values.
  Decision search(const Position& p, std::span<const Value> more, Side mover, Rounds& rounds,
                  Budget& budget) {
    trouble_ = {};
    try {
      return search(sums_.of(p, more), mover, rounds, budget);
    } catch (const TooManyTerms& reason) {
      trouble_ = reason.trouble();
      return {};
    }
  }

  /// Tries to prove a sum won or lost, by its values and then within the nodes of a round.
  Decision search(const Sum& sum, Side mover, Rounds& rounds, Budget& budget) {
    const SumOracle oracle(parts_.bounds(), 16 * rounds.steps());
    if (const auto known = oracle.judge(sums_, sum, mover)) return {*known, sum};
    Portion portion(rounds, budget, rounds.nodes() + store_.steps() / 8);
    const Allowance allowance(parts_, portion.budget);
    ProofNumber<SumGame<G>, SumOracle> proof(sums_, portion.budget, *table_, oracle);
    return {{proof.solve(sum, mover).result, Reason::search}, sum};
  }

  /// A portion of the budget for one search, settled however the search ends.
  struct Portion {
    Portion(Rounds& of, Budget& from, std::uint64_t nodes)
        : rounds(of), whole(from), budget(from.portion(nodes)) {}
    ~Portion() {
      rounds.count_search(budget.nodes());
      whole.settle(budget);
    }
    Portion(const Portion&) = delete;
    Portion& operator=(const Portion&) = delete;

    Rounds& rounds;
    Budget& whole;
    Budget budget;
  };

  void add_parts(const Position& p, std::vector<DecidedPart<G>>& out) {
    for (const auto& part : parts_.rules().parts(p)) out.push_back({part, found_value(part)});
  }
  std::optional<Value> found_value(const Position& part) {
    try {
      return parts_.found_value(part);
    } catch (const GaveUp&) {
      return std::nullopt;  // no memory left to copy a value that is known beforehand
    }
  }

  /// A move after which the opponent is proved lost, in a position that is won; nothing when the
  /// budget or the memory is spent before it is found.
  std::optional<Move> winning_move(const Position& p, Side mover, Rounds& rounds, Budget& budget) {
    const auto moves = balanced_moves(p, mover);
    try {
      for (;; rounds.next()) {
        for (const auto& [after, move] : moves) {
          const auto reply = search(after, {}, opponent(mover), rounds, budget);
          if (reply.judgement.result == Result::loss) return move;
          if (budget.spent() != Spent::no) return std::nullopt;
        }
        if (!budget.enter()) return std::nullopt;
      }
    } catch (const GaveUp& reason) {
      trouble_ = reason.trouble();
      return std::nullopt;
    }
  }

  /// The moves of the board with the positions after them; the smaller the largest part that a move
  /// leaves, the earlier it comes.
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
  std::uint64_t steps_seen_ = 0;  // see steps_since_last_round
  Trouble trouble_;
};

// The questions are not inline, so that they are compiled once for the games that declare their
// solvers `extern template`.

template <Summable G>
SumSolver<G>::SumSolver(const G& rules, const SumOptions& options, KnownValues<G> known)
    : SumSolver(rules, options, std::move(known),
                std::make_shared<SumTable<G>>(options.table_bytes())) {}

template <Summable G>
SumSolver<G>::SumSolver(const G& rules, const SumOptions& options, KnownValues<G> known,
                        std::shared_ptr<SumTable<G>> table)
    : store_(options.bytes),
      parts_(rules, store_, options.bytes, std::move(known), [this] { return table_->bytes(); }),
      sums_(parts_),
      table_(std::move(table)),
      options_(options) {
  table_->forget();
}

template <Summable G>
SumSolver<G>::~SumSolver() = default;

template <Summable G>
SumSolved<G> SumSolver<G>::solved(const Position& board, Side mover, Budget& budget) {
  const Position p = mover == Side::left ? board : parts_.rules().mirrored(board);
  Rounds rounds(*this, budget);
  SumSolved<G> out{mover, {}, decide(p, {}, Side::left, rounds, budget), {}, {}};
  out.verdict.result = out.decision.judgement.result;
  add_parts(p, out.parts);
  if (out.verdict.result == Result::win)
    out.verdict.move = winning_move(p, Side::left, rounds, budget);
  out.trouble = trouble_;
  return out;
}

template <Summable G>
Result SumSolver<G>::result(const Position& p, std::span<const Value> more, Side mover,
                            Budget& budget) {
  Rounds rounds(*this, budget);
  return decide(p, more, mover, rounds, budget).judgement.result;
}

template <Summable G>
Result SumSolver<G>::result(const Sum& sum, Side mover, Budget& budget) {
  Rounds rounds(*this, budget);
  const auto attempt = [&] { return search(sum, mover, rounds, budget); };
  return decide_by(attempt, rounds, budget).judgement.result;
}

}  // namespace zermelo
