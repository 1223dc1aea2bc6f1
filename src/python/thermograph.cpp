#include <pybind11/stl.h>

#include "commands/draw/thermograph_svg.h"
#include "python/bindings.h"
#include "python/numbers.h"
#include "python/pictures.h"

namespace zermelo::python {
namespace {

namespace py = pybind11;

/// Temperature, value and slope of each bend.
py::tuple bends_of(const Wall& wall) {
  py::tuple out(wall.points.size());
  for (std::size_t i = 0; i < wall.points.size(); ++i) {
    const auto& point = wall.points[i];
    out[i] = py::make_tuple(to_fraction(point.temperature), to_fraction(point.value), point.slope);
  }
  return out;
}

py::object at(const Wall& wall, const py::object& temperature) {
  const auto t = to_dyadic(temperature);
  if (!t) throw py::type_error("at() takes an int or a Fraction");
  return to_fraction(wall.at(*t));
}

}  // namespace

void bind_thermographs(py::module_& module) {
  py::class_<Wall>(module, "Wall",
                   "One side of a thermograph: from each point a line to the next, and on from the "
                   "last for ever.")
      .def_property_readonly("points", &bends_of,
                             "The bends by rising temperatures: temperature, value, slope.\n\n"
                             ">>> Value('{2|0}').thermograph.left.points[0]\n"
                             "(Fraction(0, 1), Fraction(2, 1), -1)")
      .def("at", &at, py::arg("temperature"), "The value at a temperature.");
  py::class_<TitledThermograph>(
      module, "Thermograph",
      "The left and right stops of a game as a function of the tax on every move, exactly.")
      .def_property_readonly("left", [](const TitledThermograph& t) { return t.graph.left; })
      .def_property_readonly("right", [](const TitledThermograph& t) { return t.graph.right; })
      .def_property_readonly("mean",
                             [](const TitledThermograph& t) { return to_fraction(t.graph.mean); })
      .def_property_readonly(
          "temperature",
          [](const TitledThermograph& t) { return to_fraction(t.graph.temperature); })
      .def("__repr__",
           [](const TitledThermograph& t) {
             return "<thermograph of " + t.title + ": mean " + t.graph.mean.text() +
                    ", temperature " + t.graph.temperature.text() + ">";
           })
      .def("_repr_svg_",
           [](const TitledThermograph& t) { return draw_thermograph(t.graph, t.title); });
}

}  // namespace zermelo::python
