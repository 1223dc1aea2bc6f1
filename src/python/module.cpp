#include "commands/version.h"
#include "python/bindings.h"

PYBIND11_MODULE(_zermelo, module) {
  using namespace zermelo::python;
  module.doc() = "The compiled part of the package zermelo.";
  module.attr("__version__") = std::string(zermelo::version);
  bind_errors(module);
  bind_thermographs(module);
  bind_values(module);
  bind_solutions(module);
  bind_positions(module);
  bind_own_games(module);
  bind_boards(module);
  bind_tables(module);
  bind_commands(module);
}
