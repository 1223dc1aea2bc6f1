#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "commands/checkers/board_picture.h"
#include "commands/checkers/commands.h"
#include "commands/draw/picture_option.h"
#include "games/checkers/board/moves.h"

namespace zermelo::checkers {
namespace {

/// A position with its moves, in the order of the rules.
struct ListedMoves {
  std::string given;
  Setup setup;
  MoveList moves;

  explicit ListedMoves(const std::string& position)
      : given(position), setup(read_fen(position)), moves(setup.position, setup.to_move) {}

  std::string after(const Move& move) const {
    return write_fen(play(setup.position, setup.to_move, move), opponent(setup.to_move));
  }
};

Fields fields_of(const ListedMoves& listed) {
  List list;
  for (const auto& move : listed.moves)
    list.emplace_back(Fields{}
                          .add("side", name(listed.setup.to_move))
                          .add("move", text(move))
                          .add("position", listed.after(move)));
  return Fields{}
      .add("game", "checkers")
      .add("position", listed.given)
      .add("moves", std::move(list));
}

Text words_of(const ListedMoves& listed) {
  const auto& [position, side] = listed.setup;
  const auto count = listed.moves.size();
  Text out = board_words(position);
  out.push_back({fmt::format("{} to move: {} move{}\n", colour(side), count, count == 1 ? "" : "s"),
                 Tone::strong});
  for (const auto& move : listed.moves)
    out.push_back({fmt::format("  {:<9} {}\n", text(move), listed.after(move))});
  if (listed.moves.empty()) out.push_back({fmt::format("{} has lost\n", colour(side))});
  return out;
}

}  // namespace

Command moves_command() {
  Command command{.name = "moves",
                  .summary = "the board, every move and where it leads",
                  .takes = Takes::positions,
                  .word = "position"};
  command.examples = {{"moves checkers B:W21-32:B1-12", "the start"},
                      {"moves checkers W:W18,K22:B1,K14 --json", ""},
                      {"moves checkers W:W18,K22:B1,K14 --svg /dev/stdout", "a picture"}};
  command.options = {picture_option("svg", "draw the board as an SVG picture")};
  command.start = [](const Arguments& arguments) -> Run {
    check_picture(arguments, "svg");
    return [arguments](const std::string& position, Sink& sink, Budget&) {
      const ListedMoves listed(position);
      Answer out{fields_of(listed), words_of(listed)};
      put_picture(arguments, "svg",
                  svg_document(board_picture(board_drawing(listed.setup.position), true)), out);
      sink.answer(out);
    };
  };
  return command;
}

}  // namespace zermelo::checkers
