// `conjecture` for expressions with a parameter: values, and positions of several games.

#include "commands/normal_play/conjecture.h"

#include "commands/sum/commands.h"
#include "sums/family_solver.h"
#include "sums/family_text.h"
#include "sums/sum_reader.h"

namespace zermelo::sum {
namespace {

FamilySource read_family(const std::string& text, const Arguments& arguments) {
  with_parameter(text, arguments.count("to"));
  const auto solver = std::make_shared<FamilySolver>(arguments.bytes("memory"));
  const std::size_t bytes = arguments.bytes("memory") / 2;
  return {[text](std::uint64_t n) { return with_parameter(text, n); },
          [text, solver, bytes](std::uint64_t n, Budget& budget) {
            try {
              const auto sum = read_sum(with_parameter(text, n), solver->store(), budget, bytes);
              return solver->member(n, sum.terms, budget);
            } catch (const GaveUp& reason) {
              return FamilyMember{.n = n, .why = reason.trouble()};
            }
          },
          &solver->store()};
}

}  // namespace

Command conjecture_command() {
  return zermelo::conjecture_command(
      {"sum",
       {{"conjecture sum \"{n|-n} + {1|-1}\" --to 8", "an expression of values"},
        {"conjecture sum \"clobber((BBW)^n) + n.*\"", "positions and values"},
        {"conjecture sum \"domineering(2xn) - hackenbush(BR)\" --to 10 --json", ""}},
       {{"expressions", "as solve sum reads them; n, 2n stand for numbers: {n|-n}, 3n.^, *n"}},
       read_family});
}

}  // namespace zermelo::sum
