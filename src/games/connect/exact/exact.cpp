#include "games/connect/exact/exact.h"

#include "games/connect/board/rows.h"
#include "games/connect/exact/attack.h"
#include "search/proof_number.h"

namespace zermelo::connect {
namespace {

/// The oracle of the search: positions that Attack::decide has decided.
struct DecidedPositions {
  std::optional<Result> operator()(const Attack& rules, const Attack::Position& p,
                                   Side side) const {
    return rules.result(p, side);
  }
};

/// The question whether one colour can force a row.
class Attempt {
 public:
  Attempt(const Question& question, Colour attacker, std::size_t memory, Budget& budget)
      : question_(question),
        attacker_(attacker),
        rules_(question.rules),
        table_(memory),
        budget_(budget) {}

  /// Whether it can; nothing when the budget is spent.
  std::optional<bool> succeeds() {
    const auto p = position(question_.grid, question_.to_move, question_.stones);
    if (p.winner) return *p.winner == Side::left;
    const auto verdict = solve(p);
    if (verdict.result == Result::unknown) return std::nullopt;
    return (verdict.result == Result::win) == (p.mover == Side::left);
  }

  /// A winning turn, if the attacker is to move and wins. Sets `is_cut` when the budget is spent
  /// first.
  std::vector<unsigned> turn(bool& is_cut) {
    std::vector<unsigned> out;
    Grid grid = question_.grid;
    for (unsigned left = question_.stones; left > 0; --left) {
      const auto p = position(grid, attacker_, left);
      if (p.winner) {
        const auto rest = points_to_complete(grid, attacker_, question_.rules.k, left);
        out.insert(out.end(), rest.begin(), rest.end());
        return out;
      }
      const auto cell = winning_cell(grid, p, left);
      is_cut = !cell;
      if (is_cut) return {};
      out.push_back(*cell);
      grid.cells[*cell] = letter(attacker_);
    }
    return out;
  }

 private:
  Attack::Position position(const Grid& grid, Colour mover, unsigned stones) const {
    return rules_.position(grid, attacker_, mover, stones);
  }
  Verdict<Attack> solve(const Attack::Position& p) {
    return proof_number(rules_, p, p.mover, budget_, table_, DecidedPositions{});
  }

  /// The search works on a mirror image of the board. The cell that its move stands for is one that
  /// leads to the same normalised position, or to one that is decided for the attacker.
  std::optional<unsigned> winning_cell(const Grid& grid, const Attack::Position& p, unsigned left) {
    const auto verdict = solve(p);
    if (verdict.result != Result::win) return std::nullopt;
    const auto wanted = rules_.play(p, p.mover, *verdict.move);
    for (unsigned cell = 0; cell < grid.size(); ++cell) {
      if (grid.cells[cell] != '.') continue;
      Grid next = grid;
      next.cells[cell] = letter(attacker_);
      const auto q = left > 1 ? position(next, attacker_, left - 1)
                              : position(next, other(attacker_), question_.rules.p);
      const bool same =
          !q.winner && !wanted.winner && q.stones == wanted.stones && q.blocked == wanted.blocked;
      if (same || (q.winner && *q.winner == Side::left)) return cell;
    }
    return std::nullopt;
  }

  const Question& question_;
  Colour attacker_;
  Attack rules_;
  ProofNumberTable<Attack> table_;
  Budget& budget_;
};

/// Strategy stealing: on the empty board White cannot win if Black's first turn is at least as long
/// as the others. If White had a winning strategy, Black could place his stones anywhere and then
/// follow that strategy as the second player; extra stones never hurt.
bool white_cannot_win(const Question& question) {
  const bool empty = question.grid.cells.find_first_not_of('.') == std::string::npos;
  return empty && question.to_move == Colour::black && question.stones >= question.rules.p;
}

}  // namespace

std::string_view name(Ending ending) {
  return ending == Ending::first ? "first" : ending == Ending::second ? "second" : "draw";
}

Question empty_board(const GameRules& rules) {
  return {rules, empty_grid(rules.rows, rules.columns), Colour::black, rules.q};
}

Solved solve_game(const Question& question, std::size_t memory, Budget& budget) {
  if (auto row = row_won_already(question.grid, question.rules.k)) {
    const auto ending = row->colour == Colour::black ? Ending::first : Ending::second;
    return {ending, {}, false, std::move(row)};
  }
  for (const Colour attacker : {Colour::black, Colour::white}) {
    const bool is_black = attacker == Colour::black;
    if (!is_black && white_cannot_win(question)) break;
    Attempt attempt(question, attacker, memory, budget);
    const auto succeeds = attempt.succeeds();
    if (!succeeds) return {};
    if (!*succeeds) continue;
    Solved solved{is_black ? Ending::first : Ending::second};
    if (attacker == question.to_move) solved.turn = attempt.turn(solved.is_cut);
    return solved;
  }
  return {Ending::draw};
}

std::optional<Ending> solve_exactly(const Question& question, std::size_t memory, Budget& budget) {
  return solve_game(question, memory, budget).ending;
}

}  // namespace zermelo::connect
