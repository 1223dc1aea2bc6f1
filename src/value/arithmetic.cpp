#include <algorithm>
#include <limits>

#include "value/simple_order.h"
#include "value/store.h"

namespace zermelo {

/// Option lists under construction on the shared stack; gone when the frame is left, however that
/// happens.
class ValueStore::Frame {
 public:
  explicit Frame(std::vector<Value>& stack) : stack_(stack), start_(stack.size()) {}
  ~Frame() { stack_.resize(start_); }
  Frame(const Frame&) = delete;
  Frame& operator=(const Frame&) = delete;

  void add(std::uint32_t id) { stack_.push_back({id}); }
  void begin_right() { middle_ = stack_.size(); }
  std::span<const Value> left() const { return {stack_.data() + start_, middle_ - start_}; }
  std::span<const Value> right() const {
    return {stack_.data() + middle_, stack_.size() - middle_};
  }

 private:
  std::vector<Value>& stack_;
  std::size_t start_, middle_ = 0;
};

Value ValueStore::negative(Value g) { return {negative(g.id)}; }

Value ValueStore::sum(Value g, Value h) { return {sum(g.id, h.id)}; }

std::optional<Value> ValueStore::known_sum(Value g, Value h) const {
  const auto [a, b] = std::minmax(g.id, h.id);
  if (a == 0) return Value{b};
  const auto known = sums_.find(a, b);
  return known != PairCache::none ? std::optional(Value{known}) : std::nullopt;
}

/// Double and add.
Value ValueStore::times(std::int64_t factor, Value g) {
  if (const Simple* form = simple(g)) {
    std::int64_t ups = 0;
    if (__builtin_mul_overflow(factor, std::int64_t{form->ups}, &ups) ||
        ups > std::numeric_limits<std::int32_t>::max() ||
        ups < -std::numeric_limits<std::int32_t>::max()) {
      throw GaveUp("a multiple has more than 2147483647 ups, which is too many to count");
    }
    return simple({form->number.times(factor), static_cast<std::int32_t>(ups),
                   factor % 2 == 0 ? 0 : form->star});
  }
  Value power = factor < 0 ? negative(g) : g, out;
  for (auto rest =
           static_cast<std::uint64_t>(factor < 0 ? -(factor + 1) : factor) + (factor < 0 ? 1U : 0U);
       rest != 0; rest /= 2) {
    if (rest % 2 != 0) out = sum(out, power);
    if (rest > 1) power = sum(power, power);
  }
  return out;
}

/// The mirror image of a canonical form is canonical.
std::uint32_t ValueStore::negative(std::uint32_t a) {
  if (nodes_[a].negative != 0 || a == 0) return nodes_[a].negative;
  mind_the_stack();
  std::uint32_t out = 0;
  if (const Simple* form = simple_of(a)) {
    out = simple(simple_negative(*form)).id;
  } else {
    Frame frame(work_);
    for (std::size_t i = 0; i < nodes_[a].rights; ++i) frame.add(negative(rights(a)[i].id));
    frame.begin_right();
    for (std::size_t i = 0; i < nodes_[a].lefts; ++i) frame.add(negative(lefts(a)[i].id));
    out = canonical(frame.left(), frame.right());
  }
  nodes_[a].negative = out;
  nodes_[out].negative = a;
  return out;
}

/// Simple forms add up as they are; a number only shifts the options of what is no number (number
/// translation); all else is { GL + H, G + HL | GR + H, G + HR }.
std::uint32_t ValueStore::sum(std::uint32_t a, std::uint32_t b) {
  if (a == 0) return b;
  if (b == 0) return a;
  if (a > b) std::swap(a, b);
  const auto known = sums_.find(a, b);
  if (known != PairCache::none) return known;
  mind_the_clock();
  mind_the_stack();
  const Node &first = nodes_[a], &second = nodes_[b];
  std::uint32_t out = 0;
  if (first.simple != 0 && second.simple != 0) {
    out = simple(simple_sum(*simple_of(a), *simple_of(b))).id;
  } else if ((first.flags & number_flag) != 0) {
    out = translated(b, a);
  } else if ((second.flags & number_flag) != 0) {
    out = translated(a, b);
  } else if (first.negative != b) {
    out = sum_of_options(a, b);
  }
  sums_.put(a, b, out);
  return out;
}

std::uint32_t ValueStore::translated(std::uint32_t a, std::uint32_t number) {
  Frame frame(work_);
  for (std::size_t i = 0; i < nodes_[a].lefts; ++i) frame.add(sum(lefts(a)[i].id, number));
  frame.begin_right();
  for (std::size_t i = 0; i < nodes_[a].rights; ++i) frame.add(sum(rights(a)[i].id, number));
  return canonical(frame.left(), frame.right());
}

std::uint32_t ValueStore::sum_of_options(std::uint32_t a, std::uint32_t b) {
  check_depth(std::uint32_t{nodes_[a].depth} + nodes_[b].depth);
  list_options(a);
  list_options(b);
  Frame frame(work_);
  for (std::size_t i = 0; i < nodes_[a].lefts; ++i) frame.add(sum(lefts(a)[i].id, b));
  for (std::size_t i = 0; i < nodes_[b].lefts; ++i) frame.add(sum(a, lefts(b)[i].id));
  frame.begin_right();
  for (std::size_t i = 0; i < nodes_[a].rights; ++i) frame.add(sum(rights(a)[i].id, b));
  for (std::size_t i = 0; i < nodes_[b].rights; ++i) frame.add(sum(a, rights(b)[i].id));
  return make(frame.left(), frame.right()).id;
}

/// The id of a form whose lists are known to be canonical.
std::uint32_t ValueStore::canonical(std::span<const Value> left, std::span<const Value> right) {
  tick();
  draft_left_.assign(left.begin(), left.end());
  draft_right_.assign(right.begin(), right.end());
  std::ranges::sort(draft_left_);
  std::ranges::sort(draft_right_);
  survey_draft();
  return intern_draft();
}

}  // namespace zermelo
