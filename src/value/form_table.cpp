#include "value/form_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "base/hash.h"
#include "base/numbers.h"
#include "value/simple_order.h"

namespace zermelo {
namespace {

/// Of a form all of whose options are landmarks.
std::uint64_t hash_of_sets(landmarks::Options options) {
  return mix((std::uint64_t{options.left} << 32) | options.right);
}

std::uint64_t hash_of_lists(std::span<const Value> left, std::span<const Value> right) {
  constexpr std::uint32_t bar = 0xffffffffU;  // between the lists; not an id
  std::uint64_t hash = left.size();
  for (const Value g : left) hash = list_hash(hash, g.id);
  hash = list_hash(hash, bar);
  for (const Value g : right) hash = list_hash(hash, g.id);
  return mix(hash);
}

bool are_landmarks(std::span<const Value> options) {
  return std::ranges::all_of(options, [](Value g) { return g.id < landmarks::count; });
}

landmarks::Set landmarks_among(std::span<const Value> options) {
  landmarks::Set some = 0;
  for (const Value g : options) {
    if (g.id < landmarks::count) some |= landmarks::Set{1} << g.id;
  }
  return some;
}

bool is_late(std::uint32_t birthday) {
  return birthday == std::numeric_limits<std::uint32_t>::max();
}

}  // namespace

FormTable::FormTable(WorkLimits& limits) : limits_(limits), nodes_(1024), options_(4096) {
  book_bytes();
}

std::uint32_t FormTable::add_node(const Node& node) {
  if (size_ == nodes_.size()) {
    limits_.check_memory(nodes_.size() * (sizeof(Node) + bytes_beside_node_));
    nodes_.grow(2 * nodes_.size());
    book_bytes();
  }
  if (node.simple == 0) check_depth(node.depth);
  nodes_[size_] = node;
  return size_++;
}

std::uint32_t FormTable::add(const Node& node, std::span<const Value> left,
                             std::span<const Value> right) {
  const auto id = add_node(node);
  store_options(id, left, right);
  return id;
}

std::uint64_t FormTable::options_hash(std::uint32_t id) const {
  const Node& node = nodes_[id];
  if (node.is_shallow())
    return hash_of_sets({node.landmark_options.left, node.landmark_options.right});
  return hash_of_lists(lefts(id), rights(id));
}

std::uint32_t FormTable::find_shallow(landmarks::Options options) const {
  return by_options_.find(hash_of_sets(options), [&](std::uint32_t id) {
    const Node& node = nodes_[id];
    return node.landmark_options.left == options.left &&
           node.landmark_options.right == options.right && node.is_shallow();
  });
}

std::uint32_t FormTable::find(std::span<const Value> left, std::span<const Value> right) const {
  if (are_landmarks(left) && are_landmarks(right))
    return find_shallow({landmarks_among(left), landmarks_among(right)});
  return by_options_.find(hash_of_lists(left, right), [&](std::uint32_t id) {
    return std::ranges::equal(lefts(id), left) && std::ranges::equal(rights(id), right);
  });
}

std::uint32_t FormTable::reserve_options(std::size_t count) {
  while (options_size_ + count > options_.size()) {
    limits_.check_memory(options_.size() * sizeof(Value));
    options_.grow(2 * options_.size());
    book_bytes();
  }
  const auto start = options_size_;
  options_size_ += count;
  if (options_size_ > 0xffffffffU) throw GaveUp("there are more options than 32 bits can number");
  return static_cast<std::uint32_t>(start);
}

/// Gives a form its options and makes it findable by them.
void FormTable::store_options(std::uint32_t id, std::span<const Value> left,
                              std::span<const Value> right) {
  const bool grows = by_options_.grows_next();
  if (grows) limits_.check_memory(by_options_.bytes());
  const auto start = reserve_options(left.size() + right.size());
  std::ranges::copy(left, &options_[start]);
  std::ranges::copy(right, &options_[start + left.size()]);
  Node& node = nodes_[id];
  node.landmark_options = {landmarks_among(left), landmarks_among(right)};
  node.flags.are_lefts_landmarks = are_landmarks(left);
  node.flags.are_rights_landmarks = are_landmarks(right);
  node.options = start;
  node.counts = {static_cast<std::uint16_t>(left.size()), static_cast<std::uint16_t>(right.size())};
  node.flags.has_listed_options = true;
  by_options_.insert(options_hash(id), id,
                     [this](std::uint32_t each) { return options_hash(each); });
  if (grows) book_bytes();
}

Dyadic FormTable::exact_birthday(std::uint32_t id) const {
  Birthdays known;
  return late_birthday(id, known);
}

/// Descends only into forms whose birthday 32 bits cannot hold.
Dyadic FormTable::late_birthday(std::uint32_t id, Birthdays& known) const {
  if (const Simple* form = simple_of(id)) return zermelo::exact_birthday(*form);
  if (!is_late(nodes_[id].birthday)) return Dyadic(std::int64_t{nodes_[id].birthday});
  if (const auto it = known.find(id); it != known.end()) return it->second;
  mind_the_stack();
  Dyadic latest;
  for (const auto& options : {lefts(id), rights(id)}) {
    for (const Value g : options) latest = std::max(latest, late_birthday(g.id, known));
  }
  return known.emplace(id, latest + Dyadic(1)).first->second;
}

void FormTable::book_bytes() {
  limits_.book(WorkLimits::Account::forms,
               nodes_.size() * sizeof(Node) + options_.size() * sizeof(Value) +
                   simples_.capacity() * sizeof(Simple) + by_options_.bytes() + by_simple_.bytes() +
                   number_bytes_);
}

void FormTable::check_depth(std::uint32_t depth) {
  if (depth <= deepest) return;
  throw GaveUp(fmt::format("a value in which play can go on for more than {} moves is too deep",
                           with_commas(deepest)));
}

}  // namespace zermelo
