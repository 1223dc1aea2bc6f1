#pragma once

#include <zermelo/position.h>
#include <zermelo/value.h>

#include <algorithm>
#include <chrono>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <ranges>
#include <unordered_map>
#include <utility>
#include <vector>

namespace zermelo {

/// A game of your own: a class with a type `Position` that can be copied, compared and hashed
/// (std::hash), and the positions that Left and Right can move to from a position. A player who
/// cannot move loses, and every play ends.
///
///   struct Nim {
///     using Position = unsigned;
///     std::vector<unsigned> left(unsigned heap) const;   // every smaller heap
///     std::vector<unsigned> right(unsigned heap) const;  // the same
///   };
///   zermelo::Values values;
///   auto g = zermelo::game_value(Nim{}, 5, values);      // *5
template <class G>
concept PlayableGame = requires(const G& game, const typename G::Position& p) {
  requires std::copyable<typename G::Position>;
  requires std::equality_comparable<typename G::Position>;
  { std::hash<typename G::Position>{}(p) } -> std::convertible_to<std::size_t>;
  requires std::convertible_to < std::ranges::range_value_t<decltype(game.left(p))>,
  typename G::Position > ;
  requires std::convertible_to < std::ranges::range_value_t<decltype(game.right(p))>,
  typename G::Position > ;
};

/// Counts nodes against limits; the clock and the stop flag are looked at every 64 nodes.
class NodeMeter {
 public:
  explicit NodeMeter(const Limits& limits) : limits_(limits) {}

  /// False when a limit is reached, from then on.
  bool enter() {
    if (spent_ != Spent::no) return false;
    if (nodes_ >= limits_.nodes) spent_ = Spent::nodes;
    if (nodes_ % 64 == 0) look();
    if (spent_ != Spent::no) return false;
    ++nodes_;
    return true;
  }

  std::uint64_t nodes() const { return nodes_; }
  double seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
  }
  /// The limits for the rest of the work: the time left, and the stop flag.
  Limits rest() const {
    Limits out;
    out.seconds = limits_.seconds - seconds();
    out.stop = limits_.stop;
    return out;
  }
  Trouble trouble() const { return {"the budget was spent first", Remedy::more_time}; }

 private:
  void look() {
    if (limits_.on_nodes && nodes_ > told_) limits_.on_nodes(nodes_ - std::exchange(told_, nodes_));
    if (limits_.stop != nullptr && limits_.stop->load(std::memory_order_relaxed))
      spent_ = Spent::stopped;
    else if (seconds() >= limits_.seconds)
      spent_ = Spent::seconds;
  }

  Limits limits_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  std::uint64_t nodes_ = 0, told_ = 0;
  Spent spent_ = Spent::no;
};

/// Visits positions children first, each once, without recursion: a play may be of any length.
/// `Found` is what is known of a position once all positions after it are known.
template <PlayableGame G, class Found>
class GameWalk {
 public:
  using Position = typename G::Position;

  explicit GameWalk(const G& game) : game_(game) {}

  /// `settle(left, right)` gives what is known of a position, or nothing to end the walk, from what
  /// is known of its options. Throws Error where a position follows itself.
  template <class Settle>
  const Found* visit(const Position& p, NodeMeter& meter, const Settle& settle) {
    struct Unfinished {  // forgets the positions on the path when the walk ends early
      GameWalk& walk;
      ~Unfinished() {
        for (const Frame& frame : walk.path_) walk.known_.erase(frame.position);
        walk.path_.clear();
      }
    } unfinished{*this};
    if (!known_.contains(p) && !open(p, meter)) return nullptr;
    while (!path_.empty()) {
      Frame& top = path_.back();
      if (top.next < top.options.size()) {
        const Position next = top.options[top.next++];
        const auto at = known_.find(next);
        if (at == known_.end() && !open(next, meter)) return nullptr;
        if (at != known_.end() && !at->second)
          throw Error("game: a position can be reached from itself; expected every play to end");
      } else {
        auto found = settle(found_of(top, true), found_of(top, false));
        if (!found) return nullptr;
        known_.at(top.position) = std::move(found);
        path_.pop_back();
      }
    }
    return &*known_.at(p);
  }

