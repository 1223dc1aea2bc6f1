// `reproduce connect-small-games`: a table of small games connect(m, n, k, p, q), after seven with
// known results.

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

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

/// A small game with a known result, solved.
struct SolvedKnown {
  Known known;
  std::optional<Ending> ending;

  std::string ours() const { return ending ? std::string(name(*ending)) : "?"; }
  bool is_same() const { return ours() == known.result; }
};

Fields fields_of(const SolvedKnown& solved) {
  return Fields{}
      .add("rules", solved.known.rules)
      .add("theirs", solved.known.result)
      .add("ours", solved.ending ? Datum(solved.ours()) : Datum())
      .add("same", solved.is_same());
}

Text words_of(const SolvedKnown& solved) {
  return {{fmt::format("  {:<10} theirs {:<6} ours {:<6}", solved.known.rules, solved.known.result,
                       solved.ours())},
          {solved.is_same() ? " same" : " differs", solved.is_same() ? Tone::good : Tone::bad},
          {fmt::format("  {}\n", solved.known.note), Tone::dim}};
}

/// The stones of a turn, and of the first turn.
struct Turns {
  unsigned p, q;
};
constexpr Turns turns[] = {{1, 1}, {2, 1}, {2, 2}, {3, 1}, {3, 2}, {3, 3}};

/// One row of the table: the results for m, n and k with every (p, q).
struct SolvedRow {
  GameRules rules;
  std::array<std::optional<Ending>, std::size(turns)> endings;

  bool is_known() const {
    return std::ranges::all_of(endings, [](const auto& ending) { return ending.has_value(); });
  }
};

SolvedRow solve_row(GameRules rules, Budget& budget) {
  SolvedRow out{rules, {}};
  for (std::size_t i = 0; i < std::size(turns); ++i) {
    rules.p = turns[i].p;
    rules.q = turns[i].q;
    out.endings[i] = solve_exactly(empty_board(rules), memory, budget);
  }
  return out;
}

Fields fields_of(const SolvedRow& row) {
  Fields results;
  for (std::size_t i = 0; i < std::size(turns); ++i) {
    const auto& ending = row.endings[i];
    results.add(fmt::format("{},{}", turns[i].p, turns[i].q),
                ending ? Datum(name(*ending)) : Datum());
  }
  return Fields{}
      .add("m", std::uint64_t{row.rules.rows})
      .add("n", std::uint64_t{row.rules.columns})
      .add("k", std::uint64_t{row.rules.k})
      .add("results", std::move(results));
}

Text words_of(const SolvedRow& row) {
  std::string line = fmt::format(
      "  {:<8}", fmt::format("{},{},{}", row.rules.rows, row.rules.columns, row.rules.k));
  for (const auto& ending : row.endings)
    line += fmt::format(" {:>7}", ending ? name(*ending) : "?");
  return {{line + '\n'}};
}

struct SmallGamesSum {
  std::uint64_t games = 0, nodes = 0;
  double seconds = 0;
};

Fields fields_of(const SmallGamesSum& sum) {
  return Fields{}.add("games", sum.games).add("nodes", sum.nodes).add("seconds", sum.seconds);
}

Text words_of(const SmallGamesSum& sum) {
  return {{fmt::format("{} games, {} nodes, {}\n", sum.games, with_commas(sum.nodes),
                       show_seconds(sum.seconds)),
           Tone::dim}};
}

void reproduce_small_games(const Arguments& arguments, Sink& sink, Budget& budget) {
  const std::uint64_t most = std::min<std::uint64_t>(arguments.count("points"), most_points_solved);
  for (const Known& each : known) {
    const SolvedKnown solved{each,
                             solve_exactly(empty_board(read_rules(each.rules)), memory, budget)};
    sink.answer(
        {fields_of(solved), words_of(solved), solved.ending ? Status::answered : Status::unknown});
  }
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
        const SolvedRow row = solve_row({m, n, k, 1, 1}, budget);
        sink.answer(
            {fields_of(row), words_of(row), row.is_known() ? Status::answered : Status::unknown});
        games += std::size(turns);
      }
    }
  }
  const SmallGamesSum sum{games, budget.nodes(), budget.seconds()};
  sink.answer({fields_of(sum), words_of(sum)});
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
