#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/bits.h"
#include "base/wide_integer.h"
#include "game/game.h"
#include "games/hackenbush/drawing/bit_graph.h"

namespace zermelo::hackenbush {

/// Walks through all sets of `size` edges out of some edges, in lexicographic order.
template <std::size_t Words>
class Choices {
 public:
  using value_type = Bits<Words>;
  using difference_type = std::ptrdiff_t;

  Choices() = default;
  Choices(const Bits<Words>& from, unsigned size) {
    for (auto rest = from; rest.any(); rest.drop_lowest())
      edges_.push_back(static_cast<std::uint16_t>(rest.lowest()));
    done_ = edges_.size() < size || size == 0;
    for (unsigned i = 0; i < size; ++i) chosen_.push_back(i);
  }

  Bits<Words> operator*() const {
    Bits<Words> out;
    for (const auto i : chosen_) out |= Bits<Words>::one(edges_[i]);
    return out;
  }
  Choices& operator++() {
    std::size_t i = chosen_.size();
    while (i > 0 && chosen_[i - 1] == edges_.size() - chosen_.size() + i - 1) --i;
    if (i == 0) {
      done_ = true;
      return *this;
    }
    ++chosen_[i - 1];
    for (; i < chosen_.size(); ++i) chosen_[i] = chosen_[i - 1] + 1;
    return *this;
  }
  void operator++(int) { ++*this; }
  friend bool operator==(const Choices& it, std::default_sentinel_t) { return it.done_; }

 private:
  std::vector<std::uint16_t> edges_;
  std::vector<std::size_t> chosen_;  // places in edges_, in ascending order
  bool done_ = true;
};

/// The number of sets of `size` out of `count` things; the largest std::size_t if there are more.
inline std::size_t choices(std::size_t count, std::size_t size) {
  constexpr std::size_t most = std::numeric_limits<std::size_t>::max();
  if (size > count || size == 0) return 0;
  std::size_t ways = 1;
  for (std::size_t i = 1; i <= size; ++i) {
    const WideInteger more =
        WideInteger{ways} * (count - size + i) / i;  // divides without remainder
    if (more > WideInteger{most}) return most;
    ways = static_cast<std::size_t>(more);
  }
  return ways;
}

/// Hackenbush on one drawing of up to 64 * Words edges.
///
/// A turn of Left cuts `cuts` edges that are blue or green, a turn of Right `cuts` that are red or
/// green, all chosen before any falls. Then every edge that is no longer joined to the ground
/// falls. A player who has fewer such edges than `cuts` loses. A position is the set of edges still
/// there.
template <std::size_t Words>
class Hackenbush {
 public:
  struct Position {
    Bits<Words> edges;
    friend bool operator==(const Position&, const Position&) = default;
  };
  struct Move {
    Bits<Words> edges;
    friend bool operator==(const Move&, const Move&) = default;
  };

  static constexpr bool normal_play = true;

  Hackenbush(const Drawing& drawing, unsigned cuts)
      : drawing_(std::make_shared<const Drawing>(drawing)), graph_(drawing.edges), cuts_(cuts) {}

  auto moves(const Position& p, Side side) const {
    return MoveList{MoveIterator(Choices<Words>(own(p, side), cuts_))};
  }

  /// The largest std::size_t if there are more.
  std::size_t move_count(const Position& p, Side side) const {
    return choices(own(p, side).count(), cuts_);
  }

  Position play(const Position& p, Side, const Move& move) const {
    return {graph_.standing(p.edges & ~move.edges)};
  }

  std::optional<Result> result(const Position& p, Side side) const {
    if (own(p, side).count() < cuts_) return Result::loss;
    return std::nullopt;
  }

  std::uint64_t hash(const Position& p) const { return mix_edges(0, p.edges); }

  Drawing drawing(const Position& p) const;
  std::string text(const Position& p) const { return write_drawing(drawing(p)); }
  std::string text(const Move& move) const;

 private:
  /// The same sets as moves.
  class MoveIterator : public Choices<Words> {
   public:
    using value_type = Move;
    using difference_type = std::ptrdiff_t;
    MoveIterator() = default;
    explicit MoveIterator(const Choices<Words>& choices) : Choices<Words>(choices) {}
    Move operator*() const { return {Choices<Words>::operator*()}; }
    MoveIterator& operator++() {
      Choices<Words>::operator++();
      return *this;
    }
    void operator++(int) { ++*this; }
  };
  struct MoveList {
    MoveIterator first;
    MoveIterator begin() const { return first; }
    std::default_sentinel_t end() const { return {}; }
  };

  Bits<Words> own(const Position& p, Side side) const {
    return p.edges & (graph_.green | (side == Side::left ? graph_.blue : graph_.red));
  }

  std::shared_ptr<const Drawing> drawing_;  // for the names
  BitGraph<Words> graph_;
  unsigned cuts_;
};

template <std::size_t Words>
Setup<Hackenbush<Words>> set_up(const Drawing& drawing, unsigned cuts) {
  return {
      Hackenbush<Words>(drawing, cuts), {Bits<Words>::first(drawing.edges.size())}, std::nullopt};
}

template <std::size_t Words>
Drawing Hackenbush<Words>::drawing(const Position& p) const {
  Drawing out = *drawing_;
  out.edges.clear();
  for (auto rest = p.edges; rest.any(); rest.drop_lowest())
    out.edges.push_back(drawing_->edges[rest.lowest()]);
  return out;
}

/// The edges that the move cuts, in the text form.
template <std::size_t Words>
std::string Hackenbush<Words>::text(const Move& move) const {
  return write_drawing(drawing({move.edges}));
}

}  // namespace zermelo::hackenbush
