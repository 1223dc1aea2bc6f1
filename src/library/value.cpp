#include <zermelo/value.h>

#include "library/value_access.h"
#include "value/calculator/calculator.h"
#include "value/operations.h"
#include "value/text.h"

namespace zermelo {
namespace {

std::vector<GameValue> wrapped(const ValueAccess::State& state, std::span<const Value> list) {
  std::vector<GameValue> out;
  out.reserve(list.size());
  for (const Value g : list) out.push_back(ValueAccess::wrapped(state, g));
  return out;
}

std::vector<Value> unwrapped(const ValueAccess::State& state, std::span<const GameValue> list) {
  std::vector<Value> out;
  out.reserve(list.size());
  for (const GameValue& g : list) out.push_back(ValueAccess::unwrapped(state, g));
  return out;
}

}  // namespace

Value ValueAccess::unwrapped(const State& state, const GameValue& g) {
  if (g.state_ != state) throw Error("values: two values of different stores; expected one store");
  return {g.id_};
}

struct LimitedValues::Guard {
  explicit Guard(ValueAccess::State values) : state(std::move(values)) {}

  ValueAccess::State state;  // ended after the limits
  std::optional<TimeLimit> time = std::nullopt;
  std::optional<StepLimit> steps = std::nullopt;
};

LimitedValues::LimitedValues(const Values& values, const Limits& limits)
    : guard_(std::make_unique<Guard>(ValueAccess::state(values))) {
  guard_->time.emplace(guard_->state->store, Budget(limits));
}
LimitedValues::LimitedValues(const Values& values, std::uint64_t steps)
    : guard_(std::make_unique<Guard>(ValueAccess::state(values))) {
  guard_->steps.emplace(guard_->state->store, steps);
}
LimitedValues::~LimitedValues() = default;

Values::Values(std::size_t most_bytes) : state_(std::make_shared<ValueState>(most_bytes)) {}

std::optional<GameValue> Values::read(std::string_view expression, const Limits& limits,
                                      Trouble* why) {
  const Budget budget(limits);
  const TimeLimit limit(state_->store, budget);
  return unless_given_up(why, [&] {
    return ValueAccess::wrapped(state_, Calculator(state_->store).value(expression));
  });
}

GameValue Values::number(const Dyadic& x) {
  return ValueAccess::wrapped(state_, state_->store.number(x));
}

GameValue Values::nimber(std::uint32_t star) {
  return ValueAccess::wrapped(state_, state_->store.nimber(star));
}

GameValue Values::ups(std::int32_t count) {
  return ValueAccess::wrapped(state_, state_->store.simple({Dyadic(), count, 0}));
}

std::optional<GameValue> Values::make(std::span<const GameValue> left,
                                      std::span<const GameValue> right, const Limits& limits,
                                      Trouble* why) {
  const auto lefts = unwrapped(state_, left), rights = unwrapped(state_, right);
  const Budget budget(limits);
  const TimeLimit limit(state_->store, budget);
  return unless_given_up(
      why, [&] { return ValueAccess::wrapped(state_, state_->store.make(lefts, rights)); });
}

std::size_t Values::size() const { return state_->store.size(); }
std::size_t Values::bytes() const { return state_->store.bytes(); }

std::string GameValue::text() const { return value_text(state_->store, {id_}); }

std::optional<std::string> GameValue::name() const { return state_->names.of({id_}); }

GameValue GameValue::operator-() const {
  return ValueAccess::wrapped(state_, state_->store.negative(Value{id_}));
}

GameValue operator+(const GameValue& g, const GameValue& h) {
  const Value other = ValueAccess::unwrapped(g.state_, h);
  return ValueAccess::wrapped(g.state_, g.state_->store.sum(Value{g.id_}, other));
}

GameValue GameValue::times(std::int64_t factor) const {
  return ValueAccess::wrapped(state_, state_->store.times(factor, {id_}));
}

Ordering compare(const GameValue& g, const GameValue& h) {
  const Value other = ValueAccess::unwrapped(g.state_, h);
  return g.state_->store.compare({g.id_}, other);
}

bool operator==(const GameValue& g, const GameValue& h) {
  return Value{g.id_} == ValueAccess::unwrapped(g.state_, h);
}

bool operator<=(const GameValue& g, const GameValue& h) {
  const Value other = ValueAccess::unwrapped(g.state_, h);
  return g.state_->store.less_or_equal(Value{g.id_}, other);
}

OutcomeClass GameValue::outcome() const { return state_->store.outcome({id_}); }

std::vector<GameValue> GameValue::left() const {
  return wrapped(state_, state_->store.left({id_}));
}

std::vector<GameValue> GameValue::right() const {
  return wrapped(state_, state_->store.right({id_}));
}

std::optional<Dyadic> GameValue::number() const {
  if (!state_->store.is_number({id_})) return std::nullopt;
  return left_stop();
}

Dyadic GameValue::left_stop() const { return state_->store.left_stop({id_}); }
Dyadic GameValue::right_stop() const { return state_->store.right_stop({id_}); }
Dyadic GameValue::mean() const { return state_->graphs.of({id_}).mean; }
Dyadic GameValue::temperature() const { return state_->graphs.of({id_}).temperature; }
Thermograph GameValue::thermograph() const { return state_->graphs.of({id_}); }
Dyadic GameValue::birthday() const { return state_->store.exact_birthday({id_}); }

std::optional<GameValue> GameValue::atomic_weight() const {
  const auto weight = state_->weights.of({id_});
  if (!weight) return std::nullopt;
  return ValueAccess::wrapped(state_, *weight);
}

GameValue ordinal_sum(const GameValue& g, const GameValue& h) {
  const auto& state = ValueAccess::state(g);
  const Value base = ValueAccess::unwrapped(state, g), top = ValueAccess::unwrapped(state, h);
  return ValueAccess::wrapped(state, ordinal_sum(state->store, base, top));
}

GameValue cooled(const GameValue& g, const Dyadic& t) {
  const auto& state = ValueAccess::state(g);
  const Value hot = ValueAccess::unwrapped(state, g);
  return ValueAccess::wrapped(state, cooled(state->store, state->graphs, hot, t));
}

GameValue heated(const GameValue& g, const GameValue& t) {
  const auto& state = ValueAccess::state(g);
  const Value cold = ValueAccess::unwrapped(state, g), heat = ValueAccess::unwrapped(state, t);
  return ValueAccess::wrapped(state, heated(state->store, cold, heat));
}

GameValue norton_product(const GameValue& g, const GameValue& u) {
  const auto& state = ValueAccess::state(g);
  const Value factor = ValueAccess::unwrapped(state, g), unit = ValueAccess::unwrapped(state, u);
  return ValueAccess::wrapped(state, norton_product(state->store, factor, unit));
}

}  // namespace zermelo
