#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "base/budget.h"
#include "games/connect/types/shape_file.h"

namespace zermelo::connect {

struct ShapeCheck {
  std::uint64_t checked = 0;
  std::uint64_t wrong = 0;
  std::string first_wrong;  // a sentence
};

/// Compares a table with the slow definitions: every shape of up to `full` points, and `sample` of
/// the longer ones.
ShapeCheck verify_shapes(const SavedShapes& saved, unsigned full, std::uint64_t sample,
                         std::uint64_t seed, Budget& budget,
                         const std::function<void(double)>& progress);

}  // namespace zermelo::connect
