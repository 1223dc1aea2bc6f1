#include "python/questions.h"

#include <fmt/format.h>

#include "base/error.h"
#include "python/bindings.h"

namespace zermelo::python {
namespace {

namespace py = pybind11;

std::string first_repr(const FirstMove& first) {
  return fmt::format("First(winner='{}', move={})", name(first.winner),
                     py::cast<std::string>(py::repr(first.move)));
}

}  // namespace

Limits Allowed::within(const Limits& limits) const {
  Limits out = limits;
  if (seconds) {
    if (!(*seconds >= 0)) throw Error(fmt::format("seconds is {}; expected 0 or more", *seconds));
    out.seconds = std::min(out.seconds, *seconds);
  }
  if (nodes) out.nodes = std::min(out.nodes, *nodes);
  return out;
}

std::optional<Side> side_named(const std::optional<std::string>& name) {
  if (!name) return std::nullopt;
  for (const Side side : {Side::left, Side::right})
    if (*name == zermelo::name(side)) return side;
  throw Error(fmt::format("the side is {}; expected 'left' or 'right'", in_quotes(*name)));
}

void bind_solutions(py::module_& module) {
  py::class_<FirstMove>(
      module, "First",
      "The winner when one player moves first, and a winning move of that player; "
      "None when the player who moves first loses.")
      .def_property_readonly("winner",
                             [](const FirstMove& first) { return std::string(name(first.winner)); })
      .def_readonly("move", &FirstMove::move)
      .def("__repr__", &first_repr);
  py::class_<BoundSolution>(module, "Solution",
                            "The winners of a position for either player moving first.")
      .def_property_readonly(
          "outcome", [](const BoundSolution& s) { return std::string(1, letter(s.outcome)); })
      .def_readonly("left_first", &BoundSolution::left_first)
      .def_readonly("right_first", &BoundSolution::right_first)
      .def_readonly("nodes", &BoundSolution::nodes)
      .def_readonly("seconds", &BoundSolution::seconds)
      .def("__repr__", [](const BoundSolution& s) {
        return fmt::format("Solution(outcome='{}', left_first={}, right_first={})",
                           letter(s.outcome), first_repr(s.left_first), first_repr(s.right_first));
      });
}

}  // namespace zermelo::python
