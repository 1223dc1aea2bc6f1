#include "sums/own/own_model.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "value/scoped_limits.h"

namespace zermelo {
namespace {

class OwnValues : public PositionValues {
 public:
  OwnValues(OwnGame& game, ValueStore& store) : store_(store), known_(game.shared_values(store)) {}

  Value value(const PositionModel& position, Budget& budget) override {
    const auto& model = static_cast<const OwnModel&>(position);
    return model.own_game()->value(model.number(), store_, *known_, budget);
  }

 private:
  ValueStore& store_;
  std::shared_ptr<GraphValues> known_;
};

}  // namespace

void OwnGame::explore(Number p, Budget& budget) {
  const PositionGraph::Lock lock(graph_);
  if (!graph_.is_explored(p)) graph_.calling([&] { graph_.explore(p, budget); });
}

std::shared_ptr<GraphValues> OwnGame::shared_values(ValueStore& store) {
  const PositionGraph::Lock lock(graph_);
  std::erase_if(shared_, [](const Shared& each) { return each.values.expired(); });
  for (const Shared& each : shared_)
    if (const auto values = each.values.lock(); values && each.store == &store) return values;
  auto out = values(store);
  shared_.push_back({&store, out});
  return out;
}

/// A position counts as one node, whether it was listed now or before.
Value OwnGame::value(Number p, ValueStore& store, GraphValues& known, Budget& budget) {
  const PositionGraph::Lock lock(graph_);
  const TimeLimit limit(store, budget);
  if (!graph_.is_explored(p)) {
    Budget listing = budget.portion(Limits::no_limit);
    try {
      graph_.calling([&] { graph_.explore(p, listing); });
    } catch (...) {
      budget.settle(listing);
      throw;
    }
    budget.heed(listing);
  }
  const Value out = known.value(p, budget);
  if (graph_.checks()) known.check(p, budget);
  return out;
}

OwnGame::Solved OwnGame::solve(Number p, Budget& budget) {
  const PositionGraph::Lock lock(graph_);
  Solved out;
  try {
    for (const Side side : {Side::left, Side::right}) {
      const Result found = search_.result(p, side, budget);
      (side == Side::left ? out.left_first : out.right_first) = found;
      if (found == Result::win)
        (side == Side::left ? out.left_move : out.right_move) =
            search_.winning_move(p, side, budget);
    }
  } catch (const MemorySpent& reason) {
    out.why = reason.trouble();
  }
  return out;
}

std::vector<PositionNumber> OwnGame::options(Number p, Side side) {
  const PositionGraph::Lock lock(graph_);
  if (!graph_.is_listed(p, side)) graph_.calling([&] { graph_.options(p, side); });
  const auto list = graph_.options(p, side);
  return {list.begin(), list.end()};
}

std::vector<std::string> OwnGame::moves(Number p, Side side) {
  const PositionGraph::Lock lock(graph_);
  std::vector<std::string> out;
  graph_.calling([&] {
    std::map<std::string, std::vector<Number>> positions;
    for (const Number option : graph_.options(p, side)) {
      std::string text = graph_.text(option);
      auto& same = positions[text];
      if (std::ranges::find(same, option) == same.end()) same.push_back(option);
      const auto place = std::ranges::find(same, option) - same.begin();
      out.push_back(place == 0 ? std::move(text) : fmt::format("{} ({})", text, place + 1));
    }
  });
  return out;
}

std::vector<PositionNumber> OwnGame::parts(Number p) {
  std::vector<Number> out;
  graph_.calling([&] {
    const auto list = graph_.checks() ? std::span<const Number>(&p, 1) : graph_.parts(p);
    out.assign(list.begin(), list.end());
  });
  return out;
}

std::vector<PositionNumber> OwnGame::last_parts(Number p) {
  const PositionGraph::Lock lock(graph_);
  struct Frame {
    Number position;
    std::vector<Number> parts;
    std::size_t next = 0;
  };
  std::vector<Number> out;
  std::vector<Frame> path{{p, parts(p)}};
  while (!path.empty()) {
    Frame& top = path.back();
    if (top.next == top.parts.size()) {
      path.pop_back();
      continue;
    }
    const Number next = top.parts[top.next++];
    if (next == top.position) {
      out.push_back(next);
      continue;
    }
    const auto again = std::ranges::find(path, next, &Frame::position);
    if (again != path.end()) {
      std::vector<LoopyGame::Step> cycle;
      for (auto it = again; it != path.end(); ++it)
        cycle.push_back({it->position, LoopyGame::Step::By::part});
      graph_.calling([&] { graph_.refuse(std::move(cycle)); });
    }
    path.push_back({next, parts(next)});
  }
  return out;
}

std::optional<PositionNumber> OwnGame::negative(Number p) {
  const PositionGraph::Lock lock(graph_);
  std::optional<Number> out;
  if (graph_.has_negative()) graph_.calling([&] { out = graph_.negative(p); });
  return out;
}

std::string OwnGame::text(Number p) {
  const PositionGraph::Lock lock(graph_);
  std::string out;
  graph_.calling([&] { out = graph_.text(p); });
  return out;
}

std::size_t OwnGame::positions() {
  const PositionGraph::Lock lock(graph_);
  return graph_.size();
}

PositionModel::Pointer OwnGame::model(Number p) {
  return std::make_shared<OwnModel>(shared_from_this(), p);
}

/// Models keep their game alive, so that no address stands for two games at a time.
std::string OwnModel::rules_and_text() const {
  return fmt::format("{} {}", fmt::ptr(game_.get()), position_);
}

std::vector<PositionModel::Pointer> OwnModel::options(Side side) const {
  std::vector<Pointer> out;
  for (const auto option : game_->options(position_, side)) out.push_back(game_->model(option));
  return out;
}

PositionModel::Pointer OwnModel::after(Side side, std::string_view move) const {
  const auto texts = game_->moves(position_, side);
  const auto found = std::ranges::find(texts, move);
  if (found == texts.end()) return nullptr;
  const auto place = static_cast<std::size_t>(found - texts.begin());
  return game_->model(game_->options(position_, side)[place]);
}

/// Parts of parts are followed to the end.
std::vector<CanonicalPart> OwnModel::parts() const {
  std::vector<CanonicalPart> out;
  for (const PositionNumber p : game_->last_parts(position_))
    if (!game_->options(p, Side::left).empty() || !game_->options(p, Side::right).empty())
      out.push_back(canonical(p));
  return out;
}

/// Of a part and its negative the one that was met first.
CanonicalPart OwnModel::canonical(PositionNumber part) const {
  const auto negative = game_->negative(part);
  if (!negative) return {game_->model(part), false, false};
  return {game_->model(std::min(part, *negative)), *negative < part, *negative == part};
}

std::unique_ptr<PositionValues> OwnModel::values(ValueStore& store, std::size_t) const {
  return std::make_unique<OwnValues>(*game_, store);
}

PositionVerdict OwnModel::solve(Budget& budget, std::size_t) const {
  const auto found = game_->solve(position_, budget);
  PositionVerdict out{found.left_first, found.right_first, {}, {}, found.why};
  const auto name = [&](Side side, const std::optional<PositionNumber>& to) {
    const auto options = game_->options(position_, side);
    const auto place = std::ranges::find(options, *to) - options.begin();
    return game_->moves(position_, side)[static_cast<std::size_t>(place)];
  };
  if (found.left_move) out.left_move = name(Side::left, found.left_move);
  if (found.right_move) out.right_move = name(Side::right, found.right_move);
  return out;
}

}  // namespace zermelo
