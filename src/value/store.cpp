#include "value/store.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <limits>
#include <utility>

#include "base/hash.h"
#include "base/numbers.h"
#include "value/simple_order.h"

namespace zermelo {
namespace {

constexpr std::size_t least_bytes = std::size_t{1} << 20;
// A step with tens of thousands of options takes milliseconds; most take a tenth of a microsecond.
constexpr std::uint64_t looks_at_the_clock = 128;

/// Of forms with landmarks only.
std::uint64_t hash_of_sets(landmarks::Options game) {
  return mix((std::uint64_t{game.left} << 32) | game.right);
}

std::uint64_t hash_of_lists(std::span<const Value> left, std::span<const Value> right) {
  std::uint64_t hash = left.size();
  for (const Value g : left) hash = (hash ^ g.id) * 0x9e3779b97f4a7c15ULL + (hash >> 29);
  hash = (hash ^ 0xffffffffU) * 0x9e3779b97f4a7c15ULL + (hash >> 29);
  for (const Value g : right) hash = (hash ^ g.id) * 0x9e3779b97f4a7c15ULL + (hash >> 29);
  return mix(hash);
}

/// One more, unless that is too large.
template <class Count>
Count later(Count count) {
  return count == std::numeric_limits<Count>::max() ? count : static_cast<Count>(count + 1);
}

bool is_late(std::uint32_t birthday) {
  return birthday == std::numeric_limits<std::uint32_t>::max();
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

}  // namespace

ValueStore::ValueStore(std::size_t most_bytes)
    : most_bytes_(std::max(most_bytes, least_bytes)),
      nodes_(1024),
      options_(4096),
      sums_(most_bytes_ / 8),
      comparisons_(most_bytes_ / 8, 2),
      draft_comparisons_(std::size_t{1} << 14),
      beacon_sets_(1) {
  add_landmarks();
}

/// The landmarks take the first ids, so that a landmark's id is its bit. Their sets follow from
/// their options like everyone else's.
void ValueStore::add_landmarks() {
  for (std::uint32_t t = 0; t < landmarks::count; ++t) {
    const auto list = [](landmarks::Set some, std::vector<Value>& out) {
      out.clear();
      for (; some != 0; some &= some - 1)
        out.push_back({static_cast<std::uint32_t>(std::countr_zero(some))});
    };
    list(landmarks::options[t].left, draft_left_);
    list(landmarks::options[t].right, draft_right_);
    survey_draft();
    const auto number = draft_number();
    const auto form = number ? Simple{*number, 0, 0} : recognise_draft().value_or(Simple{});
    if (number || form != Simple{}) {
      Node node = simple_node(form, form.is_number() ? t : simple({form.number, 0, 0}).id);
      node.below = nodes_[draft].below;
      node.above = nodes_[draft].above;
      add_simple(form, node);
    } else {
      add_node(finished_draft());
    }
    store_options(t, draft_left_, draft_right_);
  }
  size_ = draft + 1;
}

std::uint32_t ValueStore::add_node(const Node& node) {
  if (size_ == nodes_.size()) {
    const bool beacons = beacons_ != nullptr;  // whose sets grow too
    check_memory(nodes_.size() * (sizeof(Node) + (beacons ? sizeof(BeaconSets) : 0)));
    nodes_.grow(2 * nodes_.size());
  }
  if (node.simple == 0) check_depth(node.depth);
  nodes_[size_] = node;
  return size_++;
}

std::uint64_t ValueStore::options_hash(std::uint32_t id) const {
  const Node& node = nodes_[id];
  if ((node.flags & lefts_are_landmarks) != 0 && (node.flags & rights_are_landmarks) != 0)
    return hash_of_sets({node.left_landmarks, node.right_landmarks});
  return hash_of_lists(lefts(id), rights(id));
}

std::uint32_t ValueStore::find_shallow(landmarks::Options game) const {
  constexpr std::uint8_t shallow = lefts_are_landmarks | rights_are_landmarks;
  return by_options_.find(hash_of_sets(game), [&](std::uint32_t id) {
    const Node& node = nodes_[id];
    return node.left_landmarks == game.left && node.right_landmarks == game.right &&
           (node.flags & shallow) == shallow;
  });
}

std::uint32_t ValueStore::find_draft() const {
  if (are_landmarks(draft_left_) && are_landmarks(draft_right_))
    return find_shallow({landmarks_among(draft_left_), landmarks_among(draft_right_)});
  const auto hash = hash_of_lists(draft_left_, draft_right_);
  return by_options_.find(hash, [&](std::uint32_t id) {
    return std::ranges::equal(lefts(id), draft_left_) &&
           std::ranges::equal(rights(id), draft_right_);
  });
}

/// The id of the draft, whose lists are canonical and sorted. A form met for the first time may
/// still be a simple one.
std::uint32_t ValueStore::intern_draft() {
  const auto known = find_draft();
  if (known != IdTable::none) return known;
  if (const auto form = recognise_draft()) {
    const auto id = simple(*form).id;
    list_options(id);
    return id;
  }
  const auto id = add_node(finished_draft());
  store_options(id, draft_left_, draft_right_);
  return id;
}

/// The draft with what only its canonical options tell.
ValueStore::Node ValueStore::finished_draft() const {
  Node node = nodes_[draft];
  node.birthday = 0;
  node.depth = 0;
  bool all_small = draft_left_.empty() == draft_right_.empty();
  const auto see = [&](Value g) {
    node.birthday = std::max(node.birthday, later(nodes_[g.id].birthday));
    node.depth = std::max(node.depth, later(nodes_[g.id].depth));
    all_small = all_small && (nodes_[g.id].flags & all_small_flag) != 0;
  };
  std::ranges::for_each(draft_left_, see);
  std::ranges::for_each(draft_right_, see);
  node.flags &= static_cast<std::uint8_t>(~beacons_flag);
  if (all_small) node.flags |= all_small_flag;
  return node;
}

std::uint32_t ValueStore::reserve_options(std::size_t count) {
  while (options_size_ + count > options_.size()) {
    check_memory(options_.size() * sizeof(Value));
    options_.grow(2 * options_.size());
  }
  const auto start = options_size_;
  options_size_ += count;
  if (options_size_ > 0xffffffffU) throw GaveUp("there are more options than 32 bits can number");
  return static_cast<std::uint32_t>(start);
}

/// Gives a value its options and makes it findable by them.
void ValueStore::store_options(std::uint32_t id, std::span<const Value> left,
                               std::span<const Value> right) {
  if (by_options_.grows_next()) check_memory(by_options_.bytes());
  const auto start = reserve_options(left.size() + right.size());
  std::ranges::copy(left, &options_[start]);
  std::ranges::copy(right, &options_[start + left.size()]);
  Node& node = nodes_[id];
  node.left_landmarks = landmarks_among(left);
  node.right_landmarks = landmarks_among(right);
  if (are_landmarks(left)) node.flags |= lefts_are_landmarks;
  if (are_landmarks(right)) node.flags |= rights_are_landmarks;
  node.options = start;
  node.lefts = static_cast<std::uint16_t>(left.size());
  node.rights = static_cast<std::uint16_t>(right.size());
  node.flags |= listed_flag;
  by_options_.insert(options_hash(id), id,
                     [this](std::uint32_t each) { return options_hash(each); });
}

std::span<const Value> ValueStore::left(Value g) {
  list_options(g.id);
  return lefts(g.id);
}

std::span<const Value> ValueStore::right(Value g) {
  list_options(g.id);
  return rights(g.id);
}

std::uint64_t ValueStore::birthday(Value g) const {
  const Simple* form = simple_of(g.id);
  if (form != nullptr) return simple_birthday(*form);
  return is_late(nodes_[g.id].birthday) ? std::numeric_limits<std::uint64_t>::max()
                                        : nodes_[g.id].birthday;
}

Dyadic ValueStore::exact_birthday(Value g) const {
  std::unordered_map<std::uint32_t, Dyadic> known;
  return late_birthday(g.id, known);
}

/// Only what is born too late for 32 bits is followed down.
Dyadic ValueStore::late_birthday(std::uint32_t id,
                                 std::unordered_map<std::uint32_t, Dyadic>& known) const {
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

std::size_t ValueStore::bytes() const {
  return nodes_.size() * sizeof(Node) + options_.size() * sizeof(Value) +
         simples_.capacity() * sizeof(Simple) + by_options_.bytes() + by_simple_.bytes() +
         number_bytes_ + sums_.bytes() + comparisons_.bytes() +
         beacon_sets_.size() * sizeof(BeaconSets);
}

void ValueStore::check_memory(std::size_t more) const {
  if (bytes() + elsewhere_ + more <= most_bytes_) return;
  throw MemorySpent(fmt::format("the values need more than {} of memory", show_bytes(most_bytes_)),
                    Remedy::more_memory);
}

void ValueStore::check_depth(std::uint32_t depth) const {
  if (depth <= deepest) return;
  throw GaveUp(fmt::format("a value in which play can go on for more than {} moves is too deep",
                           with_commas(deepest)));
}

void give_up_for_depth() {
  throw GaveUp("the game goes on for too many moves for the stack of this program");
}

/// Nodes are the caller's account; the store only minds the clock and the stop flag.
void ValueStore::watch(const Budget& budget) {
  Limits limits;
  limits.seconds = budget.limits().seconds - budget.seconds();
  limits.stop = budget.limits().stop;
  limits.nodes_between_looks = looks_at_the_clock;
  watch_ = Budget(limits);
}

void ValueStore::give_up() const {
  if (watch_.spent() == Spent::stopped) throw GaveUp("stopped while working on a value");
  if (steps_ > last_step_) throw GaveUp("a value takes more steps than were allowed");
  throw GaveUp("the time was up while working on a value", Remedy::more_time);
}

OutcomeClass ValueStore::outcome(Value g) const {
  const bool at_least = (nodes_[g.id].below & landmarks::zero) != 0;
  const bool at_most = (nodes_[g.id].above & landmarks::zero) != 0;
  if (at_least && at_most) return OutcomeClass::previous;
  if (at_least) return OutcomeClass::left;
  return at_most ? OutcomeClass::right : OutcomeClass::next;
}

}  // namespace zermelo
