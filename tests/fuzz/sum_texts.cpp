// Any text is read as a file of cases, a family of positions, an expression with a parameter or a
// named drawing, or refused by an Error of one short printable line. The first letter says which.

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "games/hackenbush/drawing/shapes.h"
#include "refusal.h"
#include "sums/cases/case_file.h"
#include "sums/family_text.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace zermelo;
  if (size == 0) return 0;
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  testing::read_or_refuse([&] {
    switch (data[0] % 5) {
      case 0:
      case 1: {
        const auto plain =
            data[0] % 5 == 0 ? cases::PlainLines::clobber_boards : cases::PlainLines::sums;
        for (const auto& one : cases::read_test_file(text, "cases", plain))
          if (one.line == 0) std::abort();
        return;
      }
      case 2: {
        const FamilyText family("fuzz", std::string(text));
        for (const std::uint64_t n : {0, 1, 2, 7})
          if (family.member(n).size() > FamilyText::longest) std::abort();
        return;
      }
      case 3:
        with_parameter(text, 3);
        return;
      default: {
        const auto drawing = hackenbush::read_shape(text);
        if (hackenbush::read_drawing(hackenbush::write_drawing(drawing)).edges.size() !=
            drawing.edges.size())
          std::abort();
      }
    }
  });
  return 0;
}
