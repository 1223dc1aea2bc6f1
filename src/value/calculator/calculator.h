#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "value/calculator/form_account.h"
#include "value/store.h"
#include "value/thermograph.h"

namespace zermelo {

/// Games of one side or of both, in the order of their texts: options, incentives. A side that was
/// not asked for is missing.
struct GameLists {
  std::optional<std::vector<Value>> left = std::nullopt, right = std::nullopt;
};

/// The result of a line: a game, the truth of a comparison, words (an outcome class, both stops),
/// lists of games, or the account of a form.
struct Calculated {
  std::variant<Value, bool, std::string, GameLists, FormAccount> what;
  std::string name;  // of the variable it was assigned to; empty if none
};

/// The games whose positions may stand in an expression, as in `clobber(BBW)`. The calculator itself
/// knows none; a storey above it does.
struct ExpressionGames {
  std::vector<std::string> names = {};
  /// The value of a position of one of them. Throws Error and GaveUp.
  std::function<Value(std::string_view game, std::string_view position)> value = nullptr;
};

/// A position as an expression has it.
struct PositionText {
  std::string game, position;
  std::size_t column = 0;  // of the name of the game
};

/// A term of a sum: a position, `times` over (its negative where that is below 0), or a value, with
/// its sign and its multiple.
struct ExpressionTerm {
  std::variant<Value, PositionText> what;
  std::int64_t times = 1;  // of a position
  std::string text = "";   // the term by itself, with its sign and multiple
};

/// Evaluates expressions over game values, one line at a time; variables keep their values from
/// line to line. docs/formats.md has the grammar. Keeps a reference to the store.
class Calculator {
 public:
  explicit Calculator(ValueStore& store, ExpressionGames games = {})
      : store_(store), graphs_(store), games_(std::move(games)) {}

  /// Throws an Error that names the column, or GaveUp.
  Calculated line(std::string_view text);
  /// An expression that must be a game.
  Value value(std::string_view text);
  /// The terms of a sum in the order of the text, positions as they are. A multiple is one term;
  /// terms inside parentheses count one by one where a position is among them. Throws as `line`.
  std::vector<ExpressionTerm> terms(std::string_view text);

  /// The variables: assigned by lines such as `g = {1|-1}`, or defined from outside.
  const std::map<std::string, Value, std::less<>>& variables() const { return variables_; }
  void define(std::string name, Value g) { variables_[std::move(name)] = g; }

  ValueStore& store() { return store_; }
  Thermographs& graphs() { return graphs_; }

 private:
  friend class ExpressionReader;

  ValueStore& store_;
  Thermographs graphs_;
  ExpressionGames games_;
  std::map<std::string, Value, std::less<>> variables_;
};

/// "0, *", or for both sides "Left: 0, *; Right: none".
std::string words_of(ValueStore& store, const GameLists& lists);

/// The functions, for help: "cool(g,t)" and its description.
std::vector<std::pair<std::string, std::string>> calculator_functions();

}  // namespace zermelo
