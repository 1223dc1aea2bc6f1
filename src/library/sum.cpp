#include <zermelo/sum.h>

#include <utility>
#include <variant>
#include <vector>

#include "library/position_model.h"
#include "library/value_access.h"

namespace zermelo {
namespace {

struct Part {
  std::variant<NormalPosition, GameValue> what;
  std::int64_t times = 1;
};

/// An option of a part, as a text and as a value.
struct PartOption {
  std::string text;
  Value value;
};

}  // namespace

struct SumState {
  Values values;
  std::vector<Part> parts = {};
};

namespace {

/// Evaluates the parts of a sum. Throws GaveUp.
class SumEvaluation {
 public:
  SumEvaluation(const SumState& sum, Budget& budget)
      : sum_(sum), store_(ValueAccess::store(sum.values)), budget_(budget) {
    for (const Part& part : sum.parts) values_.push_back(value_of(part.what));
  }

  Value total() const {
    Value out;
    for (std::size_t i = 0; i < values_.size(); ++i)
      out = store_.sum(out, store_.times(sum_.parts[i].times, values_[i]));
    return out;
  }

  /// A move of `mover` that wins the sum; nothing when there is none. In a negative part the roles
  /// are exchanged, and a multiple loses one copy for the option: after a move of Left in n.G the
  /// sum is worth total - G + G^L, and in -n.G it is total + G - G^R.
  std::optional<SumMove> winning_move(Side mover, Value total) {
    for (std::size_t i = 0; i < values_.size(); ++i) {
      const std::int64_t times = sum_.parts[i].times;
      if (times == 0) continue;
      const Side side = times > 0 ? mover : opponent(mover);
      const Value rest =
          times > 0 ? store_.difference(total, values_[i]) : store_.sum(total, values_[i]);
      for (const PartOption& option : options_of(sum_.parts[i].what, side)) {
        if (!budget_.enter()) throw GaveUp("the budget was spent before a winning move was found");
        const Value after =
            times > 0 ? store_.sum(rest, option.value) : store_.difference(rest, option.value);
        if (wins_moving_second(mover, store_.outcome(after))) return SumMove{i, option.text};
      }
    }
    return std::nullopt;
  }

 private:
  static bool wins_moving_second(Side side, OutcomeClass outcome) {
    const auto own = side == Side::left ? OutcomeClass::left : OutcomeClass::right;
    return outcome == own || outcome == OutcomeClass::previous;
  }

  Value value_of(const NormalPosition& p) {
    return p.model().value(store_, budget_, Values::default_bytes);
  }
  Value value_of(const std::variant<NormalPosition, GameValue>& what) {
    if (const auto* p = std::get_if<NormalPosition>(&what)) return value_of(*p);
    return ValueAccess::unwrapped(ValueAccess::state(sum_.values), std::get<GameValue>(what));
  }

  std::vector<PartOption> options_of(const std::variant<NormalPosition, GameValue>& what,
                                     Side side) {
    std::vector<PartOption> out;
    if (const auto* p = std::get_if<NormalPosition>(&what)) {
      for (const std::string& move : p->moves(side))
        out.push_back({move, value_of(p->play(side, move))});
      return out;
    }
    const auto& g = std::get<GameValue>(what);
    for (const GameValue& option : side == Side::left ? g.left() : g.right())
      out.push_back({option.text(), value_of(option)});
    return out;
  }
  Value value_of(const GameValue& g) {
    return ValueAccess::unwrapped(ValueAccess::state(sum_.values), g);
  }

  const SumState& sum_;
  ValueStore& store_;
  Budget& budget_;
  std::vector<Value> values_;
};

}  // namespace

GameSum::GameSum(const Values& values) : state_(std::make_unique<SumState>(SumState{values})) {}
GameSum::GameSum(GameSum&&) noexcept = default;
GameSum& GameSum::operator=(GameSum&&) noexcept = default;
GameSum::~GameSum() = default;

GameSum& GameSum::add(const NormalPosition& position, std::int64_t times) {
  state_->parts.push_back({position, times});
  return *this;
}

GameSum& GameSum::add(const GameValue& value, std::int64_t times) {
  ValueAccess::unwrapped(ValueAccess::state(state_->values), value);  // of this store
  state_->parts.push_back({value, times});
  return *this;
}

std::size_t GameSum::parts() const { return state_->parts.size(); }

std::optional<GameValue> GameSum::value(const Limits& limits, Trouble* why) const {
  Budget budget(limits);
  const TimeLimit limit(ValueAccess::store(state_->values), budget);
  return unless_given_up(why, [&] {
    return ValueAccess::wrapped(state_->values, SumEvaluation(*state_, budget).total());
  });
}

Solution<SumMove> GameSum::solve(const Limits& limits) const {
  Budget budget(limits);
  ValueStore& store = ValueAccess::store(state_->values);
  const TimeLimit limit(store, budget);
  Solution<SumMove> out;
  unless_given_up(&out.why, [&] {
    SumEvaluation evaluation(*state_, budget);
    const Value total = evaluation.total();
    const OutcomeClass outcome = store.outcome(total);
    const auto first = [outcome](OutcomeClass own) {
      return outcome == own || outcome == OutcomeClass::next ? Result::win : Result::loss;
    };
    out.left_first = first(OutcomeClass::left);
    out.right_first = first(OutcomeClass::right);
    if (out.left_first == Result::win) out.left_move = evaluation.winning_move(Side::left, total);
    if (out.right_first == Result::win)
      out.right_move = evaluation.winning_move(Side::right, total);
    return true;
  });
  out.nodes = budget.nodes();
  out.seconds = budget.seconds();
  return out;
}

}  // namespace zermelo
