// `probe connect`: the type of one Connection and of its points, or all Connections of a board.

#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "base/error.h"
#include "commands/connect/asked.h"
#include "commands/connect/board_answer.h"
#include "commands/connect/commands.h"
#include "games/connect/types/types.h"

namespace zermelo::connect {
namespace {

/// The names of the points' types in the order of the string: the head comes last.
std::vector<std::string> point_names(Shape shape, const LineTypes& types, Promotions promotions) {
  const std::string codes = points_of(shape, types, promotions);
  std::vector<std::string> names;
  for (const char code : codes) names.push_back(types.name(static_cast<TypeCode>(code)));
  std::reverse(names.begin(), names.end());
  return names;
}

Answer answer_shape(const std::string& position, const LineTypes& types, Promotions promotions) {
  const LineRules rules = types.rules();
  const Shape shape = read_shape(position, rules.k);
  const std::string type = types.name(types.type(shape)), fine = types.fine_name(shape);
  const auto names = point_names(shape, types, promotions);
  List points;
  for (const auto& name : names) points.emplace_back(name);
  Answer answer;
  answer.fields.add("game", "connect")
      .add("position", position)
      .add("k", std::uint64_t{rules.k})
      .add("p", std::uint64_t{rules.p})
      .add("shape", text(shape))
      .add("length", std::uint64_t{shape.length})
      .add("number", shape.bits)
      .add("index", index_of(shape, rules.k))
      .add("type", type)
      .add("fine_type", fine)
      .add("points", std::move(points))
      .add("exact", true)
      .add("source", "definitions");
  answer.text.push_back({fmt::format("{}: {}", text(shape), type), Tone::strong});
  if (fine != type) answer.text.push_back({fmt::format(" ({})", fine), Tone::strong});
  answer.text.push_back(
      {fmt::format("\n  points from the left: {}\n  binary form ({}, {}), unary "
                   "form {}\n",
                   fmt::join(names, " "), shape.length, shape.bits, index_of(shape, rules.k))});
  return answer;
}

/// Rows, or stones of both colours are a board; all else is a shape.
bool is_board(const std::string& position) {
  constexpr std::string_view black = "xXbB", white = "oOwW";
  return position.find_first_of("/\n") != std::string::npos ||
         (position.find_first_of(black) != std::string::npos &&
          position.find_first_of(white) != std::string::npos);
}

Answer answer_position(const std::string& position, const LineTypes& types, Promotions promotions,
                       const Arguments& arguments) {
  const bool shape = arguments.given("shape"), board = arguments.given("board");
  if (shape && board) throw Error("connect: --shape and --board; expected one of them");
  // Only words of the command line name files: a line of input must not open any.
  const auto named =
      shape || arguments.given("stdin") ? std::nullopt : text_of_named_file(position);
  if (shape || (!board && !named && !is_board(position)))
    return answer_shape(position, types, promotions);
  if (promotions == Promotions::reduced)
    throw Error("connect: --reduced with a board; it is known with a shape only");
  return answer_board(position, read_grid(named ? *named : position), types.rules());
}

}  // namespace

Command probe_command() {
  Command command{.name = "probe",
                  .summary = "types of a Connection and its points, or of a board",
                  .takes = Takes::positions,
                  .word = "shape"};
  command.examples = {
      {"probe connect --shape 0011100", "Connect6: a sleeping three"},
      {"probe connect ..xxx.. --k 5 --p 1 --json", "the same in Go-Moku"},
      {"probe connect --shape 8,216", "by length and number"},
      {"probe connect --board ......./..xx.../..o.x.o --k 5 --p 1", "all Connections of a board"}};
  command.options = {
      {"shape", Kind::flag, "", "what follows is a shape: 1 or x a stone, 0 or . a void point", ""},
      {"board", Kind::flag, "", "what follows is a board: rows of x, o and . joined by /", ""},
      {"k", Kind::count, "n", "stones in a row that win", "6"},
      {"p", Kind::count, "n", "stones a turn", "2"},
      {"reduced", Kind::flag, "", "points by the reduced promotions of the paper's Table 4", ""}};
  command.notes = {
      {"types",
       "C6 DW L5 D5 L4 D4 L3 S3 D3 L2 O for Connect6, best first; fine types part O "
       "into D2 L1 D1 V"},
      {"", "else WIN, DW, T<stones>.<threats>, L<stones>, D<stones>, V"},
      {"points", "the type a stone there promotes to; O promotes nothing; U never to be played"},
      {"board", "points are row,column from the top left, from 0; a board may be a file's name"},
      {"composite", "the types of a point in the four directions, best first"}};
  command.start = [](const Arguments& arguments) -> Run {
    const auto types =
        std::make_shared<LineTypes>(checked_line_rules(arguments.count("k"), arguments.count("p")));
    const auto promotions = arguments.given("reduced") ? Promotions::reduced : Promotions::all;
    return [types, promotions, arguments](const std::string& position, Sink& sink, Budget&) {
      sink.answer(answer_position(position, *types, promotions, arguments));
    };
  };
  return command;
}

}  // namespace zermelo::connect
