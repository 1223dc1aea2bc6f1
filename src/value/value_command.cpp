#include "value/value_command.h"

#include "base/files.h"

namespace zermelo {

std::vector<Option> value_options() {
  return {{"thermograph", Kind::file, "file", "draw the thermograph as an SVG picture", ""},
          memory_option("1G"),
          seconds_option(),
          nodes_option(),
          threads_option()};
}

void write_thermograph(const Arguments& arguments, Thermographs& graphs, Value g,
                       const std::string& title) {
  if (!arguments.given("thermograph")) return;
  NewFile file(arguments.text("thermograph"));
  file.commit(draw_thermograph(graphs.of(g), title));
}

}  // namespace zermelo
