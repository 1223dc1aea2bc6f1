#include "search/value_tree.h"

#include <unordered_map>

namespace zermelo {

std::optional<ValueTree> ValueTree::of(ValueStore& store, Value g) {
  ValueTree tree;
  std::unordered_map<std::uint32_t, Node> numbers{{g.id, 0}};
  tree.nodes_.push_back({.value = g});
  for (std::size_t i = 0; i < tree.nodes_.size(); ++i) {
    NodeData node{.value = tree.nodes_[i].value};
    if (!tree.add_bounds(store, node)) return std::nullopt;
    for (const Side side : {Side::left, Side::right}) {
      const auto list = side == Side::left ? store.left(node.value) : store.right(node.value);
      const auto begin = static_cast<std::uint32_t>(tree.edges_.size());
      node.options[index(side)] = {begin, static_cast<std::uint32_t>(list.size())};
      for (const Value option : list) {
        const auto [entry, is_new] =
            numbers.emplace(option.id, static_cast<Node>(tree.nodes_.size()));
        if (is_new) tree.nodes_.push_back({.value = option});
        tree.edges_.push_back(entry->second);
      }
    }
    if (tree.nodes_.size() > most_nodes) return std::nullopt;
    tree.nodes_[i] = node;
  }
  return tree;
}

/// A game is below every integer above its left stop and above none below it; at the stop itself
/// the store compares.
bool ValueTree::add_bounds(ValueStore& store, NodeData& node) const {
  const Dyadic left = store.left_stop(node.value), right = store.right_stop(node.value);
  const auto above = left.ceil().to_integer(), below = right.floor().to_integer();
  constexpr std::int64_t most = std::int64_t{1} << 40;
  if (!above || !below || *above > most || *below < -most) return false;
  node.least_above = *above;
  node.greatest_below = *below;
  if (!store.less_or_equal(node.value, store.number(Dyadic(*above)))) ++node.least_above;
  if (!store.less_or_equal(store.number(Dyadic(*below)), node.value)) --node.greatest_below;
  node.stop_signs = {static_cast<std::int8_t>(left.sign()), static_cast<std::int8_t>(right.sign())};
  return true;
}

}  // namespace zermelo
