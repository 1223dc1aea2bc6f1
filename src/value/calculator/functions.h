#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "value/calculator/calculator.h"

namespace zermelo {

/// A function of the calculator, whose result is a game or words: one of the pointers is set.
struct Function {
  std::string_view name, other_name, usage, what;
  std::size_t takes;
  Value (*game)(Calculator&, const std::vector<Value>&);
  std::string (*words)(Calculator&, const std::vector<Value>&);
};

/// The function with that name or other name, in any case; or nullptr.
const Function* find_function(std::string_view name);

std::vector<std::string> function_names();

}  // namespace zermelo
