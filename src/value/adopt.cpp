// Values from store to store. A canonical form stays canonical, and what a node says of it (stops,
// landmarks, depth) is true anywhere: nothing is compared, only the names change. Landmarks have
// the same names in every store.

#include <algorithm>

#include "value/store.h"

namespace zermelo {

Value ValueStore::adopt(const ValueStore& from, Value g, std::vector<Value>& names) {
  if (g.id < landmarks::count) return g;
  if (g.id >= names.size()) names.resize(from.size_);
  if (names[g.id] == Value{}) {
    const Simple* form = from.simple(g);
    const Value here = form != nullptr ? simple(*form) : Value{adopt_form(from, g.id, names)};
    names[g.id] = here;
  }
  return names[g.id];
}

/// Options first; the way down is as long as the longest play.
std::uint32_t ValueStore::adopt_form(const ValueStore& from, std::uint32_t id,
                                     std::vector<Value>& names) {
  mind_the_clock();
  mind_the_stack();
  Node node = from.nodes_[id];
  node.left_stop_id = adopt(from, {node.left_stop_id}, names).id;
  node.right_stop_id = adopt(from, {node.right_stop_id}, names).id;
  node.negative = 0;
  node.flags &= static_cast<std::uint8_t>(~beacons_flag);
  for (const Value g : from.lefts(id)) adopt(from, g, names);
  for (const Value g : from.rights(id)) adopt(from, g, names);
  const auto rename = [&](std::span<const Value> options, std::vector<Value>& out) {
    out.clear();
    for (const Value g : options) out.push_back(g.id < landmarks::count ? g : names[g.id]);
    std::ranges::sort(out);
  };
  rename(from.lefts(id), draft_left_);
  rename(from.rights(id), draft_right_);
  if (const auto known = find_draft(); known != none) return known;
  const auto here = add_node(node);
  store_options(here, draft_left_, draft_right_);
  return here;
}

}  // namespace zermelo
