#include "sums/sum_player.h"

#include <algorithm>

#include "base/random.h"
#include "sums/sum_game_record.h"

namespace zermelo {
namespace {

/// Plays at random to the end. Returns the winner, or nothing when the time is over.
std::optional<Side> random_game(std::vector<SumTerm> sum, Side mover, ValueStore& values,
                                Random& random, Budget& budget) {
  while (true) {
    if (!budget.enter()) return std::nullopt;
    const auto moves = moves_of(sum, mover, values);
    if (moves.empty()) return opponent(mover);
    const auto& move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
    sum = *played(sum, mover, move, values);
    mover = opponent(mover);
  }
}

/// A move and the random games after it.
struct Tried {
  std::size_t move = 0;
  std::uint64_t won = 0, games = 0;

  /// Of the games won, with one more won and one more lost: few games should not decide.
  double rate() const { return (static_cast<double>(won) + 1) / (static_cast<double>(games) + 2); }
};

}  // namespace

ChosenSumMove SumPlayer::choose(const std::vector<SumTerm>& sum, Side side, const Limits& limits) {
  const MixedSolution found = solve(sum, side, limits);
  const auto& result = side == Side::left ? found.left_first : found.right_first;
  const auto& move = side == Side::left ? found.left_move : found.right_move;
  if (move) return {*move, SumBasis::proof, 0};
  const auto moves = moves_of(sum, side, values_);
  if (result == Result::loss) return {stubborn(sum, side, limits), SumBasis::lost, 0};
  if (moves.size() == 1) return {moves.front(), SumBasis::only_move, 0};
  return guess(sum, side, limits);
}

MixedSolution SumPlayer::solve(const std::vector<SumTerm>& sum, Side first, const Limits& limits) {
  Budget budget(timed(limits, 1));
  SolveRequest request;
  (first == Side::left ? request.right : request.left) = false;
  return MixedSolver(values_, options_).solve(sum, request, budget);
}

Limits SumPlayer::timed(const Limits& limits, double share) const {
  Limits out = limits;
  out.seconds = std::min(limits.seconds, share * seconds_);
  return out;
}

/// The move after which the opponent has the fewest winning moves, among those that could be
/// counted in a quarter of the time.
MixedMove SumPlayer::stubborn(const std::vector<SumTerm>& sum, Side side, const Limits& limits) {
  Budget budget(timed(limits, 0.25));
  SolveRequest request;
  request.all_moves = true;
  (side == Side::left ? request.left : request.right) = false;
  const auto moves = moves_of(sum, side, values_);
  std::optional<std::pair<std::size_t, std::size_t>> best;  // winning replies, number of the move
  for (std::size_t i = 0; i < moves.size() && budget.spent() == Spent::no; ++i) {
    const auto next = played(sum, side, moves[i], values_);
    const auto found = MixedSolver(values_, options_).solve(*next, request, budget);
    if (found.winning_moves.empty() || !found.winning_moves.front().moves) continue;
    const std::pair counted(found.winning_moves.front().moves->size(), i);
    if (!best || counted < *best) best = counted;
  }
  return moves[best ? best->second : 0];
}

ChosenSumMove SumPlayer::guess(const std::vector<SumTerm>& sum, Side side, const Limits& limits) {
  Budget budget(timed(limits, 0.5));
  Random random(seed_);
  const auto moves = moves_of(sum, side, values_);
  std::vector<Tried> tried(moves.size());
  for (std::size_t i = 0; i < moves.size(); ++i) tried[i].move = i;
  std::uint64_t games = 0;
  while (budget.spent() == Spent::no) {
    for (Tried& each : tried) {
      const auto next = *played(sum, side, moves[each.move], values_);
      const auto winner = random_game(next, opponent(side), values_, random, budget);
      if (!winner) break;
      ++games;
      ++each.games;
      each.won += *winner == side ? 1 : 0;
    }
  }
  const Tried& best = *std::ranges::max_element(tried, {}, &Tried::rate);
  return {moves[best.move], SumBasis::guess, games};
}

}  // namespace zermelo
