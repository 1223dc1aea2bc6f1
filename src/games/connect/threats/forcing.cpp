// Answers about wins by fours and threes: how many first moves win, one line, and the whole tree.
// The search itself is ThreeSearch.
//
// The budget may be spent at any moment after the win was proved. Then a search says "no move" or
// "does not win" without meaning it, so every step below
//
//   1. checks `no_cell` before it places a stone, and
//   2. checks `is_spent` before it relies on a number of turns,
//
// and `report` drops the tree and says in `cut` what is missing.

#include "games/connect/threats/forcing.h"

#include <utility>

#include "games/connect/threats/three_search.h"

namespace zermelo::connect {
namespace {

using Owner = ThreatBoard::Owner;

/// Describes a win that the search has found.
class ForcingReport {
 public:
  ForcingReport(ThreatBoard& board, ThreeSearch& search) : board_(board), search_(search) {}

  /// A win in `turns` turns with its first moves, its line and its tree, as far as the budget goes.
  ThreatWin report(unsigned turns, bool with_tree) {
    using Cut = ThreatWin::Cut;
    ThreatWin win{turns};
    if (turns > 1) win.first_moves = first_moves(turns);
    if (search_.is_spent()) win.cut = Cut::first_moves;
    add_line(turns, win.line);
    if (with_tree && !search_.is_spent()) win.tree = tree(turns);
    if (!search_.is_spent()) return win;
    win.tree = {};
    if (win.cut == Cut::nothing) win.cut = Cut::line;
    return win;
  }

 private:
  /// The number of points that win in `turns` turns; none wins in fewer.
  std::uint64_t first_moves(unsigned turns) {
    const auto against = board_.completions(Owner::defender);
    std::uint64_t count = 0;
    for (unsigned cell = 0; cell < board_.cells() && against.count < 2; ++cell) {
      const bool may = board_.is_void(cell) && (against.count == 0 || cell == against.first);
      if (may && search_.wins_by(cell, turns)) ++count;
    }
    return count;
  }

  /// Adds one line of best play, with replies that hold out longest. It ends early when the budget
  /// is spent.
  void add_line(unsigned turns, std::vector<std::vector<unsigned>>& line) {
    if (const auto now = board_.completions(Owner::attacker); now.count > 0)
      return line.push_back({now.first});
    const unsigned move = search_.winning_move(turns);
    if (move == no_cell) return;
    line.push_back({move});
    const PlacedStones attack(board_, Owner::attacker, move);
    const auto [reply, left] = longest_reply(move, turns);
    if (reply == no_cell) return;
    line.push_back({reply});
    const PlacedStones defence(board_, Owner::defender, reply);
    add_line(left, line);
  }

  WinTree tree(unsigned turns) {
    if (const auto now = board_.completions(Owner::attacker); now.count > 0)
      return {{now.first}, {}, {}};
    if (!search_.enter()) return {};
    turns = search_.least_turns(turns);
    const unsigned move = search_.winning_move(turns);
    if (move == no_cell) return {};
    WinTree out{{move}, {}, {}};
    const PlacedStones attack(board_, Owner::attacker, move);
    const auto [line, replies] = answers_to(move, turns);
    if (board_.completions(Owner::attacker).count == 2) return out;
    for (const unsigned reply : replies) {
      const PlacedStones defence(board_, Owner::defender, reply);
      out.replies.push_back({reply});
      out.then.push_back(tree(turns - 1));
    }
    if (line.empty()) return out;
    out.replies.emplace_back();  // any other reply
    out.then.push_back(tree_of_fours(line));
    return out;
  }

  /// The defender's answers to a move on the board: the reply to a four (one of them if there are
  /// two), or those that might stop a three.
  ThreeSearch::Three answers_to(unsigned move, unsigned turns) {
    const auto left = board_.completions_through(move, Owner::attacker);
    if (left.count == 0) return search_.three(turns);
    return {{}, {left.first}};
  }

  /// A reply to a move on the board that holds out longest, and the turns it leaves; no_cell when
  /// the budget was spent before that was known.
  std::pair<unsigned, unsigned> longest_reply(unsigned move, unsigned turns) {
    unsigned best = no_cell, longest = 0;
    for (const unsigned reply : answers_to(move, turns).replies) {
      const PlacedStones defence(board_, Owner::defender, reply);
      const unsigned left = search_.least_turns(turns - 1);
      if (search_.is_spent()) return {no_cell, 0};
      if (left > longest) best = reply, longest = left;
    }
    return {best, longest};
  }

  /// A line of fours (see FourSearch::line) as a tree.
  static WinTree tree_of_fours(std::vector<unsigned> line) {
    if (line.size() < 3) return {line, {}, {}};
    line.resize(line.size() - 2);  // without the two points that complete a row
    WinTree out{{line.back()}, {}, {}};
    for (std::size_t i = line.size() - 1; i >= 2; i -= 2)
      out = {{line[i - 2]}, {{line[i - 1]}}, {std::move(out)}};
    return out;
  }

  ThreatBoard& board_;
  ThreeSearch& search_;
};

}  // namespace

ThreatAnswer solve_forcing(const Grid& grid, const ForcingRules& rules, Colour mover,
                           unsigned turns, bool want_tree, Budget& budget) {
  ThreatBoard board(grid, rules.k, mover, rules.exactly);
  ThreeSearch search(board, rules.reach, budget);
  unsigned least = 1;
  while (least <= turns && !search.wins_within(least)) {
    if (search.is_spent()) return {};
    ++least;
  }
  if (least > turns) return {ThreatResult::none, {}};
  return {ThreatResult::win, ForcingReport(board, search).report(least, want_tree)};
}

}  // namespace zermelo::connect
