#pragma once

#include <map>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "value/store.h"
#include "value/thermograph.h"

namespace zermelo {

/// The result of a line: a game, the truth of a comparison, or words (an outcome class, both
/// stops).
struct Calculated {
  std::variant<Value, bool, std::string> what;
  std::string name;  // of the variable it was assigned to; empty if none
};

/// Evaluates expressions over game values, one line at a time; variables keep their values from
/// line to line. docs/formats.md has the grammar. Keeps a reference to the store.
class Calculator {
 public:
  explicit Calculator(ValueStore& store) : store_(store), graphs_(store) {}

  /// Throws an Error that names the column, or GaveUp.
  Calculated line(std::string_view text);
  /// An expression that must be a game.
  Value value(std::string_view text);

  /// The variables: assigned by lines such as `g = {1|-1}`, or defined from outside.
  const std::map<std::string, Value, std::less<>>& variables() const { return variables_; }
  void define(std::string name, Value g) { variables_[std::move(name)] = g; }

  ValueStore& store() { return store_; }
  Thermographs& graphs() { return graphs_; }

 private:
  friend class ExpressionReader;

  ValueStore& store_;
  Thermographs graphs_;
  std::map<std::string, Value, std::less<>> variables_;
};

/// The functions, for help: "cool(g,t)" and its description.
std::vector<std::pair<std::string, std::string>> calculator_functions();

}  // namespace zermelo
