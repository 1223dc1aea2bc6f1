#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/numbers.h"
#include "commands/answer.h"
#include "commands/command.h"
#include "game/game.h"
#include "game/perft.h"

namespace zermelo {

/// The subject of a question, repeated in its answer.
struct Subject {
  std::string_view game;
  std::string_view position;  // as it was given

  Fields fields() const { return Fields{}.add("game", game).add("position", position); }
};

/// The cost of an answer: "20,464 nodes, 4.8 ms", with a rate where there is enough to measure.
std::string say_cost(std::uint64_t nodes, double seconds);

/// The number of lines of play of exactly `plies` moves, and what counting them cost.
struct LineCount {
  Side first = Side::left;
  unsigned plies = 0;
  std::optional<std::uint64_t> lines;  // nothing: the budget was spent
  std::uint64_t nodes = 0;
  double seconds = 0;
};

/// "20 lines of 4 moves, Left first", where the number stands out.
Text line_count_words(std::optional<std::uint64_t> lines, unsigned plies, std::string_view first);
Answer line_count_answer(const Subject& subject, const LineCount& count);
/// The options of `perft`.
std::vector<Option> line_count_options();

/// The answer of `perft`.
template <Game G>
Answer count_lines(const Subject& subject, const G& rules, const typename G::Position& p,
                   Side mover, unsigned plies, Budget& budget) {
  LineCount count{.first = mover, .plies = plies};
  const std::uint64_t lines = perft(rules, p, mover, plies, budget);
  if (budget.spent() == Spent::no) count.lines = lines;
  count.nodes = budget.nodes();
  count.seconds = budget.seconds();
  return line_count_answer(subject, count);
}

}  // namespace zermelo
