#include "games/checkers/play/searcher.h"

#include <algorithm>
#include <cassert>

#include "base/hash.h"
#include "games/checkers/board/perft.h"

namespace zermelo::checkers {
namespace {

std::uint64_t hash_of(const Position& p) {
  const auto join = [](const auto& sets) { return std::uint64_t{sets[0]} << 32 | sets[1]; };
  return mix(mix(join(p.men)), join(p.kings));
}

/// The transposition table counts the plies to the end of the game from the position itself.
int from_here(int value, int ply) {
  if (value >= least_end) return value + ply;
  return value <= -least_end ? value - ply : value;
}
int from_root(int value, int ply) {
  if (value >= least_end) return value - ply;
  return value <= -least_end ? value + ply : value;
}

}  // namespace

std::vector<Searcher::RootMove> Searcher::root_moves(const Setup& root) {
  const auto& [p, side] = root;
  std::vector<RootMove> all, kept;
  for (const Move& move : MoveList(p, side)) {
    all.push_back({move, play(p, side, move)});
    const bool keeps =
        root_result_ == Result::unknown ||
        tables_.result(all.back().after, opponent(side)) == for_opponent(root_result_);
    if (keeps) kept.push_back(all.back());
  }
  if (!kept.empty()) return kept;
  root_result_ =
      Result::unknown;  // captures lead out of the tables: they do not tell which to play
  return all;
}

std::optional<Choice> Searcher::choose(const Setup& root, const std::vector<Setup>& game,
                                       unsigned most_depth, Budget& budget) {
  budget_ = &budget;
  memory_.forget();
  history_ = {};
  killers_ = {};
  game_ = game;
  may_be_of_game_.reset();
  for (const Setup& each : game_)
    may_be_of_game_.set(hash_of(each.position) % may_be_of_game_.size());
  line_ = {root};
  root_side_ = root.to_move;
  root_result_ = tables_.result(root.position, root.to_move);
  auto moves = root_moves(root);
  if (moves.empty()) return std::nullopt;
  std::optional<Choice> out;
  const bool is_only = MoveList(root.position, root.to_move).size() == 1;
  if (moves.size() == 1) out = Choice{moves[0].move, moves[0].after, root_result_, false, is_only};
  const auto deepest = static_cast<int>(std::min(most_depth, most_plies - 30));
  for (int depth = 1; depth <= deepest && moves.size() > 1; ++depth) {
    if (!search_round(moves, root.to_move, depth)) break;
    const RootMove& best = moves.front();
    out = Choice{best.move, best.after, root_result_, false, false, static_cast<unsigned>(depth),
                 best.value};
    if (is_end(best.value) && end_of_game - std::abs(best.value) <= depth) break;
  }
  budget_ = nullptr;
  if (!out) return out;
  out->is_by_table = root_result_ != Result::unknown;
  if (!out->is_by_table && is_proved(out->value))
    out->proved = out->value > 0 ? Result::win : Result::loss;
  return out;
}

/// One iteration over the moves of the root; the best is moved to the front. False, with the moves
/// as they were, when the budget ran out before a better move was found, or with only losses found.
bool Searcher::search_round(std::vector<RootMove>& moves, Side side, int depth) {
  const auto before = moves;
  int most = -end_of_game;
  std::size_t best = 0;
  bool is_whole = true;
  for (std::size_t i = 0; i < moves.size() && is_whole; ++i) {
    RootMove& each = moves[i];
    const auto ask = [&](int low, int high) {
      const int below = each.move.captured != 0 ? depth : depth - 1;
      return -value(each.after, opponent(side), below, 1, -high, -low);
    };
    int found = i == 0 ? ask(-end_of_game, end_of_game) : ask(most, most + 1);
    if (i > 0 && found > most) found = ask(most, end_of_game);
    is_whole = budget_->spent() == Spent::no;
    if (!is_whole || (i > 0 && found <= most)) continue;
    most = each.value = found;
    best = i;
  }
  // A loss is proved only when every move was tried.
  if (!is_whole && (best == 0 || most <= -least_proved)) {
    moves = before;
    return false;
  }
  std::rotate(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(best),
              moves.begin() + static_cast<std::ptrdiff_t>(best) + 1);
  return true;
}

/// A repetition is a draw. Among the positions of the game, the side to move at the root prefers
/// those that occurred less often.
std::optional<int> Searcher::value_if_repeated(const Setup& now, int ply) const {
  for (std::size_t i = line_.size(); i >= 2; i -= 2)
    if (line_[i - 2] == now) return 0;
  if (!may_be_of_game_[hash_of(now.position) % may_be_of_game_.size()]) return std::nullopt;
  const auto times = static_cast<int>(std::ranges::count(game_, now));
  if (times == 0) return std::nullopt;
  return now.to_move == root_side_ && ply > 0 ? -times : times;
}

/// The value of a quiet position at the end of a line: a table knows it, or no depth is left.
std::optional<int> Searcher::value_if_known(const Position& p, Side side, int depth, int ply) {
  const Result known = tables_.result(p, side);
  const Result expected = side == root_side_ ? root_result_ : for_opponent(root_result_);
  const bool is_leaf = known != Result::unknown && known != expected;
  if (!is_leaf && depth > 0) return std::nullopt;
  const bool may_be_over = known == Result::loss || known == Result::unknown;
  if (may_be_over && count_moves(p, side) == 0) return ply - end_of_game;
  return value_of(known, p, side);
}

// 1. A repetition is a draw.
// 2. A quiet position may end the line; one with a capture never does.
// 3. The transposition table may know enough.
// 4. The moves are searched, and the result is stored.
int Searcher::value(const Position& p, Side side, int depth, int ply, int low, int high) {
  if (!budget_->enter()) return 0;
  const Setup now{p, side};
  if (const auto repeated = value_if_repeated(now, ply)) return *repeated;
  const bool is_forced = must_capture(p, side);
  if (!is_forced) {
    if (const auto known = value_if_known(p, side, depth, ply)) return *known;
  }
  if (ply + 1 >= static_cast<int>(most_plies)) return guess_of(p, side);
  if (const Remembered* known = memory_.find(hash_of(p), p, side);
      known != nullptr && known->depth >= depth) {
    const int value = from_root(known->value, ply);
    if (known->bound == Bound::exact || (known->bound == Bound::at_least && value >= high) ||
        (known->bound == Bound::at_most && value <= low))
      return value;
  }
  const MoveList moves(p, side);
  if (moves.empty()) return ply - end_of_game;
  line_.push_back(now);
  const int found = value_of_moves(now, moves, depth, ply, low, high);
  line_.pop_back();
  return found;
}

/// Move ordering: the move of the transposition table, captures, killer moves, then the others by
/// their history.
Searcher::Merits Searcher::merits_of(const Setup& now, const MoveList& moves, int ply) const {
  const Remembered* known = memory_.find(hash_of(now.position), now.position, now.to_move);
  const auto& killers = killers_[static_cast<std::size_t>(ply)];
  const auto& history = history_[index_of(now.to_move)];
  constexpr std::uint32_t first = 1U << 31, capture = 1U << 29, killer = 1U << 28;
  Merits out;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const Move& move = moves[i];
    out[i] = 1 + std::min(history[move.from()][move.to()], killer - 2);
    if (move == killers[0] || move == killers[1]) out[i] = killer;
    if (move.captured != 0) out[i] = capture | size(move.captured);
    if (known != nullptr && known->best == i) out[i] = first;
  }
  return out;
}

