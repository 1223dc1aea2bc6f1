#include "value/arithmetic.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "value/simple_order.h"

namespace zermelo {

/// The two option lists of one form under construction, on the stack that all levels share.
class Arithmetic::Frame {
 public:
  explicit Frame(std::vector<Value>& stack) : stack_(stack), start_(stack.size()) {}
  ~Frame() { stack_.resize(start_); }
  Frame(const Frame&) = delete;
  Frame& operator=(const Frame&) = delete;

  void add(std::uint32_t id) { stack_.push_back({id}); }
  void begin_right() { middle_ = stack_.size(); }
  void sort() {
    const auto at = [this](std::size_t i) {
      return stack_.begin() + static_cast<std::ptrdiff_t>(i);
    };
    std::sort(at(start_), at(middle_));
    std::sort(at(middle_), stack_.end());
  }
  std::span<const Value> left() const { return {stack_.data() + start_, middle_ - start_}; }
  std::span<const Value> right() const {
    return {stack_.data() + middle_, stack_.size() - middle_};
  }

 private:
  std::vector<Value>& stack_;
  std::size_t start_, middle_ = 0;
};

Arithmetic::Arithmetic(FormTable& forms, Reducer& reducer, WorkLimits& limits)
    : forms_(forms), reducer_(reducer), limits_(limits), sums_(limits.most_bytes() / 8) {
  limits_.book(WorkLimits::Account::sums, sums_.bytes());
}

/// Does no work beyond a look into the cache.
std::optional<std::uint32_t> Arithmetic::known_sum(std::uint32_t a, std::uint32_t b) const {
  if (a > b) std::swap(a, b);
  if (a == 0) return b;
  const auto known = sums_.find(a, b);
  return known != PairCache::none ? std::optional(known) : std::nullopt;
}

/// Doubles and adds: a sum for each binary digit of the factor, and one more for each that is 1. The
/// multiples of a form share its doubles, which stay in the cache of sums.
std::uint32_t Arithmetic::times(std::int64_t factor, std::uint32_t a) {
  if (const Simple* form = forms_.simple_of(a))
    return forms_.simple(simple_multiple(factor, *form));
  std::uint32_t power = factor < 0 ? negative(a) : a, out = 0;
  const auto magnitude =
      factor < 0 ? ~static_cast<std::uint64_t>(factor) + 1 : static_cast<std::uint64_t>(factor);
  for (auto rest = magnitude; rest != 0; rest /= 2) {
    if (rest % 2 != 0) out = sum(out, power);
    if (rest > 1) power = sum(power, power);
  }
  return out;
}

/// The mirror image of a canonical form is canonical, so nothing is compared and nothing removed.
/// Every form remembers its negative; 0 stands for "not made yet", since only zero has it as negative.
std::uint32_t Arithmetic::negative(std::uint32_t a) {
  if (forms_[a].negative != 0 || a == 0) return forms_[a].negative;
  mind_the_stack();
  std::uint32_t out = 0;
  if (const Simple* form = forms_.simple_of(a)) {
    out = forms_.simple(simple_negative(*form));
  } else {
    Frame frame(work_);
    for (std::size_t i = 0; i < forms_[a].counts.right; ++i)
      frame.add(negative(forms_.rights(a)[i].id));
    frame.begin_right();
    for (std::size_t i = 0; i < forms_[a].counts.left; ++i)
      frame.add(negative(forms_.lefts(a)[i].id));
    out = reducer_.make_canonical(frame.left(), frame.right());
  }
  forms_.set_negatives(a, out);
  return out;
}

/// Simple forms add up by formula; a number only shifts the options of a form that is not a number
/// (number translation); anything else is { GL + H, G + HL | GR + H, G + HR }.
///
/// 1. Look the pair up, smaller id first: sums commute, and pairs recur in every deeper sum.
/// 2. Two simple forms (number + ups + star) add up without options.
/// 3. A number and another form: translate the options of the other.
/// 4. A form and its known negative: zero.
/// 5. The definition, with the options brought to canonical form.
std::uint32_t Arithmetic::sum(std::uint32_t a, std::uint32_t b) {
  if (a == 0) return b;
  if (b == 0) return a;
  if (a > b) std::swap(a, b);
  const auto known = sums_.find(a, b);
  if (known != PairCache::none) return known;
  limits_.mind_the_clock();
  mind_the_stack();
  const Node &first = forms_[a], &second = forms_[b];
  std::uint32_t out = 0;
  if (first.simple != 0 && second.simple != 0) {
    out = forms_.simple(simple_sum(*forms_.simple_of(a), *forms_.simple_of(b)));
  } else if (first.flags.is_number) {
    out = translated(b, a);
  } else if (second.flags.is_number) {
    out = translated(a, b);
  } else if (first.negative != b) {
    out = sum_of_options(a, b);
  }
  if (sums_.put(a, b, out)) limits_.book(WorkLimits::Account::sums, sums_.bytes());
  return out;
}

/// Number translation: G + x = { GL + x | GR + x } where x is a number and G is not. If G is
/// canonical, so is the result: adding x changes no comparison between options, so none becomes
/// dominated or reversible.
std::uint32_t Arithmetic::translated(std::uint32_t a, std::uint32_t number) {
  Frame frame(work_);
  for (std::size_t i = 0; i < forms_[a].counts.left; ++i)
    frame.add(sum(forms_.lefts(a)[i].id, number));
  frame.begin_right();
  for (std::size_t i = 0; i < forms_[a].counts.right; ++i)
    frame.add(sum(forms_.rights(a)[i].id, number));
  return reducer_.make_canonical(frame.left(), frame.right());
}

/// The depth is checked first, because the options of a sum go on as long as those of both terms
/// together. Simple forms keep no options until they are listed.
std::uint32_t Arithmetic::sum_of_options(std::uint32_t a, std::uint32_t b) {
  FormTable::check_depth(std::uint32_t{forms_[a].depth} + forms_[b].depth);
  forms_.list_options(a);
  forms_.list_options(b);
  Frame frame(work_);
  const auto add_side = [&](Side side) {
    for (std::size_t i = 0; i < forms_[a].counts[side]; ++i)
      frame.add(sum(forms_.options(a, side)[i].id, b));
    for (std::size_t i = 0; i < forms_[b].counts[side]; ++i)
      frame.add(sum(a, forms_.options(b, side)[i].id));
  };
  add_side(Side::left);
  frame.begin_right();
  add_side(Side::right);
  return reducer_.make(frame.left(), frame.right());
}

/// A canonical form is canonical in every table, and what its node says (stops, landmarks, depth)
/// is true anywhere: nothing is compared, only the ids change. Landmarks have the same ids in every
/// table.
std::uint32_t Arithmetic::adopt(const FormTable& from, std::uint32_t id,
                                std::vector<Value>& names) {
  if (id < landmarks::count) return id;
  if (id >= names.size()) names.resize(from.size());
  if (names[id] == Value{}) {
    const Simple* form = from.simple_of(id);
    names[id] = {form != nullptr ? forms_.simple(*form) : adopt_form(from, id, names)};
  }
  return names[id].id;
}

/// Options first; the recursion is as deep as the longest play.
std::uint32_t Arithmetic::adopt_form(const FormTable& from, std::uint32_t id,
                                     std::vector<Value>& names) {
  limits_.mind_the_clock();
  mind_the_stack();
  Node node = from[id];
  node.stop_id.left = adopt(from, node.stop_id.left, names);
  node.stop_id.right = adopt(from, node.stop_id.right, names);
  node.negative = 0;
  node.flags.has_extra_landmarks = false;
  Frame frame(work_);
  for (const Value g : from.lefts(id)) frame.add(adopt(from, g.id, names));
  frame.begin_right();
  for (const Value g : from.rights(id)) frame.add(adopt(from, g.id, names));
  frame.sort();
  if (const auto known = forms_.find(frame.left(), frame.right()); known != FormTable::none)
    return known;
  return forms_.add(node, frame.left(), frame.right());
}

}  // namespace zermelo
