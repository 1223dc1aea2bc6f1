// The root of the combinatorial search.

#include <algorithm>
#include <utility>

#include "games/clobber/sums/combinatorial_search.h"

namespace zermelo::clobber {
namespace {

using Position = Clobber<1>::Position;

/// The part of a group of stones; there must be fewer than 64.
Part part_of(const Position& group) {
  const auto stones = group.left | group.right;
  return Part::of(static_cast<std::uint32_t>(stones.count()),
                  (group.left >> stones.lowest()).words[0]);
}

}  // namespace

Sum CombinatorialSearch::sum_of(const Clobber<1>& rules, const Position& p) const {
  Sum sum;
  for (const Position& group : rules.parts(p)) parts_.add(sum, part_of(group));
  return sum;
}

void CombinatorialSearch::shuffle(std::vector<RootMove>& moves) {
  for (auto i = static_cast<std::uint32_t>(moves.size()); i > 1; --i)
    std::swap(moves[i - 1], moves[random_->below(i)]);
}

/// The undominated moves, in the order of `list_moves`.
std::vector<CombinatorialSearch::RootMove> CombinatorialSearch::root_moves(const Clobber<1>& rules,
                                                                           const Position& p,
                                                                           Side mover) {
  std::uint64_t dominated = 0, favourable = 0;  // pairs, by their first cell
  for (const Position& group : rules.parts(p)) {
    const auto stones = group.left | group.right;
    if (stones.count() == most_row_cells) break;  // too long for a part, and for any database
    const Part part = part_of(group);
    if (features_.dominated) dominated |= parts_.dominated(part, mover) << stones.lowest();
    if (favours(part, mover)) favourable |= stones.words[0];
  }
  std::vector<RootMove> moves;
  for (const Move move : rules.moves(p, mover)) {
    if ((dominated >> std::min(move.from, move.to) & 1U) != 0) continue;
    moves.push_back({move, sum_of(rules, rules.play(p, mover, move))});
  }
  if (random_) shuffle(moves);
  const bool fewest = !random_ && order_ == Order::fewest_replies;
  std::ranges::stable_sort(moves, {}, [&](const RootMove& root) {
    return std::pair(favourable >> root.move.from & 1U, fewest ? root.after.move_count() : 0);
  });
  return moves;
}

/// One iteration. The best move goes to the front for the next iteration.
std::optional<Verdict<Clobber<1>>> CombinatorialSearch::deepen(std::vector<RootMove>& moves,
                                                               Side mover, unsigned plies) {
  const Side enemy = opponent(mover);
  Floor floor;
  Score best_score = score_lost;
  auto best = moves.begin();
  for (auto it = moves.begin(); it != moves.end(); ++it) {
    const SumBounds theirs = bounds(it->after, enemy);
    if (features_.siblings && floor.reaches(theirs)) continue;
    const auto mine = static_cast<Score>(-visit(it->after, enemy, {plies - 1, 1}, theirs));
    if (cut_short_) break;
    if (mine == score_won) return Verdict<Clobber<1>>{Result::win, it->move};
    if (mine > best_score) best = it;
    best_score = std::max(best_score, mine);
    floor.raise(theirs);
  }
  if (!cut_short_ && best_score == score_lost) return Verdict<Clobber<1>>{Result::loss, {}};
  if (best != moves.begin()) std::rotate(moves.begin(), best, best + 1);
  return std::nullopt;
}

/// A loss that the parts show at once; no move has to be found for it.
bool CombinatorialSearch::lost_at_sight(const Clobber<1>& rules, const Position& p,
                                        Side mover) const {
  if ((p.left | p.right).count() == most_row_cells) return false;
  const Sum sum = sum_of(rules, p);
  return at_sight(sum, mover, bounds(sum, mover)) == Result::loss;
}

Verdict<Clobber<1>> CombinatorialSearch::solve(const Clobber<1>& rules, const Position& p,
                                               Side mover) {
  if (enter() && lost_at_sight(rules, p, mover)) return {Result::loss, std::nullopt};
  auto moves = root_moves(rules, p, mover);
  for (unsigned plies = 1; budget_.spent() == Spent::no; ++plies) {
    leaves_left_ = schedule_50x30.leaves(plies);
    cut_short_ = false;
    if (const auto verdict = deepen(moves, mover, plies)) return *verdict;
  }
  return {};
}

}  // namespace zermelo::clobber
