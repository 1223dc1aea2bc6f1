#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace zermelo::web {

struct Parameter {
  std::string name, value;
};

/// The target of a request: the path between the slashes, and the parameters behind the question mark
/// in their order. All texts are decoded, valid UTF-8, and hold no NUL.
struct Target {
  std::string path;  // not decoded, without the question mark; for exact names such as "/assets/x"
  std::vector<std::string> segments;
  std::vector<Parameter> parameters;
};

/// Reads the target of a request line: "/api/v1/clobber/solve?position=BBW". In the query a plus sign
/// stands for a blank, as forms write it. Throws Refusal.
Target read_target(std::string_view text);

}  // namespace zermelo::web
