#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <vector>

#include "base/bits.h"
#include "base/random.h"
#include "game/game.h"
#include "games/hackenbush/drawing/bit_graph.h"
#include "games/hackenbush/weigh/weight.h"

namespace zermelo::hackenbush {

/// The dominated cuts that are left out; with several cuts a turn, none are.
struct SkipDominated {
  std::size_t from = 0;     // those of the edges with this number and higher ones
  bool in_playouts = true;  // from random games as well
};
inline constexpr SkipDominated skip_none{~std::size_t{0}, false};

/// The game "drawing minus weight", as on a balance with the drawing in one pan and the weight in
/// the other; made for playing many games fast. The drawing has up to 64 * Words edges and a turn
/// in it cuts `cuts` of them, all chosen before any falls; a turn in the weight is one move there.
/// With several cuts there may be 64 edges at most.
///
/// A cut of a bridge drops what stood beyond it when the game began, which is one mask; only a cut
/// on a cycle needs a walk to see what still stands. Immutable and shared by threads; never
/// allocates once it is made.
///
/// Dominated cuts can be left out (`SkipDominated`). A player need not cut a bridge of his own
/// colour while he can cut an edge above it: that one leaves the bridge with something on it in
/// place of nothing. An edge of his that bears anything is a positive game for him, since he can
/// always cut it last; so by the colon principle the whole is then better for him.
template <std::size_t Words>
class BalanceGame {
 public:
  using Edges = Bits<Words>;

  struct Position {
    Weight weight;
    Edges edges;
    friend bool operator==(const Position&, const Position&) = default;
  };
  struct Move {
    static constexpr std::uint32_t in_drawing = 0xffffffffU;

    Edges edges;                        // to cut, if it is in the drawing
    std::uint32_t weight = in_drawing;  // otherwise the number of a move in the weight
    friend bool operator==(const Move&, const Move&) = default;
  };

  static constexpr bool normal_play = true;

  BalanceGame(const Drawing& drawing, unsigned cuts, const SkipDominated& skip);

  /// The whole drawing minus a weight.
  Position against(const Weight& weight) const {
    return {-weight, Edges::first(graph_.edges.size())};
  }

  /// Cuts in the order of the edges, then the moves in the weight. Exchanging the colours and
  /// negating the weight exchanges the lists of the players.
  auto moves(const Position& p, Side side) const {
    return MoveList{MoveIterator(candidates(p, side), cuts_, p.weight.move_count(side))};
  }

  Position play(const Position& p, Side side, const Move& move) const {
    if (move.weight != Move::in_drawing) return {p.weight.after(side, move.weight), p.edges};
    return {p.weight, after_cut(p.edges, move.edges)};
  }

  std::optional<Result> result(const Position& p, Side side) const {
    if (p.weight.move_count(side) == 0 && own(p, side).count() < cuts_) return Result::loss;
    return std::nullopt;
  }

  std::uint64_t hash(const Position& p) const { return mix_edges(p.weight.hash(), p.edges); }

  /// With one cut a turn every own edge and every move in the weight is equally likely, except that
  /// a dominated cut is replaced by one above it. With several cuts a turn, the drawing is chosen
  /// with the weight of its own edges, and then a random set of them.
  Move random_move(const Position& p, Side side, Random& random) const;

 private:
  /// Walks through the sets of `cuts` out of some edges, then through the moves in the weight. Sets
  /// of several edges are enumerated by Gosper's hack over the ranks of the edges.
  class MoveIterator {
   public:
    using value_type = Move;
    using difference_type = std::ptrdiff_t;

    MoveIterator() = default;
    MoveIterator(const Edges& from, unsigned cuts, std::uint32_t weights)
        : from_(from), cuts_(cuts), weights_(weights) {
      const std::size_t edges = from.count();
      drawing_done_ = edges < cuts;
      if (cuts == 1 || drawing_done_) return;
      ranks_ = Bits<1>::first(cuts).words[0];
      all_ranks_ = Bits<1>::first(edges).words[0];
    }

    Move operator*() const {
      if (drawing_done_) return {{}, weight_};
      if (cuts_ == 1) return {Edges::one(from_.lowest()), Move::in_drawing};
      return {spread(), Move::in_drawing};
    }
    MoveIterator& operator++() {
      if (drawing_done_) {
        ++weight_;
      } else if (cuts_ == 1) {
        from_.drop_lowest();
        drawing_done_ = !from_.any();
      } else {
        const std::uint64_t low = ranks_ & (0 - ranks_), carried = ranks_ + low;
        const bool last = carried == 0;
        if (!last) ranks_ = carried | (((carried ^ ranks_) / low) >> 2);
        drawing_done_ = last || (ranks_ & ~all_ranks_) != 0;
      }
      return *this;
    }
    void operator++(int) { ++*this; }
    friend bool operator==(const MoveIterator& it, std::default_sentinel_t) {
      return it.drawing_done_ && it.weight_ >= it.weights_;
    }

