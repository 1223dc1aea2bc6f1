#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "base/budget.h"
#include "games/connect/types/shape_file.h"

namespace zermelo::connect {

/// An entry of a table that differs from the definitions: the type of a shape, or of one of its
/// points.
struct WrongEntry {
  Shape shape;
  std::optional<unsigned> point;
  std::string found, expected;  // names of types
};

struct ShapeCheck {
  std::uint64_t checked = 0;
  std::uint64_t wrong = 0;
  std::optional<WrongEntry> first_wrong;
};

/// Compares a table with the slow definitions: every shape of up to `full` points, and `sample` of
/// the longer ones, chosen at random. `progress` is called with the part that is done.
ShapeCheck verify_shapes(const SavedShapes& saved, unsigned full, std::uint64_t sample,
                         std::uint64_t seed, Budget& budget,
                         const std::function<void(double)>& progress);

}  // namespace zermelo::connect
