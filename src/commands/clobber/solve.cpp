#include "commands/clobber/combinatorial_solve.h"
#include "commands/clobber/commands.h"
#include "commands/solve_command.h"
#include "commands/value_command.h"
#include "games/clobber/board/widths.h"
#include "games/clobber/sums/solvers.h"

namespace zermelo::clobber {

namespace {

/// A grid takes many moves to fall apart, and until then a plain search is ten times as fast.
bool is_one_piece_of_grid(const std::string& board) {
  return with_setup(board, [](const auto& setup) {
    return setup.rules.rows() > 1 && setup.rules.parts(setup.position).size() <= 1;
  });
}

}  // namespace

/// The sum solver by default, deepening for a connected grid; plain and combinatorial solvers by
/// name.
Command solve_command() {
  Command command = plain_solve_command("clobber", reader_of(read_setup));
  command.word = "board";
  command.options = sum_solve_options();
  command.options.push_back({"dead-stones",
                             Kind::choice,
                             "what",
                             "by a plain search: clear them away, or keep them as the report does",
                             "clear",
                             {"clear", "keep"}});
  command.options.push_back(tables_option());
  for (int i = 1; i <= 6; ++i)
    command.options.front().choices.push_back("combinatorial-" + std::to_string(i));
  command.start = [plain = command.start](const Arguments& arguments) -> Run {
    const std::string method = method_for(arguments);
    if (const auto number = combinatorial_number(method))
      return solve_by_combinatorial(*number, arguments);
    if (method != "sum") return plain(arguments);
    const Run sum = solve_by_sum(arguments);
    if (arguments.given("by") || arguments.given("explain") || arguments.given("all-moves"))
      return sum;
    return [sum, whole = plain(arguments)](const std::string& board, Sink& sink, Budget& budget) {
      (is_one_piece_of_grid(board) ? whole : sum)(board, sink, budget);
    };
  };
  command.examples = {
      {"solve clobber BBW.WB", "the winner with either player moving first"},
      {"solve clobber 4x5 --first right", "the checkerboard start, Right first"},
      {"solve clobber \"(BBW)^4.BWBW\" --explain --all-moves", "and why"},
      {"solve clobber \"(BW)^13\" --by proof-number --json", "by a plain search"},
      {"solve clobber \"(BW)^9\" --order random --seed 3", "moves tried at random"}};
  return command;
}

Command value_command() {
  Command command = zermelo::value_command("clobber", reader_of(read_setup));
  command.word = "board";
  command.examples = {{"value clobber BBWB", "the game value, and what follows from it"},
                      {"value clobber \"(BBW)^6\" --json", ""},
                      {"value clobber \"BWB|WBW\"", "a small grid"}};
  return command;
}

}  // namespace zermelo::clobber
