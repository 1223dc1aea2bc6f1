#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "game/result.h"
#include "game/side.h"
#include "value/store.h"

namespace zermelo {

/// A value and all its followers in arrays, so that a search can play in it without asking the
/// store. Invariants:
///  1. Node 0 is the value itself, and equal followers share a node.
///  2. The options of a node are those of the canonical form.
///  3. What is said of a node in sums with an integer is exact: see `result_with`.
///
/// Immutable once it is made; values mean something in the store that it was made from.
class ValueTree {
 public:
  using Node = std::uint32_t;
  static constexpr std::size_t most_nodes = 4096;

  /// Nothing if the value has more followers than a tree may have, or stops that are too large.
  /// Throws GaveUp.
  static std::optional<ValueTree> of(ValueStore& store, Value g);

  Value value(Node node) const { return nodes_[node].value; }
  std::span<const Node> options(Node node, Side side) const {
    const Options& found = nodes_[node].options[index(side)];
    return {edges_.data() + found.begin, found.count};
  }

  /// The result for `mover`, who moves first in the sum of the node and an integer.
  Result result_with(std::int64_t integer, Node node, Side mover) const {
    const NodeData& data = nodes_[node];
    // Left wins moving first unless node <= -integer, Right unless node >= -integer.
    const bool lost =
        mover == Side::left ? -integer >= data.least_above : -integer <= data.greatest_below;
    return lost ? Result::loss : Result::win;
  }

  /// The sign of the number at which play in the node stops if `first` moves first in it and play
  /// ends at numbers.
  int sign_of_stop(Node node, Side first) const { return nodes_[node].stop_signs[index(first)]; }

 private:
  static std::size_t index(Side side) { return side == Side::left ? 0 : 1; }

  struct Options {
    std::uint32_t begin = 0, count = 0;
  };
  struct NodeData {
    Value value;
    std::array<Options, 2> options{};             // by side
    std::int64_t least_above = 0;                 // the least integer m with node <= m
    std::int64_t greatest_below = 0;              // the greatest integer m with node >= m
    std::array<std::int8_t, 2> stop_signs{0, 0};  // by the side that moves first
  };

  ValueTree() = default;
  bool add_bounds(ValueStore& store, NodeData& node) const;

  std::vector<NodeData> nodes_;
  std::vector<Node> edges_;
};

}  // namespace zermelo
