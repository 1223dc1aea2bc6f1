#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <vector>

#include "search/oracle.h"
#include "search/root.h"
#include "search/transposition.h"

namespace zermelo {

/// The number of positions at the horizon that an iteration may score before it is cut short and
/// the horizon moves on: `leaves_per_ply` times its depth, without limit beyond depth
/// `last_capped`.
struct Schedule {
  std::uint64_t leaves_per_ply;
  unsigned last_capped;

  std::uint64_t leaves(unsigned plies) const {
    return plies <= last_capped ? leaves_per_ply * plies
                                : std::numeric_limits<std::uint64_t>::max();
  }
};

inline constexpr Schedule schedule_100x150{100, 150};  // TheSolvers' report
inline constexpr Schedule schedule_50x30{50, 30};      // Strong 1-dimensional Clobber, section 5.1

/// The order in which moves are tried that the table says nothing about. The random order of the
/// papers comes from rules that list their moves at random (`Varied`).
enum class Order : std::uint8_t { as_listed, fewest_replies };

/// The choices of the main solver. The schedules are the papers', the order is ours.
struct DeepeningOptions {
  Schedule schedule = schedule_50x30;
  Order order = Order::fewest_replies;
};

/// An evaluation for the side to move: a proved result, or minus the number of the opponent's
/// moves.
using Score = std::int16_t;
inline constexpr Score score_won = std::numeric_limits<Score>::max();
inline constexpr Score score_lost = -score_won;
constexpr bool is_proved(Score score) { return score == score_won || score == score_lost; }

/// The entry of a position in the transposition table of deepening.
template <Game G>
struct DeepeningEntry {
  typename G::Move best;
  Score score;
  std::uint16_t ply;  // distance from the root; the nearer position keeps the slot
  bool has_best;
};

template <Game G>
using DeepeningTable = Transposition<typename G::Position, DeepeningEntry<G>>;

/// The papers' main solver: iterative deepening on a mobility heuristic.
///
/// Each iteration searches one ply deeper, scores positions at the horizon by the number of moves
/// they leave the opponent, and stores score and best move, so that the next iteration follows the
/// most promising line first. A cap on the positions at the horizon, growing with the depth, keeps
/// a hopeless iteration short: it is cut off and the horizon moves on. The search is complete
/// because play is finite: the first iteration that no horizon stopped is a proof.
/// Source: TheSolvers' report; Strong 1-dimensional Clobber, section 5.1.
///
/// The papers try moves that the table says nothing about in a random order. Here they come in the
/// order of the rules, so that runs repeat, or, better, ordered by the number of replies they leave
/// the opponent: (BW)^16, Left first, takes 85.9 M nodes and 17.1 s in the order of the rules, and
/// 23.5 M and 5.6 s with the fewest replies first.
template <NormalPlay G, class Oracle>
class Deepening {
 public:
  using Position = typename G::Position;
  using Move = typename G::Move;

  Deepening(const G& rules, Budget& budget, DeepeningTable<G>& table,
            const DeepeningOptions& options, const Oracle& oracle)
      : rules_(rules), budget_(budget), table_(table), options_(options), oracle_(oracle) {}

  Verdict<G> solve(const Position& p, Side mover) {
    for (unsigned plies = 1; budget_.spent() == Spent::no; ++plies) {
      leaves_left_ = options_.schedule.leaves(plies);
      cut_short_ = false;
      const BestMove found = best_of(p, mover, plies, 0);
      if (cut_short_) continue;
      if (found.score == score_won) return {Result::win, found.best};
      if (found.score == score_lost) return {Result::loss, std::nullopt};
    }
    return {};
  }

 private:
  struct Listed {
    Move move;
    std::size_t replies;
  };
  static bool fewer_replies(const Listed& a, const Listed& b) { return a.replies < b.replies; }

  struct BestMove {
    Move best{};
    Score score = score_lost;
    bool has_best = false;
  };

  /// The score of a position `ply` moves from the root, searched `plies` deeper.
  Score score(const Position& p, Side mover, unsigned plies, unsigned ply) {
    if (const auto known = oracle_(rules_, p, mover)) {
      return *known == Result::win ? score_won : score_lost;
    }
    if (plies == 0) return score_at_horizon(p, mover, ply);
    return best_of(p, mover, plies, ply).score;
  }

