#include "papers/clobber_strong/contestants.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "base/random.h"
#include "commands/sum_command.h"
#include "games/clobber/rows/row_values.h"
#include "games/clobber/sums/combinatorial.h"
#include "games/clobber/sums/solvers.h"
#include "search/methods.h"

namespace zermelo::clobber {
namespace {

using Rules = StrongContestant::Rules;

StrongContestant sum_contestant() {
  struct Kept {
    RowValues short_rows;
    SumAsker<Rules> asker{SumOptions{}, known_rows<1>(short_rows)};
  };
  const auto kept = std::make_shared<Kept>();
  return {"sum", 0,
          [kept](const Setup<Rules>& setup, Side side, Budget& budget) {
            return kept->asker.solve(setup.rules, setup.position, side, budget).result;
          },
          [kept] { return kept->asker.most_bytes() + kept->short_rows.store().bytes(); }};
}

StrongContestant combinatorial_contestant(const RowTable& table, int number) {
  constexpr double theirs[] = {15.93, 7.18, 4.80, 0, 0, 0};
  struct Kept {
    CombinatorialSolver solver;
    std::size_t most_bytes = 0;
  };
  const auto kept = std::make_shared<Kept>(
      Kept{CombinatorialSolver(table, combinatorial_features(number), std::size_t{256} << 20)});
  return {fmt::format("combinatorial-{}", number), theirs[number - 1],
          [kept](const Setup<Rules>& setup, Side side, Budget& budget) {
            const auto board = setup.rules.board(setup.position);
            const auto result = kept->solver.solve(board, side, budget).result;
            kept->most_bytes = std::max(kept->most_bytes, kept->solver.bytes());
            return result;
          },
          [kept, &table] { return kept->most_bytes + table.bytes(); }};
}

StrongContestant plain_contestant(Method method, double their_seconds) {
  struct Kept {
    PlainSolver<Rules> solver;
    std::size_t most_bytes = 0;
  };
  const auto kept = std::make_shared<Kept>(Kept{PlainSolver<Rules>({.method = method})});
  return {std::string(name(method)), their_seconds,
          [kept](const Setup<Rules>& setup, Side side, Budget& budget) {
            const auto result =
                kept->solver.solve(setup.rules, setup.position, side, budget).result;
            kept->most_bytes = std::max(kept->most_bytes, kept->solver.bytes());
            return result;
          },
          [kept] { return kept->most_bytes; }};
}

}  // namespace

BatchResult run_all(const StrongContestant& contestant, const std::vector<std::string>& boards,
                    double seconds, const Budget& whole) {
  Limits limits;
  limits.stop = whole.limits().stop;
  limits.seconds = seconds;
  Budget clock(limits);
  const double start = seconds_at_work();
  BatchResult tally;
  for (const auto& board : boards) {
    const auto setup = set_up<1>(read_board(board));
    for (const Side side : {Side::left, Side::right}) {
      Budget budget = clock.portion(Limits::no_limit);
      const auto result = contestant.solve(setup, side, budget);
      tally.nodes += budget.nodes();
      tally.results.push_back(result);
      if (result == Result::unknown) {
        tally.seconds = seconds_at_work() - start;
        return tally;
      }
    }
    ++tally.solved;
  }
  tally.seconds = seconds_at_work() - start;
  return tally;
}

std::vector<StrongContestant> strong_contestants(const RowTable& table) {
  std::vector<StrongContestant> all{sum_contestant()};
  for (int number = 1; number <= 6; ++number)
    all.push_back(combinatorial_contestant(table, number));
  all.push_back(plain_contestant(Method::deepening, 421.32));
  all.push_back(plain_contestant(Method::negamax_table, 0));
  return all;
}

std::vector<std::string> random_boards(std::uint64_t count, std::uint64_t seed, bool gaps,
                                       std::uint32_t longest) {
  constexpr std::uint32_t shortest = 10;
  Random random(seed);
  std::vector<std::string> boards;
  for (std::uint64_t i = 0; i < count; ++i) {
    std::string board;
    for (auto n = shortest + random.below(longest - shortest + 1); n > 0; --n)
      board += "BW."[random.below(gaps ? 3 : 2)];
    boards.push_back(board);
  }
  return boards;
}

}  // namespace zermelo::clobber
