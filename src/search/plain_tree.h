#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "base/budget.h"
#include "search/playout.h"

namespace zermelo {

struct PlainTreeOptions {
  std::uint64_t iterations = 1200;                // for each move to be chosen
  std::uint64_t rollouts = 1;                     // random games an iteration
  double exploration = 1.41;                      // c in mean + c sqrt(ln n / n_j)
  std::size_t most_bytes = std::size_t{1} << 28;  // then the tree stops growing
};

/// Monte Carlo tree search in its plainest form: the tree of one player. Every path to a position
/// has a node of its own, nothing is proved, and the move with the best mean is played. The subtree
/// below the moves that were played is kept; the rest is not visited again.
///
/// This is how the library of the Hackenbush thesis plays (Bzms 2020), except that untried moves
/// come in random order, as the thesis describes it. A tree that has reached its memory ceiling
/// stops growing, and playouts start from its leaves. One thread per object; the same seed gives
/// the same moves.
template <Game G>
class PlainTree {
 public:
  using Position = typename G::Position;
  using Move = typename G::Move;

  PlainTree(const G& rules, const PlainTreeOptions& options) : rules_(rules), options_(options) {}

  /// The move to play, or none when the game is over or the budget is spent. The root moves along.
  Choice<G> choose(const Position& p, Side mover, Random& random, Budget& budget) {
    if (const auto end = rules_.result(p, mover)) return {std::nullopt, *end};
    if (is_full()) forget();
    go_to(p, mover);
    Budget clock = budget.clock();
    for (std::uint64_t i = 0; i < options_.iterations; ++i) {
      if (budget.enter() && iterate(random, clock)) continue;
      budget.heed(clock);
      forget();
      return {};
    }
    const std::uint32_t edge = best_edge(nodes_[root_], 0);
    const Move move = edges_[edge].move;
    root_ = edges_[edge].node;
    return {move, Result::unknown};
  }

  /// Drops the tree, for another game.
  void forget() {
    nodes_.clear();
    edges_.clear();
  }

  std::size_t nodes() const { return nodes_.size(); }

 private:
  static constexpr std::uint32_t none = 0xffffffffU;

  struct Node {
    Position position;
    double left = 0;  // points of Left in all games through here
    std::uint32_t visits = 0, parent = none;
    std::uint32_t first = 0, count = 0, tried = 0;  // edges; those tried come first
    Side mover = Side::left;
    bool is_listed = false;
    std::optional<Result> end = {};  // for the mover
  };
  struct Edge {
    Move move;
    std::uint32_t node = none;
  };

  /// Moves the root to `p`, which the opponent's move made a child of the root. If that child was
  /// never tried, or at the first move of a game, a new tree begins.
  void go_to(const Position& p, Side mover) {
    if (!nodes_.empty()) {
      const Node& root = nodes_[root_];
      if (root.mover == mover && root.position == p) return;
      for (std::uint32_t i = root.first; i < root.first + root.tried; ++i) {
        const Node& child = nodes_[edges_[i].node];
        if (child.mover != mover || !(child.position == p)) continue;
        root_ = edges_[i].node;
        return;
      }
    }
    forget();
    root_ = add_node(p, mover, none);
  }

  bool is_full() const {
    return nodes_.size() * sizeof(Node) + edges_.size() * sizeof(Edge) >= options_.most_bytes;
  }

  /// False when the time ran out during the random games.
  bool iterate(Random& random, Budget& clock) {
    const std::uint32_t id = leaf(random);
    double left = 0;
    for (std::uint64_t i = 0; i < options_.rollouts; ++i) {
      if (options_.rollouts > 1 && !clock.enter()) return false;
      left += points(playout(rules_, nodes_[id].position, nodes_[id].mover, random));
    }
    back_up(id, left);
    return true;
  }

