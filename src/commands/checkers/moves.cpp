#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "commands/checkers/board_picture.h"
#include "commands/checkers/commands.h"
#include "commands/draw/picture_option.h"
#include "games/checkers/board/moves.h"

namespace zermelo::checkers {
namespace {

Answer answer(const std::string& position) {
  const auto [p, side] = read_fen(position);
  const MoveList moves(p, side);
  List list;
  Text text = board_words(p);
  text.push_back({fmt::format("{} to move: {} move{}\n", colour(side), moves.size(),
                              moves.size() == 1 ? "" : "s"),
                  Tone::strong});
  for (const auto& move : moves) {
    const auto written = checkers::text(move);
    const auto next = write_fen(play(p, side, move), opponent(side));
    list.emplace_back(Fields{}.add("side", name(side)).add("move", written).add("position", next));
    text.push_back({fmt::format("  {:<9} {}\n", written, next)});
  }
  if (moves.empty()) text.push_back({fmt::format("{} has lost\n", colour(side))});
  return {Fields{}.add("game", "checkers").add("position", position).add("moves", std::move(list)),
          std::move(text)};
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
      Answer out = answer(position);
      put_picture(arguments, "svg",
                  svg_document(board_picture(board_drawing(read_fen(position).position), true)),
                  out);
      sink.answer(out);
    };
  };
  return command;
}

}  // namespace zermelo::checkers
