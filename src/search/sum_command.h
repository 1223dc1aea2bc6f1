#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include "game/command.h"
#include "search/solve_answer.h"
#include "search/sum_explanation.h"
#include "search/sum_solver.h"

namespace zermelo {

/// Asks the sum solver, with nothing remembered from question to question but values known
/// beforehand and memory to work in: what one costs, and the move it finds, must not depend on what
/// was asked before.
template <Summable G>
class SumAsker {
 public:
  using Position = typename G::Position;

  explicit SumAsker(const SumOptions& options, KnownValues<G> known = {})
      : options_(options),
        known_(std::move(known)),
        table_(std::make_shared<SumTable<G>>(options.table_bytes)) {}

  /// From now on these values are known beforehand.
  void know(KnownValues<G> known) { known_ = std::move(known); }

  Verdict<G> solve(const G& rules, const Position& p, Side mover, Budget& budget) {
    SumSolver<G> solver(rules, options_, known_, table_);
    return asked(solver, p, mover, budget);
  }

  /// One question about both players: what was found for the first serves the second.
  BothFirst<G> solve_both(const G& rules, const Position& p, Budget& budget) {
    SumSolver<G> solver(rules, options_, known_, table_);
    BothFirst<G> both;
    both.left = asked(solver, p, Side::left, budget);
    both.right = asked(solver, p, Side::right, budget);
    return both;
  }

  /// Every move that wins, in the order of the rules; nothing when the budget was spent.
  std::optional<std::vector<typename G::Move>> winning_moves(const G& rules, const Position& p,
                                                             Side mover, Budget& budget) {
    SumSolver<G> solver(rules, options_, known_, table_);
    std::vector<typename G::Move> winning;
    for (const auto& move : rules.moves(p, mover)) {
      const auto reply = solver.solve(rules.play(p, mover, move), opponent(mover), budget).result;
      if (reply == Result::unknown) return std::nullopt;
      if (reply == Result::loss) winning.push_back(move);
    }
    return winning;
  }

  /// Why the last question found no answer, when it was not the budget.
  const std::string& trouble() const { return trouble_; }
  /// The memory that one question took, at most.
  std::size_t most_bytes() const { return most_bytes_; }

 private:
  Verdict<G> asked(SumSolver<G>& solver, const Position& p, Side mover, Budget& budget) {
    const auto verdict = solver.solve(p, mover, budget);
    trouble_ = solver.trouble();
    most_bytes_ = std::max(most_bytes_, solver.bytes());
    return verdict;
  }

  SumOptions options_;
  KnownValues<G> known_;
  std::shared_ptr<SumTable<G>> table_;
  std::string trouble_;
  std::size_t most_bytes_ = 0;
};

/// `solve --by sum` of a game, made from its reader. `Knows` gives for rules and the number of a
/// worker what that worker need not work out.
template <class Knows, Summable... Gs>
class SumSolving {
 public:
  SumSolving(std::string game, Reader<Gs...> read, const Arguments& arguments, Knows knows)
      : game_(std::move(game)), read_(read), arguments_(arguments), knows_(std::move(knows)) {
    const std::size_t bytes = arguments.bytes("memory");
    options_.store_bytes = bytes / 2;
    options_.parts_bytes = options_.table_bytes = bytes / 4;
  }

  void answer(const std::string& position, Sink& sink, Budget& budget) {
    std::visit([&](const auto& setup) { answer_setup(position, setup, sink, budget); },
               read_(position));
  }

 private:
  template <class G>
  void answer_setup(const std::string& position, const Setup<G>& setup, Sink& sink,
                    Budget& budget) {
    auto& askers = askers_for(setup.rules);
    const auto sides = first_sides(arguments_);
    const auto both =
        is_small(setup) && sides.size() == 2
            ? askers.front().solve_both(setup.rules, setup.position, budget)
            : solve_both(askers, setup.rules, setup.position, sides.front() == Side::left,
                         sides.back() == Side::right, budget);
    const double seconds = budget.seconds();
    SolveAnswer<G> answer({game_, position}, setup.rules, both);
    Budget more = budget.fork();
    if (arguments_.given("line")) answer.add_lines(askers.front(), setup.position, more);
    Answer out = std::move(answer).finish(budget, seconds, "sum");
    if (arguments_.given("all-moves")) add_winning_moves(setup, sides, askers.front(), out, more);
    if (arguments_.given("explain")) {
      for (const Side side : sides)
        add_explanation(setup.rules, setup.position, side, options_, out, more);
    }
    for (const auto& asker : askers)
      if (!asker.trouble().empty()) out.text.push_back({"  " + asker.trouble() + '\n', Tone::dim});
    sink.answer(out);
  }

  /// Small questions are asked about both players at once, in one thread: most of the work is
  /// common to them. The two halves of a large one share nothing, so that two threads can have it.
  template <class G>
  static bool is_small(const Setup<G>& setup) {
    constexpr std::size_t most_moves = 80;
    return move_count(setup.rules, setup.position, Side::left) +
               move_count(setup.rules, setup.position, Side::right) <=
           most_moves;
  }

  /// One for each worker, kept for the memory they hold.
  template <class G>
  std::vector<SumAsker<G>>& askers_for(const G& rules) {
    auto& askers = std::get<std::vector<SumAsker<G>>>(askers_);
    const std::size_t workers = arguments_.count("threads") > 1 ? 2 : 1;
    while (askers.size() < workers) askers.emplace_back(options_);
    for (std::size_t i = 0; i < workers; ++i) askers[i].know(knows_(rules, i));
    return askers;
  }

  template <class G>
  static void add_winning_moves(const Setup<G>& setup, const std::vector<Side>& sides,
                                SumAsker<G>& asker, Answer& out, Budget& budget) {
    Fields all;
    for (const Side side : sides) {
      const auto moves = asker.winning_moves(setup.rules, setup.position, side, budget);
      List list;
      std::string words;
      for (const auto& move : moves.value_or(std::vector<typename G::Move>{})) {
        list.emplace_back(setup.rules.text(move));
        words += ' ' + setup.rules.text(move);
      }
      all.add(fmt::format("{}_first", name(side)), moves ? Datum(std::move(list)) : Datum());
      out.text.push_back({fmt::format("  winning moves, {} first:{}\n", title(side),
                                      !moves          ? " ?"
                                      : words.empty() ? " none"
                                                      : words)});
    }
    out.fields.add("winning_moves", std::move(all));
  }

  std::string game_;
  Reader<Gs...> read_;
  Arguments arguments_;
  Knows knows_;
  SumOptions options_;
  std::tuple<std::vector<SumAsker<Gs>>...> askers_;
};

}  // namespace zermelo
