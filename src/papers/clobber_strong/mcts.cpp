// Section 8 of the paper on strong 1-D Clobber asks what Monte Carlo tree search would bring in
// place of deepening. Here UCT, which backs up proved wins and losses, plays on the board and on
// sums of values and parts. Measured is how often its move wins in rows that the first player wins,
// and how often that is proved. A move that is not proved is an estimate, and is counted as one.

#include <fmt/format.h>

#include "base/numbers.h"
#include "base/random.h"
#include "games/clobber/rows/row_values.h"
#include "games/clobber/sums/solvers.h"
#include "papers/clobber_strong/contestants.h"
#include "papers/clobber_strong/keen_sums.h"
#include "papers/clobber_strong/reproductions.h"
#include "search/uct.h"

namespace zermelo::clobber {
namespace {

struct Score {
  std::uint64_t asked = 0, right = 0, proved = 0, false_proofs = 0;
  double seconds = 0;
};

using Setup1 = Setup<Clobber<1>>;

/// A row that the first player wins, and that player.
struct Problem {
  Setup1 setup;
  Side first;
};

UctOptions uct_options(std::uint64_t iterations) {
  UctOptions options;
  options.iterations = iterations;
  options.prove = true;
  options.remember = true;
  return options;
}

/// Counts a choice; `leads_to_loss(move)` is true when the opponent is lost after it.
template <class G, class Check>
void count(const Choice<G>& choice, const Check& leads_to_loss, Score& score) {
  ++score.asked;
  score.proved += choice.proved == Result::win ? 1 : 0;
  score.false_proofs += choice.proved == Result::loss ? 1 : 0;
  score.right += choice.move && leads_to_loss(*choice.move) ? 1 : 0;
}

class Trial {
 public:
  /// Rows of 16 to 32 stones that the first player wins.
  std::vector<Problem> problems(std::uint64_t wanted, Random& random, Budget& budget) {
    std::vector<Problem> out;
    while (out.size() < wanted && !budget.stopped()) {
      std::string board;
      for (auto n = 16 + random.below(17); n > 0; --n) board += "BW"[random.below(2)];
      const Problem problem{set_up<1>(read_board(board)),
                            random.below(2) == 0 ? Side::left : Side::right};
      Budget one = budget.fork();
      if (result(problem.setup, problem.setup.position, problem.first, one) == Result::win)
        out.push_back(problem);
    }
    return out;
  }

  Score on_boards(const std::vector<Problem>& all, std::uint64_t iterations, Budget& budget) {
    Score score;
    for (const auto& [setup, first] : all) {
      Uct<Clobber<1>> uct(setup.rules, uct_options(iterations));
      Random random(1);
      Budget one = budget.fork();
      const double start = seconds_at_work();
      const auto choice = uct.choose(setup.position, first, random, one);
      score.seconds += seconds_at_work() - start;
      if (budget.stopped()) break;
      count<Clobber<1>>(
          choice,
          [&, &rules = setup, mover = first](const Move& move) {
            return is_loss(rules, rules.rules.play(rules.position, mover, move), opponent(mover));
          },
          score);
    }
    return score;
  }

  Score on_sums(const std::vector<Problem>& all, std::uint64_t iterations, Budget& budget) {
    Score score;
    for (const auto& problem : all) {
      if (budget.stopped()) break;
      on_one_sum(problem, iterations, budget, score);
    }
    return score;
  }

 private:
  void on_one_sum(const Problem& problem, std::uint64_t iterations, Budget& budget, Score& score) {
    constexpr std::uint64_t steps = 1 << 10;
    Budget one = budget.fork();
    const double start = seconds_at_work();
    SumSolver<Clobber<1>> solver(problem.setup.rules, {}, known_rows<1>(short_rows_));
    Budget for_values;  // not limited: values are not counted as iterations
    const PartValues<Clobber<1>>::Allowance allowance(solver.parts(), for_values, steps);
    const KeenSums game(solver.sums(), {});
    Uct<KeenSums> uct(game, uct_options(iterations));
    Random random(1);
    const auto sum = solver.sums().of(problem.setup.position);
    const auto choice = uct.choose(sum, problem.first, random, one);
    score.seconds += seconds_at_work() - start;
    if (budget.stopped()) return;
    count<KeenSums>(
        choice,
        [&](const KeenSums::Move& move) {
          const auto after = game.play(sum, problem.first, move);
          return solver.result(after, opponent(problem.first), one) == Result::loss;
        },
        score);
  }

  Result result(const Setup1& setup, const Clobber<1>::Position& p, Side mover, Budget& budget) {
    return SumSolver<Clobber<1>>(setup.rules, {}, known_rows<1>(short_rows_))
        .result(p, {}, mover, budget);
  }
  bool is_loss(const Setup1& setup, const Clobber<1>::Position& p, Side mover) {
    Budget budget;
    return result(setup, p, mover, budget) == Result::loss;
  }

  RowValues short_rows_;
};

/// The score of one kind of search with a number of iterations for each move.
struct TreeSearchScore {
  const char* on;
  std::uint64_t iterations;
  Score score;
};

Fields fields_of(const TreeSearchScore& trial) {
  const Score& score = trial.score;
  return Fields{}
      .add("item", "strong-mcts")
      .add("on", trial.on)
      .add("iterations", trial.iterations)
      .add("rows", score.asked)
      .add("right_moves", score.right)
      .add("proved", score.proved)
      .add("wrong_proofs", score.false_proofs)
      .add("seconds", score.seconds)
      .add("exact", false);
}

Text words_of(const TreeSearchScore& trial) {
  const Score& score = trial.score;
  return {{fmt::format(
      "  {:<6} {:>8} iterations: {} of {} moves win (an estimate), {} of them proved, {}\n",
      trial.on, with_commas(trial.iterations), score.right, score.asked, score.proved,
      show_seconds(score.seconds))}};
}

Answer answer_of(const TreeSearchScore& trial) {
  return {fields_of(trial), words_of(trial),
          trial.score.false_proofs > 0 ? Status::wrong : Status::answered};
}

}  // namespace

Reproduction mcts_reproduction() {
  Command command{
      .name = "strong-mcts",
      .summary = "section 8 of strong 1-D Clobber: Monte Carlo tree search, an estimate"};
  command.examples = {{"reproduce strong-mcts --rows 20", "on the board and on sums"}};
  command.options = {{"rows", Kind::count, "n", "random rows that the first player wins", "100"},
                     {"most", Kind::count, "n", "iterations for a move, at most", "10000"},
                     {"seed", Kind::count, "n", "which rows", "1"}};
  command.start = [](const Arguments& arguments) -> Run {
    return [arguments](const std::string&, Sink& sink, Budget& budget) {
      Trial trial;
      Random random(arguments.count("seed"));
      const auto all = trial.problems(arguments.count("rows"), random, budget);
      for (std::uint64_t n = 100; n <= arguments.count("most") && !budget.stopped(); n *= 10) {
        const auto board = trial.on_boards(all, n, budget);
        if (!budget.stopped()) sink.answer(answer_of({"board", n, board}));
        const auto sums = trial.on_sums(all, n, budget);
        if (!budget.stopped()) sink.answer(answer_of({"sums", n, sums}));
      }
    };
  };
  return {"clobber-strong", command};
}

}  // namespace zermelo::clobber
