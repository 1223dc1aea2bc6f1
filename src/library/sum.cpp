#include <zermelo/sum.h>

#include <utility>
#include <vector>

#include "library/value_access.h"
#include "sums/mixed_solver.h"

namespace zermelo {

struct SumState {
  Values values;
  std::vector<SumTerm> terms = {};
};

namespace {

Result known_or(const std::optional<Result>& result) { return result.value_or(Result::unknown); }

std::optional<SumMove> named(const std::optional<MixedMove>& move) {
  return move ? std::optional(SumMove{move->part, move->move}) : std::nullopt;
}

}  // namespace

GameSum::GameSum(const Values& values) : state_(std::make_unique<SumState>(SumState{values})) {}
GameSum::GameSum(GameSum&&) noexcept = default;
GameSum& GameSum::operator=(GameSum&&) noexcept = default;
GameSum::~GameSum() = default;

GameSum& GameSum::add(const NormalPosition& position, std::int64_t times) {
  state_->terms.push_back({position.model().shared_from_this(), times});
  return *this;
}

GameSum& GameSum::add(const GameValue& value, std::int64_t times) {
  const Value own = ValueAccess::unwrapped(ValueAccess::state(state_->values), value);
  state_->terms.push_back({ValueAccess::store(state_->values).times(times, own), 1});
  return *this;
}

std::size_t GameSum::parts() const { return state_->terms.size(); }

std::optional<GameValue> GameSum::value(const Limits& limits, Trouble* why) const {
  Budget budget(limits);
  ValueStore& store = ValueAccess::store(state_->values);
  const TimeLimit limit(store, budget);
  return unless_given_up(why, [&] {
    return ValueAccess::wrapped(state_->values,
                                sum_value(state_->terms, store, budget, Values::default_bytes));
  });
}

Solution<SumMove> GameSum::solve(const Limits& limits, std::size_t most_bytes) const {
  Budget budget(limits);
  MixedOptions options;
  options.most_bytes = most_bytes;
  MixedSolver solver(ValueAccess::store(state_->values), options);
  const MixedSolution found = solver.solve(state_->terms, {}, budget);
  Solution<SumMove> out{known_or(found.left_first), known_or(found.right_first),
                        named(found.left_move), named(found.right_move)};
  out.why = found.trouble;
  if (!out.outcome() && out.why.empty())
    out.why = {"the limits were reached before the winner was known", Remedy::more_time};
  out.nodes = found.nodes;
  out.seconds = found.seconds;
  return out;
}

}  // namespace zermelo
