#pragma once

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

namespace zermelo::python {

struct BoundPosition;

// Each adds its classes and functions to the module; values come first, since the others return them.
void bind_errors(pybind11::module_& module);
void bind_thermographs(pybind11::module_& module);
void bind_values(pybind11::module_& module);
void bind_solutions(pybind11::module_& module);
void bind_positions(pybind11::module_& module);
void bind_own_games(pybind11::module_& module);

void bind_sums(pybind11::module_& module, pybind11::class_<BoundPosition>& positions);
void bind_tables(pybind11::module_& module);
void bind_boards(pybind11::module_& module);
void bind_commands(pybind11::module_& module);

}  // namespace zermelo::python
