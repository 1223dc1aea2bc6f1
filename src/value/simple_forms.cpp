// Simple forms in the table: number + ups + star, found by their numbers. Their options are written
// out only when someone asks for them. With n > 0, and everything shifted by the number (Winning
// Ways, chapters 8 and 10):
//
//   *k         = { 0, *, .., *(k-1) | 0, *, .., *(k-1) }
//   ^          = { 0 | * }          ^*  = { 0, * | 0 }
//   ^n + *k    = { 0 | ^(n-1) + *(k xor 1) }   for all others

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <limits>

#include "base/hash.h"
#include "value/form_table.h"
#include "value/simple_order.h"

namespace zermelo {
namespace {

std::uint64_t simple_hash(const Simple& form) {
  return mix(form.number.hash(),
             (std::uint64_t{static_cast<std::uint32_t>(form.ups)} << 32) | form.star);
}

/// Everything a node says about a simple form, except its landmarks. `number` is the id of the
/// number part, at which both stops lie.
Node simple_node(const Simple& form, std::uint32_t number) {
  constexpr auto most_days = std::numeric_limits<std::uint32_t>::max();
  constexpr auto most_depth = std::numeric_limits<std::uint16_t>::max();
  const auto depth =
      std::uint64_t{form.star} + static_cast<std::uint64_t>(std::abs(std::int64_t{form.ups}));
  Node node;
  node.stop.left = node.stop.right = form.number.approximate();
  node.stop_id.left = node.stop_id.right = number;
  node.birthday =
      static_cast<std::uint32_t>(std::min<std::uint64_t>(simple_birthday(form), most_days));
  node.depth = static_cast<std::uint16_t>(std::min<std::uint64_t>(depth, most_depth));
  node.flags.is_number = form.is_number();
  node.flags.is_all_small = form.number.sign() == 0;
  node.flags.is_at_least_right_stop = infinitesimal_at_least_zero(form.ups, form.star);
  node.flags.is_at_most_left_stop = infinitesimal_at_least_zero(-std::int64_t{form.ups}, form.star);
  return node;
}

}  // namespace

void FormTable::add_landmark(const Node& node, const Simple* form) {
  const std::uint32_t id = size_;
  if (form != nullptr) {
    Node as_simple = simple_node(*form, form->is_number() ? id : simple({form->number, 0, 0}));
    as_simple.below = node.below;
    as_simple.above = node.above;
    add_simple(*form, as_simple);
  } else {
    add_node(node);
  }
  store_options(id, draft_.left, draft_.right);
}

std::uint32_t FormTable::simple(const Simple& form) {
  if (form.ups == std::numeric_limits<std::int32_t>::min())
    throw GaveUp("a form has more than 2147483647 downs, too many to count");
  const auto known =
      by_simple_.find(simple_hash(form), [&](std::uint32_t id) { return *simple_of(id) == form; });
  if (known != none) return known;
  const std::uint32_t number = form.is_number() ? size_ : simple({form.number, 0, 0});
  Node node = simple_node(form, number);
  const auto sets = simple_sets(form);
  node.below = sets.below;
  node.above = sets.above;
  return add_simple(form, node);
}

/// Adds the node of a simple form that is not there yet.
std::uint32_t FormTable::add_simple(const Simple& form, Node node) {
  const std::size_t more = form.number.heap_bytes();
  if (by_simple_.grows_next() || more != 0)
    limits_.check_memory(more + by_simple_.bytes() + simples_.size() * sizeof(Simple));
  node.simple = static_cast<std::uint32_t>(simples_.size()) + 1;
  const auto id = add_node(node);
  simples_.push_back(form);
  number_bytes_ += more;
  by_simple_.insert(simple_hash(form), id,
                    [this](std::uint32_t each) { return simple_hash(*simple_of(each)); });
  book_bytes();
  return id;
}

/// Where a simple form stands among the landmarks. Most landmarks are simple as well; the others
/// are hot (their left stop lies above their right stop). A form whose number lies outside their
/// stops compares as its number does, one whose number is a stop by the options that lead there.
landmarks::Sets FormTable::simple_sets(const Simple& form) const {
  landmarks::Sets sets;
  for (std::uint32_t t = 0; t < landmarks::count; ++t) {
    bool below = false, above = false;
    if (const Simple* mark = simple_of(t)) {
      below = simple_less_or_equal(*mark, form);
      above = simple_less_or_equal(form, *mark);
    } else {
      const Dyadic &left = stop(t, Side::left), &right = stop(t, Side::right);
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

void FormTable::list_simple_options(std::uint32_t id) {
  const SimpleOptions forms = simple_options(*simple_of(id), most_options);
  std::vector<Value> left, right;
  for (const Simple& form : forms.left) left.push_back({simple(form)});
  for (const Simple& form : forms.right) right.push_back({simple(form)});
  std::ranges::sort(left);
  std::ranges::sort(right);
  store_options(id, left, right);
}

}  // namespace zermelo
