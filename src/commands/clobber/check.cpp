// `check`: solves the boards of a file and compares the winners with those the file claims.

#include <fmt/format.h>

#include "base/error.h"
#include "base/numbers.h"
#include "base/read_file.h"
#include "commands/clobber/case_file.h"
#include "commands/clobber/commands.h"
#include "commands/listing.h"
#include "games/clobber/board/widths.h"
#include "games/clobber/rows/row_values.h"
#include "games/clobber/sums/solvers.h"
#include "value/calculator/calculator.h"

namespace zermelo::clobber {
namespace {

/// All boards of a case side by side, with a gap between them.
Board joined(const TestCase& test) {
  Board board{1, 0, {}};
  for (const Board& each : test.boards) {
    if (each.rows > 1 && test.boards.size() > 1)
      throw Error(fmt::format("check: line {} adds grids; only rows can be added", test.line));
    if (each.rows > 1) return each;
    if (!board.cells.empty()) board.cells.push_back(Cell::empty);
    board.cells.insert(board.cells.end(), each.cells.begin(), each.cells.end());
  }
  if (board.cells.empty()) board.cells.push_back(Cell::empty);
  board.columns = board.cells.size();
  if (board.cells.size() > most_cells)
    throw Error(fmt::format("check: line {} has more than {} cells", test.line, most_cells));
  return board;
}

struct Winners {
  std::optional<Side> left_first, right_first;  // nothing: not asked, or not known
};

template <std::size_t Words>
Winners solve(const TestCase& test, const Board& board, const SumOptions& options,
              RowValues& short_rows, Budget& budget) {
  const auto setup = set_up<Words>(board);
  const auto known =
      board.rows == 1 ? known_rows<Words>(short_rows) : KnownValues<Clobber<Words>>{};
  SumSolver<Clobber<Words>> solver(setup.rules, options, known);
  Calculator calculator(solver.store());
  std::vector<Value> values;
  for (const auto& text : test.values) values.push_back(calculator.value(text));
  Winners found;
  if (test.left_first)
    found.left_first =
        winner(Side::left, solver.result(setup.position, values, Side::left, budget));
  if (test.right_first)
    found.right_first =
        winner(Side::right, solver.result(setup.position, values, Side::right, budget));
  return found;
}

Winners solve(const TestCase& test, const SumOptions& options, RowValues& short_rows,
              Budget& budget) {
  const Board board = joined(test);
  if (board.cells.size() <= 64) return solve<1>(test, board, options, short_rows, budget);
  if (board.cells.size() <= 128) return solve<2>(test, board, options, short_rows, budget);
  return solve<16>(test, board, options, short_rows, budget);
}

/// The number of claims of a file that were checked, and of those found wrong or not decided.
struct ClaimCounts {
  std::uint64_t cases = 0, claims = 0, wrong = 0, unknown = 0;
  std::uint64_t right() const { return claims - wrong - unknown; }
};

/// One claim of a file, and the winner that was found.
struct CheckedClaim {
  Side first = Side::left, claimed = Side::left;
  std::optional<Side> winner;  // nothing: not known
  bool is_wrong() const { return winner && *winner != claimed; }
};

std::vector<CheckedClaim> checked(const TestCase& test, const Winners& found) {
  std::vector<CheckedClaim> out;
  if (test.left_first) out.push_back({Side::left, *test.left_first, found.left_first});
  if (test.right_first) out.push_back({Side::right, *test.right_first, found.right_first});
  return out;
}

Answer wrong_claim(const TestCase& test, const CheckedClaim& claim) {
  Answer answer;
  answer.fields.add("line", std::uint64_t{test.line})
      .add("position", test.text)
      .add("first", name(claim.first))
      .add("claimed", name(claim.claimed))
      .add("winner", name(*claim.winner));
  answer.text.push_back(
      {fmt::format("line {}: {} first: {} wins, not {}: {}\n", test.line, title(claim.first),
                   title(*claim.winner), title(claim.claimed), shortened(test.text)),
       Tone::bad});
  return answer;
}

Fields count_fields(const std::string& path, const ClaimCounts& counts, const Budget& budget) {
  return Fields{}
      .add("file", path)
      .add("cases", counts.cases)
      .add("claims", counts.claims)
      .add("right", counts.right())
      .add("wrong", counts.wrong)
      .add("unknown", counts.unknown)
      .add("nodes", budget.nodes())
      .add("seconds", budget.seconds());
}

Text count_words(const std::string& path, const ClaimCounts& counts, const Budget& budget) {
  return {{fmt::format("{}: {} of {} claims right, {} wrong, {} not known\n", shortened(path),
                       counts.right(), counts.claims, counts.wrong, counts.unknown),
           counts.wrong == 0 ? Tone::good : Tone::bad},
          {fmt::format("  {}\n", say_cost(budget.nodes(), budget.seconds())), Tone::dim}};
}

Answer count_answer(const std::string& path, const ClaimCounts& counts, const Budget& budget) {
  return {count_fields(path, counts, budget), count_words(path, counts, budget),
          counts.wrong > 0     ? Status::wrong
          : counts.unknown > 0 ? Status::unknown
                               : Status::answered};
}

void check(const std::string& path, const Arguments& arguments, Sink& sink, Budget& budget) {
  const auto tests = read_test_file(read_file(path), path);
  if (tests.empty())
    throw Error(fmt::format("check: {} has no cases; expected a board and its winners on a line",
                            shortened(path)));
  const SumOptions options{.bytes = arguments.bytes("memory")};
  RowValues short_rows;
  ClaimCounts counts{.cases = tests.size()};
  for (std::size_t i = 0; i < tests.size(); ++i) {
    Budget one(budget.limits());
    const auto found = solve(tests[i], options, short_rows, one);
    budget.add(one.nodes());
    for (const auto& claim : checked(tests[i], found)) {
      ++counts.claims;
      counts.unknown += claim.winner ? 0 : 1;
      counts.wrong += claim.is_wrong() ? 1 : 0;
      if (claim.is_wrong()) sink.answer(wrong_claim(tests[i], claim));
    }
    sink.progress(fmt::format("case {} of {}", i + 1, tests.size()),
                  static_cast<double>(i + 1) / static_cast<double>(tests.size()));
  }
  sink.answer(count_answer(path, counts, budget));
}

}  // namespace

Command check_command() {
  Command command{.name = "check",
                  .summary = "solve the cases of a file and list the wrong claims",
                  .takes = Takes::positions,
                  .word = "file"};
  command.examples = {{"check clobber FILE", "lines BOARD FIRST WINNER, or a .test file of MCGS"},
                      {"check clobber FILE --seconds 10 --json", "at most ten seconds a case"}};
  command.options = {seconds_option(), nodes_option(), memory_option("1G")};
  command.notes = {{"exit status", "2 when a claim is wrong, 1 when one was not decided"}};
  command.start = [](const Arguments& arguments) -> Run {
    return [arguments](const std::string& path, Sink& sink, Budget& budget) {
      check(path, arguments, sink, budget);
    };
  };
  return command;
}

}  // namespace zermelo::clobber
