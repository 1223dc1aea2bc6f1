#include "games/connect/threats/threats.h"

#include <algorithm>
#include <array>
#include <optional>
#include <unordered_map>
#include <utility>

#include "games/connect/threats/threat_board.h"
#include "games/connect/threats/threat_graph.h"

namespace zermelo::connect {
namespace {

using Owner = ThreatBoard::Owner;

/// Depth-first search over pairs that make two threats, with a table of what is known of positions.
///
/// To make two threats a pair must lie in one window that already has k - 4 stones, or both its
/// points must make a threat of their own, or one of them makes two by itself and the other is
/// free. A free stone never hurts, so that it is first tried to do without; then only points matter
/// that can come to bear within the turns left.
class Search {
 public:
  Search(const Grid& grid, unsigned k, Colour mover, Budget& budget, bool single = false)
      : board_(grid, k, mover), k_(k), least_threats_(single ? 1 : 2), budget_(budget) {}

  ThreatAnswer solve(unsigned limit, bool want_tree) {
    if (can_complete()) return {ThreatResult::win, {1, 0, {completing_points()}, tree(1)}};
    for (unsigned turns = 2; turns <= limit; ++turns) {
      const std::uint64_t pairs = count_first_moves(turns, ~std::uint64_t{0});
      if (pairs > 0) return {ThreatResult::win, told(turns, pairs, want_tree)};
      if (is_spent()) return {};
    }
    return {ThreatResult::none, {}};
  }

  std::vector<unsigned> find(unsigned turns) {
    if (can_complete()) return completing_points();
    if (turns < 2 || !wins_within(turns) || count_first_moves(turns, 1) == 0) return {};
    return {first_.first, first_.second};
  }

 private:
  using Line = std::vector<std::vector<unsigned>>;

  bool is_spent() const { return budget_.spent() != Spent::no; }

  /// A win whose first pairs were just counted, with its line and its tree as far as the budget
  /// goes.
  ThreatWin told(unsigned turns, std::uint64_t pairs, bool want_tree) {
    ThreatWin win{turns, pairs};
    if (is_spent()) win.cut = ThreatWin::Cut::first_moves;
    const ThreatBoard before = board_;
    const unsigned least = least_threats_;
    add_line(turns, win.line);
    board_ = before;
    least_threats_ = least;
    if (want_tree && !is_spent()) win.tree = tree(turns);
    if (!is_spent()) return win;
    win.tree = {};
    if (win.cut == ThreatWin::Cut::nothing) win.cut = ThreatWin::Cut::line;
    return win;
  }

  bool can_complete() const {
    for (unsigned stones = k_ < 2 ? 0 : k_ - 2; stones <= k_; ++stones)
      if (board_.has_window(Owner::attacker, stones)) return true;
    return false;
  }

  /// The rows that stones on x and y, or on x alone, would threaten.
  Threats threats_after(unsigned x, unsigned y) const {
    Threats threats;
    add_threats(threats, x, x, y);
    if (y != no_cell) add_threats(threats, y, x, y);
    return threats;
  }
  void add_threats(Threats& threats, unsigned through, unsigned x, unsigned y) const {
    for (const unsigned window : board_.windows_through(through)) {
      const unsigned stones = board_.stones_in(window, Owner::attacker);
      if (stones > k_ || stones + 4 < k_) continue;
      std::array<unsigned, 4> voids{};
      unsigned count = 0;
      board_.each_void(window, [&](unsigned cell) {
        if (cell != x && cell != y) voids[count++] = cell;
      });
      if (count == 1) threats.add(voids[0], voids[0]);
      if (count == 2) threats.add(voids[0], voids[1]);
    }
  }

  /// The rows the opponent could complete next turn; empty sets of points never come up, for then
  /// he has won.
  Threats opposite_threats() const {
    Threats threats;
    for (unsigned stones = k_ < 2 ? 0 : k_ - 2; stones < k_; ++stones) {
      board_.each_window(Owner::defender, stones, [&](unsigned window) {
        std::array<unsigned, 2> voids{no_cell, no_cell};
        unsigned count = 0;
        board_.each_void(window, [&](unsigned cell) { voids[count++] = cell; });
        threats.add(voids[0], count == 2 ? voids[1] : voids[0]);
        return true;
      });
    }
    return threats;
  }

