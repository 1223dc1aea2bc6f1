// `check`: solves the cases of a file and compares the winners with those the file claims.

#include "commands/normal_play/check_command.h"

#include <fmt/format.h>

#include "base/error.h"
#include "base/numbers.h"
#include "base/read_file.h"
#include "commands/listing.h"
#include "sums/cases/case_solver.h"

namespace zermelo {
namespace {

using cases::TestCase;
using cases::Winners;

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

Fields fields_of(const TestCase& test, const CheckedClaim& claim) {
  return Fields{}
      .add("line", std::uint64_t{test.line})
      .add("position", test.text)
      .add("first", name(claim.first))
      .add("claimed", name(claim.claimed))
      .add("winner", name(*claim.winner));
}

Text words_of(const TestCase& test, const CheckedClaim& claim) {
  return {{fmt::format("line {}: {} first: {} wins, not {}: {}\n", test.line, title(claim.first),
                       title(*claim.winner), title(claim.claimed), shortened(test.text)),
           Tone::bad}};
}

Answer wrong_claim(const TestCase& test, const CheckedClaim& claim) {
  return {fields_of(test, claim), words_of(test, claim)};
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

void check(const std::string& path, cases::PlainLines plain, const Arguments& arguments, Sink& sink,
           Budget& budget) {
  const auto tests = cases::read_test_file(read_file(path), path, plain);
  if (tests.empty())
    throw Error(fmt::format("check: {} has no cases; expected a {} and its winners on a line",
                            shortened(path), plain == cases::PlainLines::sums ? "sum" : "board"));
  cases::CaseSolver solver(arguments.bytes("memory"));
  ClaimCounts counts{.cases = tests.size()};
  for (std::size_t i = 0; i < tests.size(); ++i) {
    Budget one(budget.limits());
    const auto found = solver.solve(tests[i], one);
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

Command check_command(const std::string& game, cases::PlainLines plain) {
  Command command{.name = "check",
                  .summary = "solve the cases of a file and list the wrong claims",
                  .takes = Takes::positions,
                  .word = "file"};
  const std::string call = "check " + game + " FILE";
  command.examples = {{call, fmt::format("lines {} FIRST WINNER, or a .test file of MCGS",
                                         plain == cases::PlainLines::sums ? "SUM" : "BOARD")},
                      {call + " --seconds 10 --json", "at most ten seconds a case"}};
  command.options = {seconds_option(), nodes_option(), memory_option("1G")};
  command.notes = {{"exit status", "2 when a claim is wrong, 1 when one was not decided"}};
  command.is_meant_without_game = plain == cases::PlainLines::clobber_boards;
  command.start = [plain](const Arguments& arguments) -> Run {
    return [arguments, plain](const std::string& path, Sink& sink, Budget& budget) {
      check(path, plain, arguments, sink, budget);
    };
  };
  return command;
}

}  // namespace zermelo