   private:
    Edges spread() const {
      Edges out, rest = from_;
      for (std::uint64_t ranks = ranks_; ranks != 0; ranks >>= 1, rest.drop_lowest()) {
        if ((ranks & 1) != 0) out |= Edges::one(rest.lowest());
      }
      return out;
    }

    Edges from_;
    std::uint64_t ranks_ = 0, all_ranks_ = 0;
    unsigned cuts_ = 1;
    std::uint32_t weight_ = 0, weights_ = 0;
    bool drawing_done_ = true;
  };
  struct MoveList {
    MoveIterator first;
    MoveIterator begin() const { return first; }
    std::default_sentinel_t end() const { return {}; }
  };

  /// The edges that fall when an edge is cut.
  struct Fall {
    Edges edges;           // itself and all that stood beyond it when the game began
    bool is_sure = false;  // it is a bridge or a loop: nothing else ever falls with it
  };

  Edges own(const Position& p, Side side) const {
    return p.edges & own_[static_cast<std::size_t>(side)];
  }
  /// The edges that a side may cut, without dominated cuts.
  Edges candidates(const Position& p, Side side) const {
    const Edges mine = own(p, side);
    if (!skips_) return mine;
    Edges out = mine;
    for (auto rest = mine; rest.any(); rest.drop_lowest()) {
      const std::size_t e = rest.lowest();
      if ((mine & above_[e]).any()) out ^= Edges::one(e);
    }
    return out;
  }
  /// The edges that still stand after a cut of several.
  Edges after_cut(const Edges& edges, const Edges& cut) const;
  /// The member of a set with that rank, counted from 0.
  static std::size_t pick(Edges edges, std::uint32_t rank) {
    for (; rank > 0; --rank) edges.drop_lowest();
    return edges.lowest();
  }

  BitGraph<Words> graph_;
  std::array<Edges, 2> own_;
  std::vector<Fall> falls_;
  std::vector<Edges> above_;  // by edge: what stands above it if its cut can be dominated
  unsigned cuts_;
  bool skips_, skips_in_playouts_;
};

/// Cuts every edge once to see what falls with it. An edge is a bridge if one of its ends falls.
template <std::size_t Words>
BalanceGame<Words>::BalanceGame(const Drawing& drawing, unsigned cuts, const SkipDominated& skip)
    : graph_(drawing.edges),
      cuts_(cuts),
      skips_(cuts == 1 && skip.from < drawing.edges.size()),
      skips_in_playouts_(skips_ && skip.in_playouts) {
  own_ = {graph_.blue | graph_.green, graph_.red | graph_.green};
  const Edges all = Edges::first(graph_.edges.size());
  above_.resize(graph_.edges.size());
  for (std::size_t e = 0; e < graph_.edges.size(); ++e) {
    const Edge& edge = graph_.edges[e];
    const Edges left = graph_.standing(all & ~Edges::one(e));
    const auto reached = [&](std::uint32_t v) { return v == 0 || (left & graph_.at[v]).any(); };
    const bool is_bridge = !reached(edge.from) || !reached(edge.to);
    falls_.push_back({all & ~left, is_bridge || edge.from == edge.to});
    if (skips_ && e >= skip.from && is_bridge && edge.colour != Colour::green)
      above_[e] = falls_[e].edges & ~Edges::one(e);
  }
}

template <std::size_t Words>
Bits<Words> BalanceGame<Words>::after_cut(const Edges& edges, const Edges& cut) const {
  Edges left = edges;
  bool is_sure = true;
  for (auto rest = cut; rest.any(); rest.drop_lowest()) {
    const Fall& fall = falls_[rest.lowest()];
    left &= ~fall.edges;
    is_sure = is_sure && fall.is_sure;
  }
  return is_sure ? left : graph_.standing(left);
}

template <std::size_t Words>
typename BalanceGame<Words>::Move BalanceGame<Words>::random_move(const Position& p, Side side,
                                                                  Random& random) const {
  Edges mine = own(p, side);
  const auto edges = static_cast<std::uint32_t>(mine.count());
  const std::uint32_t usable = edges < cuts_ ? 0 : edges;
  const std::uint32_t drawn = random.below(usable + p.weight.move_count(side));
  if (drawn >= usable) return {{}, drawn - usable};
  std::size_t e = pick(mine, drawn);
  if (skips_in_playouts_) {
    for (Edges above = mine & above_[e]; above.any(); above = mine & above_[e])
      e = pick(above, random.below(static_cast<std::uint32_t>(above.count())));
  }
  Edges cut = Edges::one(e);
  for (std::uint32_t more = 1; more < cuts_; ++more) {
    mine ^= Edges::one(e);
    e = pick(mine, random.below(edges - more));
    cut |= Edges::one(e);
  }
  return {cut, Move::in_drawing};
}

}  // namespace zermelo::hackenbush
