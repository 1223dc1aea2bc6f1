// Any text is either a board, and then survives writing and reading and falls apart into its parts,
// or refused by an Error of one short printable line.

#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <variant>

#include "games/domineering/widths.h"
#include "refusal.h"

namespace zermelo::domineering {
namespace {

/// The parts together are the tidy position, and a key is its own key.
template <class G>
void check_parts(const Setup<G>& setup) {
  auto rest = setup.rules.tidied(setup.position);
  for (const auto& part : setup.rules.parts(setup.position)) {
    rest.free ^= part.free;
    const auto key = setup.rules.key(part);
    if (!(setup.rules.key(key) == key) || key.free.count() != part.free.count()) std::abort();
  }
  if (rest.free.any()) std::abort();
}

}  // namespace
}  // namespace zermelo::domineering

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace zermelo;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  testing::read_or_refuse([&] {
    const auto board = domineering::read_board(text);
    if (!(domineering::read_board(domineering::write_board(board)) == board)) std::abort();
    const auto check = [&](const auto& setup) {
      if (!(setup.rules.board(setup.position) == board)) std::abort();
      domineering::check_parts(setup);
    };
    std::visit(check, domineering::read_setup(text));
  });
  return 0;
}
