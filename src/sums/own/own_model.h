#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sums/own/graph_search.h"
#include "sums/own/graph_values.h"
#include "sums/position_model.h"

namespace zermelo {

/// A game that a program defines, with all that is known of its positions. Its functions take the
/// lock; an exception of the game passes through them.
class OwnGame : public std::enable_shared_from_this<OwnGame> {
 public:
  using Number = PositionNumber;

  OwnGame(std::shared_ptr<NumberedGame> game, std::size_t most_bytes, bool checks)
      : graph_(std::move(game), most_bytes, checks) {}

  /// Lists all that the value of p depends on. Throws GaveUp and LoopyGame.
  void explore(Number p, Budget& budget);
  /// The values of this game in a store, for the next member; remembered as long as the caller
  /// keeps them, which must not be longer than the store lives.
  std::shared_ptr<GraphValues> values(ValueStore& store) {
    return std::make_shared<GraphValues>(graph_, store);
  }
  /// The same; all that are kept for one store at a time are one.
  std::shared_ptr<GraphValues> shared_values(ValueStore& store);
  /// The value; explores what is not explored yet. Throws GaveUp and LoopyGame.
  Value value(Number p, ValueStore& store, GraphValues& known, Budget& budget);

  struct Solved {
    Result left_first = Result::unknown, right_first = Result::unknown;
    std::optional<Number> left_move, right_move;
    Trouble why;  // why a result is unknown, unless the budget was spent
  };
  /// By search alone. Throws LoopyGame.
  Solved solve(Number p, Budget& budget);

  std::vector<Number> options(Number p, Side side);
  /// The names of the moves of a side: the texts of the positions after them, made different from
  /// each other where the game has one text for two positions.
  std::vector<std::string> moves(Number p, Side side);
  /// The parts of a position and of its parts, which are in one piece.
  std::vector<Number> last_parts(Number p);
  std::optional<Number> negative(Number p);
  std::string text(Number p);

  std::size_t positions();
  PositionModel::Pointer model(Number p);

 private:
  std::vector<Number> parts(Number p);  // with the lock held

  PositionGraph graph_;
  GraphSearch search_{graph_};
  struct Shared {
    const ValueStore* store;  // good as long as the values live
    std::weak_ptr<GraphValues> values;
  };
  std::vector<Shared> shared_;
};

/// A position of such a game among those of the games of the library.
class OwnModel : public PositionModel {
 public:
  OwnModel(std::shared_ptr<OwnGame> game, PositionNumber position)
      : game_(std::move(game)), position_(position) {}

  PositionNumber number() const { return position_; }
  const std::shared_ptr<OwnGame>& own_game() const { return game_; }

  std::string_view game() const override { return "own"; }
  std::string text() const override { return game_->text(position_); }
  std::string rules_and_text() const override;
  std::vector<std::string> moves(Side side) const override { return game_->moves(position_, side); }
  std::size_t move_count(Side side) const override {
    return game_->options(position_, side).size();
  }
  std::vector<Pointer> options(Side side) const override;
  Pointer after(Side side, std::string_view move) const override;
  std::vector<CanonicalPart> parts() const override;
  std::unique_ptr<PositionValues> values(ValueStore& store, std::size_t most_bytes) const override;
  PositionVerdict solve(Budget& budget, std::size_t most_bytes) const override;

 private:
  CanonicalPart canonical(PositionNumber part) const;

  std::shared_ptr<OwnGame> game_;
  PositionNumber position_;
};

}  // namespace zermelo
