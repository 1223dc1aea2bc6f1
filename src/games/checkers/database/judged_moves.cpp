#include "games/checkers/database/judged_moves.h"

#include <fmt/format.h>

#include "game/result.h"

namespace zermelo::checkers {

std::optional<std::vector<JudgedMove>> judged_moves(Database& database, const Position& p,
                                                    Side side) {
  std::vector<JudgedMove> out;
  bool is_complete = true;
  for (const Move& move : MoveList(p, side)) {
    const Position after = play(p, side, move);
    const auto outcome = database.outcome_of_move(after, opponent(side), converts(p, side, move));
    if (outcome) out.push_back({move, after, *outcome});
    is_complete = is_complete && outcome.has_value();
  }
  if (!is_complete) return std::nullopt;
  return out;
}

Outcome best_outcome(const std::vector<JudgedMove>& moves) {
  std::vector<Outcome> outcomes;
  for (const JudgedMove& each : moves) outcomes.push_back(each.outcome);
  return best_of(outcomes);
}

std::vector<std::string> best_moves(const std::vector<JudgedMove>& moves) {
  const Outcome best = best_outcome(moves);
  std::vector<std::string> out;
  for (const JudgedMove& each : moves)
    if (each.outcome == best) out.push_back(text(each.move));
  return out;
}

std::string in_words(const Outcome& outcome) {
  if (outcome.result == Result::draw) return "draw";
  return fmt::format("{} in {}", name(outcome.result), outcome.plies);
}

}  // namespace zermelo::checkers
