// Any text is a FEN, a move and a file of games, and then survives writing and reading, or refused
// as each of them by an Error of one short printable line.

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "games/checkers/board/pdn.h"
#include "refusal.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace zermelo;
  using namespace zermelo::checkers;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  testing::read_or_refuse([&] {
    const auto setup = read_fen(text);
    if (read_fen(write_fen(setup.position, setup.to_move)) != setup) std::abort();
  });
  testing::read_or_refuse([&] {
    const auto [position, to_move] = start_position();
    const Move move = read_move(text, position, to_move);
    if (read_move(checkers::text(move), position, to_move) != move) std::abort();
  });
  testing::read_or_refuse([&] {
    for (auto game : read_pdn(text)) {
      if (read_pdn(write_pdn(game)) != std::vector{game}) std::abort();
      game.comments.resize(game.moves.size() + 1);  // as `annotate` adds them
      for (auto& comment : game.comments) comment += comment.empty() ? "a draw" : "; a draw";
      if (read_pdn(write_pdn(game)) != std::vector{game}) std::abort();
    }
  });
  return 0;
}
