// `solve connect --threats`: wins by threats, the shortest one.

#include "commands/connect/threats_solver.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.h"
#include "games/connect/threats/forcing.h"
#include "games/connect/types/shape.h"

namespace zermelo::connect {
namespace {

constexpr std::uint64_t most_turns = 1000;

/// The kind of threats: the one asked for, or the usual one.
std::string kind_of(const SolveRequest& request, const Arguments& arguments) {
  if (request.rules.p > 2) {
    throw Error(
        fmt::format("connect: --threats with {} stones a turn; expected 1 or 2", request.rules.p));
  }
  const bool two = request.rules.p == 2;
  const std::string kind = arguments.has("by") ? arguments.text("by") : two ? "double" : "vcf";
  if ((kind == "double" || kind == "single") != two) {
    throw Error(fmt::format("connect: --by {} with {} stone{} a turn; expected {}", kind,
                            request.rules.p, two ? "s" : "",
                            two ? "double or single" : "vcf or vct"));
  }
  if (two && request.exactly)
    throw Error("connect: --exactly with 2 stones a turn; it is known with 1 only");
  return kind;
}

unsigned limit_of(const std::string& kind, const Arguments& arguments) {
  if (arguments.has("turns"))
    return static_cast<unsigned>(std::min(arguments.count("turns"), most_turns));
  return kind == "vcf" ? 100 : kind == "vct" ? 8 : 4;
}

/// With fours alone 0; otherwise how far a three may reach.
unsigned reach_of(const std::string& kind, const Arguments& arguments) {
  if (kind != "vct") {
    if (arguments.given("reach"))
      throw Error(fmt::format("connect: --reach is only for --by vct; found --by {}", kind));
    return 0;
  }
  const auto reach = static_cast<unsigned>(std::min(arguments.count("reach"), most_turns));
  if (reach < 2) throw Error("connect: --reach must be 2 or more; fours alone are --by vcf");
  return reach;
}

ThreatAnswer solve(const ThreatReport& asked, const Arguments& arguments, Budget& budget) {
  const auto& [rules, exactly, grid, to_move, record] = asked.request;
  const unsigned reach = reach_of(asked.kind, arguments);
  if (rules.p == 2) {
    const ThreatOptions options{asked.kind == "single", asked.with_tree};
    return solve_threats(*grid, rules.k, to_move, asked.limit, budget, options);
  }
  const ForcingRules forcing{rules.k, exactly, reach};
  return solve_forcing(*grid, forcing, to_move, asked.limit, asked.with_tree, budget);
}

}  // namespace

ThreatReport solve_by_threats(const SolveRequest& request, const Arguments& arguments,
                              Budget& budget) {
  if (!request.grid)
    throw Error("connect: --threats without a board; expected rows such as x../...");
  ThreatReport report;
  report.request = request;
  report.kind = kind_of(request, arguments);
  report.limit = limit_of(report.kind, arguments);
  report.with_tree = arguments.given("tree");
  checked_line_rules(request.rules.k, request.rules.p);
  report.won_already = row_won_already(*request.grid, request.rules.k, request.exactly);
  if (!report.won_already) {
    report.found = solve(report, arguments, budget);
  } else {
    const bool won = report.won_already->colour == request.to_move;
    report.found.result = won ? ThreatResult::win : ThreatResult::none;
  }
  return report;
}

}  // namespace zermelo::connect
