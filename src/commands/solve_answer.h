#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "commands/advice.h"
#include "commands/listing.h"
#include "commands/outcome_words.h"
#include "commands/sum_explanation.h"
#include "search/solution.h"

namespace zermelo {

/// Why a search ended without an answer, for people.
std::string why_unknown(Spent spent);

/// A verdict with its move written out.
struct WrittenVerdict {
  std::optional<Side> winner;       // nothing: not known
  std::optional<std::string> move;  // nothing: the mover loses, or the move is not known
};

/// Moves written out, with the player who moves first.
struct WrittenMoves {
  Side first = Side::left;
  std::optional<std::vector<std::string>> moves;  // nothing: not known
};

/// A solution with its moves written out, the same for every game.
struct WrittenSolution {
  std::optional<OutcomeClass> outcome;
  std::optional<WrittenVerdict> left_first, right_first;  // nothing: not asked
  std::uint64_t nodes = 0;
  double seconds = 0;
  Spent spent = Spent::no;
  std::vector<WrittenMoves> lines, winning_moves;
  std::vector<SumExplanation> explanations;
  Trouble trouble;
};

template <Written G>
std::vector<WrittenMoves> written(const G& rules, const std::vector<MovesWhenFirst<G>>& lists) {
  std::vector<WrittenMoves> out;
  for (const auto& [first, moves] : lists) {
    out.push_back({first, std::nullopt});
    if (!moves) continue;
    auto& texts = out.back().moves.emplace();
    for (const auto& move : *moves) texts.push_back(rules.text(move));
  }
  return out;
}

template <Written G>
std::optional<WrittenVerdict> written(const G& rules, Side first,
                                      const std::optional<Verdict<G>>& verdict) {
  if (!verdict) return std::nullopt;
  WrittenVerdict out{winner(first, verdict->result), std::nullopt};
  if (verdict->move) out.move = rules.text(*verdict->move);
  return out;
}

template <Written G>
WrittenSolution written(const G& rules, const SearchSolution<G>& solution) {
  return {.outcome = solution.both.outcome(),
          .left_first = written(rules, Side::left, solution.both.left),
          .right_first = written(rules, Side::right, solution.both.right),
          .nodes = solution.nodes,
          .seconds = solution.seconds,
          .spent = solution.spent,
          .lines = written(rules, solution.lines),
          .winning_moves = written(rules, solution.winning_moves),
          .explanations = solution.explanations,
          .trouble = solution.trouble};
}

/// The answer of `solve` as fields and as words.
Fields solution_fields(const Subject& subject, const WrittenSolution& solution,
                       std::string_view method);
Text solution_words(const Subject& subject, const WrittenSolution& solution,
                    std::string_view method);
Answer solution_answer(const Subject& subject, const WrittenSolution& solution,
                       std::string_view method);

}  // namespace zermelo
