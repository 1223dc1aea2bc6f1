#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "value/calculator/calculator.h"

namespace zermelo {

/// A function of the calculator, whose result is a game, words, or lists of games: one of the
/// pointers is set. None is for `form`, which takes a game as it is typed.
struct Function {
  std::string_view name, other_name, usage, what;
  std::size_t takes = 1;
  Value (*game)(Calculator&, const std::vector<Value>&) = nullptr;
  std::string (*words)(Calculator&, const std::vector<Value>&) = nullptr;
  GameLists (*lists)(Calculator&, const std::vector<Value>&) = nullptr;

  bool takes_a_form() const { return game == nullptr && words == nullptr && lists == nullptr; }
};

/// The function with that name or other name, in any case; or nullptr.
const Function* find_function(std::string_view name);

std::vector<std::string> function_names();

}  // namespace zermelo
