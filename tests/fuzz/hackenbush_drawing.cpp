// Any text is either a drawing or a sum of stalks, and then survives writing and reading and has a
// picture, or refused by an Error of one short printable line.

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "commands/draw/hackenbush_picture.h"
#include "games/hackenbush/drawing/drawing.h"
#include "refusal.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace zermelo;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  for (const auto& read : {hackenbush::read_drawing, hackenbush::read_stalks}) {
    testing::read_or_refuse([&] {
      const auto drawing = read(text);
      if (hackenbush::read_drawing(hackenbush::write_json(drawing)) != drawing) std::abort();
      const auto again = hackenbush::read_drawing(hackenbush::write_drawing(drawing));
      if (again.edges != drawing.edges) std::abort();
      if (svg_document(hackenbush::drawing_picture(drawing, true)).empty()) std::abort();
    });
  }
  return 0;
}
