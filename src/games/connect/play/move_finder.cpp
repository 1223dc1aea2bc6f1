#include "games/connect/play/move_finder.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <thread>

#include "games/connect/threats/threats.h"
#include "games/connect/threats/three_search.h"

namespace zermelo::connect {
namespace {

using Owner = ThreatBoard::Owner;

// Parts of the time for a move, from its start.
constexpr double until_short_win = 0.1;
constexpr double until_stops = 0.2;
constexpr double until_losing_turns_are_dropped = 0.45;
constexpr double until_long_win_alone = 0.5;  // without a second thread

constexpr unsigned most_fours = 30, most_threes = 12, most_double_threats = 6;
constexpr unsigned root_points = 24, root_pair_points = 14, root_pairs = 40;

}  // namespace

MoveFinder::MoveFinder(const PlayRules& rules, const ShapeTable& table, const PointWeights& weights,
                       const Grid& grid, unsigned stones, unsigned threads, double seconds,
                       const std::atomic<bool>* stop)
    : rules_(rules),
      weights_(weights),
      grid_(grid),
      stones_(stones),
      threads_(threads),
      seconds_(seconds),
      stop_(stop),
      board_(table, grid) {}

double MoveFinder::seconds() const {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
}

/// A budget until some part of the time is over.
Limits MoveFinder::limits(double until, const std::atomic<bool>* stop) const {
  Limits limits;
  limits.seconds = std::max(0.0, until * seconds_ - seconds());
  limits.stop = stop;
  limits.nodes_between_looks = 8;  // a node of a threat search may take a millisecond
  return limits;
}

ThreatBoard MoveFinder::threat_board(Colour attacker) const {
  return {grid_, rules_.game.k, attacker, rules_.exactly};
}

/// With one stone a turn: complete a row, or stop one.
Choice MoveFinder::obvious() const {
  if (rules_.game.p > 1) return {};
  const ThreatBoard board = threat_board(Colour::black);
  if (const auto now = board.completions(Owner::attacker); now.count > 0)
    return {{now.first}, Choice::By::completing};
  if (const auto next = board.completions(Owner::defender); next.count > 0)
    return {{next.first}, Choice::By::stopping};
  return {};
}

/// A first turn of a win of the board's attacker, who is to move: by fours, or by at most `pairs`
/// turns of double threats.
MoveFinder::Turn MoveFinder::short_win(ThreatBoard& board, unsigned pairs, double until) const {
  Budget budget(limits(until, stop_));
  if (rules_.game.p > 1) return find_threats(board, pairs, budget);
  FourSearch fours(board, budget);
  for (unsigned turns = 1; turns <= most_fours && budget.spent() == Spent::no; ++turns) {
    if (!fours.wins_within(turns)) continue;
    const auto line = fours.line(turns);
    if (!line.empty()) return {line.front()};
  }
  return {};
}

/// A win by threats that may take all the time there is.
MoveFinder::Turn MoveFinder::longer_win(double until, const std::atomic<bool>* stop) const {
  Budget budget(limits(until, stop));
  ThreatBoard board = threat_board(Colour::black);
  if (rules_.game.p > 1) {
    for (unsigned turns = 2; turns <= most_double_threats; ++turns) {
      const auto turn = find_threats(board, turns, budget);
      if (!turn.empty() || budget.spent() != Spent::no) return turn;
    }
    return {};
  }
  ThreeSearch search(board, 2, budget);
  for (unsigned turns = 3; turns <= most_threes && budget.spent() == Spent::no; ++turns) {
    if (!search.wins_within(turns)) continue;
    if (const unsigned move = search.winning_move(turns); move != no_cell) return {move};
  }
  return {};
}

/// Pairs of the best points, the second chosen with the first on the board, best balance first.
std::vector<MoveFinder::RootTurn> MoveFinder::promising_pairs() {
  const auto best = [&] { return candidates(board_, weights_, Colour::black, root_pair_points); };
  std::vector<RootTurn> turns;
  for (const unsigned first : best()) {
    board_.place(first, Colour::black);
    for (const unsigned second : best()) {
      board_.place(second, Colour::black);
      Turn pair{std::min(first, second), std::max(first, second)};
      turns.push_back({std::move(pair), -weights_.balance(board_, Colour::white)});
      board_.remove(second);
    }
    board_.remove(first);
  }
  std::ranges::sort(turns, {}, &RootTurn::points);
  const auto same = [](const RootTurn& a, const RootTurn& b) { return a.points == b.points; };
  turns.erase(std::unique(turns.begin(), turns.end(), same), turns.end());
  std::ranges::stable_sort(turns, std::greater<>(), &RootTurn::score);
  if (turns.size() > root_pairs) turns.resize(root_pairs);
  return turns;
}

/// The points, or pairs of points, with the greatest weights. If the other side threatens a win by
/// fours, the points that might stop it are among them.
std::vector<MoveFinder::RootTurn> MoveFinder::promising_turns() {
  if (stones_ > 1) return promising_pairs();
  std::vector<RootTurn> turns;
  for (const unsigned cell : candidates(board_, weights_, Colour::black, root_points))
    turns.push_back({{cell}, 0});
  if (rules_.game.p == 1) add_stops(turns);
  return turns;
}

/// Adds the points that might stop a win by fours of the other side.
void MoveFinder::add_stops(std::vector<RootTurn>& turns) const {
  Budget budget(limits(until_stops, stop_));
  ThreatBoard board = threat_board(Colour::white);
  FourSearch fours(board, budget);
  if (!fours.wins_within(most_fours)) return;
  for (const unsigned cell : fours.stops(fours.line(most_fours))) {
    const bool known =
        std::ranges::any_of(turns, [&](const auto& t) { return t.points[0] == cell; });
    if (!known) turns.push_back({{cell}, 0});
  }
}

/// Drops the turns after which the other side has a short win, unless none would be left.
void MoveFinder::drop_losing(std::vector<RootTurn>& turns) const {
  ThreatBoard board = threat_board(Colour::white);
  std::vector<RootTurn> kept;
  for (const RootTurn& turn : turns) {
    for (const unsigned cell : turn.points) board.place(cell, Owner::defender);
    if (short_win(board, 2, until_losing_turns_are_dropped).empty()) kept.push_back(turn);
    for (const unsigned cell : turn.points) board.remove(cell);
  }
  if (!kept.empty()) turns = std::move(kept);
}

/// Gives every turn its score at one depth; false if the time ran out before all had theirs. The
/// best turn so far comes first, so that a depth that is cut short is of use once its first turn is
/// done.
bool MoveFinder::search_deeper(std::vector<RootTurn>& turns, TurnSearch& search, unsigned depth) {
  int alpha = -TurnSearch::won;
  for (std::size_t i = 0; i < turns.size(); ++i) {
    for (const unsigned cell : turns[i].points) search.place(cell, Colour::black);
    const int score = -search.score(Colour::white, depth, -TurnSearch::won, -alpha);
    for (const unsigned cell : turns[i].points) search.remove(cell, Colour::black);
    if (search.is_over() || enough_) return false;
    turns[i].score = score;
    if (score <= alpha) continue;
    alpha = score;
    std::rotate(turns.begin(), turns.begin() + static_cast<std::ptrdiff_t>(i),
                turns.begin() + static_cast<std::ptrdiff_t>(i) + 1);
  }
  return true;
}

/// The best turn by the deepest search that finished its first turn. A score that says "won" is
/// still an estimate, because not all defences were tried.
Choice MoveFinder::search(std::vector<RootTurn> turns) {
  Budget budget(limits(1, stop_));
  TurnSearch search(board_, weights_, rules_.line(), budget);
  constexpr int decided = TurnSearch::won - 1000;
  unsigned reached = 0;
  for (unsigned depth = 1; depth < 20 && turns.size() > 1; ++depth) {
    if (!search_deeper(turns, search, depth)) break;
    reached = depth;
    if (std::abs(turns.front().score) > decided) break;
  }
  return {turns.front().points, Choice::By::search, reached, turns.front().score};
}

Choice MoveFinder::choose() {
  if (auto choice = obvious(); !choice.points.empty()) return choice;
  ThreatBoard mine = threat_board(Colour::black);
  if (auto turn = short_win(mine, 3, until_short_win); !turn.empty())
    return {std::move(turn), Choice::By::threats};
  Turn found;
  std::optional<std::jthread> beside;
  if (threads_ > 1) {
    beside.emplace([&] {
      found = longer_win(1, &enough_);
      if (!found.empty()) enough_ = true;
    });
  }
  auto turns = promising_turns();
  drop_losing(turns);
  if (threads_ == 1) found = longer_win(until_long_win_alone, stop_);
  const bool decided = turns.empty() || (threads_ == 1 && !found.empty());
  Choice best = decided ? Choice{} : search(std::move(turns));
  enough_ = true;
  beside.reset();  // joins the thread
  return found.empty() ? best : Choice{std::move(found), Choice::By::threats};
}

}  // namespace zermelo::connect
