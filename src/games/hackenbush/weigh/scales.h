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

/// Which dominated cuts are left out, with one cut a turn.
struct Smart {
  std::size_t from = 0;     // those of the edges from this one on
  bool in_playouts = true;  // also in random games
};
inline constexpr Smart not_smart{~std::size_t{0}, false};

/// A drawing in one dish, a weight in the other: the sum of the two games, made for playing many
/// games fast. The drawing has up to 64 * Words edges and a turn in it cuts `cuts` of them, all
/// chosen before any falls; a turn in the weight is one move there. With several cuts there may be
/// 64 edges at most.
///
/// A cut of a bridge drops what stood beyond it when the game began, one mask; only on cycles is
/// it found out what still stands. Never allocates once it is made.
///
/// Dominated cuts can be left out (`Smart`). A bridge of one's own colour need
/// not be cut while an edge above it can be: that one leaves the bridge with something on it, which
/// is a positive game for its owner (an edge of his with anything on top: he can always cut it
/// last), in place of nothing, and by the colon principle the whole is then worth more to him.
template <std::size_t Words>
class Scales {
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
    std::uint32_t weight = in_drawing;  // else which move of the weight
    friend bool operator==(const Move&, const Move&) = default;
  };

  static constexpr bool normal_play = true;

  Scales(const Drawing& drawing, unsigned cuts, const Smart& smart);

  /// The whole drawing against a weight that is to balance it.
  Position against(const Weight& weight) const {
    return {-weight, Edges::first(graph_.edges.size())};
  }

  /// Cuts in the order of the edges, then the moves of the weight. Swapping the colours and turning
  /// the weight round swaps the players' lists.
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

  /// With one cut a turn each own edge and each move of the weight is as likely, but a dominated
  /// cut becomes one above it. With several cuts the drawing counts by its edges.
  Move random_move(const Position& p, Side side, Random& random) const;

 private:
  /// Walks through the sets of `cuts` out of some edges, then through the moves of the weight.
  /// Several cuts go by Gosper's hack over the edges' ranks.
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

  /// What falls with an edge.
  struct Fall {
    Edges edges;           // itself and all that stood beyond it at the beginning
    bool is_sure = false;  // it was a bridge, or a loop: nothing else ever falls with it
  };

  Edges own(const Position& p, Side side) const {
    return p.edges & own_[static_cast<std::size_t>(side)];
  }
  Edges candidates(const Position& p, Side side) const {
    const Edges mine = own(p, side);
    if (!is_smart_) return mine;
    Edges out = mine;
    for (auto rest = mine; rest.any(); rest.drop_lowest()) {
      const std::size_t e = rest.lowest();
      if ((mine & above_[e]).any()) out ^= Edges::one(e);
    }
    return out;
  }
  Edges after_cut(const Edges& edges, const Edges& cut) const;
  static std::size_t pick(Edges edges, std::uint32_t rank) {
    for (; rank > 0; --rank) edges.drop_lowest();
    return edges.lowest();
  }

  BitGraph<Words> graph_;
  std::array<Edges, 2> own_;
  std::vector<Fall> falls_;
  std::vector<Edges> above_;  // of a bridge of one colour, where cuts are to be smart; else none
  unsigned cuts_;
  bool is_smart_, plays_smart_;
};

template <std::size_t Words>
Scales<Words>::Scales(const Drawing& drawing, unsigned cuts, const Smart& smart)
    : graph_(drawing.edges),
      cuts_(cuts),
      is_smart_(cuts == 1 && smart.from < drawing.edges.size()),
      plays_smart_(is_smart_ && smart.in_playouts) {
  own_ = {graph_.blue | graph_.green, graph_.red | graph_.green};
  const Edges all = Edges::first(graph_.edges.size());
  above_.resize(graph_.edges.size());
  for (std::size_t e = 0; e < graph_.edges.size(); ++e) {
    const Edge& edge = graph_.edges[e];
    const Edges left = graph_.standing(all & ~Edges::one(e));
    const auto reached = [&](std::uint32_t v) { return v == 0 || (left & graph_.at[v]).any(); };
    const bool is_bridge = !reached(edge.from) || !reached(edge.to);
    falls_.push_back({all & ~left, is_bridge || edge.from == edge.to});
    if (is_smart_ && e >= smart.from && is_bridge && edge.colour != Colour::green)
      above_[e] = falls_[e].edges & ~Edges::one(e);
  }
}

template <std::size_t Words>
Bits<Words> Scales<Words>::after_cut(const Edges& edges, const Edges& cut) const {
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
typename Scales<Words>::Move Scales<Words>::random_move(const Position& p, Side side,
                                                        Random& random) const {
  Edges mine = own(p, side);
  const auto edges = static_cast<std::uint32_t>(mine.count());
  const std::uint32_t usable = edges < cuts_ ? 0 : edges;
  const std::uint32_t drawn = random.below(usable + p.weight.move_count(side));
  if (drawn >= usable) return {{}, drawn - usable};
  std::size_t e = pick(mine, drawn);
  if (plays_smart_) {
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
