#include "papers/checkers_perfect_play/contest.h"

#include <algorithm>

namespace zermelo::checkers {
namespace {

constexpr std::ptrdiff_t third_time = 3;

/// The best move, the first among equals.
const JudgedMove& best_of(const std::vector<JudgedMove>& moves) {
  return *std::ranges::find(moves, best_outcome(moves), &JudgedMove::outcome);
}

void count_slip(ContestGame& game, const std::vector<JudgedMove>& moves, const Move& chosen) {
  const Outcome best = best_outcome(moves);
  const auto played = std::ranges::find(moves, chosen, &JudgedMove::move);
  if (played->outcome == best) return;
  ++game.slips;
  if (played->outcome.result == Result::win) game.given_away += played->outcome.plies - best.plies;
}

/// The plies since `now` last occurred.
unsigned plies_since(const std::vector<Setup>& before, const Setup& now) {
  const auto last = std::ranges::find(before.rbegin(), before.rend(), now);
  return static_cast<unsigned>(last - before.rbegin()) + 1;
}

template <class ChooseForBlack>
ContestGame play_out(const Setup& start, Database& dtw, unsigned most_plies,
                     const ChooseForBlack& choose_for_black) {
  ContestGame game;
  std::vector<Setup> before;
  for (Setup now = start;;) {
    const auto moves = judged_moves(dtw, now.position, now.to_move);
    if (!moves) return game;
    if (now.to_move == Side::left) {
      game.left = best_outcome(*moves).plies;
      game.nearest = before.empty() ? game.left : std::min(game.nearest, game.left);
    }
    if (moves->empty()) {
      game.left = game.nearest = 0;
      game.end = End::won;
    } else if (std::ranges::count(before, now) + 1 == third_time) {
      game.cycle = plies_since(before, now);
      game.end = End::repetition;
    } else if (game.moves.size() >= most_plies) {
      game.end = End::limit;
    }
    if (game.end != End::unknown) return game;
    const std::optional<Move> next = now.to_move == Side::left
                                         ? choose_for_black(now, before, *moves, game)
                                         : best_of(*moves).move;
    if (!next) return game;
    if (now.to_move == Side::left) count_slip(game, *moves, *next);
    game.moves.push_back(*next);
    before.push_back(now);
    now = {play(now.position, now.to_move, *next), opponent(now.to_move)};
  }
}

}  // namespace

ContestGame play_with_results(const Setup& start, Database& dtw, Searcher& searcher,
                              const LookAhead& ahead, unsigned most_plies, Budget& budget) {
  const auto choose = [&](const Setup& now, const std::vector<Setup>& before,
                          const std::vector<JudgedMove>&, ContestGame& game) {
    Budget portion = budget.portion(ahead.nodes);
    const auto choice = searcher.choose(now, before, ahead.depth, portion);
    budget.settle(portion);
    std::optional<Move> move;
    if (!choice || budget.spent() != Spent::no) return move;
    move = choice->move;
    if (choice->depth == 0 || is_end(choice->value)) return move;
    game.least_depth =
        game.searched == 0 ? choice->depth : std::min(game.least_depth, choice->depth);
    game.depth_sum += choice->depth;
    ++game.searched;
    return move;
  };
  return play_out(start, dtw, most_plies, choose);
}

ContestGame play_with_distances(const Setup& start, Database& dtw, unsigned most_plies) {
  return play_out(start, dtw, most_plies,
                  [](const Setup&, const std::vector<Setup>&, const std::vector<JudgedMove>& moves,
                     ContestGame&) { return std::optional(best_of(moves).move); });
}

}  // namespace zermelo::checkers
