#pragma once

#include <algorithm>
#include <memory>
#include <optional>
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
        table_(std::make_shared<SumTable<G>>(options.table_bytes())) {}

  /// These values need not be worked out by later questions.
  void know(KnownValues<G> known) { known_ = std::move(known); }

  Verdict<G> solve(const G& rules, const Position& p, Side mover, Budget& budget) {
    SumSolver<G> solver(rules, options_, known_, table_);
    trouble_.clear();
    return asked(solver, p, mover, budget);
  }

  /// One question about both players: what was found for the first serves the second.
  BothFirst<G> solve_both(const G& rules, const Position& p, bool left, bool right,
                          Budget& budget) {
    SumSolver<G> solver(rules, options_, known_, table_);
    trouble_.clear();
    BothFirst<G> both;
    if (left) both.left = asked(solver, p, Side::left, budget);
    if (right) both.right = asked(solver, p, Side::right, budget);
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
    if (trouble_.empty()) trouble_ = solver.trouble();
    most_bytes_ = std::max(most_bytes_, solver.bytes());
    return verdict;
  }

  SumOptions options_;
  KnownValues<G> known_;
  std::shared_ptr<SumTable<G>> table_;
  std::string trouble_;
  std::size_t most_bytes_ = 0;
};

/// `solve --by sum` of a game, made from its reader. `Knows` gives for rules what need not be
/// worked out.
template <class Knows, Summable... Gs>
class SumSolving {
 public:
  SumSolving(std::string game, Reader<Gs...> read, const Arguments& arguments, Knows knows)
      : game_(std::move(game)), read_(read), arguments_(arguments), knows_(std::move(knows)) {
    options_.bytes = arguments.bytes("memory");
  }

  void answer(const std::string& position, Sink& sink, Budget& budget) {
    std::visit([&](const auto& setup) { answer_setup(position, setup, sink, budget); },
               read_(position));
  }

 private:
  template <class G>
  void answer_setup(const std::string& position, const Setup<G>& setup, Sink& sink,
                    Budget& budget) {
    auto& asker = asker_for(setup.rules);
    const auto sides = first_sides(arguments_);
    const auto both = asker.solve_both(setup.rules, setup.position, sides.front() == Side::left,
                                       sides.back() == Side::right, budget);
    const std::string trouble = asker.trouble();
    const double seconds = budget.seconds();
    SolveAnswer<G> answer({game_, position}, setup.rules, both);
    Budget more = budget.fork();
    if (arguments_.given("line")) answer.add_lines(asker, setup.position, more);
    Answer out = std::move(answer).finish(budget, seconds, "sum");
    if (arguments_.given("all-moves")) add_winning_moves(setup, sides, asker, out, more);
    if (arguments_.given("explain")) {
      for (const Side side : sides)
        add_explanation(setup.rules, setup.position, side, options_, out, more);
    }
    if (!trouble.empty()) out.text.push_back({"  " + trouble + '\n', Tone::dim});
    sink.answer(out);
  }

  /// Kept for the memory it holds.
  template <class G>
  SumAsker<G>& asker_for(const G& rules) {
    auto& asker = std::get<std::optional<SumAsker<G>>>(askers_);
    if (!asker) asker.emplace(options_);
    asker->know(knows_(rules));
    return *asker;
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
  std::tuple<std::optional<SumAsker<Gs>>...> askers_;
};

}  // namespace zermelo
