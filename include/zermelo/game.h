#pragma once

#include <zermelo/formula.h>
#include <zermelo/game_graph.h>
#include <zermelo/position.h>
#include <zermelo/value.h>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <ranges>
#include <sstream>
#include <string>
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
///
/// Three more members may be there: `parts(p)`, the positions whose sum p is (p alone when it is in
/// one piece); `mirror(p)`, the position with the roles of the players exchanged; `text(p)`, for
/// messages and the names of moves.
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

/// The positions of a game, numbered as they are met. Keeps a copy of the game.
template <PlayableGame G>
class NumberedPositions : public NumberedGame {
 public:
  using Position = typename G::Position;

  explicit NumberedPositions(G game) : game_(std::move(game)) {}

  PositionNumber number(const Position& p) {
    const auto [entry, is_new] =
        numbers_.try_emplace(p, static_cast<PositionNumber>(positions_.size()));
    if (is_new) positions_.push_back(&entry->first);
    return entry->second;
  }
  const Position& position(PositionNumber n) const { return *positions_[n]; }

  void options(PositionNumber n, Side side, std::vector<PositionNumber>& out) override {
    if (side == Side::left)
      add(game_.left(position(n)), out);
    else
      add(game_.right(position(n)), out);
  }
  bool has_parts() const override { return splits; }
  void parts(PositionNumber n, std::vector<PositionNumber>& out) override {
    if constexpr (splits)
      add(game_.parts(position(n)), out);
    else
      out.push_back(n);
  }
  bool has_negative() const override { return mirrors; }
  PositionNumber negative(PositionNumber n) override {
    if constexpr (mirrors)
      return number(game_.mirror(position(n)));
    else
      return n;
  }
  std::string text(PositionNumber n) override {
    if constexpr (requires { std::string(game_.text(position(n))); }) {
      return std::string(game_.text(position(n)));
    } else if constexpr (requires(std::ostream & out) { out << position(n); }) {
      std::ostringstream out;
      out << position(n);
      return out.str();
    } else {
      return "position " + std::to_string(n);
    }
  }
  std::size_t bytes() const override { return positions_.size() * bytes_each; }

 private:
  static constexpr bool splits = requires(const G& game, const Position& p) {
    requires std::ranges::range<decltype(game.parts(p))>;
  };
  static constexpr bool mirrors = requires(const G& game, const Position& p) {
    { game.mirror(p) } -> std::convertible_to<Position>;
  };
  // A node and a bucket of the table, a pointer, and what the position may hold elsewhere.
  static constexpr std::size_t bytes_each = sizeof(Position) + 64;

  void add(auto&& list, std::vector<PositionNumber>& out) {
    for (auto&& p : list) out.push_back(number(p));
  }

  G game_;
  std::unordered_map<Position, PositionNumber> numbers_;
  std::vector<const Position*> positions_;  // the keys of the table, which stay where they are
};

/// Values and winners of the positions of one game, each found once and remembered. Keeps a copy of
/// the game. One thread at a time.
template <PlayableGame G>
class GameEvaluator {
 public:
  using Position = typename G::Position;

  GameEvaluator(G game, Values values, const GraphOptions& options = {})
      : numbered_(std::make_shared<NumberedPositions<G>>(std::move(game))),
        graph_(numbered_, options),
        values_(std::move(values)) {}

  /// Nothing when the limits or the memory did not suffice; what was found stays known. Throws
  /// LoopyGame; position() gives the positions of its cycle.
  std::optional<GameValue> value(const Position& p, const Limits& limits = {},
                                 Trouble* why = nullptr) {
    return graph_.value(numbered_->number(p), values_, limits, why);
  }

  /// The winner for each player moving first, and the position to move to: by values where they are
  /// cheap, by search where they are not.
  Solution<Position> solve(const Position& p, const Limits& limits = {}) {
    return with_positions(graph_.solve(numbered_->number(p), values_, limits));
  }
  /// The same by search alone.
  Solution<Position> search(const Position& p, const Limits& limits = {}) {
    return with_positions(graph_.search(numbered_->number(p), limits));
  }

  /// A position for sums, beside positions of all other games.
  NormalPosition position_for_sums(const Position& p) {
    return graph_.position(numbered_->number(p));
  }

  const Position& position(PositionNumber number) const { return numbered_->position(number); }
  std::size_t positions() const { return graph_.positions(); }
  const Values& values() const { return values_; }

 private:
  Solution<Position> with_positions(const Solution<PositionNumber>& found) const {
    Solution<Position> out{found.left_first, found.right_first, {}, {}};
    if (found.left_move) out.left_move = position(*found.left_move);
    if (found.right_move) out.right_move = position(*found.right_move);
    out.nodes = found.nodes;
    out.seconds = found.seconds;
    out.why = found.why;
    return out;
  }

  std::shared_ptr<NumberedPositions<G>> numbered_;
  GameGraph graph_;
  Values values_;
};

/// The value of one position of a game.
template <PlayableGame G>
std::optional<GameValue> game_value(const G& game, const typename G::Position& p, Values& values,
                                    const Limits& limits = {}, Trouble* why = nullptr) {
  return GameEvaluator<G>(game, values).value(p, limits, why);
}

/// The winner of a position for each player moving first, and the position to move to; by search,
/// without values.
template <PlayableGame G>
Solution<typename G::Position> game_solution(const G& game, const typename G::Position& p,
                                             const Limits& limits = {}) {
  return GameEvaluator<G>(game, Values()).search(p, limits);
}

/// A formula that the values of family(from), .., family(to) agree with, as far as they are known
/// within the limits: a conjecture, never a proof.
template <PlayableGame G, class Family>
FoundFormula game_formula(GameEvaluator<G>& evaluator, const Family& family, std::uint64_t from,
                          std::uint64_t to, const Limits& limits = {}) {
  std::vector<FamilyValue> members;
  for (std::uint64_t n = from; n <= to; ++n) {
    const auto g = evaluator.value(family(n), limits);
    if (!g) break;
    members.push_back({g->outcome(), g});
  }
  Values values = evaluator.values();
  return find_formula(values, from, members);
}

}  // namespace zermelo