  /// Whether the attacker to move wins within so many turns.
  bool wins_within(unsigned turns) {
    if (can_complete()) return true;
    if (turns < 2) return false;
    const auto key = board_.key();
    if (const auto known = known_.find(key); known != known_.end()) {
      if (known->second.won <= turns) return true;
      if (known->second.lost >= turns) return false;
    }
    if (!budget_.enter()) return false;
    const bool won = search(turns);
    if (!is_spent()) {
      Known& known = known_[key];
      if (won) known.won = std::min(known.won, turns);
      if (!won) known.lost = std::max(known.lost, turns);
    }
    return won;
  }

  bool search(unsigned turns) {
    const Threats opposite = opposite_threats();
    if (opposite.fewest() > 2) return false;
    const auto ready = ready_cells();
    const auto pairs = joined_pairs(ready);
    std::vector<Pair> twos;
    for (const auto& [x, y] : pairs) {
      if (!opposite.are_met_by(x, y)) continue;
      const unsigned needed = threats_after(x, y).fewest();
      if (needed > 2) return true;
      if (needed == 2) twos.emplace_back(x, y);
    }
    for (const auto& [x, threats] : ready)  // three threats by one stone, the other free
      if (threats > 2 && has_partner(x, opposite)) return true;
    if (turns == 2) return false;
    for (const auto& [x, y] : twos)
      if (wins_by(x, y, turns)) return true;
    return wins_with_a_free_stone(ready, opposite, turns);
  }

  /// A point that makes threats by itself, and how many stones those take to stop.
  struct Ready {
    unsigned cell, threats;
  };

  std::vector<Ready> ready_cells() {
    std::vector<unsigned> cells;
    if (k_ >= 3) {
      board_.each_window(Owner::attacker, k_ - 3, [&](unsigned window) {
        board_.each_void(window, [&](unsigned cell) { cells.push_back(cell); });
        return true;
      });
    }
    std::ranges::sort(cells);
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    std::vector<Ready> out;
    for (const unsigned cell : cells) out.push_back({cell, threats_after(cell, no_cell).fewest()});
    return out;
  }

  /// Pairs of ready points, and pairs in one window that two more stones make a threat.
  std::vector<Pair> joined_pairs(const std::vector<Ready>& ready) {
    std::vector<Pair> pairs;
    for (std::size_t i = 0; i < ready.size(); ++i)
      for (std::size_t j = i + 1; j < ready.size(); ++j)
        pairs.emplace_back(ready[i].cell, ready[j].cell);
    for (unsigned stones = k_ < 4 ? 0 : k_ - 4; stones + 3 <= k_; ++stones) {
      board_.each_window(Owner::attacker, stones, [&](unsigned window) {
        std::array<unsigned, 4> voids{};
        unsigned count = 0;
        board_.each_void(window, [&](unsigned cell) { voids[count++] = cell; });
        for (unsigned i = 0; i < count; ++i)
          for (unsigned j = i + 1; j < count; ++j)
            pairs.emplace_back(std::minmax(voids[i], voids[j]));
        return true;
      });
    }
    std::ranges::sort(pairs);
    pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
    return pairs;
  }

  /// Whether some point beside x lets the pair stop what the opponent threatens.
  static bool has_partner(unsigned x, const Threats& opposite) {
    const auto open = opposite.left_by(x);
    return !open || opposite.are_met_by(x, open->first) || opposite.are_met_by(x, open->second);
  }

  /// All pairs that stop what a pair on the board threatens. Where one stone does, the other is
  /// free.
  std::vector<Pair> replies(const Threats& threats) const {
    if (threats.fewest() > 1) return threats.defences();
    std::vector<Pair> out;
    for (const unsigned a : {threats.first().first, threats.first().second}) {
      const auto open = threats.left_by(a);
      for (unsigned b = 0; b < board_.cells(); ++b) {
        const bool stops = !open || threats.are_met_by(a, b);
        if (b != a && board_.is_void(b) && stops) out.emplace_back(std::minmax(a, b));
      }
    }
    std::ranges::sort(out);
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
  }

