// `reproduce connect-small-games`: a table of small games connect(m, n, k, p, q), after seven with
// known results.

#include <fmt/format.h>

#include "base/numbers.h"
#include "games/connect/exact/exact.h"
#include "papers/connections/reproductions.h"

namespace zermelo::connect {
namespace {

struct Known {
  const char *rules, *result, *note;
};

/// Results that are common knowledge or found in the literature on m,n,k-games.
constexpr Known known[] = {
    {"3,3,3,1,1", "draw", "noughts and crosses"},
    {"3,4,3,1,1", "first", ""},
    {"4,4,4,1,1", "draw", ""},
    {"5,5,4,1,1", "draw", ""},
    {"5,6,4,1,1", "first", "the smallest board with a win for k = 4 and sides over 4"},
    {"5,5,5,1,1", "draw", ""},
    {"6,6,5,1,1", "draw", ""}};

constexpr std::size_t memory = std::size_t{1} << 30;

Answer compare(const Known& each, Budget& budget) {
  const auto ending = solve_exactly(empty_board(read_rules(each.rules)), memory, budget);
  const std::string ours = ending ? std::string(name(*ending)) : "?";
  const bool same = ours == each.result;
  Answer answer;
  answer.status = ending ? Status::answered : Status::unknown;
  answer.fields.add("rules", each.rules)
      .add("theirs", each.result)
      .add("ours", ending ? Datum(ours) : Datum())
      .add("same", same);
  answer.text.push_back(
      {fmt::format("  {:<10} theirs {:<6} ours {:<6}", each.rules, each.result, ours)});
  answer.text.push_back({same ? " same" : " differs", same ? Tone::good : Tone::bad});
  answer.text.push_back({fmt::format("  {}\n", each.note), Tone::dim});
  return answer;
}

/// The stones of a turn, and of the first turn.
struct Turns {
  unsigned p, q;
};
constexpr Turns turns[] = {{1, 1}, {2, 1}, {2, 2}, {3, 1}, {3, 2}, {3, 3}};

/// One row of the table: the results for m, n and k with every (p, q).
Answer solve_row(GameRules rules, Budget& budget) {
  Answer answer;
  Fields results;
  std::string line =
      fmt::format("  {:<8}", fmt::format("{},{},{}", rules.rows, rules.columns, rules.k));
  for (const auto& [p, q] : turns) {
    rules.p = p;
    rules.q = q;
    const auto ending = solve_exactly(empty_board(rules), memory, budget);
    if (!ending) answer.status = Status::unknown;
    results.add(fmt::format("{},{}", p, q), ending ? Datum(name(*ending)) : Datum());
    line += fmt::format(" {:>7}", ending ? name(*ending) : "?");
  }
  answer.fields.add("m", std::uint64_t{rules.rows})
      .add("n", std::uint64_t{rules.columns})
      .add("k", std::uint64_t{rules.k})
      .add("results", std::move(results));
  answer.text.push_back({line + '\n'});
  return answer;
}

void reproduce_small_games(const Arguments& arguments, Sink& sink, Budget& budget) {
  const std::uint64_t most = std::min<std::uint64_t>(arguments.count("points"), most_points_solved);
  for (const Known& each : known) sink.answer(compare(each, budget));
  Text heading{{fmt::format(
      "the winner of connect(m,n,k,p,q), m <= n, on at most {} points\n  p,q     ", most)}};
  for (const auto& [p, q] : turns)
    heading.push_back({fmt::format(" {:>7}", fmt::format("{},{}", p, q))});
  heading.push_back({"\n"});
  sink.answer({{}, heading, {}});
  std::uint64_t games = 0;
  for (unsigned m = 1; m <= most; ++m) {
    for (unsigned n = m; std::uint64_t{m} * n <= most && n <= longest_side; ++n) {
      for (unsigned k = 2; k <= std::min(n, 6U) && !budget.stopped(); ++k) {
        sink.answer(solve_row({m, n, k, 1, 1}, budget));
        games += std::size(turns);
      }
    }
  }
  Answer sum;
  sum.fields.add("games", games).add("nodes", budget.nodes()).add("seconds", budget.seconds());
  sum.text.push_back({fmt::format("{} games, {} nodes, {}\n", games, with_commas(budget.nodes()),
                                  show_seconds(budget.seconds())),
                      Tone::dim});
  sink.answer(sum);
}

}  // namespace

Reproduction small_games_reproduction() {
  Command command{.name = "connect-small-games",
                  .summary = "section 1: small games connect(m,n,k,p,q), solved"};
  command.examples = {{"reproduce connect-small-games", "boards of up to 16 points"},
                      {"reproduce connect-small-games --points 25", ""}};
  command.options = {{"points", Kind::count, "n", "the largest boards", "16"}, seconds_option()};
  command.start = [](const Arguments& arguments) -> Run {
    return [arguments](const std::string&, Sink& sink, Budget& budget) {
      reproduce_small_games(arguments, sink, budget);
    };
  };
  return {"connections", command};
}

}  // namespace zermelo::connect
