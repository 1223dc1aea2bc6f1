#include "games/checkers/play/chooser.h"

#include <cassert>

#include "games/checkers/play/forced.h"

namespace zermelo::checkers {
namespace {

constexpr unsigned no_limit = 99;
constexpr unsigned depth_among_equals = 13;  // quick, so that tables still answer at once

Limits part_of(Limits limits, double seconds) {
  limits.seconds = seconds;
  return limits;
}

}  // namespace

ChosenMove Chooser::choose(const PlayedGame& game, const Limits& limits) {
  const auto& [position, side] = game.now();
  const auto moves = prober_.moves(position, side);
  assert(!moves.empty());
  const Known known = prober_.known(position, side);
  if (moves.size() == 1) return {moves.front().move, Basis::only_move, known.result};
  if (known.result == Result::unknown) return choose_unknown(game, limits);
  if (seen_by_mover(moves.front()).result != known.result) return choose_unknown(game, limits);
  ChosenMove out{moves.front().move, Basis::table, known.result};
  const bool has_distance = known.result != Result::draw && (known.dtw || known.dtc);
  if (has_distance) return out;
  Budget budget(part_of(limits, seconds_));
  const auto found = searcher_.choose(game.now(), game.before(), depth_among_equals, budget);
  if (found && found->proved == known.result) out.move = found->move, out.depth = found->depth;
  return out;
}

ChosenMove Chooser::choose_unknown(const PlayedGame& game, const Limits& limits) {
  const auto& [position, side] = game.now();
  Budget proof(part_of(limits, seconds_ / 2));
  const Forced forced = ForcedSearch(prober_, proof).solve(position, side, no_limit);
  if (forced.move) return {*forced.move, Basis::proof, forced.result, forced.depth};
  Budget search(part_of(limits, seconds_ / 2));  // whose clock starts here, after the proof's
  const auto found = searcher_.choose(game.now(), game.before(), no_limit, search);
  if (!found) return {prober_.moves(position, side).front().move};
  ChosenMove out{found->move, Basis::guess, found->proved, found->depth};
  if (forced.result == Result::loss) out.proved = Result::loss;  // then every move loses
  if (out.proved != Result::unknown) out.basis = Basis::proof;
  return out;
}

}  // namespace zermelo::checkers
