// Any text is either a board, a shape or the rules of a game, and then survives writing and
// reading, or refused by an Error of one short printable line.

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "games/connect/grid.h"
#include "games/connect/rules.h"
#include "games/connect/shape.h"
#include "refusal.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace zermelo;
  const std::string_view given(reinterpret_cast<const char*>(data), size);
  testing::read_or_refuse([&] {
    const auto grid = connect::read_grid(given);
    if (!(connect::read_grid(text(grid)) == grid)) std::abort();
  });
  testing::read_or_refuse([&] {
    const auto shape = connect::read_shape(given, 6);
    if (!(connect::read_shape(text(shape), 6) == shape)) std::abort();
  });
  testing::read_or_refuse([&] {
    const auto rules = connect::read_rules(given);
    if (!(connect::read_rules(text(rules)) == rules)) std::abort();
  });
  return 0;
}