  std::size_t positions() const { return known_.size(); }

 private:
  struct Frame {
    Position position;
    std::vector<Position> options;  // Left's, then Right's
    std::size_t lefts = 0, next = 0;
  };

  bool open(const Position& p, NodeMeter& meter) {
    if (!meter.enter()) return false;
    Frame frame{p, {}, 0, 0};
    for (auto&& option : game_.left(p)) frame.options.push_back(option);
    frame.lefts = frame.options.size();
    for (auto&& option : game_.right(p)) frame.options.push_back(option);
    known_.emplace(p, std::nullopt);
    path_.push_back(std::move(frame));
    return true;
  }

  std::vector<Found> found_of(const Frame& frame, bool left) const {
    std::vector<Found> out;
    const std::size_t end = left ? frame.lefts : frame.options.size();
    for (std::size_t i = left ? 0 : frame.lefts; i < end; ++i)
      out.push_back(*known_.at(frame.options[i]));
    return out;
  }

  const G& game_;
  std::unordered_map<Position, std::optional<Found>> known_;  // nothing: on the path
  std::vector<Frame> path_;
};

/// Values of the positions of one game, each found once and remembered. Keeps a reference to the
/// game. One thread at a time.
template <PlayableGame G>
class GameEvaluator {
 public:
  using Position = typename G::Position;

  GameEvaluator(const G& game, Values values) : walk_(game), values_(std::move(values)) {}

  /// Nothing when the limits or the memory did not suffice; what was found stays known.
  std::optional<GameValue> value(const Position& p, const Limits& limits = {},
                                 Trouble* why = nullptr) {
    NodeMeter meter(limits);
    Trouble trouble;
    const GameValue* found = walk_.visit(p, meter, [&](const auto& left, const auto& right) {
      return values_.make(left, right, meter.rest(), &trouble);
    });
    if (found != nullptr) return *found;
    if (why != nullptr) *why = trouble.empty() ? meter.trouble() : trouble;
    return std::nullopt;
  }

  std::size_t positions() const { return walk_.positions(); }

 private:
  GameWalk<G, GameValue> walk_;
  Values values_;
};

/// The value of one position of a game.
template <PlayableGame G>
std::optional<GameValue> game_value(const G& game, const typename G::Position& p, Values& values,
                                    const Limits& limits = {}, Trouble* why = nullptr) {
  return GameEvaluator<G>(game, values).value(p, limits, why);
}

/// The winner of a position for each player moving first, and the position to move to; without
/// values, by remembering of every position which of the players win moving first.
template <PlayableGame G>
Solution<typename G::Position> game_solution(const G& game, const typename G::Position& p,
                                             const Limits& limits = {}) {
  struct Firsts {
    bool left = false, right = false;  // wins moving first
  };
  NodeMeter meter(limits);
  GameWalk<G, Firsts> walk(game);
  const auto settle = [](const std::vector<Firsts>& left, const std::vector<Firsts>& right) {
    return std::optional(Firsts{std::ranges::any_of(left, [](Firsts f) { return !f.right; }),
                                std::ranges::any_of(right, [](Firsts f) { return !f.left; })});
  };
  Solution<typename G::Position> out;
  if (const Firsts* found = walk.visit(p, meter, settle)) {
    out.left_first = found->left ? Result::win : Result::loss;
    out.right_first = found->right ? Result::win : Result::loss;
    for (auto&& next : game.left(p))
      if (!out.left_move && !walk.visit(next, meter, settle)->right) out.left_move = next;
    for (auto&& next : game.right(p))
      if (!out.right_move && !walk.visit(next, meter, settle)->left) out.right_move = next;
  } else {
    out.why = meter.trouble();
  }
  out.nodes = meter.nodes();
  out.seconds = meter.seconds();
  return out;
}

}  // namespace zermelo
