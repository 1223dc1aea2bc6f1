#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <ranges>
#include <span>
#include <utility>

#include "base/hash.h"
#include "search/deepening.h"
#include "search/value_tree.h"
#include "value/evaluate.h"

namespace zermelo {

/// A game in all of whose positions either both players can move or neither can. Its values are
/// infinitesimal, so they change no stop of a value beside them.
template <class G>
concept AllSmall = Game<G> && G::all_small;

/// A position of a game beside a value, as one game: the sum of both. The position is played by the
/// game's own rules, the value is walked through in a tree. A search of one large position beside
/// parts of known values is therefore as fast as one of the position alone.
template <NormalPlay G>
class Beside {
 public:
  using Node = ValueTree::Node;
  struct Position {
    typename G::Position board;
    Node rest = 0;
    friend bool operator==(const Position&, const Position&) = default;
  };
  struct Move {
    typename G::Move board{};
    Node rest = 0;  // the option of the value, if the move is there
    bool is_in_rest = false;
    friend bool operator==(const Move&, const Move&) = default;
  };

  static constexpr bool normal_play = true;

  Beside(const G& rules, const ValueTree& tree) : rules_(rules), tree_(tree) {}

  /// The moves of the board, then those of the value. Lazy; lives on the stack.
  class Moves {
   public:
    using List = decltype(std::declval<const G&>().moves(
        std::declval<const typename G::Position&>(), Side::left));

    class Iterator {
     public:
      using value_type = Move;
      using difference_type = std::ptrdiff_t;

      explicit Iterator(Moves& moves)
          : board_(std::ranges::begin(moves.board_)),
            board_end_(std::ranges::end(moves.board_)),
            rest_(moves.rest_) {}

      Move operator*() const {
        if (board_ != board_end_) return {*board_, 0, false};
        return {{}, rest_.front(), true};
      }
      Iterator& operator++() {
        if (board_ != board_end_)
          ++board_;
        else
          rest_ = rest_.subspan(1);
        return *this;
      }
      void operator++(int) { ++*this; }
      friend bool operator==(const Iterator& it, std::default_sentinel_t) {
        return it.board_ == it.board_end_ && it.rest_.empty();
      }

     private:
      std::ranges::iterator_t<List> board_;
      std::ranges::sentinel_t<List> board_end_;
      std::span<const Node> rest_;
    };

    Moves(List board, std::span<const Node> rest) : board_(std::move(board)), rest_(rest) {}
    Iterator begin() { return Iterator(*this); }
    std::default_sentinel_t end() const { return {}; }

   private:
    List board_;
    std::span<const Node> rest_;
  };

  Moves moves(const Position& p, Side side) const {
    return {rules_.moves(p.board, side), tree_.options(p.rest, side)};
  }
  std::size_t move_count(const Position& p, Side side) const {
    return zermelo::move_count(rules_, p.board, side) + tree_.options(p.rest, side).size();
  }
  Position play(const Position& p, Side side, const Move& move) const {
    if (move.is_in_rest) return {p.board, move.rest};
    return {rules_.play(p.board, side, move.board), p.rest};
  }
  std::optional<Result> result(const Position& p, Side side) const {
    if (move_count(p, side) == 0) return Result::loss;
    return std::nullopt;
  }
  std::uint64_t hash(const Position& p) const { return mix(rules_.hash(p.board), p.rest); }
  Position tidied(const Position& p) const { return {zermelo::tidied(rules_, p.board), p.rest}; }

  const G& rules() const { return rules_; }
  const ValueTree& tree() const { return tree_; }

 private:
  const G& rules_;
  const ValueTree& tree_;
};

/// Decides such sums without a search, where that is possible:
///
///  1. A board in which nobody can move is 0, and one that the game sees to be an integer is that:
///     the comparison with the value is read off the tree.
///  2. Beside an all-small board the stops of the value decide where they are not 0.
struct BesideOracle {
  template <NormalPlay G>
  std::optional<Result> operator()(const Beside<G>& sum, const typename Beside<G>::Position& p,
                                   Side mover) const {
    if constexpr (AllSmall<G>) {
      const int sign = sum.tree().sign_of_stop(p.rest, mover);
      if (sign != 0) return (sign > 0) == (mover == Side::left) ? Result::win : Result::loss;
    }
    if (const auto n = integer(sum.rules(), p.board))
      return sum.tree().result_with(*n, p.rest, mover);
    return std::nullopt;
  }

 private:
  template <NormalPlay G>
  static std::optional<std::int64_t> integer(const G& rules, const typename G::Position& board) {
    if constexpr (SeesIntegers<G>) {
      return rules.integer(board);
    } else {
      const bool is_over =
          move_count(rules, board, Side::left) == 0 && move_count(rules, board, Side::right) == 0;
      return is_over ? std::optional<std::int64_t>(0) : std::nullopt;
    }
  }
};

/// The result of a position beside a value, by iterative deepening.
template <NormalPlay G>
Verdict<Beside<G>> solve_beside(const G& rules, const typename G::Position& p,
                                const ValueTree& rest, Side mover, Budget& budget,
                                std::size_t table_bytes) {
  const Beside<G> sum(rules, rest);
  DeepeningTable<Beside<G>> table(table_bytes);
  return deepening(sum, {p, 0}, mover, budget, table, {}, BesideOracle{});
}

}  // namespace zermelo
