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
  std::size_t store_bytes = std::size_t{2} << 30;
  std::size_t parts_bytes = std::size_t{1} << 30;
  std::size_t table_bytes = std::size_t{512} << 20;
  std::uint64_t first_steps = 48;    // of the store for one value, in the first round
  std::uint64_t first_nodes = 1000;  // of the search, in the first round
};

/// What a search over sums remembers.
template <Summable G>
using SumTable = EffortTable<SumGame<G>>;

/// Solves positions that fall apart: values of parts where they are cheap, search over the sum
/// where they are not.
///
/// The line between the two moves by rounds. A round allows each part so many steps of the store
/// for its value, and searches for about as long as all values have taken so far; later rounds
/// allow ever more steps. What was found stays: values, and what the search proved, for this
/// question and for the next. Steps and nodes are counted, not time, so
/// that the same question always takes the same course.
template <Summable G>
class SumSolver {
 public:
  using Position = typename G::Position;
  using Move = typename G::Move;

  SumSolver(const G& rules, const SumOptions& options, KnownValues<G> known = {})
      : SumSolver(rules, options, std::move(known),
                  std::make_shared<SumTable<G>>(options.table_bytes)) {}

  /// With a table that others have used; it is forgotten.
  SumSolver(const G& rules, const SumOptions& options, KnownValues<G> known,
            std::shared_ptr<SumTable<G>> table)
      : store_(options.store_bytes),
        bounds_(store_),
        parts_(rules, store_, options.parts_bytes, std::move(known)),
        sums_(parts_),
        table_(std::move(table)),
        options_(options) {
    table_->forget();
  }
  SumSolver(const SumSolver&) = delete;
  SumSolver& operator=(const SumSolver&) = delete;

  /// Who wins when `mover` starts, and by which move of the board.
  Verdict<G> solve(const Position& p, Side mover, Budget& budget) {
    const Result found = result(p, {}, mover, budget);
    if (found != Result::win) return {found, std::nullopt};
    const Charge charge(parts_, budget);
    try {
      return {Result::win, winning_move(p, mover, budget)};
    } catch (const GaveUp& reason) {
      trouble_ = reason.what();
      return {};
    }
  }

  /// Who wins the sum of a position and some values of this solver's store when `mover` starts.
  Result result(const Position& p, std::span<const Value> more, Side mover, Budget& budget) {
    trouble_.clear();
    if (!budget.enter()) return Result::unknown;
    const Charge charge(parts_, budget);
    try {
      for (begin_rounds(); budget.spent() == Spent::no; next_round()) {
        const Result found = search(sums_.of(p, more), mover, budget);
        if (found != Result::unknown) return found;
      }
    } catch (const GaveUp& reason) {
      trouble_ = reason.what();
    }
    return Result::unknown;
  }

  /// Why the last question found no answer, when it was not the budget.
  const std::string& trouble() const { return trouble_; }

  PartValues<G>& parts() { return parts_; }
  SumGame<G>& sums() { return sums_; }
  ValueStore& store() { return store_; }
  std::size_t bytes() const { return store_.bytes() + parts_.bytes() + table_->bytes(); }
  /// What the oracle may spend on one comparison now.
  SumOracle oracle() { return {bounds_, 16 * steps_}; }

 private:
  using Sum = typename SumGame<G>::Position;
  using Charge = typename PartValues<G>::Charge;

  void begin_rounds() {
    nodes_ = options_.first_nodes;
    searched_ = 0;
    parts_before_ = parts_.size();
    allow(options_.first_steps);
  }

  /// A short first round shows which way to go. Where the same few parts come up again and again,
  /// as in (WB)^n, their values soon pay; where most are new, as in a random row, a longer search
  /// is cheaper than their values.
  void next_round() {
    const bool first = nodes_ == options_.first_nodes;
    const bool repetitive = 5 * (parts_.size() - parts_before_) < searched_;
    if (first && !repetitive) {
      nodes_ *= 20;
      return;
    }
    nodes_ += first ? 1 : 0;  // the first round is over
    allow(16 * steps_ + 16);
  }

  void allow(std::uint64_t steps) {
    steps_ = steps;
    parts_.allow(steps);
  }

  /// Proves a sum won or lost, within the nodes of a round.
  Result search(const Sum& sum, Side mover, Budget& budget) {
    const SumOracle oracle = this->oracle();
    if (const auto known = oracle(sums_, sum, mover)) return *known;
    Budget round = budget.portion(nodes_ + store_.steps() / 16);
    const Charge charge(parts_, round);
    const auto result =
        ProofNumber<SumGame<G>, SumOracle>(sums_, round, *table_, oracle).solve(sum, mover).result;
    searched_ += round.nodes();
    budget.settle(round);
    return result;
  }

  /// A move after which the other side is proved lost; there is one.
  std::optional<Move> winning_move(const Position& p, Side mover, Budget& budget) {
    const auto moves = balanced_moves(p, mover);
    for (;; next_round()) {
      for (const auto& [after, move] : moves) {
        if (search(sums_.of(after), opponent(mover), budget) == Result::loss) return move;
        if (budget.spent() != Spent::no) return std::nullopt;
      }
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
  UpBoundsMemory bounds_;
  PartValues<G> parts_;
  SumGame<G> sums_;
  std::shared_ptr<SumTable<G>> table_;
  SumOptions options_;
  std::uint64_t steps_ = 0, nodes_ = 0;  // allowed in the present round
  std::uint64_t searched_ = 0;           // nodes, in all rounds of this question
  std::size_t parts_before_ = 0;         // how many parts were known before it
  std::string trouble_;
};

}  // namespace zermelo
