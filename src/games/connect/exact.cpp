#include "games/connect/exact.h"

#include "games/connect/attack.h"
#include "search/proof_number.h"

namespace zermelo::connect {
namespace {

/// What the rules of the attack know is known without search.
struct DecidedPositions {
  std::optional<Result> operator()(const Attack& rules, const Attack::Position& p,
                                   Side side) const {
    return rules.result(p, side);
  }
};

/// Whether a colour can force a row; nothing when the budget is spent.
std::optional<bool> can_win(const Question& question, Colour attacker, std::size_t memory,
                            Budget& budget) {
  const Attack rules(question.rules);
  const auto p = rules.position(question.grid, attacker, question.to_move, question.stones);
  if (p.winner) return *p.winner == Side::left;
  EffortTable<Attack> table(memory);
  const auto verdict = proof_number(rules, p, p.mover, budget, table, DecidedPositions{});
  if (verdict.result == Result::unknown) return std::nullopt;
  return (verdict.result == Result::win) == (p.mover == Side::left);
}

/// On the empty board White cannot win if Black's first turn is no shorter than the others: with a
/// winning strategy for White, Black could place his stones anywhere and play that strategy as if
/// White had begun; a stone too many never hurts.
bool white_cannot_win(const Question& question) {
  const bool empty = question.grid.cells.find_first_not_of('.') == std::string::npos;
  return empty && question.to_move == Colour::black && question.stones >= question.rules.p;
}

}  // namespace

std::string_view name(Ending ending) {
  return ending == Ending::first ? "first" : ending == Ending::second ? "second" : "draw";
}

Question empty_board(const GameRules& rules) {
  return {rules,
          {rules.rows, rules.columns, std::string(std::size_t{rules.rows} * rules.columns, '.')},
          Colour::black,
          rules.q};
}

std::optional<Ending> solve_exactly(const Question& question, std::size_t memory, Budget& budget) {
  const auto black = can_win(question, Colour::black, memory, budget);
  if (!black) return std::nullopt;
  if (*black) return Ending::first;
  if (white_cannot_win(question)) return Ending::draw;
  const auto white = can_win(question, Colour::white, memory, budget);
  if (!white) return std::nullopt;
  return *white ? Ending::second : Ending::draw;
}

}  // namespace zermelo::connect
