// The JSON form of a drawing, three ways: the bytes as they are in braces, as the vertices and as
// the edges of a form that is right otherwise, so that most of the bytes meet the reader and not
// the parser. A drawing that is read survives writing and reading, and its picture keeps the
// places.

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "commands/draw/hackenbush_picture.h"
#include "games/hackenbush/drawing/drawing.h"
#include "refusal.h"

namespace {

void check(const std::string& text) {
  using namespace zermelo;
  testing::read_or_refuse([&] {
    const auto drawing = hackenbush::read_drawing(text);
    if (hackenbush::read_drawing(hackenbush::write_json(drawing)) != drawing) std::abort();
    const auto numbered = hackenbush::read_drawing(hackenbush::write_drawing(drawing));
    if (numbered.edges != drawing.edges) std::abort();
    const auto svg = svg_document(hackenbush::drawing_picture(drawing, true));
    if (svg.find("=\"nan") != std::string::npos) std::abort();
  });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  check("{" + text + "}");
  check(R"({"vertices":[)" + text + R"(],"edges":[{"from":0,"to":1,"colour":"B"},)" +
        R"({"from":1,"to":2,"colour":"R"},{"from":2,"to":2,"colour":"G"}]})");
  check(R"({"vertices":[{"id":1,"x":1,"y":2},{"id":"a","x":2,"y":2}],"edges":[)" + text + "]}");
  return 0;
}
