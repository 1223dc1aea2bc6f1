#include "games/connect/play/thinking.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <thread>

#include "games/connect/threats/threats.h"
#include "games/connect/threats/three_search.h"

namespace zermelo::connect {
namespace {

using Owner = ThreatBoard::Owner;

// Parts of the time, from the start of the move.
constexpr double until_short_win = 0.1;
constexpr double until_answers = 0.2;
constexpr double until_turns_are_sifted = 0.45;
constexpr double until_long_win_alone = 0.5;  // where there is no second thread

constexpr unsigned most_fours = 30, most_threes = 12, most_double_threats = 6;
constexpr unsigned root_points = 24, root_pair_points = 14, root_pairs = 40;

}  // namespace

Thinking::Thinking(const PlayRules& rules, const ShapeTable& table, const Worth& worth,
                   const Grid& grid, unsigned stones, unsigned threads, double seconds,
                   const std::atomic<bool>* stop)
    : rules_(rules),
      table_(table),
      worth_(worth),
      grid_(grid),
      stones_(stones),
      threads_(threads),
      seconds_(seconds),
      stop_(stop),
      board_(table, grid) {}

double Thinking::seconds() const {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
}

/// A budget until some part of the time is over.
Limits Thinking::limits(double until, const std::atomic<bool>* stop) const {
  Limits limits;
  limits.seconds = std::max(0.0, until * seconds_ - seconds());
  limits.stop = stop;
  limits.nodes_between_looks = 8;  // a node of the searches for threats may take a millisecond
  return limits;
}

Grid Thinking::with(const Turn& turn) const {
  Grid grid = grid_;
  for (const unsigned cell : turn) grid.cells[cell] = 'x';
  return grid;
}

/// With one stone a turn: complete a row, or stop one.
Choice Thinking::obvious() const {
  const ThreatBoard board(grid_, rules_.game.k, Colour::black, rules_.exactly);
  if (rules_.game.p > 1) return {};
  if (const auto now = board.completions(Owner::attacker); now.count > 0)
    return {{now.first}, Choice::By::completing};
  if (const auto next = board.completions(Owner::defender); next.count > 0)
    return {{next.first}, Choice::By::stopping};
  return {};
}

/// A first turn of a win by fours, or by so many pairs of double threats, of a side to move.
Thinking::Turn Thinking::short_win(const Grid& grid, Colour mover, unsigned pairs,
                                   double until) const {
  Budget budget(limits(until, stop_));
  if (rules_.game.p > 1) return find_threats(grid, rules_.game.k, mover, pairs, budget);
  ThreatBoard board(grid, rules_.game.k, mover, rules_.exactly);
  FourSearch fours(board, budget);
  for (unsigned turns = 1; turns <= most_fours && budget.spent() == Spent::no; ++turns) {
    if (!fours.wins_within(turns)) continue;
    const auto line = fours.line(turns);
    if (!line.empty()) return {line.front()};
  }
  return {};
}

/// A win by threats that may take all the time there is.
Thinking::Turn Thinking::longer_win(double until, const std::atomic<bool>* stop) const {
  Budget budget(limits(until, stop));
  if (rules_.game.p > 1) {
    for (unsigned turns = 2; turns <= most_double_threats; ++turns) {
      const auto turn = find_threats(grid_, rules_.game.k, Colour::black, turns, budget);
      if (!turn.empty() || budget.spent() != Spent::no) return turn;
    }
    return {};
  }
  ThreatBoard board(grid_, rules_.game.k, Colour::black, rules_.exactly);
  ThreeSearch search(board, 2, budget);
  for (unsigned turns = 3; turns <= most_threes && budget.spent() == Spent::no; ++turns) {
    if (!search.wins_within(turns)) continue;
    if (const unsigned move = search.winning_move(turns); move != no_cell) return {move};
  }
  return {};
}

void Thinking::add_pairs(std::vector<RootTurn>& turns, TurnSearch& search, const Turn& cells) {
  for (const unsigned first : cells) {
    board_.place(first, Colour::black);
    for (const unsigned second : search.candidates(Colour::black, root_pair_points)) {
      board_.place(second, Colour::black);
      Turn pair{std::min(first, second), std::max(first, second)};
      turns.push_back({std::move(pair), -worth_.balance(board_, Colour::white)});
      board_.remove(second);
    }
    board_.remove(first);
  }
  std::ranges::sort(turns, {}, &RootTurn::points);
  const auto same = [](const RootTurn& a, const RootTurn& b) { return a.points == b.points; };
  turns.erase(std::unique(turns.begin(), turns.end(), same), turns.end());
  std::ranges::stable_sort(turns, std::greater<>(), &RootTurn::score);
}

/// Points, or pairs of them, that promise most by their types. Where the other side threatens a win
/// by fours, the points that might stop it are among them.
std::vector<Thinking::RootTurn> Thinking::turns_worth_a_thought() {
  Budget unused;
  TurnSearch search(board_, worth_, rules_.line(), unused);
  std::vector<RootTurn> turns;
  if (stones_ > 1) {
    add_pairs(turns, search, search.candidates(Colour::black, root_pair_points));
    if (turns.size() > root_pairs) turns.resize(root_pairs);
    return turns;
  }
  for (const unsigned cell : search.candidates(Colour::black, root_points))
    turns.push_back({{cell}, 0});
  if (rules_.game.p > 1) return turns;
  Budget budget(limits(until_answers, stop_));
  ThreatBoard board(grid_, rules_.game.k, Colour::white, rules_.exactly);
  FourSearch fours(board, budget);
  if (!fours.wins_within(most_fours)) return turns;
  for (const unsigned cell : fours.stops(fours.line(most_fours))) {
    const bool known =
        std::ranges::any_of(turns, [&](const auto& t) { return t.points[0] == cell; });
    if (!known) turns.push_back({{cell}, 0});
  }
  return turns;
}

/// Drops the turns after which the other side wins shortly, unless there would be none left.
void Thinking::drop_losing(std::vector<RootTurn>& turns) const {
  std::vector<RootTurn> kept;
  for (const RootTurn& turn : turns)
    if (short_win(with(turn.points), Colour::white, 2, until_turns_are_sifted).empty())
      kept.push_back(turn);
  if (!kept.empty()) turns = std::move(kept);
}

/// Gives every turn its score at one depth; false when time ran out before all had theirs. The best
/// so far comes first, so that a depth cut short is of use once its first turn is done.
bool Thinking::search_deeper(std::vector<RootTurn>& turns, TurnSearch& search, unsigned depth) {
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

/// The best turn by the deepest search that got as far as its first turn. A score that says "won"
/// is still an estimate: not all defences were tried.
Choice Thinking::search(std::vector<RootTurn> turns) {
  Budget budget(limits(1, stop_));
  TurnSearch search(board_, worth_, rules_.line(), budget);
  constexpr int decided = TurnSearch::won - 1000;
  unsigned reached = 0;
  for (unsigned depth = 1; depth < 20 && turns.size() > 1; ++depth) {
    if (!search_deeper(turns, search, depth)) break;
    reached = depth;
    if (std::abs(turns.front().score) > decided) break;
  }
  return {turns.front().points, Choice::By::search, reached, turns.front().score};
}

Choice Thinking::choose() {
  if (auto choice = obvious(); !choice.points.empty()) return choice;
  if (auto turn = short_win(grid_, Colour::black, 3, until_short_win); !turn.empty())
    return {std::move(turn), Choice::By::threats};
  Turn found;
  std::optional<std::jthread> beside;
  if (threads_ > 1) {
    beside.emplace([&] {
      found = longer_win(1, &enough_);
      if (!found.empty()) enough_ = true;
    });
  }
  auto turns = turns_worth_a_thought();
  drop_losing(turns);
  if (threads_ == 1) found = longer_win(until_long_win_alone, stop_);
  const bool decided = turns.empty() || (threads_ == 1 && !found.empty());
  Choice best = decided ? Choice{} : search(std::move(turns));
  enough_ = true;
  beside.reset();  // waits for it
  return found.empty() ? best : Choice{std::move(found), Choice::By::threats};
}

}  // namespace zermelo::connect
