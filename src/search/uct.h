#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <numbers>
#include <utility>
#include <vector>

#include "base/budget.h"
#include "base/hash.h"
#include "base/id_table.h"
#include "search/playout.h"

namespace zermelo {

struct UctOptions {
  std::uint64_t iterations = 1200;                // for each move to be chosen
  double exploration = std::numbers::sqrt2;       // Cp in mean + Cp sqrt(2 ln n / n_j)
  bool best_mean = false;                         // play the best mean, not the most visited
  bool prove = false;                             // back up proved wins and losses
  bool remember = false;                          // positions met again share a node, and the
                                                  // tree stays from choice to choice
  std::size_t most_bytes = std::size_t{1} << 28;  // then the tree stops growing
};

/// Monte Carlo tree search with upper confidence bounds (Kocsis and Szepesvari 2006). An iteration
///  1. walks down the tree by the greatest mean + Cp sqrt(2 ln n / n_j),
///  2. adds one position at random among the untried moves,
///  3. plays from there at random to the end,
///  4. adds the result to every node on the way back.
///
/// With `prove` it is MCTS-Solver (Winands, Bjornsson and Saito 2008): a position is won if some
/// move leads to a lost one, and lost if every move leads to a won one; refuted moves are not
/// walked again, and a search ends when its root is proved. With `remember` the tree is a graph in
/// which a node keeps the mean over all paths to it and an edge counts its own visits (UCT2 of
/// Childs, Brodeur and Kocsis 2008).
///
/// Memory grows with the tree and is kept, so that playouts do not allocate. One thread per object;
/// the same seed gives the same numbers.
template <Game G>
class Uct {
 public:
  using Position = typename G::Position;
  using Move = typename G::Move;

  Uct(const G& rules, const UctOptions& options) : rules_(rules), options_(options) {
    for (std::size_t n = 1; n < small; ++n) {
      root_[n] = 1 / std::sqrt(static_cast<float>(n));
      reach_[n] = computed_reach(static_cast<float>(n));
    }
  }

  /// The move to play, or none when the game is over or the budget is spent, and the proved result.
  Choice<G> choose(const Position& p, Side mover, Random& random, Budget& budget) {
    if (!options_.remember || full()) forget();
    const auto [root, fresh] = node_of(p, mover);
    for (std::uint64_t i = 0; i < options_.iterations; ++i) {
      if (nodes_[root].proved != Result::unknown) break;
      if (!budget.enter()) return {};
      iterate(root, random);
    }
    return {best_move(nodes_[root]), nodes_[root].proved};
  }

  void forget() {
    nodes_.clear();
    edges_.clear();
    arms_.clear();
    if (options_.remember) index_ = IdTable();
  }

  /// Takes effect at the next choose().
  void set_iterations(std::uint64_t iterations) { options_.iterations = iterations; }

  std::size_t nodes() const { return nodes_.size(); }

 private:
  struct Node {
    Position position;
    float left = 0;  // points of Left in all games through here
    std::uint32_t visits = 0;
    std::uint32_t first = 0, count = 0;  // edges; those tried come first
    std::uint32_t tried = 0, open = 0;   // open: not refuted
    Side mover = Side::left;
    Result proved = Result::unknown;  // for the mover; the end of the game is a proof
    bool listed = false;
  };
  struct Edge {
    Move move;
    std::uint32_t node = none, visits = 0;
  };
  /// The data for choosing an edge, kept apart so that a walk down reads little memory.
  struct Arm {
    float mean = 0, root = 0;  // for the mover; 1 / sqrt(visits)
  };
  struct Step {
    std::uint32_t node = 0, edge = 0;
  };

  static constexpr std::uint32_t none = IdTable::none;
  static constexpr std::size_t small = 2048;
  static constexpr float refuted = -std::numeric_limits<float>::infinity();

  void iterate(std::uint32_t root, Random& random) {
    path_.clear();
    std::uint32_t id = root;
    std::optional<float> left;
    while (!left) {
      Node& node = nodes_[id];
      if (node.proved != Result::unknown) {
        left = left_points(node);
      } else if (!node.listed) {
        list(id);
      } else if (node.tried == node.count) {
        const std::uint32_t edge = best_arm(node);
        path_.push_back({id, edge});
        id = edges_[edge].node;
      } else {
        left = expand(id, random);
      }
    }
    back_up(id, *left);
  }

  static float left_points(const Node& node) {
    const float mine = points(node.proved);
    return node.mover == Side::left ? mine : 1 - mine;
  }

  /// Lists the edges of a node, when a walk first wants to go beyond it.
  void list(std::uint32_t id) {
    const auto first = static_cast<std::uint32_t>(edges_.size());
    const Node& node = nodes_[id];
    for (const auto& move : rules_.moves(node.position, node.mover)) edges_.push_back({move});
    arms_.resize(edges_.size());
    Node& listed = nodes_[id];
    listed.first = first;
    listed.count = listed.open = static_cast<std::uint32_t>(edges_.size()) - first;
    listed.listed = true;
  }

  std::uint32_t best_arm(const Node& node) const {
    const float reach =
        node.visits < small ? reach_[node.visits] : computed_reach(static_cast<float>(node.visits));
    const Arm* arm = arms_.data() + node.first;
    std::uint32_t best = 0;
    float most = -std::numeric_limits<float>::max();
    for (std::uint32_t i = 0; i < node.count; ++i) {
      const float bound = arm[i].mean + reach * arm[i].root;
      best = bound > most ? i : best;
      most = bound > most ? bound : most;
    }
    return node.first + best;
  }

