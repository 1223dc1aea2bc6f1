#include "games/connect/threats/forcing.h"

#include <utility>

#include "games/connect/threats/three_search.h"

namespace zermelo::connect {
namespace {

using Owner = ThreatBoard::Owner;

/// Counts first moves, and tells the line and the tree of a win that the search has found.
class Telling {
 public:
  Telling(ThreatBoard& board, ThreeSearch& search) : board_(board), search_(search) {}

  /// Points that win in so many turns, where none wins in fewer.
  std::uint64_t first_moves(unsigned turns) {
    const auto against = board_.completions(Owner::defender);
    std::uint64_t count = 0;
    for (unsigned cell = 0; cell < board_.cells() && against.count < 2; ++cell) {
      const bool may = board_.is_void(cell) && (against.count == 0 || cell == against.first);
      if (may && search_.wins_by(cell, turns)) ++count;
    }
    return count;
  }

  /// One line of best play: of the replies one that holds out longest. It ends early when the
  /// budget is spent.
  void add_line(unsigned turns, std::vector<std::vector<unsigned>>& line) {
    const auto now = board_.completions(Owner::attacker);
    const unsigned move = now.count > 0 ? now.first : search_.winning_move(turns);
    if (move == no_cell) return;
    line.push_back({move});
    if (now.count > 0) return;
    board_.place(move, Owner::attacker);
    if (const auto [reply, left] = longest_reply(move, turns); reply != no_cell) {
      line.push_back({reply});
      board_.place(reply, Owner::defender);
      add_line(left, line);
      board_.remove(reply);
    }
    board_.remove(move);
  }

  WinTree tree(unsigned turns) {
    if (const auto now = board_.completions(Owner::attacker); now.count > 0)
      return {{now.first}, {}, {}};
    if (!search_.enter()) return {};
    turns = search_.least_turns(turns);
    const unsigned move = search_.winning_move(turns);
    if (move == no_cell) return {};
    WinTree out{{move}, {}, {}};
    board_.place(move, Owner::attacker);
    const auto [line, replies] = answer_to(move, turns);
    for (const unsigned reply : replies) {
      if (board_.completions(Owner::attacker).count == 2) break;
      out.replies.push_back({reply});
      after(reply, [&] { return out.then.push_back(tree(turns - 1)), 0; });
    }
    if (!line.empty()) {  // any other reply
      out.replies.emplace_back();
      out.then.push_back(by_fours(line));
    }
    board_.remove(move);
    return out;
  }

 private:
  /// What the defender may do about a move on the board: the reply to a four, or one of two, or
  /// those that a three leaves.
  ThreeSearch::Three answer_to(unsigned move, unsigned turns) {
    const auto left = board_.completions_through(move, Owner::attacker);
    if (left.count == 0) return search_.three(turns);
    return {{}, {left.first}};
  }

  /// A reply to a move on the board that holds out longest, and the turns it leaves; no_cell when
  /// the budget was spent before that was known.
  std::pair<unsigned, unsigned> longest_reply(unsigned move, unsigned turns) {
    unsigned best = no_cell, longest = 0;
    for (const unsigned reply : answer_to(move, turns).replies) {
      const unsigned left = after(reply, [&] { return search_.least_turns(turns - 1); });
      if (search_.is_spent()) return {no_cell, 0};
      if (left > longest) best = reply, longest = left;
    }
    return {best, longest};
  }

  template <class Do>
  unsigned after(unsigned reply, const Do& what) {
    board_.place(reply, Owner::defender);
    const unsigned result = what();
    board_.remove(reply);
    return result;
  }

  /// A line of fours as a tree.
  static WinTree by_fours(std::vector<unsigned> line) {
    if (line.size() < 3) return {line, {}, {}};
    line.resize(line.size() - 2);  // the two points that complete
    WinTree out{{line.back()}, {}, {}};
    for (std::size_t i = line.size() - 1; i >= 2; i -= 2)
      out = {{line[i - 2]}, {{line[i - 1]}}, {std::move(out)}};
    return out;
  }

  ThreatBoard& board_;
  ThreeSearch& search_;
};

/// A win in so many turns, with its first moves, its line and its tree as far as the budget goes.
ThreatWin told(ThreatBoard& board, ThreeSearch& search, unsigned turns, bool want_tree) {
  using Cut = ThreatWin::Cut;
  Telling telling(board, search);
  ThreatWin win{turns};
  if (turns > 1) win.first_moves = telling.first_moves(turns);
  if (search.is_spent()) win.cut = Cut::first_moves;
  telling.add_line(turns, win.line);
  if (want_tree && !search.is_spent()) win.tree = telling.tree(turns);
  if (!search.is_spent()) return win;
  win.tree = {};
  if (win.cut == Cut::nothing) win.cut = Cut::line;
  return win;
}

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
  return {ThreatResult::win, told(board, search, least, want_tree)};
}

}  // namespace zermelo::connect
