// Number + ups + star: how they compare, which options they have, and how they are recognised.
//
// With n > 0, and everything shifted by the number (Winning Ways, chapters 8 and 10):
//
//   *k         = { 0, *, .., *(k-1) | 0, *, .., *(k-1) }
//   ^          = { 0 | * }          ^*  = { 0, * | 0 }
//   ^n + *k    = { 0 | ^(n-1) + *(k xor 1) }   for all others

#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "base/hash.h"
#include "value/simple_order.h"
#include "value/store.h"

namespace zermelo {
namespace {

constexpr std::int32_t most_ups = std::numeric_limits<std::int32_t>::max();

std::uint64_t simple_hash(const Simple& form) {
  return mix(form.number.hash(),
             (std::uint64_t{static_cast<std::uint32_t>(form.ups)} << 32) | form.star);
}

/// The longest play in ^n + *k goes down the ups one by one.
std::uint64_t infinitesimal_birthday(const Simple& form) {
  const auto n = static_cast<std::uint64_t>(std::abs(std::int64_t{form.ups}));
  return n == 0 ? form.star : n + std::max<std::uint64_t>(1, form.star ^ (n & 1));
}

}  // namespace

/// Up exceeds every nimber but *, with which it is confused.
bool infinitesimal_at_least_zero(std::int64_t ups, std::uint32_t star) {
  if (ups == 0) return star == 0;
  return ups > 1 || (ups == 1 && star != 1);
}

bool simple_less_or_equal(const Simple& a, const Simple& b) {
  if (a.number != b.number) return a.number < b.number;
  return infinitesimal_at_least_zero(std::int64_t{b.ups} - a.ups, a.star ^ b.star);
}

/// The number comes on top.
std::uint64_t simple_birthday(const Simple& form) {
  const auto small = infinitesimal_birthday(form);
  const auto number = form.number.birthday();
  return number > std::numeric_limits<std::uint64_t>::max() - small ? number : number + small;
}

Dyadic exact_birthday(const Simple& form) {
  return form.number.exact_birthday() +
         Dyadic(static_cast<std::int64_t>(infinitesimal_birthday(form)));
}

Simple simple_sum(const Simple& a, const Simple& b) {
  std::int32_t ups = 0;
  if (__builtin_add_overflow(a.ups, b.ups, &ups) ||
      ups == std::numeric_limits<std::int32_t>::min()) {
    throw GaveUp("a sum has more than 2147483647 ups, which is too many to count");
  }
  return {a.number + b.number, ups, a.star ^ b.star};
}

Simple simple_negative(const Simple& a) { return {-a.number, -a.ups, a.star}; }

Value ValueStore::simple(const Simple& form) {
  if (form.ups < -most_ups)
    throw GaveUp("a form has more than 2147483647 downs, too many to count");
  const auto hash = simple_hash(form);
  const auto known =
      by_simple_.find(hash, [&](std::uint32_t id) { return *simple_of(id) == form; });
  if (known != IdTable::none) return {known};
  const std::uint32_t number_part = form.is_number() ? size_ : number(form.number).id;
  Node node = simple_node(form, number_part);
  const auto sets = simple_sets(form);
  node.below = sets.below;
  node.above = sets.above;
  return {add_simple(form, node)};
}

/// Adds the node of a simple form that is not there yet.
std::uint32_t ValueStore::add_simple(const Simple& form, Node& node) {
  const std::size_t more = form.number.heap_bytes();
  if (by_simple_.grows_next() || more != 0)
    check_memory(more + by_simple_.bytes() + simples_.size() * sizeof(Simple));
  node.simple = static_cast<std::uint32_t>(simples_.size()) + 1;
  const auto id = add_node(node);
  simples_.push_back(form);
  number_bytes_ += more;
  by_simple_.insert(simple_hash(form), id,
                    [this](std::uint32_t each) { return simple_hash(*simple_of(each)); });
  return id;
}

/// What a node tells of a simple form, but for the landmarks.
ValueStore::Node ValueStore::simple_node(const Simple& form, std::uint32_t number_part) {
  Node node;
  node.left_stop = node.right_stop = form.number.approximate();
  node.left_stop_id = node.right_stop_id = number_part;
  node.birthday = static_cast<std::uint32_t>(
      std::min<std::uint64_t>(simple_birthday(form), std::numeric_limits<std::uint32_t>::max()));
  const auto depth =
      std::uint64_t{form.star} + static_cast<std::uint64_t>(std::abs(std::int64_t{form.ups}));
  node.depth = static_cast<std::uint16_t>(
      std::min<std::uint64_t>(depth, std::numeric_limits<std::uint16_t>::max()));
  if (form.is_number()) node.flags |= number_flag;
  if (form.number.sign() == 0) node.flags |= all_small_flag;
  if (infinitesimal_at_least_zero(form.ups, form.star)) node.flags |= at_least_flag;
  if (infinitesimal_at_least_zero(-std::int64_t{form.ups}, form.star)) node.flags |= at_most_flag;
  return node;
}

/// Where a simple form stands among the landmarks. Most of those are simple too; the others are hot
/// (their left stop lies above their right stop), so that a form whose number is outside the stops
/// compares by them, and one whose number is a stop by the options that lead there.
landmarks::Sets ValueStore::simple_sets(const Simple& form) const {
  landmarks::Sets sets;
  for (std::uint32_t t = 0; t < landmarks::count; ++t) {
    bool below = false, above = false;
    if (const Simple* mark = simple_of(t)) {
      below = simple_less_or_equal(*mark, form);
      above = simple_less_or_equal(form, *mark);
    } else {
      const Dyadic left = left_stop({t}), right = right_stop({t});
      below = form.number > left ||
              (form.number == left && std::ranges::none_of(lefts(t), [&](Value option) {
                 return simple_less_or_equal(form, *simple_of(option.id));
               }));
      above = form.number < right ||
              (form.number == right && std::ranges::none_of(rights(t), [&](Value option) {
                 return simple_less_or_equal(*simple_of(option.id), form);
               }));
    }
    sets.below |= landmarks::Set{below} << t;
    sets.above |= landmarks::Set{above} << t;
  }
  return sets;
}

/// The options of a simple form, once they are asked for. Other forms have had theirs all along.
void ValueStore::list_options(std::uint32_t id) {
  if ((nodes_[id].flags & listed_flag) != 0) return;
  const Simple form = *simple_of(id);
  std::vector<Value> left, right;
  if (form.is_number()) {
    if (const auto x = left_option(form.number)) left.push_back(number(*x));
    if (const auto x = right_option(form.number)) right.push_back(number(*x));
  } else if (form.ups == 0) {
    if (form.star > most_options) {
      throw GaveUp(fmt::format("*{} has too many options to list", form.star));
    }
    for (std::uint32_t k = 0; k < form.star; ++k) left.push_back(simple({form.number, 0, k}));
    right = left;
  } else {
    const std::int32_t towards_zero = form.ups > 0 ? -1 : 1;
    auto& near = form.ups > 0 ? left : right;  // the side with the number itself
    auto& far = form.ups > 0 ? right : left;
    near.push_back(number(form.number));
    const Simple down{form.number, form.ups + towards_zero, form.star ^ 1};
    far.push_back(simple(down));
    const bool is_up_star = down.ups == 0 && down.star == 0;
    if (is_up_star) near.push_back(simple({form.number, 0, 1}));
  }
  std::ranges::sort(left);
  std::ranges::sort(right);
  store_options(id, left, right);
}

namespace {

/// { near | far } as an up-form, seen from the side of Left; nothing when it is none.
std::optional<Simple> as_ups(const std::vector<const Simple*>& near,
                             const std::vector<const Simple*>& far) {
  const auto is = [](const Simple* form, std::int32_t ups, std::uint32_t star) {
    return form->ups == ups && form->star == star;
  };
  if (far.size() != 1 || far.front()->ups < 0) return std::nullopt;
  const Simple& down = *far.front();
  if (near.size() == 2 && down.is_number()) {  // { 0, * | 0 }
    const bool up_star =
        (is(near[0], 0, 0) && is(near[1], 0, 1)) || (is(near[1], 0, 0) && is(near[0], 0, 1));
    return up_star ? std::optional(Simple{down.number, 1, 1}) : std::nullopt;
  }
  if (near.size() != 1 || !near.front()->is_number() || down.is_number()) return std::nullopt;
  if (down.ups == most_ups) throw GaveUp("a form has more than 2147483647 ups, which is too many");
  return Simple{down.number, down.ups + 1, down.star ^ 1};
}

/// The same list of nimbers from 0 up on both sides.
std::optional<Simple> as_nimber(const std::vector<const Simple*>& left,
                                const std::vector<const Simple*>& right) {
  if (left != right) return std::nullopt;
  std::vector<bool> seen(left.size());
  for (const Simple* each : left) {
    if (each->ups != 0 || each->star >= left.size()) return std::nullopt;
    seen[each->star] = true;
  }
  if (std::ranges::find(seen, false) != seen.end()) return std::nullopt;
  return Simple{left.front()->number, 0, static_cast<std::uint32_t>(left.size())};
}

}  // namespace

/// The simple form the draft is, whose lists are canonical, sorted, and make no number.
std::optional<Simple> ValueStore::recognise_draft() const {
  if (draft_left_.empty() || draft_right_.empty()) return std::nullopt;
  const Simple* first = simple_of(draft_left_.front().id);
  const auto alike = [&](Value g) {
    const Simple* each = simple_of(g.id);
    return each != nullptr && each->number == first->number;
  };
  if (first == nullptr || !std::ranges::all_of(draft_left_, alike) ||
      !std::ranges::all_of(draft_right_, alike))
    return std::nullopt;
  std::vector<const Simple*> left, right;
  for (const Value g : draft_left_) left.push_back(simple_of(g.id));
  for (const Value g : draft_right_) right.push_back(simple_of(g.id));
  if (const auto nimber = as_nimber(left, right)) return nimber;
  if (const auto ups = as_ups(left, right)) return ups;
  std::vector<Simple> mirrored_left, mirrored_right;
  for (const Simple* each : right) mirrored_left.push_back(simple_negative(*each));
  for (const Simple* each : left) mirrored_right.push_back(simple_negative(*each));
  std::vector<const Simple*> near, far;
  for (const Simple& each : mirrored_left) near.push_back(&each);
  for (const Simple& each : mirrored_right) far.push_back(&each);
  const auto downs = as_ups(near, far);
  return downs ? std::optional(simple_negative(*downs)) : std::nullopt;
}

}  // namespace zermelo
