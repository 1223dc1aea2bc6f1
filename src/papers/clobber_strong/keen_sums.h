#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "games/clobber/board/clobber.h"
#include "papers/clobber_strong/wide_scale.h"
#include "search/sum_oracle.h"

namespace zermelo::clobber {

/// The refinements that section 8 of the paper on strong 1-D Clobber proposes, each optional.
struct Keenness {
  bool wide_bounds = false;
  bool incentives = false;
};

/// Sums of rows as a game that lists only moves with undominated incentives. The incentive of a
/// move is the position after it minus the position before it; a move whose incentive is no greater
/// than that of another move need not be tried. Only moves in values are compared; where an
/// incentive is expensive to compute, the move stays. Keeps references; one thread.
class KeenSums {
 public:
  using Sums = SumGame<Clobber<1>>;
  using Position = Sums::Position;
  using Move = Sums::Move;
  static constexpr bool normal_play = true;

  KeenSums(const Sums& sums, Keenness keenness) : sums_(sums), keenness_(keenness) {}

  std::vector<Move> moves(const Position& p, Side side) const;
  Position play(const Position& p, Side side, Move move) const { return sums_.play(p, side, move); }
  std::optional<Result> result(const Position& p, Side side) const { return sums_.result(p, side); }
  std::uint64_t hash(const Position& p) const { return sums_.hash(p); }

  const Sums& sums() const { return sums_; }

 private:
  struct Incentive {
    Move move;
    std::optional<Value> value;
  };
  std::optional<Value> incentive(const Position& p, Side side, Move move) const;
  bool is_superfluous(const std::vector<Incentive>& incentives, std::size_t i) const;

  const Sums& sums_;
  Keenness keenness_;
  mutable std::unordered_map<std::uint64_t, std::optional<Value>> incentives_;
};

/// The oracle of the sum solver, followed by the wider scale if `wide` is not null.
class KeenOracle {
 public:
  KeenOracle(UpBoundsMemory& bounds, WideScale* wide, std::uint64_t steps)
      : oracle_(bounds, steps), wide_(wide) {}

  std::optional<Result> operator()(const KeenSums& rules, const KeenSums::Position& p,
                                   Side mover) const;

 private:
  SumOracle oracle_;
  WideScale* wide_;
};

}  // namespace zermelo::clobber