  /// Walks down by the confidence bounds to the end of the game, to a move not tried before, or to
  /// a node that a full tree has no room to expand. The root always has at least one tried move.
  std::uint32_t leaf(Random& random) {
    std::uint32_t id = root_;
    while (!nodes_[id].end) {
      const bool grows = !is_full() || (id == root_ && nodes_[id].tried == 0);
      if (!nodes_[id].is_listed && grows) list(id);
      if (nodes_[id].tried < nodes_[id].count && grows) return expand(id, random);
      if (nodes_[id].tried == 0) return id;
      id = edges_[best_edge(nodes_[id], options_.exploration)].node;
    }
    return id;
  }

  void list(std::uint32_t id) {
    const auto first = static_cast<std::uint32_t>(edges_.size());
    const Position position = nodes_[id].position;
    for (const auto& move : rules_.moves(position, nodes_[id].mover)) edges_.push_back({move});
    nodes_[id].first = first;
    nodes_[id].count = static_cast<std::uint32_t>(edges_.size()) - first;
    nodes_[id].is_listed = true;
  }

  std::uint32_t expand(std::uint32_t id, Random& random) {
    Node& node = nodes_[id];
    const std::uint32_t edge = node.first + node.tried;
    std::swap(edges_[edge], edges_[edge + random.below(node.count - node.tried)]);
    ++node.tried;
    const Position next = rules_.play(node.position, node.mover, edges_[edge].move);
    const Side mover = mover_after(rules_, next, node.mover);
    const std::uint32_t child = add_node(next, mover, id);
    edges_[edge].node = child;
    return child;
  }

  std::uint32_t add_node(const Position& p, Side mover, std::uint32_t parent) {
    nodes_.push_back(
        {.position = p, .parent = parent, .mover = mover, .end = rules_.result(p, mover)});
    return static_cast<std::uint32_t>(nodes_.size() - 1);
  }

  /// The first of the best edges; by the mean alone when `exploration` is 0.
  std::uint32_t best_edge(const Node& node, double exploration) const {
    const double reach = exploration * std::sqrt(std::log(static_cast<double>(node.visits)));
    double most = -std::numeric_limits<double>::infinity();
    std::uint32_t best = node.first;
    for (std::uint32_t i = node.first; i < node.first + node.tried; ++i) {
      const Node& child = nodes_[edges_[i].node];
      const auto visits = static_cast<double>(child.visits);
      const double mine = node.mover == Side::left ? child.left : visits - child.left;
      const double bound = mine / visits + reach / std::sqrt(visits);
      if (bound <= most) continue;
      most = bound;
      best = i;
    }
    return best;
  }

  /// Up to the present root; nodes above it are never visited again.
  void back_up(std::uint32_t leaf, double left) {
    for (std::uint32_t id = leaf;; id = nodes_[id].parent) {
      nodes_[id].left += left;
      nodes_[id].visits += static_cast<std::uint32_t>(options_.rollouts);
      if (id == root_) return;
    }
  }

  const G& rules_;
  PlainTreeOptions options_;
  std::vector<Node> nodes_;
  std::vector<Edge> edges_;
  std::uint32_t root_ = 0;
};

/// Two players with a tree each, as one method for `play_game`.
template <Game G>
class PlainTrees {
 public:
  PlainTrees(const G& rules, const PlainTreeOptions& options)
      : trees_{PlainTree<G>(rules, halved(options)), PlainTree<G>(rules, halved(options))} {}

  Choice<G> choose(const typename G::Position& p, Side mover, Random& random, Budget& budget) {
    return trees_[static_cast<std::size_t>(mover)].choose(p, mover, random, budget);
  }
  void forget() {
    for (auto& tree : trees_) tree.forget();
  }
  std::size_t nodes() const { return trees_[0].nodes() + trees_[1].nodes(); }

 private:
  /// Each tree may take half of the memory.
  static PlainTreeOptions halved(PlainTreeOptions options) {
    options.most_bytes /= 2;
    return options;
  }

  std::array<PlainTree<G>, 2> trees_;
};

}  // namespace zermelo