// Principal variation search: the first move with the full window, the others with a null window,
// late ones reduced by two plies at first, and again where they turn out to be better.
int Searcher::value_of_moves(const Setup& now, const MoveList& moves, int depth, int ply, int low,
                             int high) {
  const Side side = now.to_move;
  const int below = std::max(depth - 1, 0), floor = low;
  Merits merits = merits_of(now, moves, ply);
  const auto end = merits.begin() + static_cast<std::ptrdiff_t>(moves.size());
  int most = -end_of_game;
  std::size_t best = 0;
  for (std::size_t tried = 0; tried < moves.size() && low < high; ++tried) {
    const auto next = std::max_element(merits.begin(), end);
    *next = 0;
    const auto at = static_cast<std::size_t>(next - merits.begin());
    const Position after = play(now.position, side, moves[at]);
    const auto ask = [&](int plies, int to) {
      return -value(after, opponent(side), plies, ply + 1, -to, -low);
    };
    const bool is_late = tried >= first_late && depth >= least_reduced;
    int found = is_late ? ask(below - 2, low + 1) : low + 1;
    if (tried > 0 && found > low) found = ask(below, low + 1);
    if (tried == 0 || (found > low && found < high)) found = ask(below, high);
    if (budget_->spent() != Spent::no) return 0;
    if (found > most) most = found, best = at;
    low = std::max(low, found);
  }
  if (low >= high) praise(side, moves[best], depth, ply);
  remember(now, {static_cast<std::int16_t>(from_here(most, ply)), static_cast<std::int8_t>(depth),
                 most >= high    ? Bound::at_least
                 : most <= floor ? Bound::at_most
                                 : Bound::exact,
                 static_cast<std::uint8_t>(best)});
  return most;
}

void Searcher::remember(const Setup& now, const Remembered& fresh) {
  memory_.store(hash_of(now.position), now.position, now.to_move, fresh,
                [](const Remembered& a, const Remembered& b) { return a.depth > b.depth + 4; });
}

void Searcher::praise(Side side, const Move& move, int depth, int ply) {
  if (move.captured != 0) return;
  auto& killers = killers_[static_cast<std::size_t>(ply)];
  if (killers[0] != move) killers[1] = killers[0], killers[0] = move;
  history_[index_of(side)][move.from()][move.to()] += static_cast<std::uint32_t>(depth * depth + 1);
}

}  // namespace zermelo::checkers
