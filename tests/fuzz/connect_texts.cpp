// Any text is either a board, a shape, the rules of a game or a game record, and then survives
// writing and reading, or refused by an Error of one short printable line.

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "games/connect/board/grid.h"
#include "games/connect/board/rules.h"
#include "games/connect/play/record.h"
#include "games/connect/play/record_reader.h"
#include "games/connect/types/shape.h"
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
  testing::read_or_refuse([&] {
    const auto game = connect::read_record(given);
    const connect::Grid last = board_after(game, game.turns.size());
    if (last.size() != game.rules.game.rows * game.rules.game.columns) std::abort();
    // A record that we can write, in which the sides move in turn, is read back.
    if (game.start.cells.find_first_not_of('.') != std::string::npos) return;
    connect::GameRecord record;
    record.rules = game.rules;
    for (std::size_t i = 0; i < game.turns.size(); ++i) {
      const bool usual =
          !game.turns[i].points.empty() && is_whole_turn(game, i + 1) &&
          game.turns[i].colour == (i % 2 == 0 ? connect::Colour::black : connect::Colour::white);
      if (!usual) return;
      record.turns.push_back({game.turns[i].points, 0});
    }
    for (const std::string& written : {to_sgf(record), to_psq(record)}) {
      const auto again = connect::read_record(written);
      if (!(board_after(again, again.turns.size()) == last)) std::abort();
    }
  });
  return 0;
}