  Score score_at_horizon(const Position& p, Side mover, unsigned ply) {
    if (!enter()) return 0;
    const std::uint64_t hash = rules_.hash(p);
    if (const auto* known = table_.find(hash, p, mover)) return known->score;
    if (move_count(rules_, p, mover) == 0) return score_lost;
    if (leaves_left_-- == 0) {
      leaves_left_ = 0;
      cut_short_ = true;
      return 0;
    }
    const auto score =
        static_cast<Score>(-static_cast<int>(move_count(rules_, p, opponent(mover))));
    store(hash, p, mover, {Move{}, score, static_cast<std::uint16_t>(ply), false});
    return score;
  }

  /// Tries the stored move first, then the others; stops at a win or when the iteration is cut
  /// short.
  BestMove best_of(const Position& p, Side mover, unsigned plies, unsigned ply) {
    if (!enter()) return {};
    const std::uint64_t hash = rules_.hash(p);
    BestMove found;
    Move first{};
    bool has_first = false;
    if (const auto* known = table_.find(hash, p, mover)) {
      if (is_proved(known->score)) return {known->best, known->score, known->has_best};
      first = known->best;
      has_first = known->has_best;
    }
    if (has_first) consider(p, mover, first, plies, ply, found);
    const std::size_t begin = moves_.size();
    if (goes_on(found)) list_moves(p, mover);
    for (std::size_t i = begin; i < moves_.size() && goes_on(found); ++i) {
      const Move move = moves_[i].move;
      if (!has_first || move != first) consider(p, mover, move, plies, ply, found);
    }
    moves_.resize(begin);
    remember(hash, p, mover, ply, found);
    return found;
  }

  bool goes_on(const BestMove& found) const { return !cut_short_ && found.score != score_won; }

  /// Pushes the moves onto the stack of moves, in the order in which they are to be tried.
  void list_moves(const Position& p, Side mover) {
    const auto begin = static_cast<std::ptrdiff_t>(moves_.size());
    for (const auto& move : rules_.moves(p, mover)) {
      std::size_t replies = 0;
      if (options_.order == Order::fewest_replies) {
        replies = move_count(rules_, rules_.play(p, mover, move), opponent(mover));
      }
      moves_.push_back({move, replies});
    }
    // A short insertion sort: stable, and std::stable_sort would allocate at every position.
    for (auto i = moves_.begin() + begin; i != moves_.end(); ++i) {
      const auto place = std::upper_bound(moves_.begin() + begin, i, *i, fewer_replies);
      std::rotate(place, i, i + 1);
    }
  }

  void consider(const Position& p, Side mover, const Move& move, unsigned plies, unsigned ply,
                BestMove& found) {
    const auto next = tidied(rules_, rules_.play(p, mover, move));
    const auto mine = static_cast<Score>(-score(next, opponent(mover), plies - 1, ply + 1));
    if (cut_short_) return;  // the score of an abandoned search means nothing
    if (!found.has_best || mine > found.score) found = {move, mine, true};
  }

  /// A loss found in a search that was cut short is not a proof; everything else is worth keeping.
  void remember(std::uint64_t hash, const Position& p, Side mover, unsigned ply,
                const BestMove& found) {
    if (cut_short_ && (!found.has_best || found.score == score_lost)) return;
    store(hash, p, mover,
          {found.best, found.score, static_cast<std::uint16_t>(ply), found.has_best});
  }

  void store(std::uint64_t hash, const Position& p, Side mover, const DeepeningEntry<G>& entry) {
    table_.store(hash, p, mover, entry,
                 [](const auto& old, const auto& fresh) { return old.ply < fresh.ply; });
  }

  bool enter() {
    if (budget_.enter()) return true;
    cut_short_ = true;
    return false;
  }

  const G& rules_;
  Budget& budget_;
  DeepeningTable<G>& table_;
  DeepeningOptions options_;
  const Oracle& oracle_;
  std::vector<Listed> moves_;  // a stack: the moves of all positions on the path
  std::uint64_t leaves_left_ = 0;
  bool cut_short_ = false;  // this iteration is being abandoned
};

template <NormalPlay G, class Oracle = NoOracle>
Verdict<G> deepening(const G& rules, const typename G::Position& p, Side mover, Budget& budget,
                     DeepeningTable<G>& table, const DeepeningOptions& options = {},
                     const Oracle& oracle = {}) {
  return Deepening<G, Oracle>(rules, budget, table, options, oracle).solve(tidied(rules, p), mover);
}

}  // namespace zermelo
