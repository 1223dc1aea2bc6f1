#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/hash.h"
#include "search/summable.h"
#include "sums/position_model.h"
#include "value/store.h"

namespace zermelo {

/// Sums of positions of any games, and of values, as one game, so that every solver of sums can
/// play them.
///
/// A sum is a list of summands, each a component, its sign, and how often it occurs:
///
///     clobber(BBW) + 3.hackenbush(BRR) - {1|-1}   ->   (0, +, 1) (1, +, 3) (2, -, 1)
///
/// Components and sums are numbered as they are met, and a position of this game is the number of a
/// sum. Invariants:
///  1. Equal components have equal numbers, and so have equal lists of summands.
///  2. A value and its negative are one component with two signs.
///  3. A move names its component, the player whose move it is there (in a negative summand the
///     opponent of the mover), and its place in that player's list of moves. It therefore has the
///     same name in the mirrored sum.
///  4. The parts of a sum are single summands: canonical parts of boards, and values. A part whose
///     value was found is that value.
///
/// Numbering makes the rules grow while they are used; what a number means never changes. Keeps a
/// reference to the store, in which the values of components lie; one thread.
class MixedGame {
 public:
  static constexpr bool normal_play = true;

  struct Position {
    std::uint32_t sum = 0;  // 0: the empty sum
    friend bool operator==(const Position&, const Position&) = default;
  };
  struct Move {
    std::uint32_t component = 0, option = 0;
    Side own = Side::left;
    friend bool operator==(const Move&, const Move&) = default;
  };
  using Component = std::uint32_t;
  struct Summand {
    Component component = 0;
    std::uint32_t times = 1;
    bool is_negated = false;
    friend bool operator==(const Summand&, const Summand&) = default;
  };

  /// Throws GaveUp where components and sums would take more than `most_bytes`.
  /// Values of small parts met in a search are looked for if `finds_values`.
  MixedGame(ValueStore& values, std::size_t most_bytes, bool finds_values = true)
      : values_(values), most_bytes_(most_bytes), finds_values_(finds_values) {
    sums_.emplace_back();
    sum_numbers_.emplace(hash_of(sums_[0]), 0);
  }

  Summand summand(const PositionModel::Pointer& position, std::int64_t times);
  Summand summand(Value value);
  Position sum_of(std::vector<Summand> summands) const;

  /// Tries to find the value of every component of a sum, with up to `nodes` nodes for each, and of the
  /// canonical parts of those that have none; what is found is used from then on. True when some
  /// value was found that was not known.
  bool find_values(const Position& p, std::uint64_t nodes, Budget& budget);
  /// The value of a component, if it is a value or one was found.
  std::optional<Value> value_of(Component component) const { return components_[component].value; }
  /// The value of a part, with its sign, if it is known.
  std::optional<Value> value_of(const Position& part) const;

  /// The options of one copy of a component for the player whose moves they are, in the order of
  /// its moves. Good until other options are listed.
  const std::vector<Summand>& options(Component component, Side side) const;

  // The rules, as concept Summable wants them.

  std::vector<Move> moves(const Position& p, Side side) const;
  std::size_t move_count(const Position& p, Side side) const;
  Position play(const Position& p, Side side, const Move& move) const;
  std::optional<Result> result(const Position& p, Side side) const {
    if (move_count(p, side) == 0) return Result::loss;
    return std::nullopt;
  }
  std::uint64_t hash(const Position& p) const { return mix(0, p.sum); }
  std::vector<Position> parts(const Position& p) const;
  Position key(const Position& p) const { return p; }  // of a part, which is canonical
  Position mirrored(const Position& p) const;
  std::string text(const Position& p) const;
  std::string text(const Move& move) const;

  ValueStore& values() const { return values_; }
  std::size_t bytes() const { return bytes_; }

 private:
  /// A position as it was given or played to, or a canonical part. Only a canonical part may count
  /// as its own negative, because no answer names its moves: they would belong to the wrong player.
  enum class Form : std::uint8_t { as_given, canonical, own_negative };
  struct ComponentData {
    PositionModel::Pointer position;  // nullptr: a value
    std::optional<Value> value;       // of a position only if it was found
    bool is_own_negative = false;
    std::uint64_t tried = 0;  // the most nodes that looking for its value was allowed
    bool is_listed[2] = {false, false};
    std::vector<Summand> options[2];  // by side, as summands with a positive sign
    std::optional<std::vector<Summand>> parts;
    std::uint32_t move_counts[2] = {0, 0};
  };

  static std::uint64_t hash_of(const std::vector<Summand>& summands);
  Component component_of(const PositionModel::Pointer& position, Form form) const;
  Summand summand_of(Value value) const;
  Summand summand_of(const CanonicalPart& part) const;
  const std::vector<Summand>& parts_of(Component component) const;
  void add_parts(const Summand& summand, std::vector<Position>& out) const;
  bool find_value(Component component, std::uint64_t nodes, Budget& budget) const;
  void count(std::size_t bytes) const;
  static Side own_side(const Summand& summand, Side mover) {
    return summand.is_negated ? opponent(mover) : mover;
  }

  ValueStore& values_;
  std::size_t most_bytes_;
  bool finds_values_;
  mutable std::size_t bytes_ = 0;
  mutable std::vector<ComponentData> components_;
  mutable std::unordered_map<std::string, Component> position_numbers_;  // by game and text
  mutable std::unordered_map<std::uint32_t, Component> value_numbers_;   // by id of the value
  mutable std::vector<std::vector<Summand>> sums_;
  mutable std::unordered_multimap<std::uint64_t, std::uint32_t> sum_numbers_;  // by hash
};

/// The values of parts that are known beforehand. The game must outlive the result.
inline KnownValues<MixedGame> known_to(const MixedGame& game) {
  return {[&game](const MixedGame::Position& part) { return game.value_of(part); }, &game.values()};
}

}  // namespace zermelo
