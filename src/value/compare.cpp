#include <cstdlib>
#include <limits>

#include "value/simple_order.h"
#include "value/store.h"

namespace zermelo {

/// Known forms first; then the beacons; then a glance at the options, because one that objects
/// plainly saves the way down into all others; then what was found before; and only then the way
/// down. Where the options are many even a glance at all of them is long: it comes after what was
/// found before, is counted as a step and kept.
bool ValueStore::study(std::uint32_t a, std::uint32_t b) {
  const Answer known = study_known_forms(a, b);
  if (known != Answer::open) return known == Answer::yes;
  if (beacons_ready()) {
    const Answer seen = glance_at_beacons(a, b);
    if (seen != Answer::open) return seen == Answer::yes;
  }
  const bool are_many = lefts(a).size() + rights(b).size() > 32;
  Answer plain = are_many ? Answer::open : glance_at_options(a, b);
  if (plain != Answer::open) return plain == Answer::yes;
  const auto name_a = cache_name(a), name_b = cache_name(b);
  auto& cache = a == draft || b == draft ? draft_comparisons_ : comparisons_;
  const auto cached = cache.find(name_a, name_b);
  if (cached != PairCache::none) return cached != 0;
  tick();
  mind_the_stack();
  if (are_many) plain = glance_at_options(a, b);
  const bool answer = plain == Answer::open ? study_options(a, b) : plain == Answer::yes;
  cache.put(name_a, name_b, answer ? 1 : 0);
  return answer;
}

ValueStore::Answer ValueStore::glance_at_options(std::uint32_t a, std::uint32_t b) const {
  const Node &from = nodes_[a], &to = nodes_[b];
  if ((from.flags & to.flags & listed_flag) == 0) return Answer::open;
  bool open = false;
  for (const Value option : lefts(a)) {
    const Answer reaches = option.id == b ? Answer::yes : glance(to, nodes_[option.id]);
    if (reaches == Answer::yes) return Answer::no;
    open = open || reaches == Answer::open;
  }
  for (const Value option : rights(b)) {
    const Answer reaches = option.id == a ? Answer::yes : glance(nodes_[option.id], from);
    if (reaches == Answer::yes) return Answer::no;
    open = open || reaches == Answer::open;
  }
  return open ? Answer::open : Answer::yes;
}

/// Exact stops, numbers, simple forms. Here both stops of a are at most those of b, as far as
/// rounded numbers tell.
ValueStore::Answer ValueStore::study_known_forms(std::uint32_t a, std::uint32_t b) const {
  const Node &from = nodes_[a], &to = nodes_[b];
  const auto less = [this](std::uint32_t x, std::uint32_t y) {
    return x != y && simple_of(x)->number < simple_of(y)->number;
  };
  if (less(to.left_stop_id, from.left_stop_id) || less(to.right_stop_id, from.right_stop_id))
    return Answer::no;
  if (less(from.left_stop_id, to.right_stop_id)) return Answer::yes;
  const auto say = [](bool yes) { return yes ? Answer::yes : Answer::no; };
  if ((to.flags & number_flag) != 0) return say((from.flags & at_most_flag) != 0);
  if ((from.flags & number_flag) != 0) return say((to.flags & at_least_flag) != 0);
  if (from.simple != 0 && to.simple != 0)
    return say(simple_less_or_equal(*simple_of(a), *simple_of(b)));
  return Answer::open;
}

/// G <= H unless some left option of G is >= H or some right option of H is <= G. An up- or
/// star-form x + e against a hot game needs only the options of the hot one: those of x + e stay at
/// x and do not get past the other stop. And where all stops are x, more ups than H has moves
/// outlast anything in H (Left answers each loss of an up by a move of H that keeps the stop).
bool ValueStore::study_options(std::uint32_t a, std::uint32_t b) {
  const bool a_simple = nodes_[a].simple != 0, b_simple = nodes_[b].simple != 0;
  if (a_simple || b_simple) {
    const std::uint32_t other = a_simple ? b : a;
    const bool hot = nodes_[other].left_stop_id != nodes_[other].right_stop_id;
    if (hot) return a_simple ? no_right_option_reaches(b, a) : no_left_option_reaches(a, b);
    const std::uint32_t form = a_simple ? a : b;
    const std::int64_t ups = simple_of(form)->ups;
    if (nodes_[other].depth < std::numeric_limits<std::uint16_t>::max()) {
      const std::int64_t enough = std::int64_t{nodes_[other].depth} + 3;
      if (ups >= enough) return !a_simple;
      if (-ups >= enough) return a_simple;
      const std::uint32_t near = nearer(form, enough + std::abs(ups));
      if (near != form) return a_simple ? less_or_equal(near, b) : less_or_equal(a, near);
    }
  }
  return no_left_option_reaches(a, b) && no_right_option_reaches(b, a);
}

/// x + ^n + *k with the star brought down to *remote where k is larger. A game H in which play
/// lasts for less than `remote` moves, the n ups included, cannot tell such stars apart: none of
/// its followers equals one, so that who wins after a move to a smaller star that is still remote
/// wins by moving in any case, and all other moves are the same in both (induction on H and k).
std::uint32_t ValueStore::nearer(std::uint32_t id, std::int64_t remote) {
  const Simple form = *simple_of(id);
  if (std::int64_t{form.star} <= remote) return id;
  return simple({form.number, form.ups, static_cast<std::uint32_t>(remote)}).id;
}

bool ValueStore::no_left_option_reaches(std::uint32_t a, std::uint32_t b) {
  list_options(a);
  const std::size_t count = lefts(a).size();
  for (std::size_t i = 0; i < count; ++i) {
    if (less_or_equal(b, lefts(a)[i].id)) return false;
  }
  return true;
}

bool ValueStore::no_right_option_reaches(std::uint32_t b, std::uint32_t a) {
  list_options(b);
  const std::size_t count = rights(b).size();
  for (std::size_t i = 0; i < count; ++i) {
    if (less_or_equal(rights(b)[i].id, a)) return false;
  }
  return true;
}

Ordering ValueStore::compare(Value g, Value h) {
  if (g == h) return Ordering::equal;
  if (less_or_equal(g, h)) return Ordering::less;
  return less_or_equal(h, g) ? Ordering::greater : Ordering::confused;
}

}  // namespace zermelo
