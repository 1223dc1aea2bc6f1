#pragma once

#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "game/command.h"
#include "search/solve_answer.h"
#include "search/sum_explanation.h"
#include "search/sum_solver.h"

namespace zermelo {

/// Asks the sum solver, with nothing remembered from question to question: what one costs, and the
/// move it finds, must not depend on what was asked before.
template <Summable G>
class SumAsker {
 public:
  explicit SumAsker(const SumOptions& options) : options_(options) {}

  Verdict<G> solve(const G& rules, const typename G::Position& p, Side mover, Budget& budget) {
    SumSolver<G> solver(rules, options_);
    const auto verdict = solver.solve(p, mover, budget);
    trouble_ = solver.trouble();
    return verdict;
  }

  /// Every move that wins, in the order of the rules; nothing when the budget was spent.
  std::optional<std::vector<typename G::Move>> winning_moves(const G& rules,
                                                             const typename G::Position& p,
                                                             Side mover, Budget& budget) {
    SumSolver<G> solver(rules, options_);
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

 private:
  SumOptions options_;
  std::string trouble_;
};

/// `solve --by sum` of a game, made from its reader.
template <Summable... Gs>
class SumSolving {
 public:
  SumSolving(std::string game, Reader<Gs...> read, const Arguments& arguments)
      : game_(std::move(game)), read_(read), arguments_(arguments) {
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
    const std::size_t workers = arguments_.count("threads") > 1 ? 2 : 1;
    std::vector<SumAsker<G>> askers(workers, SumAsker<G>(options_));
    const auto sides = first_sides(arguments_);
    const auto both = solve_both(askers, setup.rules, setup.position, sides.front() == Side::left,
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
  SumOptions options_;
};

}  // namespace zermelo
