// Answers about wins by double threats: how many first turns win, one line, and the whole tree. The
// search itself is PairSearch.

#include "games/connect/threats/threats.h"

#include <limits>

#include "games/connect/threats/pair_search.h"

namespace zermelo::connect {
namespace {

using Owner = ThreatBoard::Owner;

constexpr auto no_limit = std::numeric_limits<std::uint64_t>::max();

/// Describes a win that the search has found. The first turn of a win may be allowed to make one
/// threat; all later ones make two.
class PairWinReport {
 public:
  PairWinReport(ThreatBoard& board, PairSearch& search) : board_(board), search_(search) {}

  /// A win whose first moves have just been counted, with its line and tree as far as the budget
  /// goes.
  ThreatWin report(unsigned turns, const PairSearch::FirstMoves& moves, unsigned least_threats,
                   bool with_tree) {
    ThreatWin win{turns, moves.count};
    if (search_.is_spent()) win.cut = ThreatWin::Cut::first_moves;
    add_line(turns, moves.first, win.line);
    if (with_tree && !search_.is_spent()) win.tree = tree(turns, least_threats);
    if (!search_.is_spent()) return win;
    win.tree = {};
    if (win.cut == ThreatWin::Cut::nothing) win.cut = ThreatWin::Cut::line;
    return win;
  }

 private:
  using Line = std::vector<std::vector<unsigned>>;

  /// Adds one line of best play that begins with a winning pair. It ends early when the budget is
  /// spent.
  void add_line(unsigned turns, Pair first, Line& line) {
    const Threats threats = threats_after(board_, first.first, first.second);
    const PlacedStones attack(board_, Owner::attacker, first.first, first.second);
    line.push_back({first.first, first.second});
    const Pair reply = longest_defence(replies_to(board_, threats), turns - 1);
    if (search_.is_spent()) return;
    const PlacedStones defence(board_, Owner::defender, reply.first, reply.second);
    line.push_back({reply.first, reply.second});
    const unsigned left = search_.least_turns(turns - 1);
    if (search_.is_spent()) return;
    if (left == 1) return line.push_back(completing_points(board_));
    const auto next = search_.first_moves(left, 2, 1);
    if (next.count > 0) add_line(left, next.first, line);
  }

  Pair longest_defence(const std::vector<Pair>& defences, unsigned most) {
    Pair best = defences.front();
    unsigned longest = 0;
    for (const auto& [a, b] : defences) {
      const PlacedStones defence(board_, Owner::defender, a, b);
      const unsigned turns = search_.least_turns(most);
      if (turns > longest) best = {a, b}, longest = turns;
    }
    return best;
  }

  /// The win with all defences. A pair that takes three stones to stop has none.
  WinTree tree(unsigned turns, unsigned least_threats) {
    if (can_complete(board_)) return {completing_points(board_), {}, {}};
    turns = search_.least_turns(turns);
    const auto moves = search_.first_moves(turns, least_threats, 1);
    if (moves.count == 0) return {};  // the budget was spent
    const auto [x, y] = moves.first;
    WinTree out{{x, y}, {}, {}};
    const Threats threats = threats_after(board_, x, y);
    if (threats.fewest() > 2) return out;
    const PlacedStones attack(board_, Owner::attacker, x, y);
    for (const auto& [a, b] : replies_to(board_, threats)) {
      const PlacedStones defence(board_, Owner::defender, a, b);
      out.replies.push_back({a, b});
      out.then.push_back(tree(turns - 1, 2));
    }
    return out;
  }

  ThreatBoard& board_;
  PairSearch& search_;
};

}  // namespace

Limits checked_at_every_node(const Budget& budget) {
  Limits limits = budget.limits();
  limits.nodes_between_looks = 1;
  return limits;
}

ThreatAnswer solve_threats(const Grid& grid, unsigned k, Colour mover, unsigned limit,
                           Budget& budget, ThreatOptions options) {
  ThreatBoard board(grid, k, mover);
  if (can_complete(board)) {
    const auto points = completing_points(board);
    return {ThreatResult::win, {1, 0, {points}, {points, {}, {}}}};
  }
  PairSearch search(board, budget);
  const unsigned least_threats = options.single ? 1 : 2;
  for (unsigned turns = 2; turns <= limit; ++turns) {
    const auto moves = search.first_moves(turns, least_threats, no_limit);
    if (moves.count > 0) {
      PairWinReport report(board, search);
      return {ThreatResult::win, report.report(turns, moves, least_threats, options.tree)};
    }
    if (search.is_spent()) return {};
  }
  return {ThreatResult::none, {}};
}

std::vector<unsigned> find_threats(ThreatBoard& board, unsigned turns, Budget& budget) {
  if (can_complete(board)) return completing_points(board);
  PairSearch search(board, budget);
  if (turns < 2 || !search.wins_within(turns)) return {};
  const auto moves = search.first_moves(turns, 2, 1);
  if (moves.count == 0) return {};
  return {moves.first.first, moves.first.second};
}

}  // namespace zermelo::connect
