#include <fmt/format.h>
#include <zermelo/position.h>

#include "base/error.h"
#include "library/value_access.h"
#include "sums/position_model.h"

namespace zermelo {

std::string_view NormalPosition::game() const { return model_->game(); }
std::string NormalPosition::text() const { return model_->text(); }
std::vector<std::string> NormalPosition::moves(Side side) const { return model_->moves(side); }

NormalPosition NormalPosition::play(Side side, std::string_view move) const {
  auto next = model_->after(side, move);
  if (!next)
    throw Error(fmt::format("{}: {} is not a move of {} in {}", game(), in_quotes(move),
                            title(side), shortened(text())));
  return NormalPosition(std::move(next));
}

std::vector<std::pair<std::int64_t, NormalPosition>> NormalPosition::parts() const {
  std::vector<std::pair<std::int64_t, NormalPosition>> out;
  for (CanonicalPart& part : model_->parts())
    out.emplace_back(part.is_negated ? -1 : 1, NormalPosition(std::move(part.form)));
  return out;
}

std::optional<GameValue> NormalPosition::value(Values& values, const Limits& limits,
                                               Trouble* why) const {
  Budget budget(limits);
  ValueStore& store = ValueAccess::store(values);
  const TimeLimit limit(store, budget);
  return unless_given_up(why, [&] {
    return ValueAccess::wrapped(values, model_->value(store, budget, Values::default_bytes));
  });
}

Solution<std::string> NormalPosition::solve(const Limits& limits, std::size_t most_bytes) const {
  Budget budget(limits);
  const PositionVerdict verdict = model_->solve(budget, most_bytes);
  Solution<std::string> out{verdict.left_first, verdict.right_first, verdict.left_move,
                            verdict.right_move};
  out.why = verdict.why;
  out.nodes = budget.nodes();
  out.seconds = budget.seconds();
  return out;
}

}  // namespace zermelo