  /// Whether a single threat wins even if the defender does without his free stone, which never
  /// hurts him: if not, the many replies need not be tried.
  bool wins_against_one_stone(const Threats& threats, unsigned turns) {
    const auto wins_against = [&](unsigned stone) {
      if (threats.left_by(stone)) return true;
      board_.place(stone, Owner::defender);
      const bool won = wins_within(turns - 1);
      board_.remove(stone);
      return won;
    };
    return wins_against(threats.first().first) && wins_against(threats.first().second);
  }

  /// Whether a pair that threatens something wins against every defence.
  bool wins_by(unsigned x, unsigned y, unsigned turns) {
    const Threats threats = threats_after(x, y);
    board_.place(x, Owner::attacker);
    if (y != no_cell) board_.place(y, Owner::attacker);
    bool won = threats.fewest() > 1 || wins_against_one_stone(threats, turns);
    for (const auto& [a, b] : won ? replies(threats) : std::vector<Pair>{}) {
      board_.place(a, Owner::defender);
      board_.place(b, Owner::defender);
      won = wins_within(turns - 1);
      board_.remove(b);
      board_.remove(a);
      if (!won) break;
    }
    if (y != no_cell) board_.remove(y);
    board_.remove(x);
    return won;
  }

  bool wins_with_a_free_stone(const std::vector<Ready>& ready, const Threats& opposite,
                              unsigned turns) {
    for (const auto& [x, needed] : ready) {
      if (needed < 2 || !has_partner(x, opposite)) continue;
      const bool alone = opposite.are_met_by(x, x);
      if (alone && wins_by(x, no_cell, turns)) return true;
      for (unsigned y = 0; y < board_.cells(); ++y) {
        if (y == x || !board_.is_void(y) || !opposite.are_met_by(x, y)) continue;
        if (alone && !matters(y, x, turns)) continue;
        if (wins_by(x, y, turns)) return true;
      }
    }
    return false;
  }

  /// Whether a stone on y beside one on x can come to bear when so many turns are left, this one
  /// included. In a threatening row it stands with k - 3 others, of which 2 (turns - 2) are still
  /// to come; and it can stop a row of the opponent's, who places two a turn, too.
  bool matters(unsigned y, unsigned x, unsigned turns) const {
    const unsigned to_come = 2 * (turns - 2);
    const auto& with_x = board_.windows_through(x);
    return std::ranges::any_of(board_.windows_through(y), [&](std::uint16_t window) {
      const unsigned mine = board_.stones_in(window, Owner::attacker);
      const unsigned beside = std::ranges::find(with_x, window) != with_x.end() ? 1 : 0;
      const unsigned theirs = board_.stones_in(window, Owner::defender);
      return (mine <= k_ && mine + beside + 3 + to_come >= k_) ||
             (theirs <= k_ && theirs + 2 + to_come >= k_);
    });
  }

  /// How many pairs win in so many turns, where none wins in fewer; at most `enough` are counted.
  /// Looks at every pair there is. `first_` is the first one.
  std::uint64_t count_first_moves(unsigned turns, std::uint64_t enough) {
    const Threats opposite = opposite_threats();
    if (opposite.fewest() > 2) return 0;
    std::vector<unsigned> voids;
    for (unsigned cell = 0; cell < board_.cells(); ++cell)
      if (board_.is_void(cell)) voids.push_back(cell);
    std::vector<signed char> alone(board_.cells(), -1);  // not known, no, yes
    const auto wins_alone = [&](unsigned x) {
      if (alone[x] < 0) {
        const bool could = opposite.are_met_by(x, x) && threats_after(x, no_cell).fewest() == 2;
        alone[x] = could && wins_by(x, no_cell, turns) ? 1 : 0;
      }
      return alone[x] == 1;
    };
    std::uint64_t count = 0;
    for (std::size_t i = 0; i < voids.size() && budget_.enter(); ++i) {
      for (std::size_t j = i + 1; j < voids.size() && count < enough; ++j) {
        const unsigned x = voids[i], y = voids[j];
        if (is_spent() || !opposite.are_met_by(x, y)) continue;
        const unsigned needed = threats_after(x, y).fewest();
        if (needed < least_threats_ || (needed <= 2 && turns == 2)) continue;
        const bool won =
            needed > 2 || (needed == 2 && (wins_alone(x) || wins_alone(y))) || wins_by(x, y, turns);
        if (won && count++ == 0) first_ = {x, y};
      }
    }
    return count;
  }

