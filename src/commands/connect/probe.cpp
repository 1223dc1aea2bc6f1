// `probe connect`: the type of one Connection and of its points, or all Connections of a board.

#include <memory>

#include "base/error.h"
#include "commands/connect/commands.h"
#include "commands/connect/probe_answer.h"
#include "commands/connect/solve_request.h"

namespace zermelo::connect {
namespace {

/// A text with several rows or with stones of both colours is a board; any other is a shape.
bool is_board(const std::string& position) {
  constexpr std::string_view black = "xXbB", white = "oOwW";
  return position.find_first_of("/\n") != std::string::npos ||
         (position.find_first_of(black) != std::string::npos &&
          position.find_first_of(white) != std::string::npos);
}

template <class Probed>
Answer answered(const Probed& probed, const std::string& position) {
  return {fields_of(probed, position), text_of(probed), {}};
}

Answer answer_position(const std::string& position, const LineTypes& types, Promotions promotions,
                       const Arguments& arguments) {
  const bool shape = arguments.given("shape"), board = arguments.given("board");
  if (shape && board) throw Error("connect: --shape and --board; expected one of them");
  // Only words of the command line can name files: a line of input must not open one.
  const auto named =
      shape || arguments.given("stdin") ? std::nullopt : text_of_named_file(position);
  if (shape || (!board && !named && !is_board(position)))
    return answered(probe_shape(read_shape(position, types.rules().k), types, promotions),
                    position);
  if (promotions == Promotions::reduced)
    throw Error("connect: --reduced with a board; it is known with a shape only");
  return answered(probe_board(read_grid(named ? *named : position), types.rules()), position);
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
      {"shape", Kind::flag, "", "the position is a shape: 1 or x a stone, 0 or . a void point", ""},
      {"board", Kind::flag, "", "the position is a board: rows of x, o and . joined by /", ""},
      {"k", Kind::count, "n", "stones in a row that win", "6"},
      {"p", Kind::count, "n", "stones a turn", "2"},
      {"reduced", Kind::flag, "", "points by the reduced promotions of the paper's Table 4", ""}};
  command.notes = {
      {"types",
       "C6 DW L5 D5 L4 D4 L3 S3 D3 L2 O for Connect6, best first; fine types split O "
       "into D2 L1 D1 V"},
      {"", "for other games WIN, DW, T<stones>.<threats>, L<stones>, D<stones>, V"},
      {"points",
       "the type a stone there promotes to; O: it promotes nothing; U: never to be played"},
      {"board",
       "points are row,column from the top left, from 0; a file name stands for its board"},
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
