// Files of boards with the winners somebody claims, solved and compared.

#include <fmt/format.h>

#include "base/error.h"
#include "base/numbers.h"
#include "base/read_file.h"
#include "commands/clobber/case_file.h"
#include "commands/clobber/commands.h"
#include "commands/listing.h"
#include "games/clobber/board/widths.h"
#include "games/clobber/rows/row_values.h"
#include "games/clobber/sums/sum_solvers.h"
#include "value/calculator.h"

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

struct Found {
  std::optional<Side> left_first, right_first;  // nothing: not asked, or not known
  std::uint64_t nodes = 0;
};

template <std::size_t Words>
Found solve(const TestCase& test, const Board& board, const SumOptions& options,
            RowValues& short_rows, Budget& budget) {
  const auto setup = set_up<Words>(board);
  const auto known =
      board.rows == 1 ? known_rows<Words>(short_rows) : KnownValues<Clobber<Words>>{};
  SumSolver<Clobber<Words>> solver(setup.rules, options, known);
  Calculator calculator(solver.store());
  std::vector<Value> values;
  for (const auto& text : test.values) values.push_back(calculator.value(text));
  Found found;
  if (test.left_first)
    found.left_first =
        winner(Side::left, solver.result(setup.position, values, Side::left, budget));
  if (test.right_first)
    found.right_first =
        winner(Side::right, solver.result(setup.position, values, Side::right, budget));
  found.nodes = budget.nodes();
  return found;
}

Found solve(const TestCase& test, const SumOptions& options, RowValues& short_rows,
            Budget& budget) {
  const Board board = joined(test);
  if (board.cells.size() <= 64) return solve<1>(test, board, options, short_rows, budget);
  if (board.cells.size() <= 128) return solve<2>(test, board, options, short_rows, budget);
  return solve<16>(test, board, options, short_rows, budget);
}

class Tally {
 public:
  void add(const TestCase& test, Side first, std::optional<Side> claimed, std::optional<Side> found,
           Sink& sink) {
    if (!claimed) return;
    ++claims_;
    if (!found) ++unknown_;
    if (!found || *found == *claimed) return;
    ++wrong_;
    Answer answer;
    answer.fields.add("line", std::uint64_t{test.line})
        .add("position", test.text)
        .add("first", name(first))
        .add("claimed", name(*claimed))
        .add("winner", name(*found));
    answer.text.push_back(
        {fmt::format("line {}: {} first: {} wins, not {}: {}\n", test.line, title(first),
                     title(*found), title(*claimed), shortened(test.text)),
         Tone::bad});
    sink.answer(answer);
  }

  Answer summary(const std::string& path, std::size_t cases, std::uint64_t nodes,
                 double seconds) const {
    Answer answer;
    answer.status = wrong_ > 0 ? Status::wrong : unknown_ > 0 ? Status::unknown : Status::answered;
    answer.fields.add("file", path)
        .add("cases", std::uint64_t{cases})
        .add("claims", claims_)
        .add("right", claims_ - wrong_ - unknown_)
        .add("wrong", wrong_)
        .add("unknown", unknown_)
        .add("nodes", nodes)
        .add("seconds", seconds);
    answer.text.push_back(
        {fmt::format("{}: {} of {} claims right, {} wrong, {} not known\n", shortened(path),
                     claims_ - wrong_ - unknown_, claims_, wrong_, unknown_),
         wrong_ == 0 ? Tone::good : Tone::bad});
    answer.text.push_back({fmt::format("  {}\n", say_cost(nodes, seconds)), Tone::dim});
    return answer;
  }

 private:
  std::uint64_t claims_ = 0, wrong_ = 0, unknown_ = 0;
};

void check(const std::string& path, const Arguments& arguments, Sink& sink, Budget& budget) {
  const auto tests = read_test_file(read_file(path), path);
  if (tests.empty())
    throw Error(fmt::format("check: {} has no cases; expected a board and its winners on a line",
                            shortened(path)));
  const SumOptions options{.bytes = arguments.bytes("memory")};
  RowValues short_rows;
  Tally tally;
  for (std::size_t i = 0; i < tests.size(); ++i) {
    Budget one(budget.limits());
    const auto found = solve(tests[i], options, short_rows, one);
    budget.add(one.nodes());
    tally.add(tests[i], Side::left, tests[i].left_first, found.left_first, sink);
    tally.add(tests[i], Side::right, tests[i].right_first, found.right_first, sink);
    sink.progress(fmt::format("case {} of {}", i + 1, tests.size()),
                  static_cast<double>(i + 1) / static_cast<double>(tests.size()));
  }
  sink.answer(tally.summary(path, tests.size(), budget.nodes(), budget.seconds()));
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
