#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "value/calculator.h"

namespace zermelo {

/// A function of the calculator: it gives a game, or words.
struct Function {
  std::string_view name, other_name, usage, what;
  std::size_t takes;
  Value (*game)(Calculator&, const std::vector<Value>&);
  std::string (*words)(Calculator&, const std::vector<Value>&);
};

/// By either of its names, in capitals or not; or nullptr.
const Function* find_function(std::string_view name);

std::vector<std::string> function_names();

}  // namespace zermelo
