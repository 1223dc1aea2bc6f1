#pragma once

#include <zermelo/numbered_game.h>

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "base/budget.h"
#include "value/gave_up.h"

namespace zermelo {

/// Throws GaveUp for a spent budget: "stopped before ..", "the budget was spent before ..".
[[noreturn]] void give_up(const Budget& budget, const char* before);

/// The positions of a game that a program defines, with their options, as far as they are known.
///
///     node n:   left options | right options | parts | negative       each listed at most once
///     edges_:   .. l l l r r .. p p ..                                positions, by node
///
/// Invariants:
///  1. A list is asked for once; if the game throws while it is listed, nothing has changed.
///  2. A node is explored when everything is known that its value depends on: its negative if that
///     was explored first; otherwise its parts, or its options if it is in one piece, all explored.
///  3. What an explored node depends on has no cycle.
///
/// Nothing here recurses: a play may be of any length. The game is called with the lock of the
/// graph held, and inside during_calls(). Any number of threads may share a graph; a game that asks
/// about its own graph while it is called is refused.
class PositionGraph {
 public:
  using Number = PositionNumber;
  static constexpr Number none = 0xffffffffU;

  /// `checks`: parts and negatives are not used, so that check() can compare them with the options.
  PositionGraph(std::shared_ptr<NumberedGame> game, std::size_t most_bytes, bool checks)
      : game_(std::move(game)), most_bytes_(most_bytes), checks_(checks) {}

  /// While it lives, this thread alone uses the graph. Throws Error in a call of the game.
  class Lock {
   public:
    explicit Lock(PositionGraph& graph);
    ~Lock();
    Lock(const Lock&) = delete;
    Lock& operator=(const Lock&) = delete;

   private:
    PositionGraph& graph_;
    std::unique_lock<std::mutex> lock_;
  };

  // All that follows needs the lock.

  /// Runs `work`, which may list what is not known yet.
  template <class Work>
  void calling(const Work& work) {
    game_->during_calls(work);
  }

  /// Lists what the value of p depends on. Throws GaveUp when the budget or the memory is spent,
  /// and LoopyGame. What was listed stays, so that the next call goes on. Inside calling().
  void explore(Number p, Budget& budget);
  bool is_explored(Number p) const { return p < nodes_.size() && nodes_[p].is_explored; }

  /// The options of a side in the order of the game, with repetitions. Good until the next list is
  /// made. Inside calling(), unless they are listed.
  std::span<const Number> options(Number p, Side side) {
    if (!is_listed(p, side)) list(p, side);
    return list_at(p, index(side));
  }
  bool is_listed(Number p, Side side) const {
    return p < nodes_.size() && nodes_[p].lists[index(side)].first != none;
  }
  /// The parts; the position itself when it is in one piece. Inside calling().
  std::span<const Number> parts(Number p);
  /// The negative, or nothing when the game has none. Inside calling().
  std::optional<Number> negative(Number p);
  bool knows_negative(Number p) const { return p < nodes_.size() && nodes_[p].negative != none; }
  std::string text(Number p) const { return game_->text(p); }  // inside calling()

  /// The ways in which the value of an explored position is found.
  enum class Form : std::uint8_t { options, parts, negative };
  Form form(Number p) const { return nodes_[p].form; }
  /// The positions on which the value of an explored position depends, in one row: the options of
  /// Left and those of Right, or the parts, or the negative.
  std::size_t needs(Number p) const;
  Number need(Number p, std::size_t i) const;

  bool checks() const { return checks_; }
  bool has_negative() const { return game_->has_negative() && !checks_; }
  std::size_t size() const { return explored_; }
  std::size_t bytes() const {
    return nodes_.capacity() * sizeof(Node) + edges_.capacity() * sizeof(Number) + game_->bytes();
  }
  std::size_t most_bytes() const { return most_bytes_; }
  void check_memory(std::size_t beside = 0) const;
  NumberedGame& game() const { return *game_; }

  /// Throws LoopyGame for a cycle whose steps are known. Inside calling().
  [[noreturn]] void refuse(std::vector<LoopyGame::Step> cycle) const;

 private:
  static constexpr std::size_t parts_list = 2;
  static std::size_t index(Side side) { return side == Side::left ? 0 : 1; }

  struct List {
    std::uint32_t first = none, count = 0;  // in edges_; none: not listed
  };
  struct Node {
    std::array<List, 3> lists;  // of Left, of Right, parts
    Number negative = none;
    Form form = Form::options;
    bool is_prepared = false, is_on_path = false, is_explored = false;
  };
  struct Frame {
    Number position;
    std::uint32_t next = 0;
  };
  class Path;

  Node& node(Number p) {
    if (p >= nodes_.size()) add_nodes(p);
    return nodes_[p];
  }
  std::span<const Number> list_at(Number p, std::size_t which) const {
    const List& list = nodes_[p].lists[which];
    return {edges_.data() + list.first, list.count};
  }
  void add_nodes(Number p);
  void list(Number p, Side side);
  List stored(const std::vector<Number>& found);
  void prepare(Number p);
  [[noreturn]] void refuse_path(const std::vector<Frame>& path, Number again);

  std::shared_ptr<NumberedGame> game_;
  std::size_t most_bytes_;
  bool checks_;
  std::vector<Node> nodes_;
  std::vector<Number> edges_;
  std::vector<Number> found_;  // scratch: one list while it is made
  std::size_t explored_ = 0;
  std::mutex mutex_;
  std::atomic<std::thread::id> owner_;
};

}  // namespace zermelo
