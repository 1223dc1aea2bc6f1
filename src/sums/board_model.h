#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "game/game.h"
#include "search/beside.h"
#include "search/methods.h"
#include "sums/position_model.h"
#include "value/evaluate.h"

namespace zermelo {

/// The verdict of a search as texts.
template <class G>
void tell(const G& rules, Side side, const Verdict<G>& verdict, PositionVerdict& out) {
  (side == Side::left ? out.left_first : out.right_first) = verdict.result;
  if (verdict.move)
    (side == Side::left ? out.left_move : out.right_move) = rules.text(*verdict.move);
}

/// By iterative deepening, one player after the other.
template <NormalPlay G>
PositionVerdict solve_by_deepening(const G& rules, const typename G::Position& p, Budget& budget,
                                   std::size_t most_bytes) {
  PlainSolver<G> solver({.method = Method::deepening, .table_bytes = most_bytes});
  PositionVerdict out;
  for (const Side side : {Side::left, Side::right})
    tell(rules, side, solver.solve(rules, p, side, budget), out);
  return out;
}

/// The verdict of a search for a position beside a value.
template <NormalPlay G>
BesideVerdict solved_beside(const G& rules, const typename G::Position& p, const ValueTree& rest,
                            Side mover, Budget& budget, std::size_t most_bytes) {
  const auto found = solve_beside(rules, p, rest, mover, budget, most_bytes);
  BesideVerdict out{found.result, std::nullopt};
  if (found.move && found.move->is_in_rest) out.move = rest.value(found.move->rest);
  if (found.move && !found.move->is_in_rest) out.move = rules.text(found.move->board);
  return out;
}

/// A position under rules that all positions of the same board share. `Traits` of the game has its
/// name, `part` (the canonical form of a part), `solve`, `Largest` (the widest form of the rules),
/// and `falls_apart_early`, which is true of boards whose positions soon have many parts.
template <NormalPlay G, class Traits>
class BoardModel : public PositionModel {
 public:
  using Position = typename G::Position;

  BoardModel(std::shared_ptr<const G> rules, Position position)
      : rules_(std::move(rules)), position_(std::move(position)) {}
  explicit BoardModel(const Setup<G>& setup)
      : BoardModel(std::make_shared<const G>(setup.rules), setup.position) {}

  std::string_view game() const override { return Traits::name; }
  std::string text() const override { return rules_->text(position_); }
  std::vector<std::string> moves(Side side) const override {
    std::vector<std::string> out;
    for (const auto& move : rules_->moves(position_, side)) out.push_back(rules_->text(move));
    return out;
  }
  std::size_t move_count(Side side) const override {
    return zermelo::move_count(*rules_, position_, side);
  }
  std::vector<Pointer> options(Side side) const override {
    std::vector<Pointer> out;
    for (const auto& move : rules_->moves(position_, side))
      out.push_back(with(rules_->play(position_, side, move)));
    return out;
  }
  Pointer after(Side side, std::string_view move) const override {
    for (const auto& each : rules_->moves(position_, side))
      if (rules_->text(each) == move) return with(rules_->play(position_, side, each));
    return nullptr;
  }
  std::vector<CanonicalPart> parts() const override {
    std::vector<CanonicalPart> out;
    for (const auto& part : rules_->parts(position_))
      out.push_back(Traits::part(rules_->text(part)));
    return out;
  }
  std::unique_ptr<PositionValues> values(ValueStore& store, std::size_t most_bytes) const override {
    return std::make_unique<Values>(*rules_, store, most_bytes);
  }
  PositionVerdict solve(Budget& budget, std::size_t most_bytes) const override {
    return Traits::solve(*rules_, position_, budget, most_bytes);
  }
  /// Boards of more than 128 cells are too large for a search of this kind, and those that fall
  /// into parts early are better searched as sums.
  BesideVerdict solve_beside(const ValueTree& rest, Side mover, Budget& budget,
                             std::size_t most_bytes) const override {
    if constexpr (std::is_same_v<G, typename Traits::Largest>)
      return {};
    else if (Traits::falls_apart_early(*rules_))
      return {};
    else
      return solved_beside(*rules_, position_, rest, mover, budget, most_bytes);
  }

 private:
  class Values : public PositionValues {
   public:
    Values(const G& rules, ValueStore& store, std::size_t most_bytes)
        : evaluator_(rules, store, {true, most_bytes}) {}
    Value value(const PositionModel& position, Budget& budget) override {
      return evaluator_.value(static_cast<const BoardModel&>(position).position_, budget);
    }

   private:
    Evaluator<G> evaluator_;
  };

  Pointer with(Position position) const {
    return std::make_shared<BoardModel>(rules_, std::move(position));
  }

  std::shared_ptr<const G> rules_;
  Position position_;
};

}  // namespace zermelo
