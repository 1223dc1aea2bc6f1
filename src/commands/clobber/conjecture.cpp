// `conjecture` for rows and grids: rows have a solver of their own, which is faster.

#include "commands/normal_play/conjecture.h"

#include "commands/clobber/commands.h"
#include "games/clobber/sums/family_solver.h"
#include "sums/family_text.h"
#include "sums/positions.h"

namespace zermelo::clobber {
namespace {

template <std::size_t Words>
FamilySource row_family(const FamilyText& family, const Arguments& arguments) {
  const auto solver = std::make_shared<RowFamilySolver<Words>>(arguments.bytes("memory"));
  return {[family](std::uint64_t n) { return family.member(n); },
          [family, solver](std::uint64_t n, Budget& budget) {
            return solver->member(n, read_board(family.member(n)), budget);
          },
          &solver->store()};
}

FamilySource read_family(const std::string& text, const Arguments& arguments) {
  const FamilyText family("clobber", text);
  const Board first = read_board(family.member(arguments.count("from"))),
              last = read_board(family.member(arguments.count("to")));
  if (first.rows != 1 || last.rows != 1)
    return family_of_positions("clobber", text, clobber_model, arguments);
  if (last.cells.size() <= 64) return row_family<1>(family, arguments);
  if (last.cells.size() <= 128) return row_family<2>(family, arguments);
  return row_family<16>(family, arguments);
}

}  // namespace

Command conjecture_command() {
  Command command = zermelo::conjecture_command(
      {"clobber",
       {{"conjecture clobber \"(BBW)^n\" --to 12", "and the formula behind it"},
        {"conjecture clobber \"(WB)^n\" --from 1 --to 10 --seconds 60 --json", ""},
        {"conjecture clobber 2xn --to 6", "checkerboard starts of two rows"},
        {"conjecture clobber \"(BB|BW)^n\" --to 4", "whole rows, repeated"}},
       family_notes(),
       read_family});
  command.is_meant_without_game = true;  // families began with rows
  return command;
}

}  // namespace zermelo::clobber
