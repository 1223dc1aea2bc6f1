// Any text is either a board, and then survives writing and reading, or refused by an Error of one
// short printable line.

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "games/clobber/board/widths.h"
#include "refusal.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace zermelo;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  testing::read_or_refuse([&] {
    const auto board = clobber::read_board(text);
    if (!(clobber::read_board(clobber::write_board(board)) == board)) std::abort();
    clobber::with_setup(text, [&](const auto& setup) {
      if (!(setup.rules.board(setup.position) == board)) std::abort();
      for (const auto& move : setup.rules.moves(setup.position, Side::left)) {
        setup.rules.play(setup.position, Side::left, move);
      }
    });
  });
  return 0;
}
