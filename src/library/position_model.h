#pragma once

#include <zermelo/position.h>

#include <string>
#include <string_view>
#include <vector>

#include "base/budget.h"
#include "base/error.h"
#include "game/game.h"
#include "game/verdict.h"
#include "search/methods.h"
#include "value/evaluate.h"
#include "value/store.h"

namespace zermelo {

/// One position as its game presents it to the library; the only virtual view of a position.
/// Immutable.
class PositionModel {
 public:
  using Pointer = std::shared_ptr<const PositionModel>;

  PositionModel() = default;
  virtual ~PositionModel() = default;
  PositionModel(const PositionModel&) = delete;
  PositionModel& operator=(const PositionModel&) = delete;

  virtual std::string_view game() const = 0;
  virtual std::string text() const = 0;
  virtual std::vector<std::string> moves(Side side) const = 0;
  /// The position after a move, or nullptr when it is not legal.
  virtual Pointer after(Side side, std::string_view move) const = 0;
  /// Throws GaveUp.
  virtual Value value(ValueStore& store, Budget& budget, std::size_t most_bytes) const = 0;
  virtual Solution<std::string> solve(Budget& budget, std::size_t most_bytes) const = 0;
};

/// The verdict of a search as texts.
template <class G>
void tell(const G& rules, Side side, const Verdict<G>& verdict, Solution<std::string>& out) {
  (side == Side::left ? out.left_first : out.right_first) = verdict.result;
  if (verdict.move)
    (side == Side::left ? out.left_move : out.right_move) = rules.text(*verdict.move);
}

/// By iterative deepening, one player after the other.
template <NormalPlay G>
Solution<std::string> solve_by_deepening(const Setup<G>& setup, Budget& budget,
                                         std::size_t most_bytes) {
  PlainSolver<G> solver({.method = Method::deepening, .table_bytes = most_bytes});
  Solution<std::string> out;
  for (const Side side : {Side::left, Side::right})
    tell(setup.rules, side, solver.solve(setup.rules, setup.position, side, budget), out);
  return out;
}

template <Game G>
std::vector<std::string> move_texts(const Setup<G>& setup, Side side) {
  std::vector<std::string> out;
  for (const auto& move : setup.rules.moves(setup.position, side))
    out.push_back(setup.rules.text(move));
  return out;
}

/// The position after the move of that text, or nothing.
template <Game G>
std::optional<typename G::Position> played(const Setup<G>& setup, Side side,
                                           std::string_view text) {
  for (const auto& move : setup.rules.moves(setup.position, side))
    if (setup.rules.text(move) == text) return setup.rules.play(setup.position, side, move);
  return std::nullopt;
}

/// A position of a game of boards, whose rules are made for its width.
template <NormalPlay G>
class BoardModel : public PositionModel {
 public:
  using Solver = Solution<std::string> (*)(const Setup<G>&, Budget&, std::size_t);

  BoardModel(std::string_view game, Setup<G> setup, Solver solver)
      : game_(game), setup_(std::move(setup)), solver_(solver) {}

  std::string_view game() const override { return game_; }
  std::string text() const override { return setup_.rules.text(setup_.position); }
  std::vector<std::string> moves(Side side) const override { return move_texts(setup_, side); }
  Pointer after(Side side, std::string_view move) const override {
    const auto next = played(setup_, side, move);
    if (!next) return nullptr;
    return std::make_shared<BoardModel>(game_, Setup<G>{setup_.rules, *next, std::nullopt},
                                        solver_);
  }
  Value value(ValueStore& store, Budget& budget, std::size_t most_bytes) const override {
    return Evaluator<G>(setup_.rules, store, {true, most_bytes}).value(setup_.position, budget);
  }
  Solution<std::string> solve(Budget& budget, std::size_t most_bytes) const override {
    return solver_(setup_, budget, most_bytes);
  }

 private:
  std::string_view game_;
  Setup<G> setup_;
  Solver solver_;
};

}  // namespace zermelo
