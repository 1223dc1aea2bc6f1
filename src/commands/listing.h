#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "base/numbers.h"
#include "commands/answer.h"
#include "game/game.h"
#include "game/perft.h"

namespace zermelo {

/// What a question was about, repeated in its answer.
struct Subject {
  std::string_view game;
  std::string_view position;  // as it was given

  Fields fields() const { return Fields{}.add("game", game).add("position", position); }
};

/// What an answer cost: "20,464 nodes, 4.8 ms", with a rate where there is enough to measure.
std::string say_cost(std::uint64_t nodes, double seconds);

/// Every move of the given sides, with the position it leads to, in the order of the rules.
template <Written G>
Answer list_moves(const Subject& subject, const G& rules, const typename G::Position& p,
                  const std::vector<Side>& sides) {
  Answer answer{subject.fields(), {}, {}};
  List moves;
  for (const Side side : sides) {
    std::size_t count = 0;
    Text lines;
    for (const auto& move : rules.moves(p, side)) {
      const auto written = rules.text(move), next = rules.text(rules.play(p, side, move));
      moves.emplace_back(
          Fields{}.add("side", name(side)).add("move", written).add("position", next));
      lines.push_back({fmt::format("  {:<9} {}\n", written, next)});
      ++count;
    }
    answer.text.push_back(
        {fmt::format("{}: {} move{}\n", title(side), count, count == 1 ? "" : "s"), Tone::strong});
    std::ranges::move(lines, std::back_inserter(answer.text));
  }
  answer.fields.add("moves", std::move(moves));
  return answer;
}

/// The number of lines of play of exactly `plies` moves.
template <Game G>
Answer count_lines(const Subject& subject, const G& rules, const typename G::Position& p,
                   Side mover, unsigned plies, Budget& budget) {
  const std::uint64_t lines = perft(rules, p, mover, plies, budget);
  const double seconds = budget.seconds();
  const bool known = budget.spent() == Spent::no;
  Answer answer{subject.fields(), {}, known ? Status::answered : Status::unknown};
  answer.fields.add("first", name(mover)).add("depth", std::uint64_t{plies});
  answer.fields.add("nodes", known ? Datum(lines) : Datum()).add("seconds", seconds);
  answer.text.push_back({known ? with_commas(lines) : "?", Tone::strong});
  answer.text.push_back({fmt::format(" lines of {} moves, {} first\n", plies, title(mover))});
  answer.text.push_back({say_cost(budget.nodes(), seconds) + '\n', Tone::dim});
  return answer;
}

}  // namespace zermelo