  /// The least number of turns in which the attacker to move wins; he does within `most`.
  unsigned least_turns(unsigned most) {
    unsigned turns = 1;
    while (turns < most && !wins_within(turns)) ++turns;
    return turns;
  }

  /// The win with all defences; a pair that takes three stones to stop has no defence.
  WinTree tree(unsigned turns) {
    if (can_complete()) return {completing_points(), {}, {}};
    turns = least_turns(turns);
    if (count_first_moves(turns, 1) == 0) return {};  // the budget was spent
    const auto [x, y] = first_;
    WinTree out{{x, y}, {}, {}};
    const Threats threats = threats_after(x, y);
    if (threats.fewest() > 2) return out;
    const unsigned least = std::exchange(least_threats_, 2);
    board_.place(x, Owner::attacker);
    board_.place(y, Owner::attacker);
    for (const auto& [a, b] : replies(threats)) {
      out.replies.push_back({a, b});
      board_.place(a, Owner::defender);
      board_.place(b, Owner::defender);
      out.then.push_back(tree(turns - 1));
      board_.remove(b);
      board_.remove(a);
    }
    board_.remove(y);
    board_.remove(x);
    least_threats_ = least;
    return out;
  }

  /// Plays one line of best play, on the board itself, from the pair that was counted first. It
  /// ends early when the budget is spent.
  void add_line(unsigned turns, Line& line) {
    while (turns > 1) {
      const Threats threats = threats_after(first_.first, first_.second);
      play(line, first_, Owner::attacker);
      const Pair defence = longest_defence(replies(threats), turns - 1);
      if (is_spent()) return;
      play(line, defence, Owner::defender);
      least_threats_ = 2;
      turns = least_turns(turns - 1);
      if (is_spent() || (turns > 1 && count_first_moves(turns, 1) == 0)) return;
    }
    line.push_back(completing_points());
  }
  void play(Line& line, Pair pair, Owner owner) {
    board_.place(pair.first, owner);
    board_.place(pair.second, owner);
    line.push_back({pair.first, pair.second});
  }
  Pair longest_defence(const std::vector<Pair>& defences, unsigned most) {
    Pair best = defences.front();
    unsigned longest = 0;
    for (const auto& [a, b] : defences) {
      board_.place(a, Owner::defender);
      board_.place(b, Owner::defender);
      const unsigned turns = least_turns(most);
      board_.remove(b);
      board_.remove(a);
      if (turns > longest) best = {a, b}, longest = turns;
    }
    return best;
  }
  std::vector<unsigned> completing_points() const {
    std::vector<unsigned> points;
    for (unsigned stones = k_; stones + 2 >= k_ && points.empty(); --stones) {
      board_.each_window(Owner::attacker, stones, [&](unsigned window) {
        board_.each_void(window, [&](unsigned cell) { points.push_back(cell); });
        return false;
      });
      if (stones == 0) break;
    }
    return points;
  }

  struct Known {
    unsigned won = ~0u, lost = 0;  // wins within so many turns; does not within so many
  };
  struct KeyHash {
    std::size_t operator()(const std::array<std::uint64_t, 2>& key) const { return key[0]; }
  };

  ThreatBoard board_;
  unsigned k_;
  unsigned least_threats_;  // of a first turn; of all others two
  Budget& budget_;
  std::unordered_map<std::array<std::uint64_t, 2>, Known, KeyHash> known_;
  Pair first_{};
};

}  // namespace

Limits watchful(const Budget& budget) {
  Limits limits = budget.limits();
  limits.nodes_between_looks = 1;
  return limits;
}

ThreatAnswer solve_threats(const Grid& grid, unsigned k, Colour mover, unsigned turns,
                           Budget& budget, ThreatOptions options) {
  return Search(grid, k, mover, budget, options.single).solve(turns, options.tree);
}

std::vector<unsigned> find_threats(const Grid& grid, unsigned k, Colour mover, unsigned turns,
                                   Budget& budget) {
  return Search(grid, k, mover, budget).find(turns);
}

}  // namespace zermelo::connect
