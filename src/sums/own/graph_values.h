#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "sums/own/position_graph.h"
#include "value/store.h"

namespace zermelo {

/// The values of the positions of one graph in one store, each found once. Keeps a reference to
/// both. Needs the lock of the graph; throws GaveUp, after which what was found stays known.
class GraphValues {
 public:
  GraphValues(PositionGraph& graph, ValueStore& store) : graph_(graph), store_(store) {}

  /// The value of an explored position. A value found costs a node of the budget. Calls no game.
  Value value(PositionNumber p, Budget& budget);

  /// Compares parts and negatives, of p and of all positions that can be reached from it, with the
  /// values that options give. For a graph that checks. Throws Error that names a position where
  /// they differ.
  void check(PositionNumber p, Budget& budget);

 private:
  static constexpr std::uint32_t unknown = 0xffffffffU;

  struct Frame {
    PositionNumber position;
    std::uint32_t next = 0;
  };

  void grow_to(PositionNumber p);
  Value made(PositionNumber p);
  Value explored_value(PositionNumber p, Budget& budget);
  void check_parts(PositionNumber p, Budget& budget);
  void check_negative(PositionNumber p, Budget& budget);
  std::string text(PositionNumber p);

  PositionGraph& graph_;
  ValueStore& store_;
  std::vector<std::uint32_t> ids_;  // of values, by position
  std::vector<bool> checked_;
  std::vector<Value> left_, right_;  // scratch
};

}  // namespace zermelo
