#include <zermelo/game_graph.h>

#include <algorithm>
#include <mutex>
#include <vector>

#include "library/value_access.h"
#include "sums/mixed_solver.h"
#include "sums/own/own_model.h"

namespace zermelo {
namespace {

Trouble or_spent(const Trouble& why) {
  return why.empty()
             ? Trouble{"the limits were reached before the winner was known", Remedy::more_time}
             : why;
}

}  // namespace

/// A game, and its values in each store that is still in use.
struct GraphState {
  struct Known {
    std::weak_ptr<ValueState> of;
    std::shared_ptr<GraphValues> values;
  };

  std::shared_ptr<GraphValues> values_in(const Values& values) {
    const std::lock_guard lock(mutex);
    const auto& state = ValueAccess::state(values);
    std::erase_if(known, [](const Known& each) { return each.of.expired(); });
    for (const Known& each : known)
      if (each.of.lock() == state) return each.values;
    known.push_back({state, game->values(state->store)});
    return known.back().values;
  }

  std::shared_ptr<OwnGame> game;
  std::mutex mutex = {};
  std::vector<Known> known = {};
};

GameGraph::GameGraph(std::shared_ptr<NumberedGame> game, const GraphOptions& options)
    : state_(std::make_shared<GraphState>(
          std::make_shared<OwnGame>(std::move(game), options.most_bytes, options.check))) {}

bool GameGraph::explore(PositionNumber p, const Limits& limits, Trouble* why) {
  Budget budget(limits);
  return unless_given_up(why,
                         [&] {
                           state_->game->explore(p, budget);
                           return true;
                         })
      .has_value();
}

std::optional<GameValue> GameGraph::value(PositionNumber p, Values& values, const Limits& limits,
                                          Trouble* why) {
  Budget budget(limits);
  ValueStore& store = ValueAccess::store(values);
  const auto known = state_->values_in(values);
  return unless_given_up(why, [&] {
    return ValueAccess::wrapped(values, state_->game->value(p, store, *known, budget));
  });
}

Solution<PositionNumber> GameGraph::search(PositionNumber p, const Limits& limits) {
  Budget budget(limits);
  const auto found = state_->game->solve(p, budget);
  Solution<PositionNumber> out{found.left_first, found.right_first, found.left_move,
                               found.right_move};
  if (!out.outcome()) out.why = or_spent(found.why);
  out.nodes = budget.nodes();
  out.seconds = budget.seconds();
  return out;
}

Solution<PositionNumber> GameGraph::solve(PositionNumber p, Values& values, const Limits& limits) {
  Budget budget(limits);
  MixedSolver solver(ValueAccess::store(values), {});
  const MixedSolution found = solver.solve({{state_->game->model(p), 1}}, {}, budget);
  Solution<PositionNumber> out{*found.left_first, *found.right_first, {}, {}};
  const auto to = [&](Side side, const std::optional<MixedMove>& move) {
    std::optional<PositionNumber> position;
    if (!move) return position;
    const auto texts = state_->game->moves(p, side);
    const auto place = std::ranges::find(texts, move->move) - texts.begin();
    position = state_->game->options(p, side)[static_cast<std::size_t>(place)];
    return position;
  };
  out.left_move = to(Side::left, found.left_move);
  out.right_move = to(Side::right, found.right_move);
  if (!out.outcome()) out.why = or_spent(found.trouble);
  out.nodes = found.nodes;
  out.seconds = found.seconds;
  return out;
}

std::vector<PositionNumber> GameGraph::options(PositionNumber p, Side side) {
  return state_->game->options(p, side);
}

NormalPosition GameGraph::position(PositionNumber p) const {
  return NormalPosition(state_->game->model(p));
}

std::optional<PositionNumber> GameGraph::number(const NormalPosition& position) const {
  const auto* model = dynamic_cast<const OwnModel*>(&position.model());
  if (model == nullptr || model->own_game() != state_->game) return std::nullopt;
  return model->number();
}

std::size_t GameGraph::positions() const { return state_->game->positions(); }

}  // namespace zermelo