  float computed_reach(float visits) const {
    return static_cast<float>(options_.exploration) * std::sqrt(2 * std::log(visits));
  }

  /// Tries one more edge of the node, moves `id` to its end and returns the points of a playout
  /// from there; nothing when that position is in the tree already, so that the walk continues.
  std::optional<float> expand(std::uint32_t& id, Random& random) {
    Node& node = nodes_[id];
    const std::uint32_t edge = node.first + node.tried;
    std::swap(edges_[edge], edges_[edge + random.below(node.count - node.tried)]);
    const Position next = rules_.play(node.position, node.mover, edges_[edge].move);
    const Side mover = mover_after(rules_, next, node.mover);
    if (full()) return points(playout(rules_, next, mover, random));
    ++node.tried;
    const auto [child, fresh] = node_of(next, mover);
    edges_[edge].node = child;
    path_.push_back({id, edge});
    id = child;
    if (!fresh || nodes_[child].proved != Result::unknown) return std::nullopt;
    return points(playout(rules_, next, mover, random));
  }

  bool full() const {
    return nodes_.size() * sizeof(Node) + edges_.size() * (sizeof(Edge) + sizeof(Arm)) >
           options_.most_bytes;
  }

  /// The node of a position, and true if it is new.
  std::pair<std::uint32_t, bool> node_of(const Position& p, Side mover) {
    if (!options_.remember) return {add_node(p, mover), true};
    const auto hash = [&](const Position& q, Side side) {
      return mix(rules_.hash(q), static_cast<std::uint64_t>(side));
    };
    const auto known = index_.find(hash(p, mover), [&](std::uint32_t id) {
      return nodes_[id].mover == mover && nodes_[id].position == p;
    });
    if (known != none) return {known, false};
    const auto id = add_node(p, mover);
    index_.insert(hash(p, mover), id, [&](std::uint32_t other) {
      return hash(nodes_[other].position, nodes_[other].mover);
    });
    return {id, true};
  }

  std::uint32_t add_node(const Position& p, Side mover) {
    Node& node = nodes_.emplace_back();
    node.position = p;
    node.mover = mover;
    node.proved = rules_.result(p, mover).value_or(Result::unknown);
    return static_cast<std::uint32_t>(nodes_.size() - 1);
  }

  void back_up(std::uint32_t leaf, float left) {
    book(nodes_[leaf], left);
    for (std::size_t i = path_.size(); i > 0; --i) {
      const auto [id, edge] = path_[i - 1];
      Node& node = nodes_[id];
      book(node, left);
      const Node& child = nodes_[edges_[edge].node];
      const std::uint32_t visits = ++edges_[edge].visits;
      Arm& arm = arms_[edge];
      arm.root = visits < small ? root_[visits] : 1 / std::sqrt(static_cast<float>(visits));
      const auto all = static_cast<float>(child.visits);
      // Not 1 - left / all, which rounds differently: both players must be treated alike.
      const float mine = node.mover == Side::left ? child.left : all - child.left;
      if (arm.mean != refuted) arm.mean = mine / all;
      if (options_.prove && child.proved != Result::unknown) prove(node, child, arm);
    }
  }

  static void book(Node& node, float left) {
    ++node.visits;
    node.left += left;
  }

  /// Draws the conclusions for a node from a proved child. A draw proves nothing here.
  static void prove(Node& node, const Node& child, Arm& arm) {
    const bool same_mover = child.mover == node.mover;
    if (child.proved == (same_mover ? Result::win : Result::loss)) {
      node.proved = Result::win;
    } else if (child.proved == (same_mover ? Result::loss : Result::win) && arm.mean != refuted) {
      arm.mean = refuted;
      if (--node.open == 0) node.proved = Result::loss;
    }
  }

  /// A move to a proved win if there is one, and a refuted move only if there is no other;
  /// otherwise the most visited move or the one with the best mean, the first tried of equals. Any
  /// move if there was no room to try one.
  std::optional<Move> best_move(const Node& node) const {
    std::optional<Move> best;
    if (node.tried == 0 && node.count > 0) return edges_[node.first].move;
    double most = -3;
    for (std::uint32_t i = node.first; i < node.first + node.tried; ++i) {
      const double rating = rating_of(node, i);
      if (rating <= most) continue;
      most = rating;
      best = edges_[i].move;
    }
    return best;
  }

  double rating_of(const Node& node, std::uint32_t i) const {
    const Node& child = nodes_[edges_[i].node];
    const bool wins = child.proved == (child.mover == node.mover ? Result::win : Result::loss);
    const double share = options_.best_mean
                             ? double{arms_[i].mean}
                             : double{1} - 1 / (1 + static_cast<double>(edges_[i].visits));
    if (options_.prove && wins) return 2;
    return arms_[i].mean == refuted ? -2 : share;
  }

  const G& rules_;
  UctOptions options_;
  std::array<float, small> root_{}, reach_{};
  std::vector<Node> nodes_;
  std::vector<Edge> edges_;
  std::vector<Arm> arms_;
  std::vector<Step> path_;
  IdTable index_;
};

}  // namespace zermelo
