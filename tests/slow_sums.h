#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "game/side.h"
#include "tests/slow_clobber.h"
#include "tests/slow_domineering.h"

namespace zermelo::testing {

/// A part of a sum as plain text: the game by a letter, and the position.
///
///   c  a Clobber board          BBW.W|..B
///   d  a Domineering board      ..#|...
///   h  a Hackenbush drawing     0-1-B 1-2-R, its vertices named for good
///   v  a value of the table below
struct SlowPart {
  char game = 'v';
  std::string position;
  friend auto operator<=>(const SlowPart&, const SlowPart&) = default;
};

/// A move of a part by its name, and what it leads to.
struct SlowStep {
  std::string name;
  SlowPart after;
};

/// Canonical values and their options, written by hand.
inline const std::map<std::string, std::array<std::vector<std::string>, 2>>& slow_value_table() {
  static const std::map<std::string, std::array<std::vector<std::string>, 2>> table{
      {"0", {}},
      {"1", {{{"0"}, {}}}},
      {"-1", {{{}, {"0"}}}},
      {"2", {{{"1"}, {}}}},
      {"-2", {{{}, {"-1"}}}},
      {"1/2", {{{"0"}, {"1"}}}},
      {"-1/2", {{{"-1"}, {"0"}}}},
      {"*", {{{"0"}, {"0"}}}},
      {"*2", {{{"*", "0"}, {"*", "0"}}}},
      {"^", {{{"0"}, {"*"}}}},
      {"v", {{{"*"}, {"0"}}}},
      {"^*", {{{"*", "0"}, {"0"}}}},
      {"v*", {{{"0"}, {"*", "0"}}}},
      {"{1|-1}", {{{"1"}, {"-1"}}}},
      {"{2|0}", {{{"2"}, {"0"}}}},
      {"{0|-2}", {{{"0"}, {"-2"}}}},
      {"{1|*}", {{{"1"}, {"*"}}}},
      {"{*|-1}", {{{"*"}, {"-1"}}}},
      {"{{2|0}|-1}", {{{"{2|0}"}, {"-1"}}}},
      {"{1|{0|-2}}", {{{"1"}, {"{0|-2}"}}}}};
  return table;
}

inline std::string slow_negative(const std::string& value) {
  static const std::map<std::string, std::string> pairs{
      {"0", "0"},           {"1", "-1"},         {"2", "-2"},         {"1/2", "-1/2"},
      {"*", "*"},           {"*2", "*2"},        {"^", "v"},          {"^*", "v*"},
      {"{1|-1}", "{1|-1}"}, {"{2|0}", "{0|-2}"}, {"{1|*}", "{*|-1}"}, {"{{2|0}|-1}", "{1|{0|-2}}"}};
  for (const auto& [a, b] : pairs) {
    if (a == value) return b;
    if (b == value) return a;
  }
  return "?";
}

/// The edges of a drawing that can be reached from vertex 0.
inline std::string slow_standing(const std::vector<std::string>& edges) {
  std::vector<std::string> reached{"0"};
  const auto is_reached = [&](const std::string& vertex) {
    return std::find(reached.begin(), reached.end(), vertex) != reached.end();
  };
  const auto ends = [](const std::string& edge) {
    const auto a = edge.find('-'), b = edge.rfind('-');
    return std::pair(edge.substr(0, a), edge.substr(a + 1, b - a - 1));
  };
  for (std::size_t before = 0; before != reached.size();) {
    before = reached.size();
    for (const auto& edge : edges) {
      const auto [a, b] = ends(edge);
      if (is_reached(a) != is_reached(b)) reached.push_back(is_reached(a) ? b : a);
    }
  }
  std::string out;
  for (const auto& edge : edges) {
    if (!is_reached(ends(edge).first)) continue;
    out += (out.empty() ? "" : " ") + edge;
  }
  return out;
}

inline std::vector<SlowStep> slow_cuts(const std::string& drawing, Side side) {
  std::vector<std::string> edges;
  std::istringstream in(drawing);
  for (std::string edge; in >> edge;) edges.push_back(edge);
  std::vector<SlowStep> out;
  for (std::size_t i = 0; i < edges.size(); ++i) {
    if (edges[i].back() == (side == Side::left ? 'R' : 'B')) continue;
    auto rest = edges;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
    out.push_back({edges[i], {'h', slow_standing(rest)}});
  }
  return out;
}

template <class Slow>
std::vector<SlowStep> slow_board_moves(const SlowPart& part, Side side) {
  std::vector<SlowStep> out;
  for (const auto& step : Slow::moves(part.position, Slow::player(side)))
    out.push_back(
        {std::to_string(step.from) + '-' + std::to_string(step.to), {part.game, step.board}});
  return out;
}

/// Every move of a side in a part.
inline std::vector<SlowStep> slow_moves(const SlowPart& part, Side side) {
  if (part.game == 'c') return slow_board_moves<clobber::SlowClobber>(part, side);
  if (part.game == 'd') return slow_board_moves<domineering::SlowDomineering>(part, side);
  if (part.game == 'h') return slow_cuts(part.position, side);
  std::vector<SlowStep> out;
  for (const auto& option : slow_value_table().at(part.position)[side == Side::left ? 0 : 1])
    out.push_back({option, {'v', option}});
  return out;
}

/// A part and its sign: in a negative part the players exchange roles.
struct SlowTerm {
  SlowPart part;
  bool is_negative = false;
  friend auto operator<=>(const SlowTerm&, const SlowTerm&) = default;
};

/// Plain minimax over sums: a player moves in one of the parts, and a player who cannot loses.
/// Positions are remembered; nothing is added, evaluated or taken apart.
class SlowSums {
 public:
  bool wins(std::vector<SlowTerm> sum, Side mover) {
    std::sort(sum.begin(), sum.end());
    const auto known = known_.find({sum, mover});
    if (known != known_.end()) return known->second;
    bool is_won = false;
    for (std::size_t i = 0; i < sum.size() && !is_won; ++i) {
      for (const auto& step : slow_moves(sum[i].part, own_side(sum[i], mover))) {
        auto next = sum;
        next[i].part = step.after;
        is_won = !wins(std::move(next), opponent(mover));
        if (is_won) break;
      }
    }
    return known_[{sum, mover}] = is_won;
  }

  static Side own_side(const SlowTerm& term, Side mover) {
    return term.is_negative ? opponent(mover) : mover;
  }

 private:
  std::map<std::pair<std::vector<SlowTerm>, Side>, bool> known_;
};

}  // namespace zermelo::testing
