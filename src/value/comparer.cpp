#include "value/comparer.h"

#include <cstdlib>
#include <limits>

#include "value/simple_order.h"

namespace zermelo {
namespace {

constexpr std::uint32_t first_draft_name = 0x80000000U;  // above all ids
constexpr std::size_t many_options = 32;

}  // namespace

Comparer::Comparer(FormTable& forms, WorkLimits& limits)
    : forms_(forms),
      limits_(limits),
      comparisons_(limits.most_bytes() / 8, 2),
      draft_comparisons_(std::size_t{1} << 14),
      extra_landmarks_(forms, limits) {
  limits_.book(WorkLimits::Account::comparisons, comparisons_.bytes());
}

void Comparer::begin_draft() {
  if (++draft_name_ >= first_draft_name) return;
  draft_name_ = first_draft_name;  // the first draft, or every name has been used once
  draft_comparisons_.clear();
}

Ordering Comparer::compare(std::uint32_t a, std::uint32_t b) {
  if (a == b) return Ordering::equal;
  if (less_or_equal(a, b)) return Ordering::less;
  return less_or_equal(b, a) ? Ordering::greater : Ordering::confused;
}

/// The options are glanced at before the cache is asked, because one that plainly objects saves the
/// descent into all the others. But with many options even a glance at all of them is long: then it
/// comes after the cache, counts as a step, and its answer is cached.
bool Comparer::study(std::uint32_t a, std::uint32_t b) {
  const Ternary known = study_known_forms(a, b);
  if (known != Ternary::open) return known == Ternary::yes;
  if (extra_landmarks_.are_ready()) {
    const Ternary seen = extra_landmarks_.glance(a, b);
    if (seen != Ternary::open) return seen == Ternary::yes;
  }
  const bool are_many = forms_.lefts(a).size() + forms_.rights(b).size() > many_options;
  const Ternary plain = are_many ? Ternary::open : glance_at_options(a, b);
  if (plain != Ternary::open) return plain == Ternary::yes;
  return study_cached(a, b, are_many);
}

bool Comparer::study_cached(std::uint32_t a, std::uint32_t b, bool has_many_options) {
  const bool is_of_draft = a == FormTable::draft || b == FormTable::draft;
  PairCache& cache = is_of_draft ? draft_comparisons_ : comparisons_;
  const auto name_a = cache_name(a), name_b = cache_name(b);
  const auto cached = cache.find(name_a, name_b);
  if (cached != PairCache::none) return cached != 0;
  limits_.tick();
  mind_the_stack();
  const Ternary plain = has_many_options ? glance_at_options(a, b) : Ternary::open;
  const bool answer = plain == Ternary::open ? study_options(a, b) : plain == Ternary::yes;
  if (cache.put(name_a, name_b, answer ? 1 : 0))
    limits_.book(WorkLimits::Account::comparisons, comparisons_.bytes());
  return answer;
}

Ternary Comparer::glance_at_options(std::uint32_t a, std::uint32_t b) const {
  const Node &from = forms_[a], &to = forms_[b];
  if (!from.flags.has_listed_options || !to.flags.has_listed_options) return Ternary::open;
  bool is_open = false;
  for (const Value option : forms_.lefts(a)) {
    const Ternary reaches = option.id == b ? Ternary::yes : glance(to, forms_[option]);
    if (reaches == Ternary::yes) return Ternary::no;
    is_open = is_open || reaches == Ternary::open;
  }
  for (const Value option : forms_.rights(b)) {
    const Ternary reaches = option.id == a ? Ternary::yes : glance(forms_[option], from);
    if (reaches == Ternary::yes) return Ternary::no;
    is_open = is_open || reaches == Ternary::open;
  }
  return is_open ? Ternary::open : Ternary::yes;
}

/// Exact stops, numbers, simple forms. Here both stops of a are at most those of b, as far as
/// rounded numbers tell.
Ternary Comparer::study_known_forms(std::uint32_t a, std::uint32_t b) const {
  const Node &from = forms_[a], &to = forms_[b];
  const auto less = [this](std::uint32_t x, std::uint32_t y) {
    return x != y && forms_.simple_of(x)->number < forms_.simple_of(y)->number;
  };
  if (less(to.stop_id.left, from.stop_id.left) || less(to.stop_id.right, from.stop_id.right))
    return Ternary::no;
  if (less(from.stop_id.left, to.stop_id.right)) return Ternary::yes;
  if (to.flags.is_number) return ternary(from.flags.is_at_most_left_stop);
  if (from.flags.is_number) return ternary(to.flags.is_at_least_right_stop);
  if (from.simple != 0 && to.simple != 0)
    return ternary(simple_less_or_equal(*forms_.simple_of(a), *forms_.simple_of(b)));
  return Ternary::open;
}

/// The definition, with three shortcuts where one game is x + n ups + star and the other is not
/// simple:
///
///  1. If the other is hot, its own options decide: those of the simple form stay at the stop x and
///     do not get past the other stop.
///  2. If all stops are x, more ups than the other game has moves outlast anything in it: the
///     player with the ups answers the loss of each by a move in the other game that keeps the
///     stop.
///  3. A large heap without ups is not compared move by move: see `study_heap`.
bool Comparer::study_options(std::uint32_t a, std::uint32_t b) {
  const bool is_a_simple = forms_[a].simple != 0, is_b_simple = forms_[b].simple != 0;
  if (is_a_simple || is_b_simple) {
    const std::uint32_t form = is_a_simple ? a : b, other = is_a_simple ? b : a;
    const bool is_hot = forms_[other].stop_id.left != forms_[other].stop_id.right;
    if (is_hot)
      return is_a_simple ? no_option_reaches<Side::right>(b, a)
                         : no_option_reaches<Side::left>(a, b);
    const std::int64_t ups = forms_.simple_of(form)->ups;
    if (forms_[other].depth < std::numeric_limits<std::uint16_t>::max()) {
      const std::int64_t enough = std::int64_t{forms_[other].depth} + 3;
      if (ups >= enough) return !is_a_simple;
      if (-ups >= enough) return is_a_simple;
      const std::uint32_t near = with_nearer_star(form, enough + std::abs(ups));
      if (near != form) return is_a_simple ? less_or_equal(near, b) : less_or_equal(a, near);
    }
    if (ups == 0 && forms_.simple_of(form)->star > large_heap)
      return is_a_simple ? study_heap<Side::left>(a, b) : study_heap<Side::right>(b, a);
  }
  return no_option_reaches<Side::left>(a, b) && no_option_reaches<Side::right>(b, a);
}

/// x + ^n + *k with the star reduced to *remote if k is larger. A game H in which play lasts fewer
/// than `remote` moves, the n ups included, cannot tell such stars apart: none of its followers
/// equals one of them. So a player who wins by moving to a smaller star that is still remote wins
/// by another move as well, and all other moves are the same in both (induction on H and k).
std::uint32_t Comparer::with_nearer_star(std::uint32_t id, std::int64_t remote) {
  const Simple form = *forms_.simple_of(id);
  if (std::int64_t{form.star} <= remote) return id;
  return forms_.simple({form.number, form.ups, static_cast<std::uint32_t>(remote)});
}

/// The players' moves in H decide whether x + *j <= H or x + *j >= H, once no smaller heap stands in
/// either relation to H:
///
///     x + *j <= H   unless a right option of H is <= x + *j, or x + *i >= H for some i < j
///     x + *j >= H   unless a left option of H is >= x + *j,  or x + *i <= H for some i < j
///
/// So the heaps are tried in order, and only the options of H are compared with each.
std::optional<Comparer::ComparableStar> Comparer::find_comparable_star(const Dyadic& x,
                                                                       std::uint32_t k,
                                                                       std::uint32_t h) {
  for (std::uint32_t star = 0; star < k; ++star) {
    limits_.tick();
    const std::uint32_t heap = forms_.simple({x, 0, star});
    const bool is_below = no_option_reaches<Side::right>(h, heap);
    const bool is_above = no_option_reaches<Side::left>(h, heap);
    if (is_below || is_above) return ComparableStar{star, is_below, is_above};
  }
  return std::nullopt;
}

/// Left: x + *k <= H. Right: x + *k >= H. Let *j be the least heap with x + *j <= H or x + *j >= H.
/// If j < k and x + *j >= H, a move from *k to *j refutes x + *k <= H. If only x + *j <= H, then
/// no larger heap is >= H, so that no move from *k refutes x + *k <= H; and none does if there is
/// no such j. The options of H decide the rest.
template <Side side>
bool Comparer::study_heap(std::uint32_t heap, std::uint32_t h) {
  constexpr Side other = opponent(side);
  const Simple form = *forms_.simple_of(heap);  // a copy: forms are added below
  const auto first = find_comparable_star(form.number, form.star, h);
  if (first && first->no_better_for(other)) return false;
  return no_option_reaches<other>(h, heap);
}

/// Left: no left option of a is >= b. Right: no right option of a is <= b.
template <Side side>
bool Comparer::no_option_reaches(std::uint32_t a, std::uint32_t b) {
  forms_.list_options(a);
  const std::size_t count = forms_.options(a, side).size();
  for (std::size_t i = 0; i < count; ++i) {
    if (no_better_for<side>(b, forms_.options(a, side)[i].id)) return false;
  }
  return true;
}

}  // namespace zermelo
