#pragma once

#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include "commands/advice.h"
#include "commands/command.h"
#include "commands/reader.h"
#include "commands/solve_answer.h"
#include "commands/sum_explanation.h"
#include "search/sum_asker.h"

namespace zermelo {

/// `solve --by sum` of a game, made from its reader. `Knows` gives for rules what need not be
/// worked out.
template <class Knows, Summable... Gs>
class SumSolving {
 public:
  SumSolving(std::string game, TextReader<Gs...> read, const Arguments& arguments, Knows knows)
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
    const Trouble trouble = asker.trouble();
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
    if (!trouble.empty()) out.text.push_back({"  " + advised(trouble) + '\n', Tone::dim});
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
  TextReader<Gs...> read_;
  Arguments arguments_;
  Knows knows_;
  SumOptions options_;
  std::tuple<std::optional<SumAsker<Gs>>...> askers_;
};

}  // namespace zermelo
