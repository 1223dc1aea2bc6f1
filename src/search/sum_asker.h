#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "search/explain_sum.h"
#include "search/solution.h"

namespace zermelo {

/// Asks the sum solver, a new one for every question: only values known beforehand and allocated
/// memory stay, so that neither the cost nor the move found depends on earlier questions.
template <Summable G>
class SumAsker {
 public:
  using Position = typename G::Position;

  explicit SumAsker(const SumOptions& options, KnownValues<G> known = {});

  /// Later questions need not compute these values.
  void know(KnownValues<G> known) { known_ = std::move(known); }

  Verdict<G> solve(const G& rules, const Position& p, Side mover, Budget& budget);

  /// One question about both players: what is found for the first serves the second.
  BothFirst<G> solve_both(const G& rules, const Position& p, bool left, bool right, Budget& budget);

  /// Everything that was asked for. Lines and winning moves are found afterwards, each by new
  /// solvers; they and the explanations are not counted in the cost.
  SearchSolution<G> solution(const G& rules, const Position& p, const SolveRequest& request,
                             Budget& budget) requires Written<G>;

  /// Every winning move, in the order of the rules; nothing when the budget was spent.
  std::optional<std::vector<typename G::Move>> winning_moves(const G& rules, const Position& p,
                                                             Side mover, Budget& budget);

  /// Why the last question found no answer, unless the budget was spent.
  const Trouble& trouble() const { return trouble_; }
  /// The most memory that any one question took.
  std::size_t most_bytes() const { return most_bytes_; }

 private:
  /// The verdicts and, from the same solver, their explanations. These come last, so that the work
  /// on the texts of Left's question cannot change the course of Right's.
  SearchSolution<G> verdicts(const G& rules, const Position& p, const SolveRequest& request,
                             Budget& budget) requires Written<G> {
    SearchSolution<G> out;
    SumSolver<G> solver(rules, options_, known_, table_);
    const auto answers = solve_sides(solver, p, request, budget);
    out.both = both_of(answers);
    out.set_cost(budget);
    out.trouble = trouble_;
    if (!request.explain) return out;
    Budget more = budget.fork();
    SumExplainer<G> explainer(solver, more);
    for (const auto& each : answers) out.explanations.push_back(explainer.explain(each));
    return out;
  }

  std::vector<SumSolved<G>> solve_sides(SumSolver<G>& solver, const Position& p,
                                        const SolveRequest& request, Budget& budget) {
    trouble_ = {};
    std::vector<SumSolved<G>> out;
    for (const Side side : request.sides()) out.push_back(solved(solver, p, side, budget));
    return out;
  }

  static BothFirst<G> both_of(const std::vector<SumSolved<G>>& answers) {
    BothFirst<G> both;
    for (const auto& each : answers)
      (each.first == Side::left ? both.left : both.right) = each.verdict;
    return both;
  }

  SumSolved<G> solved(SumSolver<G>& solver, const Position& p, Side mover, Budget& budget) {
    auto answer = solver.solved(p, mover, budget);
    if (trouble_.empty()) trouble_ = answer.trouble;
    most_bytes_ = std::max(most_bytes_, solver.bytes());
    return answer;
  }

  SumOptions options_;
  KnownValues<G> known_;
  std::shared_ptr<SumTable<G>> table_;
  Trouble trouble_;
  std::size_t most_bytes_ = 0;
};

// Not inline, for games that declare their solvers `extern template`.

template <Summable G>
SumAsker<G>::SumAsker(const SumOptions& options, KnownValues<G> known)
    : options_(options),
      known_(std::move(known)),
      table_(std::make_shared<SumTable<G>>(options.table_bytes())) {}

template <Summable G>
Verdict<G> SumAsker<G>::solve(const G& rules, const Position& p, Side mover, Budget& budget) {
  SumSolver<G> solver(rules, options_, known_, table_);
  trouble_ = {};
  return solved(solver, p, mover, budget).verdict;
}

template <Summable G>
BothFirst<G> SumAsker<G>::solve_both(const G& rules, const Position& p, bool left, bool right,
                                     Budget& budget) {
  SumSolver<G> solver(rules, options_, known_, table_);
  return both_of(solve_sides(solver, p, {left, right}, budget));
}

template <Summable G>
SearchSolution<G> SumAsker<G>::solution(const G& rules, const Position& p,
                                        const SolveRequest& request,
                                        Budget& budget) requires Written<G> {
  SearchSolution<G> out = verdicts(rules, p, request, budget);
  Budget more = budget.fork();
  add_lines(*this, rules, p, request, more, out);
  if (!request.all_moves) return out;
  for (const Side side : request.sides())
    out.winning_moves.push_back({side, winning_moves(rules, p, side, more)});
  return out;
}

template <Summable G>
std::optional<std::vector<typename G::Move>> SumAsker<G>::winning_moves(const G& rules,
                                                                        const Position& p,
                                                                        Side mover,
                                                                        Budget& budget) {
  SumSolver<G> solver(rules, options_, known_, table_);
  std::vector<typename G::Move> winning;
  for (const auto& move : rules.moves(p, mover)) {
    const auto reply = solver.solve(rules.play(p, mover, move), opponent(mover), budget).result;
    if (reply == Result::unknown) return std::nullopt;
    if (reply == Result::loss) winning.push_back(move);
  }
  return winning;
}

}  // namespace zermelo
