#pragma once

#include <pybind11/pybind11.h>
#include <zermelo/checkers.h>

#include <string>

namespace zermelo::python {

struct BoundCheckers {
  CheckersPosition position;
};

/// A position, or the FEN of one. Throws Error.
BoundCheckers to_checkers(pybind11::handle object);

/// There is no table for a position.
struct MissingTable : Error {
  MissingTable(const std::string& what, std::string missing_file, std::string missing_slice)
      : Error(what), file(std::move(missing_file)), slice(std::move(missing_slice)) {}

  std::string file, slice;
};

}  // namespace zermelo::python
