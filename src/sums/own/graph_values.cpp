#include "sums/own/graph_values.h"

#include <fmt/format.h>

#include <algorithm>

#include "search/sum_explanation.h"

namespace zermelo {
namespace {

std::string short_value(ValueStore& store, Value g) {
  const auto text = text_if_short_enough(store, g);
  return text && text->size() <= 200 ? *text : "a value too long to show";
}

}  // namespace

void GraphValues::grow_to(PositionNumber p) {
  if (p < ids_.size()) return;
  graph_.check_memory(2 * sizeof(std::uint32_t) * ids_.size());
  ids_.resize(std::max<std::size_t>(std::size_t{p} + 1, ids_.size() * 2), unknown);
}

/// Values of the positions that a value depends on are found before it, without recursion.
Value GraphValues::value(PositionNumber p, Budget& budget) {
  grow_to(p);
  std::vector<Frame> path;
  if (ids_[p] == unknown) path.push_back({p});
  while (!path.empty()) {
    Frame& top = path.back();
    if (top.next < graph_.needs(top.position)) {
      const PositionNumber next = graph_.need(top.position, top.next++);
      grow_to(next);
      if (ids_[next] == unknown) path.push_back({next});
      continue;
    }
    if (!budget.enter()) give_up(budget, "before the value was known");
    ids_[top.position] = made(top.position).id;
    path.pop_back();
  }
  return {ids_[p]};
}

Value GraphValues::made(PositionNumber p) {
  const auto known = [&](std::size_t i) { return Value{ids_[graph_.need(p, i)]}; };
  const std::size_t count = graph_.needs(p);
  switch (graph_.form(p)) {
    case PositionGraph::Form::negative:
      return store_.negative(known(0));
    case PositionGraph::Form::parts: {
      Value sum;
      for (std::size_t i = 0; i < count; ++i) sum = store_.sum(sum, known(i));
      return sum;
    }
    case PositionGraph::Form::options:
      break;
  }
  const std::size_t lefts = graph_.options(p, Side::left).size();
  left_.clear();
  right_.clear();
  for (std::size_t i = 0; i < count; ++i) (i < lefts ? left_ : right_).push_back(known(i));
  return store_.make(left_, right_);
}

Value GraphValues::explored_value(PositionNumber p, Budget& budget) {
  graph_.calling([&] { graph_.explore(p, budget); });
  return value(p, budget);
}

void GraphValues::check(PositionNumber p, Budget& budget) {
  std::vector<PositionNumber> waiting{p};
  while (!waiting.empty()) {
    const PositionNumber q = waiting.back();
    waiting.pop_back();
    explored_value(q, budget);
    if (q >= checked_.size()) checked_.resize(std::max<std::size_t>(q + 1, 2 * checked_.size()));
    if (checked_[q]) continue;
    checked_[q] = true;
    check_parts(q, budget);
    check_negative(q, budget);
    for (std::size_t i = 0; i < graph_.needs(q); ++i) waiting.push_back(graph_.need(q, i));
  }
}

void GraphValues::check_parts(PositionNumber p, Budget& budget) {
  std::vector<PositionNumber> parts;
  graph_.calling([&] {
    const auto list = graph_.parts(p);
    parts.assign(list.begin(), list.end());
  });
  if (parts.size() == 1 && parts[0] == p) return;
  Value sum;
  for (const PositionNumber part : parts) sum = store_.sum(sum, explored_value(part, budget));
  const Value own = value(p, budget);
  if (sum == own) return;
  throw Error(fmt::format("game: the parts of {} add up to {}, but its options give {}", text(p),
                          short_value(store_, sum), short_value(store_, own)));
}

void GraphValues::check_negative(PositionNumber p, Budget& budget) {
  std::optional<PositionNumber> negative;
  graph_.calling([&] { negative = graph_.negative(p); });
  if (!negative) return;
  const Value theirs = explored_value(*negative, budget);
  const Value expected = store_.negative(value(p, budget));
  if (theirs == expected) return;
  throw Error(fmt::format(
      "game: {} is given as the negative of {}, but its options give {} instead of {}",
      text(*negative), text(p), short_value(store_, theirs), short_value(store_, expected)));
}

std::string GraphValues::text(PositionNumber p) {
  std::string out;
  graph_.calling([&] { out = graph_.text(p); });
  return out;
}

}  // namespace zermelo
